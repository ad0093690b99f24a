"""How likely each move of a bot is: every way that its draws could go is followed, so the chances are exact.

A bot is a function of what it draws, and all that it can draw is known. So every bot can be asked, and none has to
tell: `chances` is None only where there are too many ways to follow.
"""

from collections.abc import Sequence
from typing import Final, final

from ninelives.bots.bot import Bot
from ninelives.core.game import Moves

MOST: Final = 128  # ways


class TooManyWays(Exception):
    pass


@final
class FollowedDraw:
    """A draw that goes a way as far as it is given, and on by the first there is to draw; `others` are the rest."""

    def __init__(self, way: tuple[int, ...]) -> None:
        self._way: Final[tuple[int, ...]] = way
        self._drawn: tuple[int, ...] = ()
        self.likely = 1.0
        self.others: Final[list[tuple[int, ...]]] = []

    def below(self, n: int, /) -> int:
        if n > MOST:
            raise TooManyWays
        return self.place([1.0] * n)

    def place(self, weights: Sequence[float]) -> int:
        """Return a place, each as likely as its weight says."""
        if len(self._drawn) < len(self._way):
            drawn = self._way[len(self._drawn)]
        else:
            drawn, *others = [place for place, weight in enumerate(weights) if weight > 0]
            self.others.extend([(*self._drawn, other) for other in others])
        self._drawn = (*self._drawn, drawn)
        self.likely *= weights[drawn] / sum(weights)
        return drawn


def chances[View, Move](
    bot: Bot[View, Move], view: View, moves: Moves[Move], *, awaited: bool
) -> dict[Move | None, float] | None:
    """Return how likely a bot makes each move, None for no move; or None if it draws from too many numbers."""
    found: dict[Move | None, float] = {}
    ways: list[tuple[int, ...]] = [()]
    for _way in range(MOST):
        draw = FollowedDraw(ways.pop())
        try:
            move = bot(view, moves, awaited, draw)
        except TooManyWays:
            return None
        found[move] = found.get(move, 0.0) + draw.likely
        ways.extend(draw.others)
        if not ways:
            return found
    return None
