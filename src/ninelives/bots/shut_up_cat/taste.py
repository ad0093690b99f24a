"""What a temper likes, in winks: too little to matter, except where moves are nearly equal."""

from collections.abc import Sequence
from typing import Final

from ninelives.bots.temper import Temper
from ninelives.games.shut_up_cat.moves import PLAYS, Chase, Distract, Gather, Look, Move, Settle, Sleep
from ninelives.games.shut_up_cat.pieces import ARCS

_BITE: Final = 0.5
_PLACE: Final = 0.2  # of a bite for each place of an arc


def to_taste(moves: Sequence[Move], values: Sequence[float], temper: Temper, wink: float) -> list[float]:
    """Return the values with what this temper likes of each move, where a wink is worth this much."""
    return [value + wink * _BITE * _liking(move, temper) for move, value in zip(moves, values, strict=True)]


def _liking(move: Move, temper: Temper) -> float:
    """Bold cats sleep long and chase, sly ones play cards, doubtful ones take what is sure, stubborn ones old dice."""
    if isinstance(move, Sleep):
        return temper.high * _PLACE * ARCS[move.first][move.last].length
    if isinstance(move, Chase):
        return temper.high
    if isinstance(move, (Distract, Settle, Look)):
        return temper.doubt
    if isinstance(move, Gather):
        return temper.stubborn * len(move.dice)
    return temper.bluff if isinstance(move, PLAYS) else 0.0
