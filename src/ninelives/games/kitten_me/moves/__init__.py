"""The moves of seats and of TABLE. Each is one line of text."""

from ninelives.games.kitten_me.moves.kinds import (
    CHALLENGE,
    DRAW,
    PURRFECT,
    SKIP_TURN,
    Action,
    Bid,
    Challenge,
    Deal,
    Drawn,
    DrawThree,
    FirstDealer,
    Flip,
    GoFish,
    Move,
    Purrfect,
    Skip,
)
from ninelives.games.kitten_me.moves.notation import read, write

__all__ = [
    "CHALLENGE",
    "DRAW",
    "PURRFECT",
    "SKIP_TURN",
    "Action",
    "Bid",
    "Challenge",
    "Deal",
    "DrawThree",
    "Drawn",
    "FirstDealer",
    "Flip",
    "GoFish",
    "Move",
    "Purrfect",
    "Skip",
    "read",
    "write",
]
