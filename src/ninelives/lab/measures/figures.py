"""Figures: the values of a measure in every cell, with intervals that hold for all of them at once."""

from math import inf, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from ninelives.core.errors import BadOption
from ninelives.lab.data.query import Tables
from ninelives.lab.measures.catalog import MEASURES, Measure
from ninelives.lab.stats import CONFIDENCE, Measured

FEW: Final = 2  # units do not show how much they vary


class Figure(NamedTuple):
    cell: int
    what: str  # which of several: a place, a card; empty if there is one
    value: Measured
    units: int  # deals that it was counted in


class Sums(NamedTuple):
    """Sums over independent units, in each of which there is some `a` and some `b`."""

    units: int
    a: float
    b: float
    aa: float
    ab: float
    bb: float

    def padded(self) -> "Sums":
        """Return the same with a 0 and a 1 more: a few equal shares prove little."""
        return Sums(self.units + 2, self.a + 1, self.b + 2, self.aa + 1, self.ab + 1, self.bb + 2)


def reach_of(questions: int) -> float:
    """Return how many standard errors an interval reaches, so that all answers hold together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / questions)


def estimate(sums: Sums, questions: int, *, share: bool) -> Measured:
    """Return how much `a` there is for each `b`."""
    middle = sums.a / sums.b
    if not share:
        reach = reach_of(questions) * _error(sums)
        return Measured(middle, max(0.0, middle - reach), middle + reach)  # all are counted from 0 up
    padded = sums.padded()
    centre, reach = padded.a / padded.b, reach_of(questions) * _error(padded)
    return Measured(middle, min(middle, max(0.0, centre - reach)), max(middle, min(1.0, centre + reach)))


def _error(sums: Sums) -> float:
    """Return the standard error of a ratio, by how far each unit is off it."""
    if sums.units < FEW:
        return inf
    middle = sums.a / sums.b
    squares = max(0.0, sums.aa - 2 * middle * sums.ab + middle**2 * sums.bb)
    return sqrt(squares / (sums.units - 1) * sums.units) / sums.b


def measure_named(key: str) -> Measure:
    if key not in MEASURES:
        raise BadOption(f"There is no measure {key!r}. Measures: {', '.join(MEASURES)}.")
    return MEASURES[key]


def figures(tables: Tables, key: str, questions: int = 0) -> list[Figure]:
    """Return the figures of a measure; their intervals hold together, or together with so many questions."""
    measure = measure_named(key)
    found = tables.ask(
        f"""select cell, what, count(*), sum(a), sum(b), sum(a * a), sum(a * b), sum(b * b) from ({measure.sql})
        group by cell, what having sum(b) > 0 order by cell, what"""  # noqa: S608 - our own words
    ).rows
    asked = questions or max(1, len(found))
    return [
        Figure(cell, what, estimate(Sums(*sums), asked, share=measure.unit == "share"), sums[0])
        for cell, what, *sums in found
    ]
