"""Plans to play, a command that plays one, and what it wrote."""

import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

FACTS: Final[dict[str, Any]] = {
    "matches": 12,
    "batch": 3,
    "study": 4,
    "cells": [{"game": "kitten-me", "seats": [2], "bots": ["random", "tabby among random"]}],
}
LONG: Final = ("kitten-me", "--seats", "2", "--bots", "kitten", "--matches", "24", "--batch", "3")


def parts(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def command(folder: Path, *words: str) -> subprocess.Popen[str]:
    line = [sys.executable, "-m", "ninelives", "lab", *words]
    return subprocess.Popen(line, cwd=folder, text=True, stderr=subprocess.PIPE, stdout=subprocess.PIPE)


def wait_for_a_part(folder: Path) -> None:
    until = monotonic() + 60
    while not any(folder.joinpath("matches").glob("*.parquet")):
        assert monotonic() < until
        sleep(0.02)


def wait_for_processes(pid: int, number: int) -> None:
    children, until = Path(f"/proc/{pid}/task/{pid}/children"), monotonic() + 60
    while len(children.read_text().split()) <= number:  # one more keeps track of what they share
        assert monotonic() < until
        sleep(0.05)
    sleep(1.0)  # until they play
