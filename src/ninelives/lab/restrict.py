"""What each rule or card is worth: a bot that never uses it, among bots that may, from each seat of the same deals."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ninelives.core.game import TABLE
from ninelives.core.match import steps_of
from ninelives.lab.data.query import Tables
from ninelives.lab.found import yardstick_for
from ninelives.lab.measures.figures import figures
from ninelives.lab.plan.cells import Cell, LabPlan
from ninelives.lab.plan.lineup import AMONG, WITHOUT
from ninelives.lab.run.play import played
from ninelives.lab.stats import Measured

PROBES: Final = 10  # matches


class RuleWorth(NamedTuple):
    cell: Cell
    never: str
    score: Measured  # the share of wins without it
    fair: float

    @property
    def verdict(self) -> str:
        if self.score.high < self.fair:
            return "it helps"
        if self.score.low > self.fair:
            return "it hurts"
        return "no proof either way"


def uses_of(cell: Cell, seed: int) -> list[str]:
    """Return what the bots of a cell used in a few matches although they could have used something else."""
    use, found = yardstick_for(cell.game).use, set[str]()
    for number in range(PROBES):
        match = played(cell, seed, number)
        for step in steps_of(match):
            if step.actor != TABLE:
                moves = match.game.legal(step.before, step.actor)
                others = {use(match.game.write(move)) for move in moves}
                found |= {use(match.game.write(step.move))} if len(others) > 1 else set()
    return sorted(found)


def restricted(cell: Cell, nevers: Sequence[str]) -> list[Cell]:
    """Return cells in which one bot plays without each of these, among bots of its kind."""
    return [cell._replace(bots=f"{cell.bots}{WITHOUT}{never}{AMONG}{cell.bots}") for never in nevers]


def worths(folder: Path, plan: LabPlan) -> list[RuleWorth]:
    """Return what every restricted cell of a folder shows, least score first."""
    found = []
    for figure in figures(Tables(folder), "skill"):
        cell = plan.cells[figure.cell]
        _bot, without, never = figure.what.partition(WITHOUT)
        if without:
            found.append(RuleWorth(cell, never, figure.value, 1 / cell.seats))
    return sorted(found, key=lambda worth: worth.score)
