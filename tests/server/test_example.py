"""The scripted client plays a whole match, and a server that is killed on the way costs it nothing."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

import pytest

from ninelives import load, read_record, verify
from ninelives.tables.timing import Pace
from server.house import SHORT, free_port, running

pytestmark = pytest.mark.processes

SCRIPT = Path(__file__).parents[2] / "examples" / "play.py"
PATIENCE = 150.0  # seconds for a match
FAST = Pace(0.05, 0)
SOME = 3  # lines of the story before the server is killed


@contextmanager
def playing(link: str) -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "no_proxy": "127.0.0.1"}
    asked = [sys.executable, str(SCRIPT), link, "--name", "Robo"]
    pipe = subprocess.PIPE
    with subprocess.Popen(asked, text=True, env=environment, stdout=pipe, stderr=pipe) as process:
        guard = Timer(PATIENCE, process.kill)
        guard.start()
        try:
            yield process
        finally:
            guard.cancel()
            process.kill()


def test_the_example_plays_a_match_although_the_server_is_killed_in_the_middle(sqlite_url: str) -> None:
    port = free_port()
    words = ("--database", sqlite_url)
    with running(*words, pace=FAST, port=port) as first:
        code = first.ask("POST", "/api/tables", {**SHORT, "options": {"start": "5"}}).json()["code"]
        with playing(f"{first.address}/t/{code}") as robo:
            assert robo.stdout is not None
            told = [robo.stdout.readline() for _ in range(SOME)]
            first.stop(signal.SIGKILL)
            with running(*words, pace=FAST, port=port) as second:
                assert robo.stderr is not None
                rest, faults = robo.stdout.read(), robo.stderr.read()
                assert robo.wait() == 0, faults
                record, replay = second.record(f"{code}-1"), second.get(f"/api/matches/{code}-1/replay?seat=0")
    assert "Once more" in faults
    assert verify(read_record(record), load("kitten-me"))
    story = [line for step in replay["steps"] for line in step["story"]]
    assert ("".join(told) + rest).splitlines()[:-1] == story, "each line once, in order"
