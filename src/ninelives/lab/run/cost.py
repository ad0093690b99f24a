"""What a plan costs on this machine: a few matches of each cell are played and timed."""

from collections.abc import Iterator
from time import perf_counter
from typing import Final, NamedTuple

from ninelives.lab.plan.cells import Cell, LabPlan
from ninelives.lab.run.play import play_match

PROBE_SECONDS: Final = 0.5
HOUR: Final = 3600.0


class CellCost(NamedTuple):
    """How long the matches of a cell will take."""

    cell: Cell
    seconds: float  # of one core


def costs(plan: LabPlan) -> Iterator[CellCost]:
    """Yield what each cell of a plan will take, from a few matches played now."""
    for cell in plan.cells:
        start, number = perf_counter(), 0
        while number < 1 or perf_counter() - start < PROBE_SECONDS:
            play_match(cell, plan.seed, number)
            number += 1
        yield CellCost(cell, (perf_counter() - start) / number * plan.matches)


def in_words(seconds: float) -> str:
    """Return a length of time as people say it: 40 s, 12 min, 3.5 h."""
    if seconds < 100:  # noqa: PLR2004 - two digits
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 2 * HOUR else f"{seconds / HOUR:.1f} h"
