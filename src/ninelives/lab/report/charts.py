"""Charts as static SVG. A chart is one panel with data of its own: without facets none can stand under a wrong label.

Colours are placeholders that the page's style sheet fills in, light or dark; shapes say the same as colours.
"""

import io
import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ninelives.lab.needs import import_extra
from ninelives.lab.report.findings import Point

SHAPES: Final = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down")
LEVEL_COLOURS: Final = tuple([f"#00000{nth}" for nth in range(1, 1 + len(SHAPES))])
INK, GRID, MORE, LESS = "#000011", "#000012", "#000013", "#000014"
VARIABLES: Final = {
    **{colour: f"var(--level-{nth})" for nth, colour in enumerate(LEVEL_COLOURS)},
    INK: "var(--ink)",
    GRID: "var(--grid)",
    MORE: "var(--more)",
    LESS: "var(--less)",
}
ROW, WIDTH = 34, 230
TILE = 40  # narrow, so that words stay readable on a phone
RIDGE, RIDGE_WIDTH = 44, 330  # a name stands above each ridge, so that the chart fits a phone
_FREE: Final = {"zero": False, "nice": True}
_WASTE: Final = (
    (r"(\d\.\d)\d+(?=[^<>]*>)", r"\1"),  # of places; not of the numbers that are written
    (r' (?:pointer-events|opacity|class|role|aria-[a-z]+|xmlns:xlink|font-family|font-weight)="[^"]*"', ""),
    (r'<path(?: d="[^"]*"| display="none")*/>', ""),  # the bounds of groups
    (r' stroke-width="1"| (?:x2|y2)="0"', ""),
    (r' transform="translate\(0,0\)"|<g></g>', ""),
)


class Ridge(NamedTuple):
    """A distribution: how many matches there are from each value to the next."""

    label: str
    level: str
    counts: tuple[tuple[float, int], ...]


class HeatTile(NamedTuple):
    """A change of a measure by a rule; side is 1 or -1 if the interval says so, else 0."""

    row: str
    column: str
    words: str
    side: int


def dots(points: Sequence[Point], levels: Sequence[str], axis: str, fair: float | None, *, share: bool) -> str:
    """Return values with their intervals, a row for each label, side by side for each level."""
    alt = import_extra("altair")
    rows = [
        {"label": p.label, "level": p.level, "value": p.value.value, "low": p.value.low, "high": p.value.high}
        for p in points
    ]
    labels = list(dict.fromkeys([point.label for point in points]))
    across = alt.X("low:Q", axis=alt.Axis(title=axis, format="~%" if share else "~r", tickCount=4), scale=_FREE)
    shapes = alt.Shape("level:N", scale=_scale(levels, SHAPES), legend=None)
    base = _chart(rows).encode(
        y=alt.Y("label:N", sort=labels, axis=alt.Axis(title=None, labelLimit=220, labelPadding=10)),
        yOffset=alt.YOffset("level:N", sort=list(levels)),
        color=alt.Color("level:N", scale=_scale(levels, LEVEL_COLOURS), legend=None),
    )
    layers = [
        *[_chart([{"fair": line}]).mark_rule(strokeDash=[5, 4], color=INK).encode(x="fair:Q") for line in _some(fair)],
        base.mark_rule(strokeWidth=2).encode(x=across, x2="high:Q"),
        base.mark_point(filled=True, size=70, opacity=1).encode(x="value:Q", shape=shapes),
    ]
    return slim(render_svg(alt.layer(*layers).properties(width=WIDTH, height=ROW * max(2, len(labels)))))


def ridges(some: Sequence[Ridge], levels: Sequence[str], axis: str) -> str:
    """Return distributions one above the other, each with a base line of its own."""
    alt = import_extra("altair")
    rows: list[dict[str, Any]] = []
    names: list[dict[str, Any]] = []
    for nth, ridge in enumerate(some):
        name, top = f"{ridge.label}, {ridge.level}", max([count for _value, count in ridge.counts])
        names.append({"name": name, "above": -nth + 0.62})
        for value, count in ridge.counts:
            height = -nth + 0.6 * count / top
            rows.append({"name": name, "level": ridge.level, "value": value, "base": -nth, "top": height})
    areas = _chart(rows).mark_area(line=True, fillOpacity=0.35, interpolate="step-after")
    areas = areas.encode(
        x=alt.X("value:Q", axis=alt.Axis(title=axis, tickCount=6)),
        y=alt.Y("base:Q", axis=None),
        y2="top:Q",
        detail="name:N",
        color=alt.Color("level:N", scale=_scale(levels, LEVEL_COLOURS), legend=None),
    )
    texts = _chart(names).mark_text(align="left", baseline="bottom", color=INK)
    texts = texts.encode(x=alt.value(0), y="above:Q", text="name:N")
    return slim(render_svg(alt.layer(areas, texts).properties(width=RIDGE_WIDTH, height=RIDGE * max(2, len(some)))))


def heat(tiles: Sequence[HeatTile]) -> str:
    """Return a table of changes: filled where the interval is clear of none, with its sign in words."""
    alt = import_extra("altair")
    rows = [tile._asdict() for tile in tiles]
    order = list(dict.fromkeys([tile.row for tile in tiles])), list(dict.fromkeys([tile.column for tile in tiles]))
    base = _chart(rows).encode(
        y=alt.Y("row:N", sort=order[0], axis=alt.Axis(title=None, labelLimit=220)),
        x=alt.X("column:N", sort=order[1], axis=alt.Axis(title=None, orient="top", labelAngle=-40)),
    )
    side = {"domain": [-1, 0, 1], "range": [LESS, "transparent", MORE]}
    boxes = base.mark_rect(stroke=GRID, fillOpacity=0.45).encode(fill=alt.Fill("side:O", scale=side, legend=None))
    words = base.mark_text(color=INK, fontSize=10).encode(text="words:N")
    return slim(render_svg(alt.layer(boxes, words).properties(width=TILE * len(order[1]), height=24 * len(order[0]))))


def _some(fair: float | None) -> list[float]:
    return [] if fair is None else [fair]


def _chart(rows: list[dict[str, Any]]) -> Any:  # noqa: ANN401 - Altair is imported late
    alt = import_extra("altair")
    return alt.Chart(alt.InlineData(values=rows))


def _scale(levels: Sequence[str], styles: Sequence[str]) -> dict[str, list[str]]:
    """Return which level looks how; the same on the whole page."""
    return {"domain": list(levels), "range": [styles[nth % len(styles)] for nth in range(len(levels))]}


def render_svg(chart: Any) -> str:  # noqa: ANN401 - as above
    """Return a chart as SVG, in which every mark is labelled with its data."""
    import_extra("vl_convert")
    styled = (
        chart.configure(background="transparent", font="system-ui")
        .configure_axis(labelColor=INK, titleColor=INK, gridColor=GRID, domain=False, ticks=False)
        .configure_view(stroke=None)
    )
    out = io.StringIO()
    styled.save(out, format="svg")
    return out.getvalue()


def slim(svg: str) -> str:
    """Return an SVG of a third of the size: its table says what its labels do, and the page sets font and colours."""
    for waste, less in _WASTE:
        svg = re.sub(waste, less, svg)
    for placeholder, variable in VARIABLES.items():
        svg = svg.replace(f'"{placeholder}"', f'"{variable}"')
    return svg.replace("<svg ", '<svg aria-hidden="true" focusable="false" ', 1)
