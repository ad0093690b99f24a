"""A bot is a function from what a seat knows to a move: its type has no room for a state."""

from collections.abc import Callable

from ninelives.core.chance import Draw
from ninelives.core.game import Moves

type Bot[View, Move] = Callable[[View, Moves[Move], Draw], Move]


def uniform[View, Move](_view: View, moves: Moves[Move], draw: Draw) -> Move:
    """Play any legal move, each as likely."""
    return moves[draw.below(len(moves))]
