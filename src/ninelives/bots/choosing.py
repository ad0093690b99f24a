"""Choose among moves that were weighed."""

from collections.abc import Sequence
from typing import Final

from ninelives.core.chance import Draw
from ninelives.core.game import Moves

EVEN: Final = 1e-9  # worths that differ by less are even: sums of floats may differ by so little elsewhere


def one_of_the_best[Move](moves: Moves[Move], values: Sequence[float], slack: float, draw: Draw) -> Move:
    """Choose by lot among the moves that come that near to the best."""
    least = max(values) - slack - EVEN
    good = [nth for nth, value in enumerate(values) if value >= least]
    return moves[good[draw.below(len(good))]]
