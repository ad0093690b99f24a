"""What a view tells about the hidden cards: which they are, and who may hold them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ninelives.bots.kitten_me.counting import CardClass
from ninelives.core.cards import Card, Counts, Hand
from ninelives.core.game import Seat
from ninelives.games.kitten_me.imagine.belief import Belief, nothing_learned
from ninelives.games.kitten_me.imagine.worlds import ANY
from ninelives.games.kitten_me.options import Setup
from ninelives.games.kitten_me.pieces import CANT_SEE_ME, DOUBLE_TROUBLE, KINDS, WORTH, Attribute
from ninelives.games.kitten_me.rules.table import stock
from ninelives.games.kitten_me.view import Seen

type HiddenLots = tuple[tuple[int, int], ...]  # of one hand: tests, and how many of its cards pass each
type Tests = tuple[int, ...]
type Alike = tuple[int, int, tuple[Card, ...]]  # a worth, tests passed as bits, and the cards that have both


class Others(NamedTuple):
    """The other hands in one world: by seat, the known cards and the lots of hidden ones."""

    ways: int
    known: tuple[Hand, ...]
    lots: tuple[HiddenLots, ...]
    tests: Tests  # of these lots, and the one that every card passes


class Knowledge(NamedTuple):
    """All that a view tells about the cards, apart from bids."""

    setup: Setup
    hand: Hand
    pool: Counts
    worlds: tuple[Others, ...]
    flips: bool


def knowledge(view: Seen) -> Knowledge:
    setup = view.setup
    flips = setup.flip and view.dealt < setup.size
    if nothing_learned(view):
        pool = tuple(stock(setup.deck, (view.hand,), view.trail))
        return Knowledge(setup, view.hand, pool, (_all_hidden(view.sizes, view.seat),), flips)
    belief = Belief(view)
    return Knowledge(setup, view.hand, _counted(belief.pool), tuple(_worlds(belief, len(view.sizes))), flips)


@lru_cache(maxsize=1 << 10)
def _all_hidden(sizes: tuple[int, ...], me: Seat | None) -> Others:
    lots: tuple[HiddenLots, ...] = tuple(
        [((ANY, size),) if size and seat != me else () for seat, size in enumerate(sizes)]
    )
    return Others(1, ((),) * len(sizes), lots, (ANY,))


def _counted(cards: Hand) -> Counts:
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def _worlds(belief: Belief, seats: int) -> Iterator[Others]:
    known = tuple([tuple(sorted(cards)) for cards in belief.known])
    for (lots, _found), ways in belief.worlds.items():
        by_seat: list[dict[int, int]] = [{} for _seat in range(seats)]
        for (holder, test, _path), size in lots:
            by_seat[holder][test] = by_seat[holder].get(test, 0) + size
        tests = tuple(sorted({test for (_holder, test, _path), _size in lots} | {ANY}))
        yield Others(ways, known, tuple([tuple(sorted(sizes.items())) for sizes in by_seat]), tests)


def card_classes(pool: Counts, tests: Tests, attribute: Attribute) -> tuple[CardClass, ...]:
    """Return the ordinary cards of the pool by worth and by tests passed."""
    return tuple(
        [
            CardClass(worth, passes, number)
            for worth, passes, cards in _alike(tests, attribute)
            if (number := sum([pool[card] for card in cards]))
        ]
    )


@lru_cache(maxsize=1 << 8)
def _alike(tests: Tests, attribute: Attribute) -> tuple[Alike, ...]:
    """Return the ordinary cards that differ neither in worth nor in a test, by falling worth."""
    found: dict[tuple[int, int], list[Card]] = {}
    for card in range(KINDS):
        if card not in {CANT_SEE_ME, DOUBLE_TROUBLE}:
            kind = (WORTH[attribute][card], sum([1 << nth for nth, test in enumerate(tests) if test >> card & 1]))
            found.setdefault(kind, []).append(card)
    return tuple([(*kind, tuple(found[kind])) for kind in sorted(found, reverse=True)])
