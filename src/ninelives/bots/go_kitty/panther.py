"""Panther weighs every move in points: its own, now and later, and what the others lose or gain by it."""

from typing import Final

from ninelives.bots.choosing import one_of_the_best
from ninelives.bots.go_kitty.judge import judge
from ninelives.bots.go_kitty.mind import Mind
from ninelives.bots.go_kitty.nature import PANTHER, Nature
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.go_kitty.moves import Move
from ninelives.games.go_kitty.view import Public, View

_NEAR: Final = 0.01  # points; moves this close are as good, and choosing among them at random tells the others less


def panther(view: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    return play(view, moves, draw, PANTHER) if awaited else None


def play(view: View, moves: Moves[Move], draw: Draw, nature: Nature) -> Move:
    """Play as a panther of this nature."""
    if len(moves) == 1:
        return moves[0]
    return one_of_the_best(moves, _weigh(view, moves, nature), _NEAR, draw)


def weigh(view: View, moves: Moves[Move]) -> list[float]:
    """Give what each move is worth to the viewer in points; only differences count."""
    return _weigh(view, moves, PANTHER)


def _weigh(view: View, moves: Moves[Move], nature: Nature) -> list[float]:
    if isinstance(view, Public) or view.seat is None:
        return [0.0] * len(moves)
    return judge(Mind(view, view.seat, nature), moves)
