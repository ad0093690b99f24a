"""The manifests: Kubernetes takes them, they fit together, and the server does what they count on."""

import re
import signal
import subprocess
import time
from collections.abc import Iterator
from secrets import token_hex
from typing import Any

import pytest
from ruamel.yaml import YAML

from deploy.shipped import PROGRAMS, SHIPPED, environment
from server.house import Running, free_port, wait_for
from services import Services

type Manifest = dict[str, Any]

FOLDER = SHIPPED / "kubernetes"
VERSIONS = ("1.30", "1.37")  # the oldest that docs/kubernetes.md names, and the newest that the schemas know
VARIABLE = re.compile(r"^\$\((\w+)\)$")


def manifests() -> Iterator[Manifest]:
    for path in sorted(FOLDER.glob("*.yaml")):
        yield from YAML(typ="safe").load_all(path)


def manifest(kind: str, name: str = "ninelives") -> Manifest:
    return next(one for one in manifests() if (one["kind"], one["metadata"]["name"]) == (kind, name))


def pod() -> Manifest:
    spec: Manifest = manifest("Deployment")["spec"]["template"]["spec"]
    return spec


def container() -> Manifest:
    (only,) = pod()["containers"]
    return dict(only)


@pytest.mark.deploy
@pytest.mark.parametrize("version", VERSIONS)
def test_kubernetes_knows_every_field(version: str) -> None:
    files = [str(path) for path in FOLDER.glob("*.yaml")]
    command = [str(PROGRAMS / "kubernetes-validate"), "--strict", "-k", version, *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count(" passed ") + done.stderr.count(" passed ") == len(list(manifests()))


def test_whatever_selects_pods_selects_these() -> None:
    deployment = manifest("Deployment")["spec"]
    labels = deployment["template"]["metadata"]["labels"]
    assert deployment["selector"]["matchLabels"] == labels
    assert manifest("PodDisruptionBudget")["spec"]["selector"]["matchLabels"] == labels
    assert manifest("Service")["spec"]["selector"] == labels
    assert "selector" not in manifest("Service", "ninelives-nobody")["spec"]
    assert manifest("PodDisruptionBudget")["spec"]["minAvailable"] < deployment["replicas"]


def test_every_setting_that_a_pod_asks_for_is_there() -> None:
    for variable in container()["env"]:
        ((kind, asked),) = variable["valueFrom"].items()
        values = manifest("Secret")["stringData"] if kind == "secretKeyRef" else manifest("ConfigMap")["data"]
        assert asked["key"] in values
        assert asked["name"] == "ninelives"


def test_a_pod_may_do_little() -> None:
    assert pod()["securityContext"]["runAsNonRoot"]
    assert pod()["automountServiceAccountToken"] is False
    assert str(pod()["securityContext"]["runAsUser"]) in (SHIPPED / "Containerfile").read_text()
    assert container()["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }


def test_the_ingress_leads_to_ports_that_are_there_and_hides_what_nginx_hides() -> None:
    paths = [path for name in ("ninelives", "ninelives-tables") for path in paths_of(manifest("Ingress", name))]
    for path in paths:
        wanted = path["backend"]["service"]
        service = manifest("Service", wanted["name"])["spec"]
        assert wanted["port"]["name"] in [port["name"] for port in service["ports"]]
    hidden = {path["path"] for path in paths if path["backend"]["service"]["name"] == "ninelives-nobody"}
    assert hidden == {"/metrics", "/ready"}
    assert "location ~ ^/(metrics|ready)$" in (SHIPPED / "nginx.conf").read_text()


def test_only_what_is_at_a_table_is_hashed() -> None:
    word = "nginx.ingress.kubernetes.io/upstream-hash-by"
    tables, rest = [manifest("Ingress", name) for name in ("ninelives-tables", "ninelives")]
    assert tables["metadata"]["annotations"] == {**rest["metadata"]["annotations"], word: "$uri"}
    assert [path["path"] for path in paths_of(tables)] == ["/api/tables"]


def paths_of(ingress: Manifest) -> list[Manifest]:
    return [path for rule in ingress["spec"]["rules"] for path in rule["http"]["paths"]]


@pytest.mark.deploy
def test_the_server_answers_the_probes_and_goes_within_its_time(services: Services) -> None:
    """Start what a pod starts, with its arguments and variables, at the test's own port and services."""
    given = {
        "ADDRESS": manifest("ConfigMap")["data"]["address"],
        "FORWARDED_ALLOW_IPS": manifest("ConfigMap")["data"]["proxies"],
        "NINELIVES_DATABASE": services.make_database(f"pod_{token_hex(6)}"),
        "NINELIVES_REDIS": services.redis_url,
        "PGPASSWORD": manifest("Secret")["stringData"]["database-password"],
    }
    assert set(given) == {variable["name"] for variable in container()["env"]}
    words = [VARIABLE.sub(lambda found: given[found[1]], word) for word in container()["args"]]
    port = free_port()
    command = [str(PROGRAMS / "ninelives"), "serve", "--port", str(port), *words]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env={**environment(), **given}, stdout=pipe, stderr=pipe, text=True) as process:
        site = Running(process, port)
        try:
            wait_for(site.is_ready)
            for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
                assert site.status(container()[probe]["httpGet"]["path"]) == 200
            asked = time.monotonic()
            assert site.stop(signal.SIGTERM) == 0
            slept = container()["lifecycle"]["preStop"]["sleep"]["seconds"]
            assert slept + time.monotonic() - asked < pod()["terminationGracePeriodSeconds"]
        finally:
            process.kill()
