"""Play a plan from look to look, at places that the plan fixes: so it ends at the same one wherever it is played."""

from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path

from ninelives.lab.data.folder import is_there
from ninelives.lab.data.query import Tables
from ninelives.lab.measures.figures import Figure, figures
from ninelives.lab.plan.cells import Aim, LabPlan
from ninelives.lab.run.coordinator import go_on
from ninelives.lab.run.runners import BatchRunner


def looks(folder: Path, plan: LabPlan, runner: BatchRunner) -> Iterator[Tables]:
    """Yield the tables at each look. A look after which somebody went on before is not taken again."""
    for look in range(1, plan.looks + 1):
        batches = plan.batches_of(look)
        if batches == plan.batches_of(look - 1):  # few batches: nothing is new
            continue
        go_on(folder, runner, batches)
        later = set(plan.batches()).difference(batches)
        if not any(is_there(folder, batch) for batch in later):
            yield Tables(folder)


def until_known(folder: Path, plan: LabPlan, aim: Aim, runner: BatchRunner) -> Iterator[float]:
    """Yield at each look how far the intervals of the measure reach, until that is near enough or all is played."""
    for tables in looks(folder, plan, runner):
        reach = _reach(figures(tables, aim.measure, plan.looks))
        yield reach
        if reach <= aim.within:
            return


def _reach(found: Sequence[Figure]) -> float:
    values = [figure.value for figure in found]
    return max([max(value.high - value.value, value.value - value.low) for value in values], default=inf)
