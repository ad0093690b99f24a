"""Headlines: what the intervals say, and not more. Where levels of bots disagree, the headline is about bots."""

from collections.abc import Sequence
from typing import Final

from ninelives.lab.plan.lineup import AMONG, WITHOUT
from ninelives.lab.report.findings import Point

DISAGREE: Final = "The levels disagree: this tells of bots, not of the game."
NOT_BY_ALL: Final = "Not shown with every level"
FEW_POINTS: Final = 0.2  # intervals that reach further say nothing about who wins
ONE_LEVEL: Final = "Only one level of bot was asked, and one level misleads."


def _side(point: Point, fair: float) -> int:
    """Return 1 if the interval is above the fair value, -1 if below, 0 if it holds it."""
    return (point.value.low > fair) - (point.value.high < fair)


def of_shares(points: Sequence[Point], fair: float, name: str) -> str:
    """Return a headline on who wins more than is fair."""
    sides = {label: [_side(point, fair) for point in points if point.label == label] for label in _labels(points)}
    agreed = {label: of_label[0] for label, of_label in sides.items() if len(set(of_label)) == 1 and of_label[0]}
    found = [f"{name}{label} wins {_range(points, label)}" for label in agreed]
    if found:
        return f"{'; '.join(found)}, where {fair:.0%} is fair.{_caveat(points)}"
    some = [point for point in points if _side(point, fair)]
    if some:
        return DISAGREE if _apart(points) else _of_some(some, fair, name)
    widest = max([max(fair - point.value.low, point.value.high - fair) for point in points])
    reach = f"{100 * widest:.0f} points either way.{_caveat(points)}"
    if widest > FEW_POINTS:
        return f"Too few matches to say who wins more than is fair: it may be {reach}"
    return f"Nobody is shown to win more than is fair: at most {reach}"


def _of_some(points: Sequence[Point], fair: float, name: str) -> str:
    """Return a headline on what some levels show, and others leave open."""
    found = [f"{name}{point.label} wins {point.value.value:.0%} with {point.level}" for point in points]
    return f"{NOT_BY_ALL}: {'; '.join(found)}, where {fair:.0%} is fair."


def of_values(points: Sequence[Point], unit: str) -> str:
    """Return a headline that says a value for each level."""
    found = [f"{_number(point.value.value, unit)} with {point.level}" for point in points]
    return f"{', '.join(found)}.{_caveat(points)}"


def of_settings(points: Sequence[Point], unit: str) -> str:
    """Return a headline that says for each level where a value is least and where it is most."""
    if len(_labels(points)) == 1:
        return f"{points[0].label}: {of_values(points, unit)}"
    levels = dict.fromkeys([point.level for point in points])
    found = [_span([point for point in points if point.level == level], unit) for level in levels]
    return f"{'; '.join(found)}.{_caveat(points)}"


def _span(points: Sequence[Point], unit: str) -> str:
    """Return from where to where the values of a level go, or how far if the intervals do not tell them apart."""
    least, most = [choose(points, key=lambda point: point.value.value) for choose in (min, max)]
    low, high = [_number(point.value.value, unit) for point in (least, most)]
    if least.value.high < most.value.low:
        return f"{low} ({least.label}) to {high} ({most.label}) with {least.level}"
    return f"{low if low == high else f'{low} to {high}'} with {least.level}, no setting shown to differ"


def of_uses(points: Sequence[Point]) -> str:
    """Return a headline on what is used least of all that could be."""
    levels = dict.fromkeys([point.level for point in points])
    rarest = {level: _rarest([point for point in points if point.level == level]) for level in levels}
    shown = {label for label in rarest.values() if label is not None}
    if not shown:
        return f"Nothing is shown to be used less than all else.{_caveat(points)}"
    open_ = None in rarest.values()
    if len(shown) > 1 or (open_ and _apart(points)):
        return DISAGREE
    (least,) = shown
    if open_:
        return f"{NOT_BY_ALL}: {least} is used least with {', '.join([one for one in rarest if rarest[one]])}."
    return f"Least used when it could be: {least}, {_range(points, least)}.{_caveat(points)}"


def _rarest(points: Sequence[Point]) -> str | None:
    """Return the label whose interval is below all others, if there is one."""
    least = min(points, key=lambda point: point.value.value)
    others = [point for point in points if point is not least]
    return least.label if others and least.value.high < min([point.value.low for point in others]) else None


def _apart(points: Sequence[Point]) -> bool:
    """Return whether for some label the intervals of two levels do not meet."""
    values = [[point.value for point in points if point.label == label] for label in _labels(points)]
    return any(max([value.low for value in some]) > min([value.high for value in some]) for some in values)


def _labels(points: Sequence[Point]) -> list[str]:
    return list(dict.fromkeys([point.label for point in points]))


def _range(points: Sequence[Point], label: str) -> str:
    shares = [point.value.value for point in points if point.label == label]
    low, high = f"{min(shares):.0%}", f"{max(shares):.0%}"
    return low if low == high else f"{low} to {high}"


def _number(value: float, unit: str) -> str:
    if unit == "share":
        return f"{value:.0%}"
    number = f"{value:.3g}"
    return f"{number} {unit.removesuffix('s') if number == '1' else unit}"


def _caveat(points: Sequence[Point]) -> str:
    mixed = any(AMONG in point.label and WITHOUT not in point.label for point in points)  # it is about bots
    return "" if mixed or len({point.level for point in points}) > 1 else f" {ONE_LEVEL}"
