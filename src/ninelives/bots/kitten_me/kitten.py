"""Kitten plays for fun: it feels what a move is worth rather than know it, hopes for its own bids, and likes action."""

from typing import Final

from ninelives.bots.kitten_me.worth import Priced, Worth
from ninelives.bots.temper import Temper
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import Bid, Move
from ninelives.games.kitten_me.view import Seen, View

_FINE: Final = 1000  # steps of a feeling
_BLUR: Final = 0.2  # cards: amplitude of the noise on what a move is worth
_HOPE: Final = 0.8  # of the danger of its own bids it sees only this part
_TRUST: Final = 2.5  # it takes a bid for likelier than the cards say, though less so than tabby
_LOOKS: Final[tuple[float, ...]] = (0.995, 0.98, 0.95)  # how likely an opening may look to the others
_ITCH: Final = 3  # one time in so many it plays an action card just because it can
_NEVER: Final = 0.001  # a smaller chance counts as impossible: the belief is no more exact
_LEAPS: Final = (1, 1, 1, 2)  # by how much it raises: one of these


def kitten(view: View, moves: Moves[Move], awaited: bool, draw: Draw, temper: Temper) -> Move | None:  # noqa: FBT001 - as every Level
    if not awaited or not isinstance(view, Seen):
        return None
    worth = Worth(view, moves, trust=_TRUST)
    played = worth.passes(0.0)
    if played and draw.below(_ITCH) == 0:
        return played[0][1]
    if view.bid is None:
        return worth.opening(_LOOKS, draw, temper)
    ways = worth.to_taste(_ways(worth, draw), temper)
    return max([(_felt(way, draw), way[1]) for way in ways], key=lambda felt: felt[0])[1]


def _ways(worth: Worth, draw: Draw) -> list[Priced]:
    """Return the calls and raises that it feels like; what is certain, it sees."""
    sure = [call for chance, call in worth.turn.calls() if chance > 1 - _NEVER]
    if sure:
        return [(0.0, sure[0])]
    leap = _LEAPS[draw.below(len(_LEAPS))]
    raises = _possible(worth, worth.raises((leap,))) or _possible(worth, worth.raises((1,)))
    may = {call for chance, call in worth.turn.calls() if chance > _NEVER}
    return [*raises, *[way for way in worth.calls() if way[1] in may or not raises]] or worth.raises((1,))


def _possible(worth: Worth, raises: list[Priced]) -> list[Priced]:
    return [way for way in raises if isinstance(way[1], Bid) and worth.turn.stands(way[1]) > _NEVER]


def _felt(way: Priced, draw: Draw) -> float:
    value, move = way
    return (_HOPE * value if isinstance(move, Bid) else value) + _BLUR * (2 * draw.below(_FINE) / _FINE - 1)
