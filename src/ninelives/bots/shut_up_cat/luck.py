"""Sleeps as gambles: how many of the tiles were quiet, beside how many were to be expected."""

from collections.abc import Iterator

from ninelives.bots.cats import Gamble
from ninelives.bots.shut_up_cat.belief import mean, meow_distribution
from ninelives.core.game import MoveHistory, Seat
from ninelives.games.shut_up_cat.moves import Move, Sleep
from ninelives.games.shut_up_cat.pieces import ARCS, Arc
from ninelives.games.shut_up_cat.state import Playing, State
from ninelives.games.shut_up_cat.view import Seen, view


def gambles(history: MoveHistory[State, Move]) -> Iterator[Gamble]:
    """Yield every Sleep, by the MEOWs that lay there, hushed or not."""
    for before, actor, move, _after in history:
        if isinstance(move, Sleep) and isinstance(before, Playing):
            arc = ARCS[move.first][move.last]
            meows = (before.tiles & arc.bits).bit_count()
            yield Gamble(actor, arc.length, float(arc.length - meows), arc.length - _meows(before, actor, arc))


def _meows(state: Playing, seat: Seat, arc: Arc) -> float:
    """Return how many MEOWs a seat had to expect, by all tiles that it ever saw."""
    seen = view(state, seat)
    if not isinstance(seen, Seen):
        raise TypeError("whoever sleeps has tiles before them.")
    return mean(meow_distribution(seen.mind, seen.meows, arc.bits))
