"""Panther weighs every move in points: its own, now and later, and what the others lose or gain by it."""

from typing import Final

from ninelives.bots.choosing import one_of_the_best
from ninelives.bots.go_kitty.context import EvaluationContext
from ninelives.bots.go_kitty.evaluation import evaluate_moves
from ninelives.bots.go_kitty.weights import PANTHER, Weights
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.go_kitty.moves import Move
from ninelives.games.go_kitty.view import Public, View

_NEAR: Final = 0.01  # points; moves this close are as good, and choosing among them at random tells the others less


def panther(view: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    return play(view, moves, draw, PANTHER) if awaited else None


def play(view: View, moves: Moves[Move], draw: Draw, weights: Weights) -> Move:
    """Play as a panther of this nature."""
    if len(moves) == 1:
        return moves[0]
    return one_of_the_best(moves, _evaluate(view, moves, weights), _NEAR, draw)


def evaluate(view: View, moves: Moves[Move]) -> list[float]:
    """Give what each move is worth to the viewer in points; only differences count."""
    return _evaluate(view, moves, PANTHER)


def _evaluate(view: View, moves: Moves[Move], weights: Weights) -> list[float]:
    if isinstance(view, Public) or view.seat is None:
        return [0.0] * len(moves)
    return evaluate_moves(EvaluationContext(view, view.seat, weights), moves)
