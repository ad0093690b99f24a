"""Confidence intervals and a sequential test."""

from collections.abc import Sequence
from math import ceil, floor, isinf, log, sqrt
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
REACH: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
_DECIDED: Final = log((1 - 0.05) / 0.05)  # one wrong verdict in twenty, either way

_LEAST: Final = 20  # fewer values do not show their variance


class Measured(NamedTuple):
    """A number with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        if isinf(self.low):
            return f"{self.value:.3f} (too few values for an interval)"
        if isinf(self.high):
            return f"{self.value:.3f} ({self.low:.3f} or more)"
        return f"{self.value:.3f} ({self.low:.3f} to {self.high:.3f})"

    def plain(self) -> list[float | None]:
        """Return the number and its bounds for JSON; None where a bound is unknown."""
        return [None if isinf(part) else part for part in self]


def mean(values: Sequence[float]) -> Measured:
    """Return the mean of independent values; a single value has no interval."""
    middle = fmean(values)
    reach = REACH * sqrt(variance(values) / len(values)) if len(values) > 1 else float("inf")
    return Measured(middle, middle - reach, middle + reach)


def share(values: Sequence[float]) -> Measured:
    """Return the mean of shares from 0 to 1. The interval counts a 0 and a 1 more: a few equal values prove little."""
    padded = mean([*values, 0.0, 1.0])
    return Measured(fmean(values), max(0.0, padded.low), min(1.0, padded.high))


def quantile(values: Sequence[float], part: float) -> Measured:
    """Return a quantile; its interval follows from the binomial distribution of ranks."""
    ordered = sorted(values)
    last = len(ordered) - 1
    middle, reach = part * last, REACH * sqrt(len(ordered) * part * (1 - part))
    low, high = max(0, floor(middle - reach)), ceil(middle + reach)
    return Measured(ordered[round(middle)], ordered[low], ordered[high] if high <= last else float("inf"))


class Bounds(NamedTuple):
    """The two hypotheses of the test: the mean is `low`, or it is `high`."""

    low: float
    high: float


def verdict(values: Sequence[float], bounds: Bounds, size: int) -> str:
    """Return "low", "high" or "undecided" by a sequential probability ratio test.

    Each value is the mean of `size` matches. The variance is estimated from the values, as chess engine testers do for
    pairs of games, but is at least that of independent matches.
    """
    if len(values) < _LEAST:
        return "undecided"
    middle = (bounds.low + bounds.high) / 2
    spread = max(variance(values), middle * (1 - middle) / size)
    ratio = len(values) * (bounds.high - bounds.low) * (fmean(values) - middle) / spread
    if abs(ratio) < _DECIDED:
        return "undecided"
    return "high" if ratio > 0 else "low"


def ratio(pairs: Sequence[tuple[float, float]]) -> Measured:
    """Return how much of the first there is for each of the second, over independent matches with some of both."""
    ones, others = sum([one for one, _other in pairs]), sum([other for _one, other in pairs])
    if not others:
        return Measured(0.0, float("-inf"), float("inf"))
    middle = ones / others
    rests = mean([one - middle * other for one, other in pairs])
    reach = (rests.high - rests.low) / 2 * len(pairs) / others
    return Measured(middle, middle - reach, middle + reach)
