"""Rules of thumb: winks, and so much for what lasts beyond the turn."""

from typing import Final, final

from ninelives.bots.shut_up_cat.expectimax import Utility
from ninelives.core.cards import Hand
from ninelives.games.shut_up_cat.pieces import Bits
from ninelives.games.shut_up_cat.view import Seen

STEP: Final = 3.0  # winks that a step of the multiplier is worth to have
CARD: Final = 2.0  # winks that a card is worth to keep


@final
class LinearUtility(Utility):
    """Winks, and so much for each step of the multiplier and for the cards."""

    def ignores_places(self) -> bool:
        return True

    def __init__(self, step: float, cards: float) -> None:
        self._step: Final[float] = step
        self._cards: Final[float] = cards

    def of(self, multiplier: int, winks: int) -> float:
        return winks + self._step * multiplier + self._cards

    def always(self, _hand: Hand, _slept: Bits, _meows: int) -> Utility:
        return self


WINKS: Final = LinearUtility(0.0, 0.0)  # nothing but winks
WINKS_AND_STEPS: Final = LinearUtility(STEP, 0.0)


@final
class LinearModel:
    """An outlook by thumb: nothing but winks counts in the last round."""

    def __init__(self, view: Seen, step: float, card: float) -> None:
        lasts = not view.board.decided
        self._step: Final[float] = step * lasts
        self._card: Final[float] = card * lasts
        self._known: Final[dict[int, Utility]] = {}

    def of(self, hand: Hand, _slept: Bits, _meows: int) -> Utility:
        number = len(hand)
        if number not in self._known:
            self._known[number] = LinearUtility(self._step, self._card * number)
        return self._known[number]
