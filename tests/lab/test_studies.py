"""The studies in docs/studies can be repeated: their plans are read, and their commands are understood."""

import shlex
from argparse import Namespace
from pathlib import Path
from typing import Final

import pytest

from ninelives.cli import _parser
from ninelives.cli.lab.plans import plan_asked
from ninelives.cli.lab.studies import plan_to_compare
from ninelives.core.errors import NineLivesError
from ninelives.lab.measures.figures import measure_named
from ninelives.lab.plan.cells import LabPlan
from ninelives.lab.plan.reading import read_plan

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "docs" / "studies"
STUDIES: Final = sorted(FOLDER.glob("*.md"))
PLANS: Final = sorted(FOLDER.glob("*.toml"))
MOST_BYTES: Final = 60_000  # of a chart


def commands(text: str) -> list[list[str]]:
    """Return what a page tells to type, in words; a line may end in a backslash and go on."""
    lines = text.replace("\\\n", " ").splitlines()
    return [shlex.split(line, comments=True)[2:] for line in lines if line.startswith("$ ninelives ")]


def plan_of_command(words: list[str], options: Namespace) -> LabPlan | None:
    """Return what would be played, or raise if that cannot be."""
    if words[1] == "compare":
        for key in options.of or ():
            measure_named(key)
        return plan_to_compare(options)
    return plan_asked(options) if words[1] in {"plan", "run"} else None


COMMANDS: Final = [words for study in STUDIES for words in commands(study.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("path", PLANS, ids=lambda path: path.stem)
def test_a_plan_is_read(path: Path) -> None:
    plan = read_plan(path)
    assert path.stem.startswith(plan.cells[0].game)
    assert len({cell.bots for cell in plan.cells}) > 1, "one level misleads"


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_command_is_understood(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    plan_of_command(words, _parser().parse_args(words))


@pytest.mark.parametrize("study", STUDIES, ids=lambda study: study.stem)
def test_a_study_names_its_plans(study: Path) -> None:
    named = {word for words in commands(study.read_text(encoding="utf-8")) for word in words if word.endswith(".toml")}
    assert named == {str(path.relative_to(ROOT)) for path in PLANS if path.stem.startswith(study.stem)}


@pytest.mark.parametrize("chart", sorted(FOLDER.glob("*.svg")), ids=lambda chart: chart.stem)
def test_a_chart_is_small(chart: Path) -> None:
    assert chart.stat().st_size < MOST_BYTES


@pytest.mark.parametrize(
    "line",
    [
        "$ ninelives lab compare kitten-me --b strat=3 --to data",
        "$ ninelives lab compare kitten-me --b start=3 --of wating --to data",
        "$ ninelives lab compare kitten-me --bots tiger --b start=3 --to data",
        "$ ninelives lab run docs/studies/gone.toml --to data",
        "$ ninelives lab mesure data",
    ],
)
def test_a_slip_in_a_command_is_found(line: str) -> None:
    (words,) = commands(line)
    with pytest.raises((NineLivesError, SystemExit)):
        plan_of_command(words, _parser().parse_args(words))
