"""The parts of a page, game by game."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ninelives.lab.found import cats_for
from ninelives.lab.measures.catalog import CATS_UNIT, MEASURES
from ninelives.lab.measures.paired import Difference, differences
from ninelives.lab.plan.lineup import AMONG, WITHOUT
from ninelives.lab.report.charts import HeatTile, Ridge, dots, heat, ridges
from ninelives.lab.report.findings import Findings, Point, Setting, setting_of
from ninelives.lab.report.headlines import of_settings, of_shares, of_uses, of_values
from ninelives.lab.stats import Measured

BINS: Final = 24
ALONE: Final = ("minutes", "decisions", "forced", "leads", "waiting", "kingmaking", "random_cost")
CHANGED: Final = ("minutes", "rounds", "decisions", "forced", "leads", "over", "comebacks", "waiting")
NAMED: Final = 4  # changes in a headline
AT: Final = "50 %"  # of the measures that are taken at each quarter


class Panel(NamedTuple):
    """One chart, and the same as a table."""

    title: str
    headline: str
    svg: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Section(NamedTuple):
    """A question with the panels that answer it."""

    question: str
    panels: tuple[Panel, ...]


def sections(findings: Findings, game: str) -> Iterator[Section]:
    """Yield the sections of a game's report."""
    settings = findings.settings(game)
    plain = [setting for setting in settings if not setting.rules] or settings  # what changes by rules has a chart
    yield Section(MEASURES["order"].question, tuple([_order(findings, setting) for setting in settings]))
    yield Section("How long is a match?", tuple(_ridges(findings, settings)))
    for key in ("over", "taken"):
        shares = [(setting, findings.points(key, setting)) for setting in plain]
        yield Section(MEASURES[key].question, tuple([_shares(findings, *one) for one in shares if one[1]]))
    found = {key: _setting_points(findings, settings, key) for key in ALONE}
    yield Section(
        "In figures", tuple([_settings_panel(findings, game, key, points) for key, points in found.items() if points])
    )
    yield Section("What does each rule change?", tuple(_changes(findings, game)))
    yield Section("Who wins a mixed table, and what is each rule or card worth?", tuple(_mixed_panels(findings, game)))


def _order(findings: Findings, setting: Setting) -> Panel:
    points, fair = findings.points("order", setting), 1 / setting.seats
    svg = dots(points, findings.levels, "share of wins, by place in the order of play", fair, share=True)
    return Panel(str(setting), of_shares(points, fair, "Place "), svg, *_table("place", points, share=True))


def _shares(findings: Findings, setting: Setting, points: list[Point]) -> Panel:
    at_half = [point for point in points if point.label == AT]
    headline = f"After half of the match: {of_values(at_half, 'share')}" if at_half else of_uses(points)
    return Panel(
        str(setting),
        headline,
        dots(points, findings.levels, "share", None, share=True),
        *_table("", points, share=True),
    )


def _setting_points(findings: Findings, settings: Sequence[Setting], key: str) -> list[Point]:
    return [point._replace(label=str(setting)) for setting in settings for point in findings.points(key, setting)]


def _settings_panel(findings: Findings, game: str, key: str, points: list[Point]) -> Panel:
    measure, cats = MEASURES[key], cats_for(game)
    share = measure.unit == "share"
    unit = cats.unit if measure.unit == CATS_UNIT and cats is not None else measure.unit
    svg = dots(points, findings.levels, unit, None, share=share)
    return Panel(measure.question, of_settings(points, unit), svg, *_table("rules", points, share=share))


def _table(what: str, points: Sequence[Point], *, share: bool) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    rows = [(point.label, point.level, *[_number(part, share=share) for part in point.value]) for point in points]
    return (what or "what", "bots", "value", "from", "to"), tuple(rows)


def _number(value: float, *, share: bool) -> str:
    return f"{value:.1%}" if share else f"{value:.3g}"


def _ridges(findings: Findings, settings: Sequence[Setting]) -> Iterator[Panel]:
    places = {findings.place(setting, level): (setting, level) for setting in settings for level in findings.levels}
    found = findings.tables.ask(
        f"""with scale as (select max(minutes) / {BINS} as width from matches where list_contains(?, cell)),
        bins as (select cell, floor(minutes / width)::int as bin, width
            from matches, scale where list_contains(?, cell))
        select cell, bin * any_value(width), count(*) from bins group by cell, bin order by cell, bin""",  # noqa: S608 - our own words
        [[place for place in places if place is not None]] * 2,
    ).rows
    some = [
        Ridge(str(setting), level, tuple([(value, count) for cell, value, count in found if cell == place]))
        for place, (setting, level) in places.items()
        if any(cell == place for cell, _value, _count in found)
    ]
    if not some:  # every table was mixed
        return
    yield Panel(
        "Estimated minutes, as people would take",
        of_settings(_setting_points(findings, settings, "minutes"), "minutes"),
        ridges(some, findings.levels, "minutes"),
        ("rules", "bots", "minutes from", "matches"),
        tuple([(r.label, r.level, f"{value:.3g}", str(count)) for r in some for value, count in r.counts]),
    )


def _changes(findings: Findings, game: str) -> Iterator[Panel]:
    """Yield a heat map for each level: how much each rule changes each measure, deal by deal."""
    settings = findings.settings(game)
    changed = [setting for setting in settings if setting.rules and setting._replace(rules="") in settings]
    for level in findings.levels:
        cells = [(findings.place(s._replace(rules=""), level), findings.place(s, level), s) for s in changed]
        pairs = [(one, other, setting) for one, other, setting in cells if one is not None and other is not None]
        asked = [(*pair, key) for pair in pairs for key in CHANGED]
        questions = findings.plan.looks * len(asked)
        found = [
            (setting, key, change)
            for one, other, setting, key in asked
            for change in differences(findings.tables, key, one, other, questions)
            if change.what in {"", AT} and change.base
        ]
        if found:
            tiles = [_tile(*one) for one in found]
            rows = tuple([(str(s), key, _words(c.value, c.base)) for s, key, c in found])
            yield Panel(f"Played by {level}", _clearest(found), heat(tiles), ("rules", "measure", "change"), rows)


def _clearest(found: Sequence[tuple[Setting, str, Difference]]) -> str:
    """Return a headline that names the largest changes of those that are shown, and counts the others."""
    tiles = [(abs(change.value.value / change.base), _tile(setting, key, change)) for setting, key, change in found]
    clear = [tile for _size, tile in sorted(tiles, key=lambda sized: -sized[0]) if tile.side]
    if not clear:
        return "No change is shown."
    rows: dict[str, list[str]] = {}
    for tile in clear[:NAMED]:
        rows.setdefault(tile.row, []).append(f"{tile.column} {tile.words}")
    named = "; ".join([f"{row}: {', '.join(changes)}" for row, changes in rows.items()])
    return f"{named}; and {len(clear) - NAMED} more." if len(clear) > NAMED else f"{named}."


def _tile(setting: Setting, key: str, change: Difference) -> HeatTile:
    side = (change.value.low > 0) - (change.value.high < 0)
    return HeatTile(str(setting), key, f"{change.value.value / change.base:+.0%}", side)


def _words(value: Measured, base: float) -> str:
    return f"{value.value / base:+.1%} ({value.low / base:+.1%} to {value.high / base:+.1%})"


def _mixed_panels(findings: Findings, game: str) -> Iterator[Panel]:
    """Yield a forest plot for each setting: the share of wins of the one bot that sat among others."""
    found: dict[Setting, list[Point]] = {}
    for cell, figure in findings.figures_of("skill"):
        one, _among, others = cell.bots.partition(AMONG)
        if cell.game == game and figure.what == one:
            label = f"never {one.partition(WITHOUT)[2]}" if WITHOUT in one else cell.bots
            found.setdefault(setting_of(cell), []).append(Point(label, others, figure.value))
    for setting, points in found.items():
        ordered, fair = sorted(points, key=lambda point: point.value.value), 1 / setting.seats
        svg = dots(ordered, findings.levels, "share of wins", fair, share=True)
        yield Panel(str(setting), of_shares(ordered, fair, ""), svg, *_table("who", ordered, share=True))
