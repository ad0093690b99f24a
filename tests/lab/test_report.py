"""A report: every panel shows the data that its title names, every headline says what the intervals say."""

import re
from html import unescape
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from shutil import copytree

import pytest

from ninelives.cli import main
from ninelives.lab.data.folder import part, prepare
from ninelives.lab.data.query import Tables
from ninelives.lab.plan.reading import plan_of
from ninelives.lab.report import charts
from ninelives.lab.report.charts import HeatTile, Ridge
from ninelives.lab.report.findings import Findings, Point
from ninelives.lab.report.headlines import DISAGREE, NOT_BY_ALL, ONE_LEVEL, of_settings, of_shares, of_uses, of_values
from ninelives.lab.report.page import page
from ninelives.lab.report.sections import NAMED, Panel, sections
from ninelives.lab.run.coordinator import go_on
from ninelives.lab.run.runners import run_in_turn
from ninelives.lab.stats import Measured

FACTS = {
    "matches": 8,
    "study": 2,
    "cells": [
        {"game": "kitten-me", "seats": [2, 3], "options": [{}, {"start": "2"}], "bots": ["random"]},
        {"game": "kitten-me", "seats": [2], "options": [{}, {"start": "2"}], "bots": ["kitten"]},  # none for 3 seats
        {"game": "kitten-me", "seats": [2], "bots": ["kitten among random", "kitten without bid among kitten"]},
    ],
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("report")
    prepare(made, plan_of(FACTS))
    go_on(made, run_in_turn)
    return made


@pytest.fixture(scope="module")
def panels(folder: Path) -> dict[str, list[Panel]]:
    """Return the panels by section; their charts say in words what each mark shows."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(charts, "slim", lambda svg: svg)
        return {section.question: list(section.panels) for section in sections(Findings(folder), "kitten-me")}


def marks(svg: str) -> list[dict[str, str]]:
    """Return the data of each point of a chart, as its label says."""
    labels = re.findall(r'aria-label="([^"]*)" role="graphics-symbol" aria-roledescription="point"', svg)
    return [dict([part.split(": ", 1) for part in unescape(label).split("; ")]) for label in labels]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("rules", ["", "start=2"])
def test_a_panel_shows_the_data_that_its_title_names(
    panels: dict[str, list[Panel]], folder: Path, seats: int, rules: str
) -> None:
    (panel,) = [
        panel
        for panel in panels["How much does each place in the order of play win?"]
        if panel.title == (f"{seats} seats, {rules}" if rules else f"{seats} seats")
    ]
    true = (
        Tables(folder)
        .ask(
            """select (place + 1)::varchar, bots, avg(win) from standings join matches using (cell, match)
        where seats = ? and rules = ? and bots not like '% among %' group by all""",
            [seats, rules],
        )
        .rows
    )
    shares = {(place, bots): round(share, 3) for place, bots, share in true}
    assert {(row[0], row[1]): round(float(row[2].rstrip("%")) / 100, 3) for row in panel.rows} == shares
    drawn = {(mark["label"], mark["level"]): round(float(mark["value"]), 3) for mark in marks(panel.svg)}
    assert drawn == shares


def test_every_chart_draws_what_its_table_says(panels: dict[str, list[Panel]]) -> None:
    seen = 0
    for panel in [panel for some in panels.values() for panel in some if panel.columns[2:] == ("value", "from", "to")]:
        drawn = {(mark["label"], mark["level"]): float(mark["value"]) for mark in marks(panel.svg)}
        told = {(row[0], row[1]): _float(row[2]) for row in panel.rows}
        assert drawn == pytest.approx(told, rel=0.01, abs=0.001), panel.title
        seen += 1
    assert seen > 8


def _float(word: str) -> float:
    return float(word.rstrip("%")) / (100 if word.endswith("%") else 1)


def test_ridges_and_tiles_are_named_as_the_tables_beside_them(panels: dict[str, list[Panel]]) -> None:
    (ridges,) = panels["How long is a match?"]
    names = set(re.findall(r">(\d seats, [^<]*)</text>", ridges.svg))
    assert names == {f"{row[0]}, {row[1]}" for row in ridges.rows}
    heat = panels["What does each rule change?"]
    assert [panel.title for panel in heat] == ["Played by random", "Played by kitten"]
    for panel in heat:
        words = [row[2].split(" (")[0] for row in panel.rows]
        texts = re.findall(r">([+-][\d.]+%)</text>", panel.svg)
        assert [f"{_float(word):+.0%}" for word in words] == texts


def test_the_headline_on_changes_names_the_largest_and_counts_the_others(panels: dict[str, list[Panel]]) -> None:
    for panel in panels["What does each rule change?"]:
        shown = [row for row in panel.rows if row[2].split(" (")[1][0] == row[2].split(" to ")[1][0]]  # both ends alike
        sizes = sorted([abs(_float(row[2].split(" (")[0])) for row in shown], reverse=True)
        named = [abs(_float(words)) for words in re.findall(r"[+-]\d+%", panel.headline)]
        assert named == pytest.approx(sizes[:NAMED], abs=0.006)
        assert (f"and {len(sizes) - NAMED} more" in panel.headline) == (len(sizes) > NAMED)


def test_mixed_tables_have_a_panel_for_each_set_of_rules_and_no_length(tmp_path: Path) -> None:
    options = [{"start": "1"}, {"start": "2"}]
    cells = [{"game": "kitten-me", "seats": [2], "options": options, "bots": ["kitten among random"]}]
    prepare(tmp_path, plan_of({"matches": 8, "cells": cells}))
    go_on(tmp_path, run_in_turn)
    found = {section.question: section.panels for section in sections(Findings(tmp_path), "kitten-me")}
    assert not found["How long is a match?"]
    mixed = found["Who wins a mixed table, and what is each rule or card worth?"]
    assert [panel.title for panel in mixed] == ["2 seats, start=1", "2 seats, start=2"]
    assert [len(panel.rows) for panel in mixed] == [1, 1]
    assert not any(ONE_LEVEL in panel.headline for panel in mixed)  # it tells of two bots


def test_a_ridge_stands_on_its_own_line() -> None:
    some = [Ridge("2 seats", "tabby", ((1.0, 2), (2.0, 4))), Ridge("3 seats", "tabby", ((1.0, 9), (2.0, 1)))]
    assert charts.ridges(some, ["tabby"], "minutes").count("<path") >= 2


def test_a_tile_without_proof_is_not_filled() -> None:
    clear, open_ = (charts.heat([HeatTile("a", "b", "+5%", side)]) for side in (1, 0))
    assert "var(--more)" in clear
    assert "var(--more)" not in open_


FAIR = "Nobody is shown to win more than is fair:"


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


@pytest.fixture(scope="module")
def written(folder: Path) -> str:
    out = folder / "report.html"
    assert main(["lab", "report", str(folder), "--to", str(out)]) == 0
    return out.read_text(encoding="utf-8")


def test_the_page_asks_for_nothing_and_is_small(written: str) -> None:
    parsed = _Page()
    parsed.feed(written)
    tags = [tag for tag, _given in parsed.tags]
    assert not {"script", "img", "iframe", "object"} & set(tags)
    assert [given["href"] for tag, given in parsed.tags if tag == "link"] == ["data:,"]
    assert "url(" not in written
    assert tags.count("figure") == tags.count("table") == tags.count("svg")
    assert len(written.encode()) < 300_000
    assert "#0000" not in written  # every placeholder is a variable that has a value for light and for dark


def test_every_variable_has_a_light_and_a_dark_value(written: str) -> None:
    for variable in set(re.findall(r"var\((--[a-z0-9-]+)\)", written)):
        assert len(re.findall(rf"{variable}:#", written)) >= 2, variable


@pytest.mark.parametrize(
    ("kitten", "tabby", "headline"),
    [
        ((0.4, 0.35, 0.45), (0.36, 0.3, 0.42), "Place 1 wins 36% to 40%, where 25% is fair."),
        ((0.4, 0.35, 0.45), (0.25, 0.2, 0.3), DISAGREE),
        ((0.2, 0.15, 0.24), (0.4, 0.3, 0.5), DISAGREE),
        (
            (0.3, 0.26, 0.34),
            (0.28, 0.24, 0.32),
            f"{NOT_BY_ALL}: Place 1 wins 30% with kitten, where 25% is fair.",
        ),
        (
            (0.25, 0.02, 0.48),
            (0.25, 0.1, 0.4),
            "Too few matches to say who wins more than is fair: it may be 23 points either way.",
        ),
        (
            (0.25, 0.2, 0.3),
            (0.25, 0.22, 0.28),
            f"{FAIR} at most 5 points either way.",
        ),
    ],
)
def test_a_headline_goes_no_further_than_the_intervals(
    kitten: tuple[float, float, float], tabby: tuple[float, float, float], headline: str
) -> None:
    points = [Point("1", "kitten", Measured(*kitten)), Point("1", "tabby", Measured(*tabby))]
    assert of_shares(points, 0.25, "Place ") == headline


def test_one_of_something_is_said_so() -> None:
    assert of_values([Point("", "kitten", Measured(1.0, 0.9, 1.1))], "changes").startswith("1 change with kitten.")


def test_the_numbers_at_an_axis_are_whole() -> None:
    points = [Point("a", "tabby", Measured(0.555, 0.551, 0.559))]
    ticks = re.findall(r">(0\.\d+)</text>", charts.dots(points, ["tabby"], "cards", None, share=False))
    assert len(ticks) == len(set(ticks)) > 1


def test_the_page_says_if_matches_are_missing(folder: Path, written: str, tmp_path: Path) -> None:
    assert "still missing" not in written
    copytree(folder, tmp_path / "some")
    part(tmp_path / "some", "matches", next(plan_of(FACTS).batches())).unlink()
    assert "; 8 are still missing." in page(tmp_path / "some")


def test_the_only_game_stands_in_the_title_and_headings_have_no_gap(written: str) -> None:
    levels = [int(level) for level in re.findall(r"<h(\d)", written)]
    assert levels.count(1) == 1
    assert set(levels) == {1, 2, 3}
    assert all(after - before <= 1 for before, after in pairwise(levels))


def test_one_level_alone_is_said_to_mislead() -> None:
    assert "one level misleads" in of_shares([Point("1", "tabby", Measured(0.4, 0.35, 0.45))], 0.25, "Place ")


def test_a_headline_on_many_settings_names_the_ends_of_each_level() -> None:
    few, many, more = (Point(label, "kitten", Measured(value, value - 1, value + 1)) for label, value in
                       (("2 seats", 5), ("3 seats", 6), ("4 seats", 9)))  # fmt: skip
    tabbies = [point._replace(level="tabby") for point in (few, many)]
    assert of_settings([few, many, more, *tabbies], "minutes") == (
        "5 minutes (2 seats) to 9 minutes (4 seats) with kitten; "
        "5 minutes to 6 minutes with tabby, no setting shown to differ."
    )
    assert of_settings([few, tabbies[0]], "minutes") == "2 seats: 5 minutes with kitten, 5 minutes with tabby."


def test_what_is_used_least_is_below_all_else_with_every_level() -> None:
    def used(level: str, bid: float, skip: float) -> list[Point]:
        shares = {"bid": bid, "skip": skip}
        return [Point(use, level, Measured(share, share - 0.05, share + 0.05)) for use, share in shares.items()]

    assert of_uses([*used("kitten", 0.5, 0.1), *used("tabby", 0.5, 0.2)]).startswith(
        "Least used when it could be: skip"
    )
    assert of_uses([*used("kitten", 0.5, 0.45), *used("tabby", 0.5, 0.48)]).startswith("Nothing is shown")
    some = of_uses([*used("kitten", 0.5, 0.38), *used("tabby", 0.5, 0.42)])
    assert some == f"{NOT_BY_ALL}: skip is used least with kitten."
    assert of_uses([*used("kitten", 0.5, 0.1), *used("tabby", 0.2, 0.5)]) == DISAGREE
    assert of_uses([*used("kitten", 0.5, 0.1), *used("tabby", 0.2, 0.19)]) == DISAGREE
