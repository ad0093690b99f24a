"""The rows of one match of a tiny game, counted by hand."""

import pytest

from lab.climb import CLIMB
from ninelives.core.match import Match
from ninelives.lab.data.schema import TABLES
from ninelives.lab.plan.cells import Cell, LabPlan
from ninelives.lab.run import decisions
from ninelives.lab.run.rows import lead_changes, rows_of

# seat 0 leaps to 3, 1 steps to 2, 2 falls; 0 steps to 4, 1 leaps to 5; 0 steps to 5, 1 must step to 6 and wins
MOVES = [(0, 3), (1, 2), (2, 0), (0, 1), (1, 3), (0, 1), (1, 1)]
PLAN = LabPlan((Cell("climb", (), 3, "random"),))

pytestmark = pytest.mark.usefixtures("tiny_games")


def rows() -> dict[str, list[dict[str, object]]]:
    match = Match(CLIMB, CLIMB.choose(), 3, moves=MOVES)
    found = rows_of(PLAN, 0, 0, match)
    names = {table: [column.name for column in columns] for table, columns in TABLES.items()}
    return {table: [dict(zip(names[table], row, strict=True)) for row in some] for table, some in found.items()}


def test_the_match() -> None:
    (row,) = rows()["matches"]
    assert {name: row[name] for name in ("finished", "moves", "rounds", "decisions", "forced", "lead_changes")} == {
        "finished": True,
        "moves": 7,
        "rounds": 3,
        "decisions": 6,
        "forced": 1,
        "lead_changes": 1,
    }
    assert row["minutes"] == pytest.approx((6 * 10 + 1 * 2) / 60)


def test_the_standings() -> None:
    found = rows()["standings"]
    assert [row["rank"] for row in found] == [2, 1, 3]
    assert [row["win"] for row in found] == [0, 1, 0]
    assert [row["place"] for row in found] == [0, 1, 2]
    assert [row["decisions"] for row in found] == [3, 2, 1]
    assert [row["late"] for row in found] == [0, 0, 0]
    assert [row["out_at"] for row in found] == [None, None, 3 / 7]
    assert [(row["at25"], row["at50"], row["at75"]) for row in found] == [(3, 3, 4), (0, 2, 5), (0, 0, 0)]


def test_the_rounds() -> None:
    found = rows()["rounds"]
    assert [(row["round"], row["start"]) for row in found if row["seat"] == 0] == [(0, 0), (1, 3), (2, 6)]
    assert [row["standing"] for row in found if row["round"] == 1] == [4, 2, 0]


def test_the_decisions() -> None:
    found = rows()["decisions"]
    assert [row["use"] for row in found] == ["leap", "step", "fall", "step", "leap", "step", "step"]
    assert [row["allowed"] for row in found] == [4, 4, 4, 4, 4, 4, 1]
    assert (found[0]["uses"], found[-1]["uses"]) == ("fall,step,leap", "step")
    assert [row["nth"] for row in found] == [3, 2, 0, 1, 3, 1, 0]
    assert [row["lead"] for row in found] == [None, -3, -3, 1, -2, -1, 0]


def test_how_likely_a_choice_was(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {row["likely"] for row in rows()["decisions"]} <= {None, 0.25}
    monkeypatch.setattr(decisions, "JUDGED", 1.0)
    assert [row["likely"] for row in rows()["decisions"]] == [0.25] * 6 + [None]  # the last one had no choice


def test_a_shared_lead_is_nobodys() -> None:
    assert lead_changes([(0, 0), (1, 0), (1, 1), (1, 2), (3, 2)]) == 2
    assert lead_changes([(), (1, 0), (1, 1), (2, 1)]) == 0
