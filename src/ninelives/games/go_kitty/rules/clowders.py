"""The Clowders that a hand can lay."""

from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Final

from ninelives.core.cards import Card, Hand, bits_of
from ninelives.games.go_kitty.moves import Lay
from ninelives.games.go_kitty.pieces import (
    CLOWDER_SIZE,
    KIND,
    KINDS,
    KITTIES,
    MOUSE,
    SEASON,
    SEASONS,
    TRAITS_EACH,
    YEAR,
    Faces,
    Season,
)

_MOST_MICE: Final = CLOWDER_SIZE - 1  # four Mice are not a Clowder (G7)


def _traits(season: Season) -> tuple[Card, ...]:
    return tuple(range(TRAITS_EACH * season, TRAITS_EACH * (season + 1)))


def _kind(trait: Card, kitties: int) -> Hand:
    return (trait,) * kitties + (MOUSE,) * (CLOWDER_SIZE - kitties)


def _years() -> list[Hand]:
    """One card of each Season, or a Mouse in its place."""
    choices = product(*[(*_traits(season), MOUSE) for season in SEASONS])
    return sorted({tuple(sorted(cards)) for cards in choices if cards.count(MOUSE) <= _MOST_MICE})


def _seasonal(season: Season) -> list[Hand]:
    choices = combinations_with_replacement((*_traits(season), MOUSE), CLOWDER_SIZE)
    return [cards for cards in choices if cards.count(MOUSE) <= _MOST_MICE]


def mice_in(lay: Lay) -> int:
    return lay.cards.count(MOUSE)


def faces_of(hand: Hand) -> Faces:
    """Return the set of Kitties in a hand."""
    return bits_of(hand) & KITTIES


def _counted(lay: Lay, traits: tuple[Card, ...]) -> tuple[Lay, int, int, int, int]:
    """Return a Seasonal Clowder with the number of each of its three Traits, and of Mice."""
    one, two, three = traits
    return lay, lay.cards.count(one), lay.cards.count(two), lay.cards.count(three), mice_in(lay)


_KINDS: Final = [[Lay(KIND, _kind(trait, kitties)) for kitties in range(CLOWDER_SIZE + 1)] for trait in range(MOUSE)]
_YEARS: Final = [Lay(YEAR, cards) for cards in _years()]
_SEASONALS: Final = [[Lay(SEASON, cards) for cards in _seasonal(season)] for season in SEASONS]
# by the number of Mice in hand, with the Kitties that each needs: they are all different, so a set is enough
_SEASON_FACES: Final = tuple([bits_of(_traits(season)) for season in SEASONS])
_YEARS_WITH: Final[list[list[tuple[Lay, Faces]]]] = [
    [(lay, faces_of(lay.cards)) for lay in _YEARS if mice_in(lay) <= mice] for mice in range(_MOST_MICE + 1)
]
_COUNTED_SEASONALS: Final = [[_counted(lay, _traits(season)) for lay in _SEASONALS[season]] for season in SEASONS]
CLOWDERS: Final[frozenset[Lay]] = frozenset(
    [lay for group in (*_KINDS, _YEARS, *_SEASONALS) for lay in group if mice_in(lay) <= _MOST_MICE]
)


@lru_cache(maxsize=1 << 14)
def lays(hand: Hand, most_mice: int) -> tuple[Lay, ...]:
    """Return what this hand can lay: of a Kind, Year-round, Seasonal. Each part depends on less than the hand."""
    if len(hand) < CLOWDER_SIZE:
        return ()
    counts = [0] * KINDS
    for card in hand:
        counts[card] += 1
    mice = min(counts[MOUSE], most_mice)
    found = _years_of(faces_of(hand), mice)
    for season in SEASONS:
        first = TRAITS_EACH * season
        one, two, three = counts[first], counts[first + 1], counts[first + 2]
        if one + two + three + mice >= CLOWDER_SIZE:
            found += _seasonals_of(season, one, two, three, mice)
    return _kinds_of(counts, mice) + found


def _kinds_of(counts: list[int], mice: int) -> tuple[Lay, ...]:
    found: list[Lay] = []
    for trait in range(MOUSE):
        if counts[trait] and counts[trait] + mice >= CLOWDER_SIZE:
            found += [_KINDS[trait][kitties] for kitties in range(counts[trait], max(1, CLOWDER_SIZE - mice) - 1, -1)]
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _years_of(faces: Faces, mice: int) -> tuple[Lay, ...]:
    if mice + sum([faces & season != 0 for season in _SEASON_FACES]) < CLOWDER_SIZE:
        return ()
    return tuple([lay for lay, needed in _YEARS_WITH[mice] if not needed & ~faces])


@lru_cache(maxsize=1 << 12)
def _seasonals_of(season: Season, one: int, two: int, three: int, mice: int) -> tuple[Lay, ...]:
    return tuple(
        [
            lay
            for lay, first, second, third, wild in _COUNTED_SEASONALS[season]
            if first <= one and second <= two and third <= three and wild <= mice
        ]
    )


def has_plain(hand: Hand) -> bool:
    """Return whether a hand holds a Clowder without Mice."""
    return len(lays(hand, 0)) > 0
