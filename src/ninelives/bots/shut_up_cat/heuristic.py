"""A linear heuristic: winks, plus a fixed value for what lasts beyond the turn."""

from typing import Final, final

from ninelives.bots.shut_up_cat.expectimax import Utility
from ninelives.core.cards import Hand
from ninelives.games.shut_up_cat.pieces import Bits
from ninelives.games.shut_up_cat.view import Seen

STEP: Final = 3.0  # value of a step of the multiplier in winks
CARD: Final = 2.0  # value of a card in winks


@final
class LinearUtility(Utility):
    """Winks, plus a value for each step of the multiplier and one for the cards."""

    def ignores_places(self) -> bool:
        return True

    def __init__(self, step: float, cards: float) -> None:
        self._step: Final[float] = step
        self._cards: Final[float] = cards

    def of(self, multiplier: int, winks: int) -> float:
        return winks + self._step * multiplier + self._cards

    def always(self, _hand: Hand, _slept: Bits, _meows: int) -> Utility:
        return self


WINKS: Final = LinearUtility(0.0, 0.0)  # only winks count
WINKS_AND_STEPS: Final = LinearUtility(STEP, 0.0)


@final
class LinearModel:
    """The linear utilities of a view: in the last round only winks count."""

    def __init__(self, view: Seen, step: float, card: float) -> None:
        lasts = not view.board.decided
        self._step: Final[float] = step * lasts
        self._card: Final[float] = card * lasts
        self._cache: Final[dict[int, Utility]] = {}

    def of(self, hand: Hand, _slept: Bits, _meows: int) -> Utility:
        number = len(hand)
        if number not in self._cache:
            self._cache[number] = LinearUtility(self._step, self._card * number)
        return self._cache[number]
