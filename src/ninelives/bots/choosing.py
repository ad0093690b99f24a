"""Choose among moves, by their values or their weights."""

from collections.abc import Sequence
from typing import Final

from ninelives.bots.chances import FollowedDraw
from ninelives.core.chance import Draw
from ninelives.core.game import Moves

EVEN: Final = 1e-9  # values closer than this are equal: float sums may differ by so little between platforms
_FINE: Final = 1 << 20  # steps of a weight
_THOUSAND: Final = 1000


def one_of_the_best[Move](moves: Moves[Move], values: Sequence[float], slack: float, draw: Draw) -> Move:
    """Return a random move among those within `slack` of the best."""
    least = max(values) - slack - EVEN
    good = [nth for nth, value in enumerate(values) if value >= least]
    return moves[good[draw.below(len(good))]]


def by_weight[Move](moves: Sequence[Move], weights: Sequence[float], draw: Draw) -> Move:
    """Return one of the moves, each as likely as its weight says."""
    if isinstance(draw, FollowedDraw):  # it takes the weights as they are: nobody could follow a million numbers
        return moves[draw.place(weights)]
    place = sum(weights) * draw.below(_FINE) / _FINE
    for move, weight in zip(moves, weights, strict=True):
        if place < weight:
            return move
        place -= weight
    raise ValueError("nothing has any weight.")


def happens(part: float, draw: Draw) -> bool:
    """Return true this part of the time, in thousandths."""
    if isinstance(draw, FollowedDraw):
        return draw.place((part, 1.0 - part)) == 0
    return draw.below(_THOUSAND) < part * _THOUSAND
