"""Reader infers hands from bids and hides its own: panther as it was before it learned, to compare others with."""

from typing import Final

from ninelives.bots.choosing import by_weight
from ninelives.bots.kitten_me.small_rounds import solved
from ninelives.bots.kitten_me.worth import read
from ninelives.bots.temper import Temper
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import Move
from ninelives.games.kitten_me.view import Seen, View

_LOOKS: Final[tuple[float, ...]] = (0.95, 0.88, 0.8, 0.7)  # how likely an opening may look to the others
_BLUFFS: Final = 0.1  # how often it opens with what it does not hold
_LEAPS: Final = (1, 2, 3)
_MIXED: Final = 0.02  # cards given up so that bids tell less


def reader(view: View, moves: Moves[Move], awaited: bool, draw: Draw, temper: Temper) -> Move | None:  # noqa: FBT001 - as every Level
    if not awaited or not isinstance(view, Seen):
        return None
    solution = solved(view)
    if solution is not None:
        return by_weight(*solution, draw)
    worth = read(view, moves)
    if view.bid is None:
        return worth.opening(_LOOKS, draw, temper, _BLUFFS)
    return worth.answer(_LEAPS, _MIXED, draw, temper)
