"""Panther maximizes its chance to win, including the effect of a move on what others know."""

from collections.abc import Sequence
from typing import Final

from ninelives.bots.choosing import one_of_the_best
from ninelives.bots.shut_up_cat.evaluation import (
    any_order,
    evaluate_move,
    evaluate_moves,
    resources_of,
    without_early_chases,
)
from ninelives.bots.shut_up_cat.expectimax import Expectimax
from ninelives.bots.shut_up_cat.placement import put_values
from ninelives.bots.shut_up_cat.standing import Standing
from ninelives.bots.shut_up_cat.taste import to_taste
from ninelives.bots.shut_up_cat.win_probability import WinModel
from ninelives.bots.temper import Temper
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.shut_up_cat.moves import Distract, Move, Put, Settle, Sleep
from ninelives.games.shut_up_cat.pieces import CHASE_PRICE, MOST_MULTIPLIER, SEVEN, Die
from ninelives.games.shut_up_cat.state import Returning, Window
from ninelives.games.shut_up_cat.view import Seen, View

FINEST: Final = 4  # uses of the dice that are evaluated twice
MIXED: Final = 0.5  # winks given up so that nobody can tell where the MEOWs are


def panther(view: View, moves: Moves[Move], awaited: bool, draw: Draw, temper: Temper) -> Move | None:  # noqa: FBT001 - as every Level
    if not awaited or not isinstance(view, Seen):
        return None
    chosen = without_early_chases(view, moves)
    if len(chosen) == 1:
        return chosen[0]
    slack = MIXED if isinstance(view.phase, Returning) else 0.0
    values = to_taste(chosen, values_of(view, chosen), temper, 1.0 / view.setup.target)
    return one_of_the_best(chosen, values, slack, draw)


def evaluate(view: View, moves: Moves[Move]) -> Sequence[float]:
    """Return the value of each move in winks: chances to win, divided by what one wink adds to them now."""
    if not isinstance(view, Seen) or view.seat != view.turn:
        return [0.0] * len(moves)
    standing = Standing(view)
    if not isinstance(view.phase, Returning):
        return [value / standing.wink for value in values_of(view, list(moves))]
    values = values_of(view, without_early_chases(view, moves))
    if len(values) == len(moves):
        return values
    return [*values, max(values) + standing.of(1, -CHASE_PRICE) / standing.wink]


def values_of(view: Seen, moves: list[Move]) -> list[float]:
    phase = view.phase
    if isinstance(phase, Returning):
        return put_values(view, phase, [move.tiles for move in moves if isinstance(move, Put)])
    resources = resources_of(view, chases=MOST_MULTIPLIER)
    values = evaluate_moves(view, resources, moves, WinModel(view, 0, fine=False).of, any_order)
    if not isinstance(view.phase, Window):
        return values
    return _refined(view, view.phase, moves, values)


def _refined(view: Seen, phase: Window, moves: list[Move], values: list[float]) -> list[float]:
    """Evaluate the best uses of the dice again, with what the others know then and the die that is left."""
    order = sorted(range(len(moves)), key=lambda nth: -values[nth])
    if not isinstance(moves[order[0]], (Sleep, Distract, Settle)):
        return values
    fine: dict[int, float] = {}
    for nth in order[:FINEST]:
        move = moves[nth]
        if isinstance(move, (Sleep, Distract, Settle)):
            fine[nth] = _evaluate_finely(view, phase, move)
    shift, most = fine[order[0]] - values[order[0]], min(fine.values())
    return [fine.get(nth, min(most, value + shift)) for nth, value in enumerate(values)]


def _evaluate_finely(view: Seen, phase: Window, move: Sleep | Distract | Settle) -> float:
    model = WinModel(view, view.board.pillow | 1 << _third(view, phase, move), fine=True)
    return evaluate_move(view, Expectimax(resources_of(view, chases=MOST_MULTIPLIER), model.of), move, any_order)


def _third(view: Seen, phase: Window, move: Sleep | Distract | Settle) -> Die:
    if isinstance(move, Sleep):
        return sum(phase.dice) - view.setup.numbers[move.first] - view.setup.numbers[move.last]
    return sum(phase.dice) - (2 * move.number if isinstance(move, Distract) else SEVEN)
