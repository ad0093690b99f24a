"""Moves and views as numbers: the contract, and one codec per game. The standard library is enough for it."""

from ninelives.rl.codec.contract import STILL, Codec, Field, Layout, Payoff, Row, checked, codec_of, own_seat

__all__ = ["STILL", "Codec", "Field", "Layout", "Payoff", "Row", "checked", "codec_of", "own_seat"]
