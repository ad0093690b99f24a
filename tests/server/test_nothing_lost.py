"""The short form of `benchmarks/nothing_lost.py`: play while processes are killed and Redis is away, ask the log."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.processes, pytest.mark.chaos]

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "nothing_lost.py"
QUICK = ["--short", "--processes", "2", "--kill-every", "2", "--think", "0.2", "--pace", "0.1", "--mask", "0.02"]


def played(*more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, SCRIPT, *QUICK, *more], capture_output=True, text=True, check=False)


def test_nothing_is_lost_and_nothing_done_twice_while_processes_are_killed() -> None:
    evening = played("--tables", "12", "--seconds", "7", "--slow-commit", "0.1")
    assert evening.returncode == 0, evening.stdout + evening.stderr
    assert "Nothing was lost" in evening.stdout


def test_a_server_that_acknowledges_before_it_commits_is_found_out() -> None:
    """Commits take as long as it is from kill to kill, so what is told in between is lost by each."""
    slow = ("--tables", "24", "--seconds", "6", "--slow-commit", "2", "--patience", "0")
    evening = played(*slow, "--plant", "ack-first")
    assert evening.returncode == 1, evening.stdout + evening.stderr
    assert "was acknowledged and is lost." in evening.stdout
