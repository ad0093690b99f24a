"""On Ray too the parts are the same to the byte, whoever is killed. `just research::ray` runs these, where Ray is."""

import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING

import pytest

from lab import dying
from lab.runs import FACTS, LONG, command, parts, wait_for_a_part
from ninelives.cli import main
from ninelives.core.errors import NineLivesError
from ninelives.lab.data.folder import prepare
from ninelives.lab.plan.cells import MatchBatch
from ninelives.lab.plan.reading import plan_of
from ninelives.lab.run.coordinator import go_on
from ninelives.lab.run.on_ray import LOOPBACK, TELL_MAKERS, USE_NETWORK, run_on_ray
from ninelives.lab.run.runners import runner_with
from ninelives.lab.run.tries import TRIES

if TYPE_CHECKING:
    from ray.cluster_utils import Cluster

pytestmark = pytest.mark.ray

NODE = {"num_cpus": 1, "node_ip_address": LOOPBACK, "include_dashboard": False}


@pytest.fixture(scope="module")
def cluster() -> Iterator["Cluster"]:
    """Yield two nodes on this machine, with one process each."""
    with pytest.MonkeyPatch.context() as patch:
        for name in (TELL_MAKERS, USE_NETWORK):
            patch.setenv(name, "0")
        patch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))  # they must find what dies
        from ray.cluster_utils import Cluster  # noqa: PLC0415 - tests are collected where there is no Ray

        made = Cluster(initialize_head=True, head_node_args=NODE)
        made.add_node(**NODE)
        yield made
        made.shutdown()


@pytest.fixture
def by_one_process(tmp_path: Path) -> dict[str, bytes]:
    assert main(["lab", "run", *LONG, "--jobs", "1", "--to", str(tmp_path / "alone")]) == 0
    return parts(tmp_path / "alone")


def test_two_nodes_write_what_one_process_writes(cluster: "Cluster", tmp_path: Path, serial: dict[str, bytes]) -> None:
    prepare(tmp_path, plan_of(FACTS))
    assert go_on(tmp_path, runner_with(1, f"ray://{cluster.address}")) == 24
    assert parts(tmp_path) == serial


def test_a_killed_process_loses_and_doubles_nothing(cluster: "Cluster", tmp_path: Path) -> None:
    batches = list(plan_of(FACTS).batches())
    assert sorted(run_on_ray(1, cluster.address, partial(dying.once, tmp_path), batches)) == sorted(batches)
    assert {path.stem for path in tmp_path.glob("*.done")} == {batch.name for batch in batches}


def test_a_batch_that_always_kills_its_process_ends_the_run(cluster: "Cluster", tmp_path: Path) -> None:
    with pytest.raises(NineLivesError, match="memory enough"):
        list(run_on_ray(1, cluster.address, partial(dying.always, tmp_path), [MatchBatch(0, 0, 1)]))
    assert tmp_path.joinpath(MatchBatch(0, 0, 1).name).read_text() == "x" * TRIES


def _begun_by(parent: int, folder: Path) -> set[str]:
    """Return the batches that are being played by children of this process."""
    return {path.stem for path in folder.glob(f"*.{parent}") if not path.with_suffix(".done").exists()}


def test_a_killed_node_loses_and_doubles_nothing(cluster: "Cluster", tmp_path: Path) -> None:
    batches = [MatchBatch(0, first, 1) for first in range(6)]
    done = run_on_ray(1, cluster.address, partial(dying.slowly, tmp_path), batches)
    first = next(done)
    (second,) = cluster.worker_nodes
    raylet = second.all_processes["raylet"][0].process.pid
    while not (lost := _begun_by(raylet, tmp_path)):
        sleep(0.02)
    cluster.remove_node(second, allow_graceful=False)
    assert sorted([first, *done]) == batches
    assert [len(list(tmp_path.glob(f"{name}.*"))) for name in lost] == [3], "begun twice, done once"
    cluster.add_node(**NODE)


def test_a_killed_driver_is_resumed(cluster: "Cluster", tmp_path: Path, by_one_process: dict[str, bytes]) -> None:
    where = ("--on", f"ray://{cluster.address}")
    driver = command(tmp_path, "run", *LONG, *where, "--to", "data")
    wait_for_a_part(tmp_path / "data")
    driver.send_signal(signal.SIGKILL)
    driver.communicate(timeout=60)
    assert len(parts(tmp_path / "data")) < len(by_one_process)
    assert main(["lab", "resume", str(tmp_path / "data"), *where]) == 0
    assert parts(tmp_path / "data") == by_one_process


def test_ray_is_started_here_if_no_address_is_given(tmp_path: Path, by_one_process: dict[str, bytes]) -> None:
    here = command(tmp_path, "run", *LONG, "--on", "ray", "--jobs", "2", "--to", "data")
    out, err = here.communicate(timeout=120)
    assert (here.returncode, err) == (0, "")
    assert out.startswith("All is played, 24 matches of it now. Ask: ninelives lab measure data")
    assert parts(tmp_path / "data") == by_one_process


def test_an_address_with_no_ray_is_told(tmp_path: Path) -> None:
    with pytest.raises(NineLivesError, match="There is no Ray at"):
        list(run_on_ray(1, f"{LOOPBACK}:9", partial(dying.once, tmp_path), [MatchBatch(0, 0, 1)]))
