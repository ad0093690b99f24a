"""The chance to win by the strength of each seat, as it was fitted to matches: see research/fit_standings.py."""

from collections.abc import Sequence
from math import exp


def strength(weights: Sequence[float], features: Sequence[float]) -> float:
    return sum([weight * feature for weight, feature in zip(weights, features, strict=True)])


def win_shares(strengths: Sequence[float]) -> list[float]:
    """Return by seat the chance to win; together they are 1."""
    most = max(strengths)
    powers = [exp(strength - most) for strength in strengths]
    whole = sum(powers)
    return [power / whole for power in powers]


def as_chance(value: float) -> float:
    """Return a value as a chance, which is from 0 to 1."""
    return min(1.0, max(0.0, value))
