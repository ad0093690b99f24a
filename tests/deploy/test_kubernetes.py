"""The manifests: Kubernetes takes them, they fit together, and the server does what they count on."""

import re
import signal
import subprocess
import time
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
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
PROBES = ("startupProbe", "readinessProbe", "livenessProbe")
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
    assert manifest("NetworkPolicy")["spec"]["podSelector"]["matchLabels"] == labels
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


def test_what_is_for_those_who_run_it_has_a_port_of_its_own_that_no_service_leads_to() -> None:
    ports = {port["name"]: port["containerPort"] for port in container()["ports"]}
    args = container()["args"]
    assert args[args.index("--admin-listen") + 1] == f"0.0.0.0:{ports['admin']}"
    assert {container()[probe]["httpGet"]["port"] for probe in PROBES} == {"admin"}
    annotations = manifest("Deployment")["spec"]["template"]["metadata"]["annotations"]
    assert annotations["prometheus.io/port"] == str(ports["admin"])
    services = [one["spec"]["ports"] for one in manifests() if one["kind"] == "Service"]
    assert [port["targetPort"] for ports in services for port in ports] == ["http"]


def test_players_come_by_the_ingress_and_only_monitoring_reads_the_numbers() -> None:
    rules = manifest("NetworkPolicy")["spec"]
    assert rules["policyTypes"] == ["Ingress", "Egress"]
    opened = {port["port"]: rule["from"] for rule in rules["ingress"] for port in rule["ports"]}
    assert set(opened) == {"http", "admin"}
    assert all("namespaceSelector" in place for places in opened.values() for place in places)
    assert all("podSelector" in place for place in opened["http"]), "who may say for whom they ask"
    away = [(port["port"], rule["to"]) for rule in rules["egress"] for port in rule["ports"]]
    assert {port for port, _ in away} == {53, 443, 5432, 6379}
    wide = [place["ipBlock"] for port, places in away if port == 443 for place in places]
    for address in ("10.1.2.3", "169.254.169.254", "172.20.0.1", "192.168.1.1", "100.100.0.1", "fd00::1", "fe80::1"):
        assert not any(reaches(block, address) for block in wide), address
    assert any(reaches(block, "203.0.113.9") for block in wide)


def reaches(block: Manifest, address: str) -> bool:
    one = ip_address(address)
    return one in ip_network(block["cidr"]) and not any(one in ip_network(net) for net in block["except"])


def test_proxies_are_named_narrowly() -> None:
    """Whoever counts as a proxy may say for whom they ask; a network policy lets no other pod come to the port."""
    assert ip_network(manifest("ConfigMap")["data"]["proxies"]).num_addresses <= 16


def test_memory_is_asked_for_as_much_as_is_allowed() -> None:
    resources = container()["resources"]
    assert resources["requests"]["memory"] == resources["limits"]["memory"]


def test_the_ingress_leads_to_ports_that_are_there() -> None:
    paths = [path for name in ("ninelives", "ninelives-tables") for path in paths_of(manifest("Ingress", name))]
    for path in paths:
        wanted = path["backend"]["service"]
        service = manifest("Service", wanted["name"])["spec"]
        assert wanted["port"]["name"] in [port["name"] for port in service["ports"]]


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
    port, admin = free_port(), free_port()
    words = [VARIABLE.sub(lambda found: given[found[1]], word) for word in container()["args"]]
    words = [word.replace(":9000", f":{admin}") for word in words]
    command = [str(PROGRAMS / "ninelives"), "serve", "--port", str(port), *words]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env={**environment(), **given}, stdout=pipe, stderr=pipe, text=True) as process:
        site = Running(process, port, admin)
        try:
            wait_for(site.is_ready)
            for probe in PROBES:
                assert site.admin.status(container()[probe]["httpGet"]["path"]) == 200
            assert site.admin.ask("GET", "/metrics", host="10.0.12.34:9000").status_code == 200
            assert [site.status(path) for path in ("/", "/metrics", "/ready", "/host")] == [200, 404, 404, 404]
            asked = time.monotonic()
            assert site.stop(signal.SIGTERM) == 0
            slept = container()["lifecycle"]["preStop"]["sleep"]["seconds"]
            assert slept + time.monotonic() - asked < pod()["terminationGracePeriodSeconds"]
        finally:
            process.kill()
