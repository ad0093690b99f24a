"""All ways to place Can't See Me and Double Trouble, which act on whole hands.

The remaining groups of places hold ordinary cards, whose ways `counting` counts.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import comb, perm
from typing import NamedTuple

from ninelives.bots.kitten_me.counting import PLAIN, PlaceGroup
from ninelives.bots.kitten_me.knowledge import HiddenLots, Knowledge, Others
from ninelives.core.cards import Hand
from ninelives.games.kitten_me.imagine.worlds import ANY
from ninelives.games.kitten_me.options import Setup
from ninelives.games.kitten_me.pieces import CANT_SEE_ME, DOUBLE_TROUBLE, WORTH, Attribute


class Places(NamedTuple):
    """A number of places for ordinary cards, with one test, multiplier and lean."""

    test: int
    times: int
    lean: int
    size: int

    def is_idle(self) -> bool:
        return not self.times and not self.lean and self.test == ANY

    def group(self, tests: tuple[int, ...]) -> PlaceGroup:
        return PlaceGroup(1 << tests.index(self.test), self.times, self.lean, self.size)


class Placement(NamedTuple):
    """Where the two special kinds are, as far as it matters: multipliers of known hands, and the places left."""

    hides: int  # still to be placed; likewise the troubles
    troubles: int
    sure: tuple[tuple[int, Hand], ...]
    places: tuple[Places, ...]

    def base(self, attribute: Attribute) -> int:
        worth = WORTH[attribute]
        return sum([times * sum([worth[card] for card in hand]) for times, hand in self.sure])


class Holder(NamedTuple):
    """A hand: its known cards, the lots of hidden ones, and its lean."""

    known: Hand
    lots: HiddenLots
    lean: int


@lru_cache(maxsize=1 << 10)
def placements(known: Knowledge, others: Others) -> dict[Placement, int]:
    """Return every placement of the special kinds with its number of ways; the own hand is one with all cards known."""
    hands = [Holder(known.hand, (), 0)]
    hands += [Holder(*held, 0) for held in zip(others.known, others.lots, strict=True)]
    found: dict[Placement, int] = {}
    for times, flipped, ways in _flips(known):
        some = {flipped: ways}
        for hand in hands:
            some = with_hand(known.setup, some, hand, times) if hand.known or hand.lots else some
        for placement, number in some.items():
            found[placement] = found.get(placement, 0) + number
    return found


def _flips(known: Knowledge) -> Iterator[tuple[int, Placement, int]]:
    """Yield the effects of the flip: the multiplier of all hands, what remains to place, and the number of ways."""
    hides, troubles = known.pool[CANT_SEE_ME], known.pool[DOUBLE_TROUBLE]
    yield 1, Placement(hides, troubles, (), (Places(ANY, 1, 0, 1),) if known.flips else ()), 1
    if known.flips and hides:
        yield 0, Placement(hides - 1, troubles, (), ()), hides * PLAIN
    if known.flips and troubles:
        yield 2, Placement(hides, troubles - 1, (), ()), troubles * PLAIN


def with_hand(setup: Setup, some: dict[Placement, int], hand: Holder, times: int) -> dict[Placement, int]:
    after: dict[Placement, int] = {}
    for placement, ways in some.items():
        for hides, troubles, left, more in _spread(hand.lots, placement.hides, placement.troubles):
            counts = times * _multiplier(setup, hand.known, hides, troubles)
            sure = (*placement.sure, (counts, hand.known)) if hand.known and counts else placement.sure
            places = _merged(placement.places, left, counts, hand.lean)
            new = Placement(placement.hides - hides, placement.troubles - troubles, sure, places)
            after[new] = after.get(new, 0) + ways * more
    return after


def _multiplier(setup: Setup, known: Hand, hides: int, troubles: int) -> int:
    if hides or CANT_SEE_ME in known:
        return 0
    return setup.doubling(troubles + known.count(DOUBLE_TROUBLE))


def _spread(lots: HiddenLots, hides: int, troubles: int) -> Iterator[tuple[int, int, HiddenLots, int]]:
    """Yield how many of the two kinds are in these lots, the rest of the lots, and the number of ways."""
    if not lots:
        yield 0, 0, (), 1
        return
    test, size = lots[0]
    for hid in range(min(size, hides) + 1 if test >> CANT_SEE_ME & 1 else 1):
        for troubled in range(min(size - hid, troubles) + 1 if test >> DOUBLE_TROUBLE & 1 else 1):
            placed = hid + troubled
            ways = comb(hides, hid) * comb(troubles, troubled) * perm(size, placed) * PLAIN**placed
            for h, t, left, more in _spread(lots[1:], hides - hid, troubles - troubled):
                yield hid + h, troubled + t, ((test, size - placed), *left), ways * more


def _merged(places: tuple[Places, ...], lots: HiddenLots, times: int, lean: int) -> tuple[Places, ...]:
    sizes = {(place.test, place.times, place.lean): place.size for place in places}
    for test, size in lots:
        if size:
            sizes[test, times, lean] = sizes.get((test, times, lean), 0) + size
    return tuple([Places(*place, sizes[place]) for place in sorted(sizes)])
