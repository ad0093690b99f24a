"""Fill places that need cards of certain kinds from one pool, all ways equally likely."""

from collections.abc import Iterator
from math import comb
from typing import Final, final

from ninelives.core.cards import Card, Hand
from ninelives.core.chance import Draw, sample

type Sizes = tuple[int, ...]  # by test: how many places are left to fill


@final
class Filling:
    """Counts and samples fillings. Cards that pass the same tests form a class, and classes are handled one by one."""

    def __init__(self, pool: Hand, tests: tuple[int, ...]) -> None:
        classes: dict[tuple[int, ...], list[Card]] = {}
        for card in pool:
            passed = tuple([place for place, test in enumerate(tests) if test >> card & 1])
            classes.setdefault(passed, []).append(card)
        self._classes: Final[list[tuple[tuple[int, ...], list[Card]]]] = list(classes.items())
        self._counts: Final[dict[tuple[int, Sizes], int]] = {}

    def count(self, sizes: Sizes, place: int) -> int:
        """Return the number of ways to choose these numbers of cards for each test, from this class on."""
        if place == len(self._classes):
            return 0 if any(sizes) else 1
        known = self._counts.get((place, sizes))
        if known is None:
            known = sum([ways * self.count(rest, place + 1) for rest, ways in self._takings(sizes, place)])
            self._counts[place, sizes] = known
        return known

    def _takings(self, sizes: Sizes, place: int) -> Iterator[tuple[Sizes, int]]:
        passed, cards = self._classes[place]
        return _takings(passed, sizes, len(cards))

    def sample(self, draw: Draw, sizes: Sizes) -> list[list[Card]]:
        """Return random cards for each test."""
        drawn: list[list[Card]] = [[] for _test in sizes]
        for place, (passed, cards) in enumerate(self._classes):
            takings = list(self._takings(sizes, place))
            rest = takings[weighted(draw, [ways * self.count(rest, place + 1) for rest, ways in takings])][0]
            pile = sample(draw, cards, sum(sizes) - sum(rest))
            for test in passed:
                for _card in range(sizes[test] - rest[test]):
                    drawn[test].append(pile.pop())
            sizes = rest
        return drawn


def _takings(passed: tuple[int, ...], sizes: Sizes, left: int) -> Iterator[tuple[Sizes, int]]:
    """Yield what is left to fill after some cards of a class were taken, and the number of ways to choose them."""
    if not passed:
        yield sizes, 1
        return
    test = passed[0]
    for number in range(min(sizes[test], left) + 1):
        rest = (*sizes[:test], sizes[test] - number, *sizes[test + 1 :])
        for after, ways in _takings(passed[1:], rest, left - number):
            yield after, ways * comb(left, number)


def weighted(draw: Draw, weights: list[int]) -> int:
    """Return an index drawn by weight. Weights can have hundreds of digits: 96 extra bits make the bias negligible."""
    if len(weights) == 1:
        return 0
    total = sum(weights)
    words = (total.bit_length() + 96) // 32 + 1
    number = 0
    for _word in range(words):
        number = number << 32 | draw.below(1 << 32)
    target = number * total >> 32 * words
    for place, weight in enumerate(weights):
        if target < weight:
            return place
        target -= weight
    raise ValueError("no world is left: the view contradicts itself.")
