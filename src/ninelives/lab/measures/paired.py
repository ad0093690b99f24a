"""How much a measure differs between two cells, deal by deal: what luck both had is not counted as a difference."""

from math import inf, sqrt
from statistics import fmean, variance
from typing import NamedTuple

from ninelives.lab.data.query import Tables
from ninelives.lab.measures.figures import measure_named
from ninelives.lab.stats import FEW, Measured, reach_of

type UnitPair = tuple[float, float, float, float]  # a and b of one cell, a and b of the other


class Difference(NamedTuple):
    """How a measure differs between two cells, deal by deal."""

    what: str
    base: float  # the value in the first cell
    value: Measured  # by how much the second is above it
    units: int


def differences(tables: Tables, key: str, one: int, other: int, questions: int) -> list[Difference]:
    """Return the differences between two cells; intervals hold together with all that was asked."""
    return [difference(what, pairs, questions) for what, pairs in unit_pairs(tables, key, one, other).items()]


def unit_pairs(tables: Tables, key: str, one: int, other: int) -> dict[str, list[UnitPair]]:
    """Return what two cells have of a measure, deal by deal, for each of its values."""
    found = tables.ask(
        f"""with units as ({measure_named(key).sql})
        select what, one.a, one.b, other.a, other.b from units as one join units as other using (deal, what)
        where one.cell = ? and other.cell = ? order by what, deal""",  # noqa: S608 - our own words
        [one, other],
    ).rows
    pairs: dict[str, list[UnitPair]] = {}
    for what, *pair in found:
        pairs.setdefault(what, []).append((pair[0], pair[1], pair[2], pair[3]))
    return pairs


def difference(what: str, pairs: list[UnitPair], questions: int) -> Difference:
    """Return the difference of two ratios over the same units, by how far each unit is off both."""
    a1, b1, a2, b2 = [fmean(column) for column in zip(*pairs, strict=True)]
    base, middle = a1 / b1, a2 / b2 - a1 / b1
    off = [(p[2] - a2 / b2 * p[3]) / b2 - (p[0] - base * p[1]) / b1 for p in pairs]
    reach = reach_of(questions) * sqrt(variance(off) / len(off)) if len(pairs) >= FEW else inf
    return Difference(what, base, Measured(middle, middle - reach, middle + reach), len(pairs))
