"""What each rule or card is worth: a bot that never uses it, among bots that may, from each seat of the same deals."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from ninelives.core.errors import BadOption
from ninelives.core.game import TABLE, AnyGame, Seat
from ninelives.core.match import Step, steps_of
from ninelives.lab.data.query import Tables
from ninelives.lab.found import game_of, yardstick_for
from ninelives.lab.measures.figures import figures
from ninelives.lab.plan.cells import Cell, LabPlan
from ninelives.lab.plan.lineup import AMONG, WITHOUT, nevers_in
from ninelives.lab.run.play import play_match
from ninelives.lab.stats import Measured

PROBES: Final = 10  # matches


class RuleWorth(NamedTuple):
    """How a bot fares that never uses one rule or card."""

    cell: Cell
    never: str
    score: Measured  # the share of wins without it
    fair: float

    @property
    def verdict(self) -> str:
        """What the interval proves, in words."""
        if self.score.high < self.fair:
            return "it helps"
        if self.score.low > self.fair:
            return "it hurts"
        return "no proof either way"


def uses_of(cell: Cell, seed: int) -> list[str]:
    """Return what the bots of a cell used in a few matches although they could have done without."""
    game, found = game_of(cell.game), set[str]()
    for step in _probe_steps(cell, seed):
        use = _use(cell.game, step.move)
        if use not in found and _avoidable(game, step.before, step.actor, use):
            found.add(use)
    return sorted(found)


def check_uses(cell: Cell, seed: int, nevers: Sequence[str]) -> None:
    """Raise BadOption if in a few matches nobody could have used one of these: it may be a slip."""
    game, there = game_of(cell.game), set[str]()
    for step in _probe_steps(cell, seed):
        there |= {_use(cell.game, move) for move in game.legal(step.before, step.actor)}
    for never in nevers:
        if never not in there:
            could = ", ".join(sorted(there))
            raise BadOption(f"Nobody could use {never!r} in {PROBES} matches. They could use: {could}.")


def check_nevers(plan: LabPlan) -> None:
    """Raise BadOption if a bot of a plan plays without what nobody could use."""
    for cell in plan.cells:
        if nevers := nevers_in(cell.bots):
            check_uses(cell, plan.seed, nevers)


def _probe_steps(cell: Cell, seed: int) -> Iterator[Step[Any, Any]]:
    for number in range(PROBES):
        yield from [step for step in steps_of(play_match(cell, seed, number)) if step.actor != TABLE]


def _use(key: str, move: object) -> str:
    return yardstick_for(key).use(game_of(key).write(move))


def _avoidable(game: AnyGame, state: Any, seat: Seat, use: str) -> bool:  # noqa: ANN401 - of any game
    """Return whether a seat can go on until others move, and never use this: who chases the cat must still gather."""
    while seat in game.to_act(state):
        others = [move for move in game.legal(state, seat) if _use(game.key, move) != use]
        if not others:
            return False
        state = game.apply(state, seat, others[0])
    return True


def restricted_cells(cell: Cell, nevers: Sequence[str]) -> list[Cell]:
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
