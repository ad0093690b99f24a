"""A run that ends when a measure is known: the same matches as without that, and intervals that still hold."""

from pathlib import Path
from random import Random

import pytest

from ninelives.cli import main
from ninelives.core.errors import BadOption
from ninelives.lab.data.folder import count_missing_matches, is_there, part, prepare
from ninelives.lab.data.query import Tables
from ninelives.lab.data.schema import TABLES
from ninelives.lab.looks import until_known
from ninelives.lab.measures.figures import estimate, figures
from ninelives.lab.plan.cells import LOOKS, Aim, Cell, LabPlan, plan_from
from ninelives.lab.plan.reading import plan_of
from ninelives.lab.run.coordinator import go_on
from ninelives.lab.run.runners import run_in_turn
from ninelives.lab.stats import Sums

AIM = Aim("order", 0.08)
PLAN = LabPlan((Cell("tilt", (), 2, "random"),), 1000, batch=50, study=1000, looks=LOOKS, until=AIM)

pytestmark = pytest.mark.usefixtures("tiny_games")


def parts(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.parquet")}


def run(folder: Path, plan: LabPlan = PLAN) -> list[float]:
    prepare(folder, plan)
    return list(until_known(folder, plan, AIM, run_in_turn))


def test_a_run_ends_at_the_first_look_that_knows_enough(tmp_path: Path) -> None:
    reaches = run(tmp_path)
    assert 1 < len(reaches) < LOOKS
    assert [reach <= AIM.within for reach in reaches] == [False] * (len(reaches) - 1) + [True]
    assert Tables(tmp_path).ask("select count(*) from matches").rows == [(1000 // LOOKS * len(reaches),)]


def test_what_is_played_is_what_the_whole_plan_plays(tmp_path: Path) -> None:
    run(tmp_path / "some")
    prepare(tmp_path / "all", PLAN._replace(looks=1, until=None))
    go_on(tmp_path / "all", run_in_turn)
    some, whole = parts(tmp_path / "some"), parts(tmp_path / "all")
    assert 0 < len(some) < len(whole) == len(TABLES) * 20
    assert some.items() <= whole.items()


@pytest.mark.parametrize("gone", [0, 5])  # a batch of the first look, and one of the second
def test_a_run_that_was_stopped_ends_at_the_same_look(tmp_path: Path, gone: int) -> None:
    run(tmp_path / "whole")
    reaches = run(tmp_path / "stopped")
    part(tmp_path / "stopped", "matches", list(PLAN.batches())[gone]).unlink()
    assert run(tmp_path / "stopped") == reaches[-1:]  # earlier looks were not enough: what came later is there
    assert parts(tmp_path / "stopped") == parts(tmp_path / "whole")


def test_matches_beyond_a_look_are_not_counted_at_it(tmp_path: Path) -> None:
    later = PLAN.batches_of(2)[-1]
    prepare(tmp_path, PLAN)
    go_on(tmp_path, run_in_turn, [*PLAN.batches_of(1), later])
    loose = Aim("order", 0.2)  # enough is known at the first look, but somebody went on
    assert len(list(until_known(tmp_path, PLAN, loose, run_in_turn))) == 1
    assert all(is_there(tmp_path, batch) for batch in PLAN.batches_of(2))


def test_a_look_with_nothing_new_is_not_taken(tmp_path: Path) -> None:
    assert len(run(tmp_path, PLAN._replace(matches=40, batch=10))) == 4


def test_what_is_missing_is_what_the_next_look_waits_for(tmp_path: Path) -> None:
    prepare(tmp_path, PLAN)
    assert count_missing_matches(tmp_path, PLAN) == 200
    go_on(tmp_path, run_in_turn, PLAN.batches_of(1))
    assert count_missing_matches(tmp_path, PLAN) == 0  # that may have been enough
    go_on(tmp_path, run_in_turn, [PLAN.batches_of(2)[-1]])
    assert count_missing_matches(tmp_path, PLAN) == 150


def test_all_is_played_if_it_is_never_enough(tmp_path: Path) -> None:
    plan = PLAN._replace(matches=100, batch=10)
    assert len(run(tmp_path, plan)) == LOOKS
    assert all(is_there(tmp_path, batch) for batch in plan.batches())


def test_intervals_allow_for_every_look(tmp_path: Path) -> None:
    run(tmp_path)
    once, often = (figures(Tables(tmp_path), "order", looks)[0].value for looks in (1, LOOKS))
    assert once.value == often.value
    assert often.low < once.low
    assert once.high < often.high


@pytest.mark.parametrize("share", [0.5, 0.1])
def test_the_interval_at_the_end_holds_19_times_of_20(share: float) -> None:
    luck, held, trials = Random(4), 0, 1000  # noqa: S311 - coins
    for _trial in range(trials):
        won = 0
        for look in range(1, LOOKS + 1):
            won += sum([luck.random() < share for _match in range(60)])
            matches = 60 * look
            found = estimate(Sums(matches, won, matches, won, won, matches), LOOKS, share=True)
            if found.high - found.low <= 0.2 or look == LOOKS:
                held += found.low <= share <= found.high
                break
    assert held / trials >= 0.95


def test_a_plan_keeps_its_aim() -> None:
    plan = plan_of({"until": "minutes=0.5", "cells": [{"game": "go-kitty"}]})
    assert (plan.until, plan.looks) == (Aim("minutes", 0.5), LOOKS)
    assert plan_from(plan.facts()) == plan
    for words in ("minutes", "minutes=0", "minutes=short"):
        with pytest.raises(BadOption, match=r"order=0\.02"):
            plan_of({"until": words, "cells": [{"game": "go-kitty"}]})


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "run", "kitten-me", "--seats", "2", "--bots", "random", "--matches", "200", "--jobs", "1"]
    folder = str(tmp_path / "data")
    assert main([*words, "--until", "order=0.3", "--to", folder]) == 0
    assert capsys.readouterr().out.startswith("order is known to ± 0.")
    assert Tables(tmp_path / "data").ask("select count(*) from matches").rows[0][0] < 200
    assert main(["lab", "resume", folder, "--jobs", "1"]) == 0
    assert "That is enough." in capsys.readouterr().out
    assert main(["lab", "resume", folder, "--share", "1/2"]) == 2
    assert "leave out --share" in capsys.readouterr().err
    assert main(["lab", "plan", *words[2:-2], "--until", "fun=1"]) == 2
    assert "no measure 'fun'" in capsys.readouterr().err
    assert main([*words, "--until", "fun=1", "--to", str(tmp_path / "fun")]) == 2
    assert "no measure 'fun'" in capsys.readouterr().err
    assert main([*words, "--until", "order=0.001", "--to", str(tmp_path / "all")]) == 0
    assert "plan more" in capsys.readouterr().out
