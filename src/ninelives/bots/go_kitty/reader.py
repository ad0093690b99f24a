"""Reader evaluates every move in points: its own, now and later, and what the others lose or gain.

Panther asks it what a move is worth. By itself it is not offered: it is panther as it was before it learned.
"""

from typing import Final

from ninelives.bots.choosing import one_of_the_best
from ninelives.bots.go_kitty.context import EvaluationContext
from ninelives.bots.go_kitty.evaluation import evaluate_moves
from ninelives.bots.go_kitty.taste import to_taste
from ninelives.bots.go_kitty.weights import READER
from ninelives.bots.temper import Temper
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.go_kitty.moves import Move
from ninelives.games.go_kitty.view import Public, View

_NEAR: Final = 0.01  # points; choosing at random among moves this close reveals less


def reader(view: View, moves: Moves[Move], awaited: bool, draw: Draw, temper: Temper) -> Move | None:  # noqa: FBT001 - as every Level
    if not awaited:
        return None
    if len(moves) == 1:
        return moves[0]
    values = evaluate(view, moves)
    if not isinstance(view, Public):
        values = to_taste(view, moves, values, temper)
    return one_of_the_best(moves, values, _NEAR, draw)


def evaluate(view: View, moves: Moves[Move]) -> list[float]:
    """Return the value of each move to the viewer in points; only differences count."""
    if isinstance(view, Public) or view.seat is None:
        return [0.0] * len(moves)
    return evaluate_moves(EvaluationContext(view, view.seat, READER), moves)
