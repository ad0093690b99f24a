"""A house needs no server: neither its packages nor its sockets."""

import subprocess
import sys

import pytest

from ninelives import keys


@pytest.mark.processes
def test_a_match_of_each_game_is_played_with_everything_blocked_that_needs_a_network() -> None:
    command = [sys.executable, "tools/without_network.py"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert [line.partition(":")[0] for line in done.stdout.splitlines()] == [*keys()]
    assert done.stdout.count("shuffles verified") == len(keys())
