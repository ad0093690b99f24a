"""What a change of rules does: two cells on the same deals, looked at a few times, until every question is decided."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ninelives.lab.data.folder import prepare
from ninelives.lab.data.query import Tables
from ninelives.lab.looks import looks
from ninelives.lab.measures.paired import Difference, difference, unit_pairs
from ninelives.lab.plan.cells import LOOKS, Cell, LabPlan
from ninelives.lab.run.runners import BatchRunner

UNDECIDED: Final = "undecided"
USUAL: Final = ("minutes", "order", "leads", "comebacks")


class Comparison(NamedTuple):
    """Two sets of rules that otherwise are the same cell, in this order in a plan."""

    rules: tuple[Cell, Cell]
    key: str
    found: Difference
    verdict: str


def pairs_of(plan: LabPlan) -> list[tuple[int, int]]:
    """Return the places of the cells to compare: each bots' first rules, and their second."""
    half = len(plan.cells) // 2
    return [(place, place + half) for place in range(half)]


def compare(
    folder: Path, plan: LabPlan, runner: BatchRunner, keys: Sequence[str] = USUAL, apart: float = 0.05
) -> Iterator[list[Comparison]]:
    """Yield what is known at each look, until all is decided or the plan is played. Both halves of the cells are alike.

    `apart` is the smallest difference that matters, as a share of the first value.
    """
    plan = plan._replace(looks=LOOKS)
    prepare(folder, plan)
    for tables in looks(folder, plan, runner):
        found = _compare_measures(tables, plan, keys, apart)
        yield found
        if all(comparison.verdict != UNDECIDED for comparison in found):
            return


def _compare_measures(tables: Tables, plan: LabPlan, keys: Sequence[str], apart: float) -> list[Comparison]:
    asked = [
        (pair, key, what, units)
        for pair in pairs_of(plan)
        for key in keys
        for what, units in unit_pairs(tables, key, *pair).items()
    ]
    compared = []
    for (one, other), key, what, units in asked:
        found = difference(what, units, plan.looks * len(asked))
        compared.append(Comparison((plan.cells[one], plan.cells[other]), key, found, verdict(found, apart)))
    return compared


def verdict(found: Difference, apart: float) -> str:
    """Return what the interval says: more, less, no difference that matters, or nothing yet."""
    least = apart * abs(found.base)
    if found.value.low > 0:
        return "more"
    if found.value.high < 0:
        return "less"
    if -least < found.value.low and found.value.high < least:
        return f"no difference larger than {apart:.0%}"
    return UNDECIDED
