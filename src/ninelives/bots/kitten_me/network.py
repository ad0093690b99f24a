"""A cat that plays as it learned by playing itself and others. By itself it is not offered: research measures it."""

from typing import Final

from ninelives.bots.kitten_me.features import tell_of
from ninelives.bots.kitten_me.worth import read
from ninelives.bots.network import choose, shipped
from ninelives.bots.temper import Temper
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import Move
from ninelives.games.kitten_me.view import Seen, View

_WHERE: Final = "ninelives.bots.kitten_me"
_SHARP: Final = 10.0  # by how much a card of worth raises a score, where a temper likes a move


def network(view: View, moves: Moves[Move], awaited: bool, draw: Draw, temper: Temper) -> Move | None:  # noqa: FBT001 - as every Level
    if not awaited or not isinstance(view, Seen):
        return None
    return as_learned(view, moves, draw, temper)


def as_learned(view: Seen, moves: Moves[Move], draw: Draw, temper: Temper) -> Move:
    """Return a move, the more often, the higher its score, and the more this temper likes it."""
    worth = read(view, moves)
    told = tell_of(worth)
    tastes = [taste for taste, _move in worth.to_taste([(0.0, move) for move in told.moves], temper)]
    return choose(shipped(_WHERE), told, [_SHARP * taste for taste in tastes], draw)
