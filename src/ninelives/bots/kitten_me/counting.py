"""Count the ways in which cards drawn from one pool come to each total. All numbers are exact.

Cards of one class have the same worth and pass the same tests. Places of one group take cards that pass one test, and
share a multiplier and a lean. The ways to reach each total are the coefficients of a generating polynomial. It is
packed into one big int with room for each coefficient, so that int arithmetic adds, shifts and scales polynomials.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import comb, factorial, prod
from typing import Final, NamedTuple

# Likelihood weights by strength of the lean, then by worth of the card. The first row is no lean at all.
PLAIN: Final = 4
LEANS: Final[tuple[tuple[int, int, int, int], ...]] = ((PLAIN,) * 4, (PLAIN, 6, 9, 13), (PLAIN, 7, 12, 21))


class CardClass(NamedTuple):
    worth: int
    passes: int  # tests, as bits
    number: int


class PlaceGroup(NamedTuple):
    test: int  # as its bit
    times: int  # what a card there is multiplied by
    lean: int
    size: int


class _Taking(NamedTuple):
    """A number of cards of one class for each group, the ways to take them, and what they add."""

    taken: tuple[int, ...]
    ways: int
    adds: int


@lru_cache(maxsize=1 << 14)
def ways_to(classes: tuple[CardClass, ...], groups: tuple[PlaceGroup, ...]) -> tuple[int, ...]:
    """Return by total the ways to fill all places; classes must be sorted by falling worth."""
    room = _room(classes, groups)
    sizes = tuple([group.size for group in groups])
    reached = {sizes: 1}
    for cards in classes[:-1]:
        reached = _with_some(reached, list(_takings(cards, groups)), room)
    total = _with_the_rest(reached, classes[-1], groups, room) if classes else reached.get((0,) * len(groups), 0)
    return unpacked(total * prod([factorial(size) for size in sizes]), room)


def _room(classes: tuple[CardClass, ...], groups: tuple[PlaceGroup, ...]) -> int:
    """Return the bits that the largest coefficient can need."""
    cards = sum([cards.number for cards in classes])
    most: int = prod([max(LEANS[group.lean]) ** group.size * factorial(group.size) for group in groups])
    return (comb(cards, min(cards // 2, sum([group.size for group in groups]))) * most << cards).bit_length()


def _takings(cards: CardClass, groups: tuple[PlaceGroup, ...]) -> Iterator[_Taking]:
    taken = [0] * len(groups)
    yield from _takings_from(0, taken, cards, groups, cards.number)


def _takings_from(
    place: int, taken: list[int], cards: CardClass, groups: tuple[PlaceGroup, ...], left: int
) -> Iterator[_Taking]:
    if place == len(groups):
        yield _taking(tuple(taken), cards, groups)
        return
    most = min(groups[place].size, left) if cards.passes & groups[place].test else 0
    for number in range(most + 1):
        taken[place] = number
        yield from _takings_from(place + 1, taken, cards, groups, left - number)
    taken[place] = 0


def _taking(taken: tuple[int, ...], cards: CardClass, groups: tuple[PlaceGroup, ...]) -> _Taking:
    ways, adds, left = 1, 0, cards.number
    for number, group in zip(taken, groups, strict=True):
        ways *= comb(left, number) * LEANS[group.lean][cards.worth] ** number
        adds += number * group.times * cards.worth
        left -= number
    return _Taking(taken, ways, adds)


type _Reached = dict[tuple[int, ...], int]  # by the places still open: the polynomial


def _with_some(reached: _Reached, takings: list[_Taking], room: int) -> _Reached:
    after: _Reached = {}
    for open_places, ways in reached.items():
        for taking in takings:
            rest = tuple([size - number for size, number in zip(open_places, taking.taken, strict=True)])
            if not rest or min(rest) >= 0:
                after[rest] = after.get(rest, 0) + (ways * taking.ways << room * taking.adds)
    return after


def _with_the_rest(reached: _Reached, cards: CardClass, groups: tuple[PlaceGroup, ...], room: int) -> int:
    """Fill all open places with the last class."""
    total = 0
    for open_places, ways in reached.items():
        fits = all(not size or cards.passes & group.test for size, group in zip(open_places, groups, strict=True))
        if fits and sum(open_places) <= cards.number:
            taking = _taking(open_places, cards, groups)
            total += ways * taking.ways << room * taking.adds
    return total


def unpacked(polynomial: int, room: int) -> tuple[int, ...]:
    mask = (1 << room) - 1
    coefficients = []
    while polynomial:
        coefficients.append(polynomial & mask)
        polynomial >>= room
    return tuple(coefficients)
