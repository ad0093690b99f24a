"""What moves are worth in chance to win: panther values them so, and says it in winks."""

from collections.abc import Sequence
from typing import Final, final

from ninelives.bots.shut_up_cat.win_probability import WinModel
from ninelives.bots.standing import as_chance
from ninelives.games.shut_up_cat.state import Returning
from ninelives.games.shut_up_cat.view import Seen, View


@final
class Standing:
    """The chance to win of the seat that has the turn, if it ended now, and what one wink adds to it."""

    def __init__(self, view: Seen) -> None:
        self._winks: Final[int] = view.board.winks[view.turn]
        self._multiplier: Final[int] = view.board.multipliers[view.turn]
        self._end_now: Final = WinModel(view, 0, fine=False).of(view.hand, 0, 0)
        self.now: Final[float] = self._end_now.of(self._multiplier, self._winks)
        self.wink: Final[float] = max(1.0 / view.setup.target, self.of(0, 1))  # a whole match is worth its target

    def of(self, steps: int, winks: int) -> float:
        """Return what a higher multiplier and more winks add to the chance."""
        return self._end_now.of(self._multiplier + steps, self._winks + winks) - self.now


def win_chances(view: View, values: Sequence[float]) -> list[float]:
    """Return the chance to win after moves of these values, in winks.

    How tiles are put back is valued by what it gains and harms, not by the whole chance: the best of these keeps it.
    """
    if not values or not isinstance(view, Seen) or view.seat != view.turn:
        return [0.0] * len(values)
    standing = Standing(view)
    above = standing.now - max(values) * standing.wink if isinstance(view.phase, Returning) else 0.0
    return [as_chance(value * standing.wink + above) for value in values]
