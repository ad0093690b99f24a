"""What a view tells about the hidden cards: which they are, and who may hold them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ninelives.bots.kitten_me.counting import CardClass
from ninelives.core.cards import Hand, cards_of
from ninelives.core.game import Seat
from ninelives.games.kitten_me.imagine.belief import Belief, nothing_learned
from ninelives.games.kitten_me.imagine.worlds import ANY
from ninelives.games.kitten_me.options import Setup
from ninelives.games.kitten_me.pieces import CANT_SEE_ME, DOUBLE_TROUBLE, WORTH, Attribute
from ninelives.games.kitten_me.rules.table import stock
from ninelives.games.kitten_me.view import Seen

type HiddenLots = tuple[tuple[int, int], ...]  # of one hand: tests, and how many of its cards pass each


class Others(NamedTuple):
    """The other hands in one world: by seat, the known cards and the lots of hidden ones."""

    ways: int
    known: tuple[Hand, ...]
    lots: tuple[HiddenLots, ...]


class Knowledge(NamedTuple):
    """All that a view tells about the cards, apart from bids."""

    setup: Setup
    hand: Hand
    pool: Hand
    worlds: tuple[Others, ...]
    flips: bool


def knowledge(view: Seen) -> Knowledge:
    setup = view.setup
    flips = setup.flip and view.dealt < setup.size
    if nothing_learned(view):
        lots: tuple[HiddenLots, ...] = tuple([_all_hidden(size, seat, view) for seat, size in enumerate(view.sizes)])
        pool = cards_of(stock(setup.deck, (view.hand,), view.trail))
        return Knowledge(setup, view.hand, pool, (Others(1, ((),) * len(lots), lots),), flips)
    belief = Belief(view)
    return Knowledge(setup, view.hand, belief.pool, tuple(_worlds(belief, len(view.sizes))), flips)


def _all_hidden(size: int, seat: Seat, view: Seen) -> HiddenLots:
    return () if seat == view.seat or not size else ((ANY, size),)


def _worlds(belief: Belief, seats: int) -> Iterator[Others]:
    known = tuple([tuple(sorted(cards)) for cards in belief.known])
    for (lots, _found), ways in belief.worlds.items():
        by_seat: list[dict[int, int]] = [{} for _seat in range(seats)]
        for (holder, test, _path), size in lots:
            by_seat[holder][test] = by_seat[holder].get(test, 0) + size
        yield Others(ways, known, tuple([tuple(sorted(tests.items())) for tests in by_seat]))


@lru_cache(maxsize=1 << 10)
def sorted_pool(pool: Hand, others: Others, attribute: Attribute) -> tuple[tuple[CardClass, ...], tuple[int, ...]]:
    """Return the ordinary cards of the pool by worth and by tests passed, and the tests."""
    tests = tuple(sorted({test for lots in others.lots for test, _size in lots} | {ANY}))
    numbers: dict[tuple[int, int], int] = {}
    worth = WORTH[attribute]
    for card in pool:
        if card not in {CANT_SEE_ME, DOUBLE_TROUBLE}:
            kind = (worth[card], sum([1 << nth for nth, test in enumerate(tests) if test >> card & 1]))
            numbers[kind] = numbers.get(kind, 0) + 1
    return tuple([CardClass(*kind, numbers[kind]) for kind in sorted(numbers, reverse=True)]), tests
