"""Utilities for the last turns of a match: only having the most winks at its end counts."""

from typing import Final, final

from ninelives.bots.shut_up_cat.expectimax import Utility
from ninelives.core.cards import Hand
from ninelives.games.shut_up_cat.pieces import Bits
from ninelives.games.shut_up_cat.view import Seen


def is_last(view: Seen) -> bool:
    """Return whether the match ends with this turn."""
    return view.board.decided and (view.turn + 1) % view.setup.seats == view.first


@final
class AtLeast(Utility):
    """1 with at least so many winks, else 0."""

    def ignores_places(self) -> bool:
        return True

    def __init__(self, need: int) -> None:
        self._need: Final[int] = need

    def of(self, _multiplier: int, winks: int) -> float:
        return float(winks >= self._need)

    def always(self, _hand: Hand, _slept: Bits, _meows: int) -> Utility:
        return self


@final
class Beating(Utility):
    """1 with more than so many winks, 0.5 for a tie, else 0."""

    def ignores_places(self) -> bool:
        return True

    def __init__(self, mark: int) -> None:
        self._mark: Final[int] = mark

    def of(self, _multiplier: int, winks: int) -> float:
        return 1.0 if winks > self._mark else 0.5 * (winks == self._mark)

    def always(self, _hand: Hand, _slept: Bits, _meows: int) -> Utility:
        return self
