"""The short form of `just bench::attack`: floods of a second or two, and single requests answered right or wrong.

On a busy machine quiet is slow too, so here a quiet p99 counts as 100 ms. Without guards it was seconds. What else runs
may still slow the server for a moment, and a moment is all that is measured: only what is wrong five times is wrong,
each time beside the quiet right before it.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.processes, pytest.mark.timing]

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "attack.py"
SHORT = (
    "--short",
    "--seconds",
    "2",
    "--quiet",
    "1",
    "--settle",
    "10",
    "--tables",
    "4",
    "--floor",
    "100",
    "--tries",
    "5",
)


def attacked(*wishes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, SCRIPT, *SHORT, *wishes], capture_output=True, text=True, check=False, timeout=400
    )


def test_honest_players_notice_no_flood(tmp_path: Path) -> None:
    seen = tmp_path / "seen.json"
    ended = attacked("--no-probes", "--json", str(seen))
    assert ended.returncode == 0, ended.stdout + ended.stderr
    for flood in json.loads(seen.read_text())["floods"]:
        assert sum(flood["attacker"].values()) > 0, f"{flood['flood']} attacked nothing"


def test_every_probe_is_answered_right() -> None:
    ended = attacked("none")
    assert ended.returncode == 0, ended.stdout + ended.stderr
