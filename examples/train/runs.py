"""A run of learning: the processes that play for it, and a file to go on from if it is stopped."""

import os
import pickle
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from network import Weights
from self_play_tables import Learned, Lesson, serve, together

MINUTE: Final = 60


class Players:
    """A process for each core; what they play is asked for ahead, so that it goes on while others learn."""

    def __init__(self, lesson: Lesson, seed: int) -> None:
        self._pipes = [_started(lesson, seed + number) for number in range(os.cpu_count() or 1)]

    def ask(self, weights: Weights, decisions: int) -> None:
        for pipe in self._pipes:
            pipe.send((weights, decisions // len(self._pipes)))

    def played(self) -> Learned:
        return together([pipe.recv() for pipe in self._pipes])

    def stop(self) -> None:
        for pipe in self._pipes:
            pipe.recv()
            pipe.send(None)


def _started(lesson: Lesson, seed: int) -> Connection:
    here, there = Pipe()
    Process(target=serve, args=(there, lesson, seed), daemon=True).start()
    return here


def keep(run: object, text: str, path: Path) -> None:
    """Write the run, and beside it the text of its network."""
    part = path.with_suffix(".part")
    part.write_bytes(pickle.dumps(run))
    part.replace(path)  # whoever is stopped in between still has the one before
    path.with_suffix(".txt").write_text(text)


def kept[Run](path: Path, kind: type[Run]) -> Run:
    """Return a run that was kept. Open only files of your own."""
    run = pickle.loads(path.read_bytes())  # noqa: S301 - as said
    if not isinstance(run, kind):
        raise TypeError(f"{path} keeps no such run.")
    return run
