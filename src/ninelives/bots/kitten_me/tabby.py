"""Tabby plays the odds: it opens low enough to be raised, and then takes what is worth most by its own cards."""

from typing import Final

from ninelives.bots.kitten_me.worth import Worth
from ninelives.bots.temper import Temper
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import Move
from ninelives.games.kitten_me.view import Seen, View

_LOOKS: Final[tuple[float, ...]] = (0.995, 0.98, 0.95)  # how likely an opening may look to the others
_LEAPS: Final = (1, 2)  # by how much tabby raises
_TRUST: Final = 4.0  # it takes a bid for likelier than the cards say: whoever calls too soon loses to who never calls
_EVEN: Final = 0.01  # cards: a difference that does not count


def tabby(view: View, moves: Moves[Move], awaited: bool, draw: Draw, temper: Temper) -> Move | None:  # noqa: FBT001 - as every Level
    if not awaited or not isinstance(view, Seen):
        return None
    worth = Worth(view, moves, trust=_TRUST)
    if view.bid is None:
        return worth.opening(_LOOKS, draw, temper)
    return worth.answer(_LEAPS, _EVEN, draw, temper)
