"""A real Prometheus with the shipped configuration: only its target and its rhythm are the test's own."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx2

from deploy.proxy import HERE, changed
from deploy.shipped import SHIPPED
from server.house import free_port, wait_for


class Prometheus(NamedTuple):
    client: httpx2.Client

    def ask(self, path: str, **query: str) -> Any:  # noqa: ANN401 - whatever it answers
        answer = self.client.get(f"/api/v1{path}", params=query).json()
        assert answer["status"] == "success", answer
        return answer["data"]

    def series(self, expression: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.ask("/query", query=expression)["result"]
        return found

    @property
    def rules(self) -> list[dict[str, Any]]:
        return [rule for group in self.ask("/rules")["groups"] for rule in group["rules"]]

    def is_ready(self) -> bool:
        try:
            return self.client.get("/-/ready").status_code == 200
        except httpx2.TransportError:
            return False


def program(name: str) -> str:
    found = shutil.which(name)
    assert found, f"{name} is not installed. On Debian: apt-get install prometheus."
    return found


@contextmanager
def watching(folder: Path, first: int, second: int) -> Iterator[Prometheus]:
    """Run Prometheus until the end of the block; it watches the servers at these ports."""
    ours = {"interval: 15s": "interval: 1s", ":18001": f":{first}", ":18002": f":{second}"}
    (folder / "prometheus.yml").write_text(changed((SHIPPED / "prometheus.yml").read_text(), ours))
    shutil.copy(SHIPPED / "alerts.yml", folder)
    place = f"{HERE}:{free_port()}"
    command = [program("prometheus"), f"--config.file={folder}/prometheus.yml", f"--storage.tsdb.path={folder}/data"]
    with (
        httpx2.Client(base_url=f"http://{place}", trust_env=False) as client,
        subprocess.Popen([*command, f"--web.listen-address={place}"], stderr=subprocess.DEVNULL) as process,
    ):
        try:
            wait_for(Prometheus(client).is_ready)
            yield Prometheus(client)
        finally:
            process.terminate()
