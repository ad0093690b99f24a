"""Expectimax over one turn: chance nodes are rolls and turned-up MEOWs, decisions are arcs and chases.

The value of the end of a turn is a utility, which each level defines by its own model.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, final

from ninelives.bots.shut_up_cat.belief import Meows, meow_distribution
from ninelives.bots.shut_up_cat.dice import PAIRS, arcs_of, rolls_from, triple_of
from ninelives.core.cards import Card, Hand
from ninelives.games.shut_up_cat.options import Setup
from ninelives.games.shut_up_cat.pieces import CHASE_PRICE, MEOWS, MOST_MULTIPLIER, PLACES, Arc, Bits, Dice
from ninelives.games.shut_up_cat.state import Mind

NEVER: Final = float("-inf")
UNSEEN: Final[Card] = -1  # a card still to be drawn


class Utility:
    """The value of ending a turn with a multiplier and a number of winks."""

    def ignores_places(self) -> bool:
        """Return whether it does not depend on the places slept on."""
        return False

    def of(self, multiplier: int, winks: int) -> float:
        raise NotImplementedError


# the utility after a turn with these cards that slept on these places, or on none, with so many MEOWs
type UtilityModel = Callable[[Hand, Bits, int], Utility]


class Resources(NamedTuple):
    """What a seat has in its turn, apart from its dice."""

    setup: Setup
    mind: Mind
    meows: Meows
    winks: int
    multiplier: int
    hand: Hand
    catnips: int
    milks: int
    chases: int  # how many chases after the MEOWs are searched


def later_chases(setup: Setup, most: int) -> int:
    """Return how many chases a search may count on between the MEOWs and the score (S19)."""
    return 0 if setup.before_reveal else most


def multiplier_after(resources: Resources, heard: int) -> int:
    """Return the multiplier after so many MEOWs."""
    return max(0, resources.multiplier - max(0, heard - resources.catnips))


def after_chases(utility: Utility, winks: int, multiplier: int, milks: int, zeds: int) -> list[float]:
    """Return the values of scoring after no chase, after one, and so on."""
    most = min(MOST_MULTIPLIER - multiplier, winks // CHASE_PRICE)
    return [
        utility.of(
            multiplier + chases,
            winks - CHASE_PRICE * chases + zeds * min(MOST_MULTIPLIER, multiplier + chases + milks),
        )
        for chases in range(most + 1)
    ]


@lru_cache(maxsize=1 << 12)
def _ends(utility: Utility, winks: int, multiplier: int, milks: int, chases: int) -> list[float]:
    """Return by number of Z the value with the best of up to so many chases."""
    return [max(after_chases(utility, winks, multiplier, milks, zeds)[: chases + 1]) for zeds in range(PLACES + 1)]


@final
class Expectimax:
    """The search of one turn. Values of pairs of dice are cached, since many rolls share them."""

    def __init__(
        self, resources: Resources, model: UtilityModel, searches: "dict[Resources, Expectimax] | None" = None
    ) -> None:
        self.resources: Final[Resources] = resources
        self.model: Final[UtilityModel] = model
        self._searches: Final[dict[Resources, Expectimax]] = {} if searches is None else searches
        self._pairs: Final[list[float | None]] = [None] * PAIRS
        self._utility: Final[Utility] = model(resources.hand, 0, 0)
        self._multipliers: Final[list[int]] = [multiplier_after(resources, meows) for meows in range(MEOWS + 1)]
        # by number of MEOWs, then of Z; empty where the utility depends on places
        self._same_everywhere: Final[list[list[float]]] = (
            [self._ends(self._utility, meows) for meows in self._multipliers] if self._utility.ignores_places() else []
        )

    def other(self, resources: Resources) -> "Expectimax":
        """Return the search for other resources with the same model."""
        if resources not in self._searches:
            self._searches[resources] = Expectimax(resources, self.model, self._searches)
        return self._searches[resources]

    def end_now(self) -> float:
        """Return the value of ending the turn as it is."""
        return self._utility.of(self.resources.multiplier, self.resources.winks)

    def arc(self, arc: Arc) -> float:
        resources, length = self.resources, arc.length
        total = 0.0
        for meows, chance in enumerate(meow_distribution(resources.mind, resources.meows, arc.bits)):
            if chance:
                total += chance * self._turned_up(arc.bits, meows)[length - meows]
        return total

    def _turned_up(self, bits: Bits, meows: int) -> list[float]:
        """Return by number of Z the value when so many MEOWs turn up with them."""
        if self._same_everywhere:
            return self._same_everywhere[meows]
        return self._ends(self.model(self.resources.hand, bits, meows), self._multipliers[meows])

    def _ends(self, utility: Utility, multiplier: int) -> list[float]:
        return _ends(utility, self.resources.winks, multiplier, self.resources.milks, self.resources.chases)

    def pair(self, pair: int) -> float:
        """Return the value of the best arc of a pair of dice."""
        known = self._pairs[pair]
        if known is None:
            known = max([self.arc(arc) for arc in arcs_of(self.resources.setup)[pair]], default=NEVER)
            self._pairs[pair] = known
        return known

    def settle(self) -> float:
        resources = self.resources
        return self._utility.of(min(MOST_MULTIPLIER, resources.multiplier + 1), resources.winks)

    def distract(self) -> float:
        resources = self.resources
        return self.model((*resources.hand, UNSEEN), 0, 0).of(resources.multiplier, resources.winks)

    def dice(self, dice: Dice) -> float:
        """Return the value of the best use of three dice, without cards."""
        triple = triple_of(dice)
        best = max([self.pair(pair) for pair in triple.pairs], default=NEVER)
        if triple.seven:
            best = max(best, self.settle())
        return max(best, self.distract()) if triple.double else best

    def roll(self, kept: Dice) -> float:
        """Return the expected value of three dice, of which these are kept and the rest is rolled."""
        return sum([chance * self.dice(dice) for dice, chance in rolls_from(kept)])
