"""How sure a measured number is."""

from collections.abc import Sequence
from math import log, sqrt
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
_REACH: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
_DECIDED: Final = log((1 - 0.05) / 0.05)  # one wrong verdict in twenty, either way

_LEAST: Final = 20  # in fewer values no spread can be seen


class Measured(NamedTuple):
    """A number, and between what it lies with 95 % confidence."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3f} ({self.low:.3f} to {self.high:.3f})"


def mean(values: Sequence[float]) -> Measured:
    """Give the mean of independent values; one value alone says nothing about how sure it is."""
    middle = fmean(values)
    reach = _REACH * sqrt(variance(values) / len(values)) if len(values) > 1 else float("inf")
    return Measured(middle, middle - reach, middle + reach)


def quantile(values: Sequence[float], share: float) -> Measured:
    """Give the value below which this share lies; which places it may have had follows from the binomial law."""
    ordered = sorted(values)
    last = len(ordered) - 1
    middle, reach = share * last, _REACH * sqrt(len(ordered) * share * (1 - share))
    low, high = max(0, round(middle - reach)), min(last, round(middle + reach))
    return Measured(ordered[round(middle)], ordered[low], ordered[high])


class Bounds(NamedTuple):
    """Two claims about a mean to decide between: it is `low`, or it is `high`."""

    low: float
    high: float


def verdict(values: Sequence[float], bounds: Bounds) -> str | None:
    """Tell which claim the values decide for, `low` or `high`, if they do: a sequential probability ratio test.

    The spread is estimated as it goes, as chess testers do for pairs of games.
    """
    if len(values) < _LEAST:
        return None
    spread = max(variance(values), 1 / len(values) ** 2)  # all alike so far is no proof that all ever will be
    middle = (bounds.low + bounds.high) / 2
    ratio = len(values) * (bounds.high - bounds.low) * (fmean(values) - middle) / spread
    if abs(ratio) < _DECIDED:
        return None
    return "high" if ratio > 0 else "low"
