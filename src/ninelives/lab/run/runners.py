"""Runners share the batches of a plan out. What is played does not depend on who plays it."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import active_children, get_context, parent_process
from threading import Thread

from ninelives.lab.plan.cells import MatchBatch
from ninelives.lab.progress import tell
from ninelives.lab.run.on_ray import run_on_ray
from ninelives.lab.run.tries import TRIES, too_many_kills_error

# plays the batches, in any order, and yields each once it is kept
type BatchRunner = Callable[[Callable[[MatchBatch], None], Sequence[MatchBatch]], Iterator[MatchBatch]]


def runner_with(jobs: int, on: str = "processes") -> BatchRunner:
    """Return who plays on processes here, on ray started here, or on that at an address: ray://127.0.0.1:6379."""
    where, _, address = on.partition("://")
    if where == "ray":
        return partial(run_on_ray, jobs, address)
    return run_in_turn if jobs == 1 else partial(run_on_processes, jobs)


def run_in_turn(play: Callable[[MatchBatch], None], batches: Sequence[MatchBatch]) -> Iterator[MatchBatch]:
    """Play in this process."""
    for batch in batches:
        play(batch)
        yield batch


def run_on_processes(
    jobs: int, play: Callable[[MatchBatch], None], batches: Sequence[MatchBatch]
) -> Iterator[MatchBatch]:
    """Play on processes of this machine. If one is killed, all start again with what is missing."""
    waiting, tries = dict.fromkeys(batches), 0
    while waiting and tries < TRIES:
        tries += 1
        for batch in _until_killed(jobs, play, list(waiting)):
            del waiting[batch]
            tries = 0
            yield batch
    if waiting:
        raise too_many_kills_error()


def _until_killed(jobs: int, play: Callable[[MatchBatch], None], batches: list[MatchBatch]) -> Iterator[MatchBatch]:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_follow_parent)
    futures = {pool.submit(play, batch): batch for batch in batches}
    try:
        for future in as_completed(futures):
            future.result()
            yield futures[future]
    except BrokenProcessPool:
        return
    except KeyboardInterrupt:
        tell("Batches that were begun are finished and kept. Ctrl-C again stops at once.")
        raise
    finally:
        _shut_down(pool)


def _shut_down(pool: ProcessPoolExecutor) -> None:
    """Wait for what was begun. Who does not want to wait kills it: else Python waits for it at its end, for ever."""
    try:
        pool.shutdown(cancel_futures=True)
    except KeyboardInterrupt:
        for process in active_children():
            process.kill()
        raise


def _follow_parent() -> None:
    """Leave Ctrl-C to the parent, and end when it does: else a killed parent would leave us waiting for ever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
