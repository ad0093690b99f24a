"""Moves and views as numbers: the contract, and one codec per game. The standard library is enough for it."""

from ninelives.rl.codec.contract import (
    STILL,
    Cells,
    Codec,
    Field,
    Layout,
    Payoff,
    check_move_number,
    codec_of,
    require_seat,
)

__all__ = ["STILL", "Cells", "Codec", "Field", "Layout", "Payoff", "check_move_number", "codec_of", "require_seat"]
