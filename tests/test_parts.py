"""The parts of a check: what waits for what, what goes on after a failure, and what became slower."""

import json
import re
import tomllib
from itertools import combinations
from pathlib import Path

import pytest
from _pytest.mark.expression import Expression

from parts import TIMED_OUT, TREND, Part, Result, find_slower, main, read_parts, record, run_part, run_parts, summarize

CONFIG = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
PARTS = [Part("late", "", ("early",)), Part("early", ""), Part("alone", "")]


def run_here(failing: str) -> tuple[list[str], list[Result]]:
    """Run the parts without their commands; return those begun, and all results."""
    begun = []

    def run(part: Part) -> Result:
        begun.append(part.name)
        return Result(part, 1 if part.name == failing else 0)

    return begun, run_parts(PARTS, 1, run)


def test_a_part_waits_for_those_it_comes_after() -> None:
    begun, results = run_here(failing="")
    assert begun == ["early", "late", "alone"]
    assert [result.status for result in results] == [0, 0, 0]


def test_after_a_failure_only_what_depends_on_it_is_left_out() -> None:
    begun, results = run_here(failing="early")
    assert begun == ["early", "alone"]
    assert {result.part.name: result.status for result in results} == {"early": 1, "late": None, "alone": 0}


def test_the_summary_says_how_to_repeat_what_failed() -> None:
    table = summarize([Result(Part("types", "mypy src"), 2, 61.0, 70.0), Result(Part("style", "ruff"), 0)], 62.0)
    assert "types                          61         70  FAILED" in table
    assert table.endswith("Repeat types:\n    mypy src")


@pytest.mark.parametrize(("now", "slower"), [(20.0, {}), (20.1, {"step": 10.0})])
def test_a_figure_fails_beyond_twice_the_median_of_late(now: float, slower: dict[str, float]) -> None:
    runs = [json.dumps({"figures": {"step": number}}) for number in [1, *[9, 10, 10, 10, 99][:TREND]]]
    assert find_slower({"step": now, "new": 5.0}, runs) == slower


@pytest.mark.processes
def test_a_run_is_added_to_the_file(tmp_path: Path) -> None:
    file = tmp_path / "runs.jsonl"
    for number in (10, 30):
        slower = record([Result(Part("speed", ""), 0, 3.0, 3.0, f"first\nfigure step {number}\n")], file)
    first, second = [json.loads(line) for line in file.read_text().splitlines()]
    assert (first["parts"], first["failures"], first["figures"]) == ({"speed": 3}, [], {"step": 10})
    assert second["failures"] == ["step"]
    assert slower == ["step is 30, and was 10 of late"]


@pytest.mark.processes
def test_a_command_is_stopped_by_its_first_failure() -> None:
    result = run_part(Part("two", "echo one\nfalse\necho two"))
    assert (result.status, result.output) == (1, "one\n")
    assert run_part(Part("busy", "timeout 5 python3 -c 'sum(range(10**7))'")).processor > 0.01


@pytest.mark.processes
def test_a_part_that_takes_too_long_is_stopped_with_all_it_started() -> None:
    result = run_part(Part("stuck", "echo begun; sleep 600 | cat; echo ended", minutes=0.005))
    assert result.status == TIMED_OUT
    assert result.output == "begun\n\nstuck was stopped: it may take 0.005 minutes.\n"


@pytest.mark.parametrize("tier", ["check", "nightly"])
def test_what_a_part_comes_after_is_there(tier: str) -> None:
    names = [part.name for part in read_parts(tier)]
    assert {before for part in read_parts(tier) for before in part.after} <= set(names)


MARKERS = [line.partition(":")[0] for line in CONFIG["tool"]["pytest"]["markers"]]


@pytest.mark.parametrize("markers", [*combinations(MARKERS, 1), *combinations(MARKERS, 2)], ids="-".join)
def test_whatever_markers_a_test_has_some_part_runs_it_once(markers: tuple[str, ...]) -> None:
    commands = " ".join(part.command for tier in ("check", "nightly") for part in read_parts(tier))
    chosen = [Expression.compile(words) for words in re.findall(r"-m '([^']+)'", commands)]
    often = sum(expression.evaluate(lambda name, /, **_values: name in markers) for expression in chosen)
    assert often == (0 if {"ray", "platform"} & {*markers} or markers == ("sampled",) else 1)


def test_a_part_that_nobody_knows_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["parts.py", "check", "--lanes", "2", "types", "typos"])
    with pytest.raises(SystemExit, match="2"):
        main()
    assert "There is no part typos: there are page-built, types" in capsys.readouterr().err
