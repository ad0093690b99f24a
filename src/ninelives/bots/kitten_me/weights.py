"""Fitted by research/fit_standings.py: what cards count for the chance to win."""

from typing import Final

STANDING: Final[tuple[float, ...]] = (4.319,)  # of the root of the cards
