"""Panther plays what it learned to be worth most, by playing reader and itself."""

from typing import Final

from ninelives.bots.go_kitty.features import tell
from ninelives.bots.go_kitty.taste import to_taste
from ninelives.bots.network import choose, shipped
from ninelives.bots.temper import Temper
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.go_kitty.moves import Move
from ninelives.games.go_kitty.view import Seen, View

_WHERE: Final = "ninelives.bots.go_kitty"
_SHARP: Final = 100.0  # by how much a point raises a score, where a temper likes a move


def panther(view: View, moves: Moves[Move], awaited: bool, draw: Draw, temper: Temper) -> Move | None:  # noqa: FBT001 - as every Level
    if not awaited or not isinstance(view, Seen):
        return None
    if len(moves) == 1:
        return moves[0]
    told = tell(view, moves)
    tastes = to_taste(view, told.moves, [0.0] * len(told.moves), temper)
    return choose(shipped(_WHERE), told, [_SHARP * taste for taste in tastes], draw)
