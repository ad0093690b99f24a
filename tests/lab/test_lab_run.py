"""Whoever plays a plan, and however often they are killed, its parts are the same to the byte."""

import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from lab import dying
from ninelives.cli import main
from ninelives.core.errors import NineLivesError
from ninelives.lab.data.folder import is_there, part, plan_in, prepare
from ninelives.lab.data.schema import TABLES
from ninelives.lab.plan.cells import MatchBatch
from ninelives.lab.plan.reading import plan_of
from ninelives.lab.run.coordinator import PlanShare, go_on
from ninelives.lab.run.runners import TRIES, in_turn, on_processes, runner_with

FACTS: dict[str, Any] = {
    "matches": 12,
    "batch": 3,
    "study": 4,
    "cells": [{"game": "kitten-me", "seats": [2], "bots": ["random", "tabby among random"]}],
}


def parts(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture(scope="module")
def serial(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("serial")
    prepare(folder, plan_of(FACTS))
    go_on(folder, in_turn)
    return parts(folder)


def test_there_is_a_part_of_each_table_for_each_batch(serial: dict[str, bytes]) -> None:
    assert len(serial) == 1 + len(TABLES) * 8


def test_two_processes_write_what_one_writes(tmp_path: Path, serial: dict[str, bytes]) -> None:
    prepare(tmp_path, plan_of(FACTS))
    assert go_on(tmp_path, runner_with(2)) == 24
    assert parts(tmp_path) == serial


def test_three_shares_write_what_one_writes(tmp_path: Path, serial: dict[str, bytes]) -> None:
    prepare(tmp_path, plan_of(FACTS))
    assert sum([go_on(tmp_path, in_turn, PlanShare(nth, 3).of(plan_of(FACTS))) for nth in (1, 2, 3)]) == 24
    assert parts(tmp_path) == serial


def test_only_what_is_missing_is_played_again(tmp_path: Path, serial: dict[str, bytes]) -> None:
    plan = plan_of(FACTS)
    prepare(tmp_path, plan)
    go_on(tmp_path, in_turn)
    one, other = list(plan.batches())[2:4]
    part(tmp_path, "matches", one).unlink()
    part(tmp_path, "matches", other).unlink()
    part(tmp_path, "decisions", other).with_name(f"{other.name}.parquet.99").write_bytes(b"half")
    assert go_on(tmp_path, in_turn) == one.matches + other.matches
    assert parts(tmp_path) == serial


def test_a_killed_process_loses_and_doubles_nothing(tmp_path: Path) -> None:
    batches = list(plan_of(FACTS).batches())
    assert sorted(on_processes(2, partial(dying.once, tmp_path), batches)) == sorted(batches)
    assert {path.stem for path in tmp_path.glob("*.done")} == {batch.name for batch in batches}


def test_a_batch_that_always_kills_its_process_ends_the_run(tmp_path: Path) -> None:
    with pytest.raises(NineLivesError, match="memory enough"):
        list(on_processes(1, partial(dying.always, tmp_path), [MatchBatch(0, 0, 1)]))
    assert tmp_path.joinpath(MatchBatch(0, 0, 1).name).read_text() == "x" * TRIES


def _command(folder: Path, *words: str) -> subprocess.Popen[str]:
    line = [sys.executable, "-m", "ninelives", "lab", *words]
    return subprocess.Popen(line, cwd=folder, text=True, stderr=subprocess.PIPE, stdout=subprocess.PIPE)


def _wait_for_a_part(folder: Path) -> None:
    until = monotonic() + 60
    while not any(folder.joinpath("matches").glob("*.parquet")):
        assert monotonic() < until
        sleep(0.02)


LONG = ["kitten-me", "--seats", "2", "--bots", "kitten", "--matches", "24", "--batch", "3", "--jobs", "2"]


@pytest.mark.parametrize(("blow", "status"), [(signal.SIGKILL, -9), (signal.SIGINT, 130)])
def test_a_stopped_run_is_resumed(tmp_path: Path, blow: signal.Signals, status: int) -> None:
    process = _command(tmp_path, "run", *LONG, "--to", "data")
    _wait_for_a_part(tmp_path / "data")
    process.send_signal(blow)
    _out, err = process.communicate(timeout=60)
    assert process.returncode == status
    assert ("ninelives lab resume data" in err) == (blow == signal.SIGINT)
    assert "Traceback" not in err
    assert main(["lab", "resume", str(tmp_path / "data"), "--jobs", "1"]) == 0
    again = tmp_path / "again"
    assert main(["lab", "run", *LONG[:-1], "1", "--to", str(again)]) == 0
    assert parts(tmp_path / "data") == parts(again)


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
