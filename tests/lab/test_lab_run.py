"""Whoever plays a plan, and however often they are killed, its parts are the same to the byte."""

import signal
import sys
from functools import partial
from importlib.metadata import version
from pathlib import Path

import pytest

from lab import dying
from lab.runs import FACTS, LONG, command, parts, wait_for_a_part, wait_for_processes
from ninelives.cli import main
from ninelives.core.errors import NineLivesError
from ninelives.lab.data.folder import is_there, part, plan_in, prepare
from ninelives.lab.data.schema import TABLES
from ninelives.lab.plan.cells import MatchBatch
from ninelives.lab.plan.reading import plan_of
from ninelives.lab.run.coordinator import PlanShare, go_on
from ninelives.lab.run.on_ray import play_there
from ninelives.lab.run.runners import run_in_turn, run_on_processes, runner_with
from ninelives.lab.run.tries import TRIES


def test_there_is_a_part_of_each_table_for_each_batch(serial: dict[str, bytes]) -> None:
    assert len(serial) == 1 + len(TABLES) * 8


@pytest.mark.processes
def test_two_processes_write_what_one_writes(tmp_path: Path, serial: dict[str, bytes]) -> None:
    prepare(tmp_path, plan_of(FACTS))
    assert go_on(tmp_path, runner_with(2)) == 24
    assert parts(tmp_path) == serial


def test_three_shares_write_what_one_writes(tmp_path: Path, serial: dict[str, bytes]) -> None:
    prepare(tmp_path, plan_of(FACTS))
    assert sum([go_on(tmp_path, run_in_turn, PlanShare(nth, 3).of(plan_of(FACTS))) for nth in (1, 2, 3)]) == 24
    assert parts(tmp_path) == serial


def test_only_what_is_missing_is_played_again(tmp_path: Path, serial: dict[str, bytes]) -> None:
    plan = plan_of(FACTS)
    prepare(tmp_path, plan)
    go_on(tmp_path, run_in_turn)
    one, other = list(plan.batches())[2:4]
    part(tmp_path, "matches", one).unlink()
    part(tmp_path, "matches", other).unlink()
    part(tmp_path, "decisions", other).with_name(f"{other.name}.parquet.99").write_bytes(b"half")
    assert go_on(tmp_path, run_in_turn) == one.matches + other.matches
    assert parts(tmp_path) == serial


@pytest.mark.processes
def test_a_killed_process_loses_and_doubles_nothing(tmp_path: Path) -> None:
    batches = list(plan_of(FACTS).batches())
    assert sorted(run_on_processes(2, partial(dying.once, tmp_path), batches)) == sorted(batches)
    assert {path.stem for path in tmp_path.glob("*.done")} == {batch.name for batch in batches}


@pytest.mark.processes
def test_a_batch_that_always_kills_its_process_ends_the_run(tmp_path: Path) -> None:
    with pytest.raises(NineLivesError, match="memory enough"):
        list(run_on_processes(1, partial(dying.always, tmp_path), [MatchBatch(0, 0, 1)]))
    assert tmp_path.joinpath(MatchBatch(0, 0, 1).name).read_text() == "x" * TRIES


@pytest.mark.processes
@pytest.mark.parametrize(("blow", "status"), [(signal.SIGKILL, -9), (signal.SIGINT, 130)])
def test_a_stopped_run_is_resumed(tmp_path: Path, blow: signal.Signals, status: int) -> None:
    process = command(tmp_path, "run", *LONG, "--jobs", "2", "--to", "data")
    wait_for_a_part(tmp_path / "data")
    process.send_signal(blow)
    _out, err = process.communicate(timeout=60)
    assert process.returncode == status
    assert ("ninelives lab resume data" in err) == (blow == signal.SIGINT)
    assert "Traceback" not in err
    assert main(["lab", "resume", str(tmp_path / "data"), "--jobs", "1"]) == 0
    again = tmp_path / "again"
    assert main(["lab", "run", *LONG, "--jobs", "1", "--to", str(again)]) == 0
    assert parts(tmp_path / "data") == parts(again)


@pytest.mark.processes
def test_ctrl_c_twice_stops_at_once(tmp_path: Path) -> None:
    """Batches would take minutes to end by themselves."""
    words = ("shut-up-cat", "--seats", "4", "--bots", "panther", "--matches", "500", "--batch", "250", "--jobs", "2")
    with command(tmp_path, "run", *words, "--to", "data") as run:
        try:
            wait_for_processes(run.pid, 2)
            run.send_signal(signal.SIGINT)
            assert run.stderr is not None
            assert "Ctrl-C again stops at once" in run.stderr.readline()
            run.send_signal(signal.SIGINT)
            assert run.wait(timeout=20) == 130
        finally:
            run.kill()
    assert not list(tmp_path.rglob("*.parquet*"))


def test_a_folder_belongs_to_one_plan(tmp_path: Path) -> None:
    plan = plan_of(FACTS)
    prepare(tmp_path, plan)
    prepare(tmp_path, plan)
    assert plan_in(tmp_path) == plan
    assert not is_there(tmp_path, MatchBatch(0, 0, 3))
    with pytest.raises(NineLivesError, match="another plan"):
        prepare(tmp_path, plan._replace(seed=1))
    with pytest.raises(NineLivesError, match="no folder of the lab"):
        plan_in(tmp_path / "elsewhere")


def test_data_of_another_version_is_not_continued(tmp_path: Path) -> None:
    prepare(tmp_path, plan_of(FACTS))
    path = tmp_path / "plan.json"
    path.write_text(path.read_text().replace('"ninelives": "', '"ninelives": "0.0.'))
    with pytest.raises(NineLivesError, match=r"made by ninelives 0\.0\."):
        plan_in(tmp_path)


def test_a_machine_with_other_rules_plays_nothing(tmp_path: Path) -> None:
    play, batch = partial(dying.once, tmp_path), MatchBatch(0, 3, 3)
    with pytest.raises(NineLivesError, match=r"has ninelives .*, and the plan is of 0\.0"):
        play_there("0.0", play, batch)
    assert not list(tmp_path.iterdir())
    play_there(version("ninelives"), play, batch)
    assert tmp_path.joinpath(f"{batch.name}.done").exists()


@pytest.mark.parametrize(
    ("flags", "said"),
    [(["--share", "4/3"], "looks like 3/10"), (["--until", "order=0.1", "--share", "1/2"], "leave out --share")],
)
def test_what_cannot_be_played_leaves_no_folder(
    flags: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "run", *LONG, *flags, "--to", str(tmp_path / "data")]) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_ray_that_is_not_installed_leaves_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["lab", "run", *LONG, "--on", "ray", "--to", str(tmp_path / "data")]) == 2
    assert 'pip install "ninelives[lab-ray]"' in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_run_says_how_to_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "run", "kitten-me", "--seats", "2", "--bots", "random", "--matches", "4", "--batch", "2"]
    data = str(tmp_path / "data")
    assert main([*words, "--share", "1/2", "--jobs", "1", "--to", data]) == 0
    ask = f"Ask: ninelives lab measure {data}, or: ninelives lab report {data}\n"
    assert capsys.readouterr().out == f"All of share 1/2 is played, 2 matches of it now. {ask}"
    assert main(["lab", "measure", data, "moves"]) == 0
    assert f"2 matches are still missing. Play them with: ninelives lab resume {data}" in capsys.readouterr().err
    assert main(["lab", "resume", data, "--jobs", "1"]) == 0
    assert capsys.readouterr().out == f"All is played, 2 matches of it now. {ask}"


def test_a_place_to_play_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", "run", *LONG, "--on", "rays", "--to", str(tmp_path / "data")])
    assert "'rays' should be processes, ray or ray://ADDRESS" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
