"""First lessons: a match that was written down, at a table whose secret all may know, with bots that play it again."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from ninelives.core.errors import BadOption
from ninelives.core.game import Actor
from ninelives.core.record import Record, read
from ninelives.server.store.port import Founding
from ninelives.server.table import Table

CLOCK: Final = 3600  # seconds a move: whoever learns is not hurried
SEEDS: Final = {"kitten-me": 111690, "go-kitty": 19354, "shut-up-cat": 503}  # whose deals make a good lesson


@cache
def lesson(key: str) -> Record:
    if key not in SEEDS:
        raise BadOption("There is no lesson for this game yet. Its rule book tells how it is played.")
    return read(files("ninelives.server").joinpath("lessons", f"{key}.txt").read_text(encoding="utf-8"))


@cache
def secret_of(key: str) -> bytes:
    """Give the secret of the tables at which a game is taught; by it they are known."""
    return sha256(f"ninelives lesson/{key}/{SEEDS[key]}".encode()).digest()


def lesson_of(founding: Founding) -> Record | None:
    key = founding.game
    return lesson(key) if key in SEEDS and founding.secret == secret_of(key) else None


def next_move(table: Table) -> tuple[Actor, str] | None:
    """Give the move with which the lesson goes on, where all before it were the lesson's too."""
    record = lesson_of(table.founding)
    if record is None or table.match is None:
        return None
    made = tuple([(actor, table.game.write(move)) for actor, move in table.match.moves])
    goes_on = len(made) < len(record.moves) and made == record.moves[: len(made)]
    return record.moves[len(made)] if goes_on else None
