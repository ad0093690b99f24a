"""Work that kills the process it runs in, or is slow. In a file of its own: a new process must be able to import it."""

import os
import signal
from pathlib import Path
from time import sleep

from ninelives.lab.plan.cells import MatchBatch


def once(folder: Path, batch: MatchBatch) -> None:
    """Die in the middle of each third batch, the first time."""
    begun = folder / batch.name
    if batch.first % 9 == 0 and not begun.exists():
        begun.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    (folder / f"{batch.name}.done").touch()


def always(folder: Path, batch: MatchBatch) -> None:
    """Die whenever this is asked for."""
    with folder.joinpath(batch.name).open("a") as file:
        file.write("x")
    os.kill(os.getpid(), signal.SIGKILL)


def slowly(folder: Path, batch: MatchBatch) -> None:
    """Say by whose child this is begun, and take a while."""
    (folder / f"{batch.name}.{os.getppid()}").touch()
    sleep(8.0)  # longer than a process outlives its node, where much else runs too
    (folder / f"{batch.name}.done").touch()
