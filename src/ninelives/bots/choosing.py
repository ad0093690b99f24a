"""Choose among evaluated moves."""

from collections.abc import Sequence
from typing import Final

from ninelives.core.chance import Draw
from ninelives.core.game import Moves

EVEN: Final = 1e-9  # values closer than this are equal: float sums may differ by so little between platforms


def one_of_the_best[Move](moves: Moves[Move], values: Sequence[float], slack: float, draw: Draw) -> Move:
    """Return a random move among those within `slack` of the best."""
    least = max(values) - slack - EVEN
    good = [nth for nth, value in enumerate(values) if value >= least]
    return moves[good[draw.below(len(good))]]
