"""Play what is missing of a plan, and say how far it is."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from time import localtime, perf_counter, strftime, time
from typing import NamedTuple

from ninelives.core.errors import BadOption
from ninelives.lab.data.folder import is_there, plan_in
from ninelives.lab.plan.cells import LabPlan, MatchBatch
from ninelives.lab.progress import show
from ninelives.lab.run.batch import play_batch
from ninelives.lab.run.cost import in_words
from ninelives.lab.run.runners import BatchRunner


class PlanShare(NamedTuple):
    """The nth of so many equal shares of a plan, counted from 1: for machines that have only a disk in common."""

    nth: int = 1
    parts: int = 1

    def of(self, plan: LabPlan) -> list[MatchBatch]:
        """Return the batches of a plan that belong to this share."""
        return list(plan.batches())[self.nth - 1 :: self.parts]


def read_share(word: str) -> PlanShare:
    """Return the share that is written as `3/10`."""
    nth, slash, parts = word.partition("/")
    if not slash or not nth.isdecimal() or not parts.isdecimal() or not 1 <= int(nth) <= int(parts):
        raise BadOption(f"A share looks like 3/10, not {word!r}.")
    return PlanShare(int(nth), int(parts))


def go_on(folder: Path, runner: BatchRunner, batches: Iterable[MatchBatch] | None = None) -> int:
    """Play what is missing of some batches, or of the whole plan; return the number of matches played."""
    plan = plan_in(folder)
    asked = plan.batches() if batches is None else batches
    waiting = [batch for batch in asked if not is_there(folder, batch)]
    wanted, done, start = sum([batch.matches for batch in waiting]), 0, perf_counter()
    play = partial(play_batch, folder.resolve(), plan)  # who plays may be in another folder
    if waiting:
        show(f"0 of {wanted} matches", last=False)
    for batch in runner(play, waiting):
        done += batch.matches
        _show(done, wanted, perf_counter() - start)
    return done


def _show(done: int, wanted: int, seconds: float) -> None:
    left = seconds * (wanted - done) / done
    end = strftime("%H:%M", localtime(time() + left))
    rate = f"{done / seconds:.1f} a second"
    show(f"{done} of {wanted} matches, {rate}, {in_words(left)} left, done at {end}   ", last=done == wanted)
