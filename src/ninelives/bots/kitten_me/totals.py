"""The chances of totals, quickly: as if all hidden cards were one hand, and no card acted on a whole hand.

That is exact with decks that have no Can't See Me and no Double Trouble, and close enough for a network with others.
"""

from functools import lru_cache
from math import comb
from typing import Final, final

from ninelives.core.cards import Hand
from ninelives.games.kitten_me.options import Setup
from ninelives.games.kitten_me.pieces import ATTRIBUTES, WORTH, Attribute
from ninelives.games.kitten_me.rules.reckon import hand_sum
from ninelives.games.kitten_me.state import Played
from ninelives.games.kitten_me.view import Seen

type _ByWorth = tuple[int, int, int, int]  # how many cards are worth 0, 1, 2 and 3


@lru_cache(maxsize=64)
def _in_deck(setup: Setup) -> tuple[_ByWorth, ...]:
    return tuple([_sorted(attribute, setup.cards) for attribute in ATTRIBUTES])


def _sorted(attribute: Attribute, cards: Hand) -> _ByWorth:
    worth = [WORTH[attribute][card] for card in cards]
    return worth.count(0), worth.count(1), worth.count(2), worth.count(3)


@lru_cache(maxsize=1 << 15)
def _at_least(pool: _ByWorth, drawn: int) -> tuple[float, ...]:
    """Return by number the chance that so many cards of the pool are worth at least that."""
    blanks, singles, doubles, triples = pool
    ways = [0] * (3 * drawn + 1)
    for three in range(min(triples, drawn) + 1):
        for two in range(min(doubles, drawn - three) + 1):
            some = comb(triples, three) * comb(doubles, two)
            for one in range(min(singles, drawn - three - two) + 1):
                rest = comb(blanks, drawn - three - two - one)
                ways[3 * three + 2 * two + one] += some * comb(singles, one) * rest
    whole = left = sum(ways)
    found = []
    for number in ways:
        found.append(left / whole)
        left -= number
    return tuple(found)


@final
class Totals:
    """By attribute: what the hand is worth, what is expected in all, and how likely each total is."""

    def __init__(self, view: Seen, hand: Hand) -> None:
        setup = view.setup
        face_up = sum([isinstance(event, Played) for event in view.trail])
        flip = int(setup.flip and view.dealt < setup.size)
        hidden = setup.size - len(hand) - face_up
        drawn = sum(view.sizes) - len(hand) + flip
        self.sums: Final[list[int]] = [hand_sum(setup, hand, attribute) for attribute in ATTRIBUTES]
        self.means: Final[list[float]] = []
        self._tables: Final[list[tuple[float, ...]]] = []
        for attribute, deck in enumerate(_in_deck(setup)):
            blanks, singles, doubles, triples = [
                number - held for number, held in zip(deck, _sorted(attribute, hand), strict=True)
            ]
            worth = singles + 2 * doubles + 3 * triples
            self.means.append(self.sums[attribute] + drawn * worth / hidden)
            self._tables.append(_at_least((blanks - face_up, singles, doubles, triples), drawn))

    def stands(self, number: int, attribute: Attribute) -> float:
        """Return the chance that the total is at least this number."""
        rest = number - self.sums[attribute]
        if rest <= 0:
            return 1.0
        table = self._tables[attribute]
        return table[rest] if rest < len(table) else 0.0

    def best(self, number: int) -> float:
        """Return the chance of the attribute for which it is highest."""
        return max([self.stands(number, attribute) for attribute in ATTRIBUTES])
