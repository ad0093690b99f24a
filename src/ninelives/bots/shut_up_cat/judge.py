"""What a turn is worth: over all rolls, all arcs and all MEOWs that may turn up, with the best chase after them.

How good it is to end a turn with so many winks and such a multiplier is for each cat to say: its outlook.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, final

from ninelives.bots.shut_up_cat.ring import PAIRS, arcs_of, rolls_from, triple_of
from ninelives.bots.shut_up_cat.spread import Meows, spread
from ninelives.core.cards import Card, Hand
from ninelives.games.shut_up_cat.options import Setup
from ninelives.games.shut_up_cat.pieces import CHASE_PRICE, MEOWS, MOST_MULTIPLIER, PLACES, Arc, Bits, Dice
from ninelives.games.shut_up_cat.state import Mind

NEVER: Final = float("-inf")
UNSEEN: Final[Card] = -1  # a card that is still to be drawn


class Worth:
    """How good it is to end a turn with a multiplier and so many winks."""

    def steady(self) -> bool:
        """Tell whether it is the same on whatever places one slept."""
        return False

    def of(self, multiplier: int, winks: int) -> float:
        raise NotImplementedError


# what it is worth to end the turn with these cards after sleeping on these places, or on none, with so many MEOWs
type Outlook = Callable[[Hand, Bits, int], Worth]


class Means(NamedTuple):
    """What a seat has in its turn, beside its dice."""

    setup: Setup
    mind: Mind
    meows: Meows
    winks: int
    multiplier: int
    hand: Hand
    catnips: int
    milks: int
    chases: int  # how many chases after the MEOWs are thought of beforehand


def waken(means: Means, heard: int) -> int:
    """Give the multiplier after so many MEOWs."""
    return max(0, means.multiplier - max(0, heard - means.catnips))


def after_chases(worth: Worth, winks: int, multiplier: int, milks: int, zeds: int) -> list[float]:
    """Give what it is worth to chase not at all, once and so on, and then to score."""
    most = min(MOST_MULTIPLIER - multiplier, winks // CHASE_PRICE)
    return [
        worth.of(
            multiplier + chases,
            winks - CHASE_PRICE * chases + zeds * min(MOST_MULTIPLIER, multiplier + chases + milks),
        )
        for chases in range(most + 1)
    ]


@lru_cache(maxsize=1 << 12)
def _ends(worth: Worth, winks: int, multiplier: int, milks: int, chases: int) -> list[float]:
    """Give by number of Z what they are worth with the best of so many chases."""
    return [max(after_chases(worth, winks, multiplier, milks, zeds)[: chases + 1]) for zeds in range(PLACES + 1)]


@final
class Judge:
    """Weighs what can be done in one turn; what was reckoned is kept, since rolls share their pairs."""

    def __init__(self, means: Means, outlook: Outlook, judges: "dict[Means, Judge] | None" = None) -> None:
        self.means: Final[Means] = means
        self.outlook: Final[Outlook] = outlook
        self._judges: Final[dict[Means, Judge]] = {} if judges is None else judges
        self._pairs: Final[list[float | None]] = [None] * PAIRS
        self._still: Final[Worth] = outlook(means.hand, 0, 0)
        self._wakened: Final[list[int]] = [waken(means, meows) for meows in range(MEOWS + 1)]
        # by number of MEOWs, then of Z; none where it matters on which places one sleeps
        self._steady: Final[list[list[float]]] = (
            [self._ends(self._still, meows) for meows in self._wakened] if self._still.steady() else []
        )

    def other(self, means: Means) -> "Judge":
        """Give a judge of other means with the same outlook."""
        if means not in self._judges:
            self._judges[means] = Judge(means, self.outlook, self._judges)
        return self._judges[means]

    def still(self) -> float:
        """Give what it is worth to end the turn as it is."""
        return self._still.of(self.means.multiplier, self.means.winks)

    def arc(self, arc: Arc) -> float:
        means, length = self.means, arc.length
        total = 0.0
        for meows, chance in enumerate(spread(means.mind, means.meows, arc.bits)):
            if chance:
                total += chance * self._turned_up(arc.bits, meows)[length - meows]
        return total

    def _turned_up(self, bits: Bits, meows: int) -> list[float]:
        """Give by number of Z what they are worth when so many MEOWs turn up with them."""
        if self._steady:
            return self._steady[meows]
        return self._ends(self.outlook(self.means.hand, bits, meows), self._wakened[meows])

    def _ends(self, worth: Worth, multiplier: int) -> list[float]:
        return _ends(worth, self.means.winks, multiplier, self.means.milks, self.means.chases)

    def pair(self, pair: int) -> float:
        """Give the best arc of a pair of dice."""
        known = self._pairs[pair]
        if known is None:
            known = max([self.arc(arc) for arc in arcs_of(self.means.setup)[pair]], default=NEVER)
            self._pairs[pair] = known
        return known

    def settle(self) -> float:
        means = self.means
        return self._still.of(min(MOST_MULTIPLIER, means.multiplier + 1), means.winks)

    def distract(self) -> float:
        means = self.means
        return self.outlook((*means.hand, UNSEEN), 0, 0).of(means.multiplier, means.winks)

    def dice(self, dice: Dice) -> float:
        """Give the best use of three dice, without cards."""
        triple = triple_of(dice)
        best = max([self.pair(pair) for pair in triple.pairs], default=NEVER)
        if triple.seven:
            best = max(best, self.settle())
        return max(best, self.distract()) if triple.double else best

    def roll(self, kept: Dice) -> float:
        """Give what three dice are worth on average, of which these lie there and the rest is rolled."""
        return sum([chance * self.dice(dice) for dice, chance in rolls_from(kept)])
