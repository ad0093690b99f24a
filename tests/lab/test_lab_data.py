"""From data back to records, questions in SQL, and what is said where something is missing."""

import json
import re
import sys
from pathlib import Path

import pytest

from ninelives.cli import main
from ninelives.core.errors import BadOption, NineLivesError
from ninelives.core.record import read_record
from ninelives.core.replay import verify
from ninelives.extras import MissingExtra
from ninelives.lab.data.folder import prepare
from ninelives.lab.data.query import Tables
from ninelives.lab.data.schema import TABLES
from ninelives.lab.found import game_of
from ninelives.lab.needs import import_extra
from ninelives.lab.plan.reading import plan_of
from ninelives.lab.run.coordinator import go_on
from ninelives.lab.run.runners import run_in_turn
from ninelives.lab.run.show import RowName, read_row, render_row

LAB_PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
CELLS = [
    {"game": key, "seats": [2], "bots": [bots]}
    for key, bots in (("kitten-me", "random"), ("go-kitty", "random"), ("shut-up-cat", "kitten"))
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("data") / "it's here"
    prepare(made, plan_of({"matches": 2, "study": 2, "cells": CELLS}))
    go_on(made, run_in_turn)
    return made


@pytest.mark.parametrize("cell", range(len(CELLS)))
def test_every_row_leads_to_a_record_that_verifies(folder: Path, cell: int) -> None:
    tables = Tables(folder)
    for table in TABLES:
        found = tables.ask(f"select distinct match from {table} where cell = ?", [cell]).rows  # noqa: S608 - our own words
        assert found
        for (match,) in found:
            written = render_row(folder, RowName(cell, match))
            assert verify(read_record(written), game_of(str(CELLS[cell]["game"]))) > 0


def test_a_decision_is_marked_in_its_record(folder: Path) -> None:
    ((move, seat, use),) = Tables(folder).ask("select move, seat, use from decisions where cell = 0 limit 1").rows
    lines = render_row(folder, RowName(0, 0, move)).split("\n")
    assert lines[lines.index(f"# move {move}:") + 1].startswith(f"{seat} {use}")


def test_rows_agree_with_the_record(folder: Path) -> None:
    (row,) = Tables(folder).ask("select moves, decisions + forced from matches where cell = 1 and match = 1").rows
    record = read_record(render_row(folder, RowName(1, 1)))
    assert row == (len(record.moves), len([actor for actor, _line in record.moves if actor >= 0]))


def test_a_record_that_is_played_differently_is_not_shown(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ninelives.lab.run.show.digest", lambda _match: "another")
    with pytest.raises(NineLivesError, match="rules or bots have changed"):
        render_row(folder, RowName(0, 0))


def test_a_row_that_is_not_there(folder: Path) -> None:
    with pytest.raises(NineLivesError, match="no match 99 of cell 0"):
        render_row(folder, RowName(0, 99))
    with pytest.raises(NineLivesError, match="there is no move 99999"):
        render_row(folder, RowName(0, 0, 99999))
    with pytest.raises(BadOption, match="such as 0/17"):
        read_row("17")


def test_the_commands(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    question = "select cell, count(*) as matches from matches group by cell order by cell"
    assert main(["lab", "query", str(folder), question, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [{"cell": cell, "matches": 2} for cell in range(3)]
    assert main(["lab", "query", str(folder), question]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["cell  matches", "0     2"]
    assert main(["lab", "show", str(folder), "0/1"]) == 0
    assert capsys.readouterr().out.startswith("ninelives 1\ngame kitten-me")
    assert main(["lab", "query", str(folder), "selec"]) == 2
    assert "cannot be answered" in capsys.readouterr().err


def test_an_empty_folder_says_how_to_fill_it(tmp_path: Path) -> None:
    prepare(tmp_path, plan_of({"cells": CELLS}))
    with pytest.raises(NineLivesError, match="ninelives lab resume"):
        Tables(tmp_path)


def test_a_missing_package_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=re.escape('pip install "ninelives[lab]"')):
        import_extra("pyarrow")
    assert main(["lab", "run", "kitten-me", "--to", "nowhere"]) == 2
    assert capsys.readouterr().err == 'This needs pyarrow. Install it with: pip install "ninelives[lab]"\n'


def test_the_page_names_every_column() -> None:
    page = LAB_PAGE.read_text(encoding="utf-8")
    for table, columns in TABLES.items():
        rows = page.partition(f"### {table}\n")[2].partition("\n### ")[0]
        listed = re.findall(r"^\| `(\w+)` \| (\w+) \| (.*) \|$", rows, re.MULTILINE)
        assert listed == [tuple(column) for column in columns], table
