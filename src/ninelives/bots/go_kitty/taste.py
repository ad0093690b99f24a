"""What a temper likes, in points: too little to matter, except where moves are nearly equal."""

from collections.abc import Sequence
from typing import Final

from ninelives.bots.temper import Temper
from ninelives.core.game import Moves
from ninelives.games.go_kitty.moves import Ask, Look, Move, Reverse
from ninelives.games.go_kitty.pieces import FACES, is_trait
from ninelives.games.go_kitty.view import Seen

_BITE: Final = 0.06
_TRICK: Final = 2.5  # bites: tokens and Mice are seldom nearly equal to anything


def to_taste(view: Seen, moves: Moves[Move], values: Sequence[float], temper: Temper) -> list[float]:
    """Return the values with what this temper likes of each move."""
    if temper.likes_all_alike():
        return list(values)
    return [value + _BITE * _liking(view, move, temper) for move, value in zip(moves, values, strict=True)]


def _liking(view: Seen, move: Move, temper: Temper) -> float:
    """Bold cats ask for Traits, sly ones use tokens and Mice, doubtful ones look, stubborn ones ask the same again."""
    if isinstance(move, Ask):
        more = temper.high if is_trait(move.what) else -temper.high
        return more + _TRICK * temper.bluff * move.token + temper.stubborn * _has_shown(view, move)
    if isinstance(move, Look):
        return temper.doubt
    return _TRICK * temper.bluff if isinstance(move, Reverse) else 0.0


def _has_shown(view: Seen, ask: Ask) -> bool:
    """Return whether the others know that the asker holds this: it asked for it before."""
    return FACES[ask.what] in view.known[view.clock.turn].marks
