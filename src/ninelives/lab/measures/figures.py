"""Figures: the values of a measure in every cell, with intervals that hold for all of them at once."""

from typing import NamedTuple

from ninelives.core.errors import BadOption
from ninelives.lab.data.query import Tables
from ninelives.lab.measures.catalog import MEASURES, Measure
from ninelives.lab.stats import Measured, Sums, ratio, reach_of


class Figure(NamedTuple):
    """The value of a measure in one cell, with its interval."""

    cell: int
    what: str  # which of several: a place, a card; empty if there is one
    value: Measured
    units: int  # deals that it was counted in


def estimate(sums: Sums, questions: int, *, share: bool) -> Measured:
    """Return how much `a` there is for each `b`, in an interval that holds together with so many others."""
    reach = reach_of(questions)
    found = ratio(sums, reach)
    if not share:
        return found._replace(low=max(0.0, found.low))  # all are counted from 0 up
    wide = ratio(sums.with_prior_units(), reach)
    return Measured(found.value, min(found.value, max(0.0, wide.low)), max(found.value, min(1.0, wide.high)))


def measure_named(key: str) -> Measure:
    """Return the measure with this key, or raise BadOption with all keys."""
    if key not in MEASURES:
        raise BadOption(f"There is no measure {key!r}. Measures: {', '.join(MEASURES)}.")
    return MEASURES[key]


def figures(tables: Tables, key: str, looks: int = 1) -> list[Figure]:
    """Return the figures of a measure; their intervals hold together, at all of so many looks."""
    measure = measure_named(key)
    found = tables.ask(
        f"""select cell, what, count(*), sum(a), sum(b), sum(a * a), sum(a * b), sum(b * b) from ({measure.sql})
        group by cell, what having sum(b) > 0 order by cell, what"""  # noqa: S608 - our own words
    ).rows
    questions = looks * len(found)
    return [
        Figure(cell, what, estimate(Sums(*sums), questions, share=measure.unit == "share"), sums[0])
        for cell, what, *sums in found
    ]
