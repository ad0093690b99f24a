"""First lessons: a match of each game that was written down, whose secret all may know.

A lesson's table is its learner's alone, and only its first match is the lesson: the next has a secret of its own.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from ninelives.core.errors import BadOption
from ninelives.core.game import Actor
from ninelives.core.record import Lines, Record, read_record

CLOCK: Final = 3600  # seconds per move: whoever learns is not hurried


@cache
def lesson(key: str) -> Record:
    file = files("ninelives.tables").joinpath("lessons", f"{key}.txt")
    if not file.is_file():
        raise BadOption("There is no lesson for this game yet. Its rule book tells how it is played.")
    return read_record(file.read_text(encoding="utf-8"))


def next_move(record: Record, made: Lines) -> tuple[Actor, str] | None:
    """Return the move with which the lesson goes on, where all before it were the lesson's too."""
    goes_on = len(made) < len(record.moves) and made == record.moves[: len(made)]
    return record.moves[len(made)] if goes_on else None
