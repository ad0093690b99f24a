"""Confidence intervals and a sequential test."""

from collections.abc import Sequence
from math import ceil, floor, inf, isinf, log, sqrt
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
REACH: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
_DECIDED: Final = log((1 - 0.05) / 0.05)  # one wrong verdict in twenty, either way

_LEAST: Final = 20  # fewer values do not show their variance
FEW: Final = 2  # units do not show how much they vary


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
    reach = REACH * sqrt(variance(values) / len(values)) if len(values) > 1 else inf
    return Measured(middle, middle - reach, middle + reach)


def share(values: Sequence[float]) -> Measured:
    """Return the mean of shares from 0 to 1. The interval counts a 0 and a 1 more: a few equal values prove little."""
    with_prior_units = mean([*values, 0.0, 1.0])
    return Measured(fmean(values), max(0.0, with_prior_units.low), min(1.0, with_prior_units.high))


def quantile(values: Sequence[float], part: float) -> Measured:
    """Return a quantile; its interval follows from the binomial distribution of ranks."""
    ordered = sorted(values)
    last = len(ordered) - 1
    middle, reach = part * last, REACH * sqrt(len(ordered) * part * (1 - part))
    low, high = max(0, floor(middle - reach)), ceil(middle + reach)
    return Measured(ordered[round(middle)], ordered[low], ordered[high] if high <= last else inf)


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


class Sums(NamedTuple):
    """Sums over independent units, in each of which there is some `a` and some `b`."""

    units: int
    a: float
    b: float
    aa: float
    ab: float
    bb: float

    def with_prior_units(self) -> "Sums":
        """Return the same with two usual units more, one with no `a` and one with `a` alone: few prove little."""
        size = self.b / self.units
        square = size**2
        return Sums(
            self.units + 2, self.a + size, self.b + 2 * size, self.aa + square, self.ab + square, self.bb + 2 * square
        )


def sums_of(pairs: Sequence[tuple[float, float]]) -> Sums:
    """Return the sums that a ratio and its interval are computed from."""
    products = [(a, b, a * a, a * b, b * b) for a, b in pairs]
    return Sums(len(pairs), *[sum(column) for column in zip(*products, strict=True)])


def reach_of(questions: int) -> float:
    """Return how many standard errors an interval reaches, so that all answers hold together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / questions)


def ratio(sums: Sums, reach: float = REACH) -> Measured:
    """Return how much `a` there is for each `b`, by how far each unit is off it; so many standard errors either way."""
    if not sums.b:
        return Measured(0.0, -inf, inf)
    middle = sums.a / sums.b
    squares = max(0.0, sums.aa - 2 * middle * sums.ab + middle**2 * sums.bb)
    error = sqrt(squares / (sums.units - 1) * sums.units) / sums.b if sums.units >= FEW else inf
    return Measured(middle, middle - reach * error, middle + reach * error)
