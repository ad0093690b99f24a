"""Play on Ray: on this machine, or on a cluster whose machines all see the folder at the same path."""

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from socket import create_connection, gethostname
from typing import Any, Final

from ninelives.core.errors import NineLivesError
from ninelives.lab.needs import import_extra
from ninelives.lab.plan.cells import MatchBatch
from ninelives.lab.run.tries import TRIES, too_many_kills_error

LOOPBACK: Final = "127.0.0.1"
PATIENCE: Final = 5.0  # seconds
TELL_MAKERS: Final = "RAY_USAGE_STATS_ENABLED"
USE_NETWORK: Final = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"  # "0" keeps Ray on loopback, on every system


def run_on_ray(
    jobs: int, address: str, play: Callable[[MatchBatch], None], batches: Sequence[MatchBatch]
) -> Iterator[MatchBatch]:
    """Play on the cluster with this address, or on so many processes here. Ray plays again what a killed one had."""
    with _ray_cluster(jobs, address) as ray:
        task = ray.remote(max_retries=TRIES - 1)(play_there)
        waiting = {task.remote(version("ninelives"), play, batch): batch for batch in batches}
        while waiting:
            (done,), _rest = ray.wait(list(waiting))
            _check(ray, done)
            yield waiting.pop(done)


def play_there(wanted: str, play: Callable[[MatchBatch], None], batch: MatchBatch) -> None:
    """Play on whichever machine this is, if it has the same rules."""
    here = version("ninelives")
    if here != wanted:
        raise NineLivesError(f"{gethostname()} has ninelives {here}, and the plan is of {wanted}: install that there.")
    play(batch)


@contextmanager
def _ray_cluster(jobs: int, address: str) -> Iterator[Any]:
    os.environ[TELL_MAKERS] = "0"  # Ray reads these when it is imported
    if not address or address.startswith(LOOPBACK):
        os.environ[USE_NETWORK] = "0"
    ray = import_extra("ray", "lab-ray")
    here = {"address": "local", "num_cpus": jobs, "include_dashboard": False}
    if address:
        _check_there(address)
    ray.init(**({"address": address} if address else here), log_to_driver=False, logging_level=logging.ERROR)
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_there(address: str) -> None:
    """Raise if nobody listens; Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    try:
        create_connection((host, port), timeout=PATIENCE).close()
    except OSError as fault:
        raise NineLivesError(f"There is no Ray at {address}. Start it there with: ray start --head") from fault


def _check(ray: Any, done: object) -> None:  # noqa: ANN401 - Ray is imported late
    """Raise what was raised where a batch was played, as if that had been here."""
    try:
        ray.get(done)
    except ray.exceptions.RayTaskError as fault:
        raise fault.cause from fault
    except ray.exceptions.RayError as fault:
        raise too_many_kills_error() from fault
