"""The lines of `tests/terminal/typed`: tables in the middle of a match, what was typed there, and what it means."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ninelives.core.match import Match
from ninelives.core.record import read_actor
from ninelives.core.registry import load
from ninelives.core.understanding import understand
from ninelives.terminal.commands import AGREED, DECLINED, command_in

TYPED = Path(__file__).parent / "typed"
NAMES = ("You", "Biscuit", "Mochi", "Otto")
ME = 0


class TypedLine(NamedTuple):
    game: str
    table: str
    line: str
    meaning: str


def typed_lines() -> Iterator[TypedLine]:
    for file in sorted(TYPED.glob("*.txt")):
        table = ""
        for row in file.read_text(encoding="utf-8").splitlines():
            if row.startswith("== "):
                table = row.removeprefix("== ")
            elif row.startswith("> "):
                line, _, meaning = row.removeprefix("> ").rpartition(" => ")
                yield TypedLine(file.stem, table, line, meaning)


def match_at(game: str, table: str) -> Match[Any, Any, Any]:
    """Return the match of a table, with all its moves made."""
    rows = (TYPED / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    rows = rows[rows.index(f"== {table}") + 1 :]
    rows = rows[: next((place for place, row in enumerate(rows) if not row), len(rows))]
    facts = [row.split(" ", 2) for row in rows if row.startswith(("seats ", "option "))]
    (seats,) = [int(number) for kind, number, *_ in facts if kind == "seats"]
    answers = {key: answer for kind, key, *answer_ in facts if kind == "option" for answer in answer_}
    rules = load(game)
    match: Match[Any, Any, Any] = Match(rules, rules.choose(None, answers), seats, names=NAMES[:seats])
    for row in rows:
        actor, _, move = row.partition(" ")
        if actor not in {"seats", "option", ">"}:
            match.say(read_actor(actor), move)
    return match


def meaning_of(match: Match[Any, Any, Any], line: str) -> str:
    """Return what a line means to the prompt, in the words of the files; of a question all that it says."""
    game = match.game
    verbs = {game.write(move).partition(" ")[0] for move in game.legal(match.state, ME)}
    said = command_in(line)
    if line.lower() not in verbs and said.command:
        return f": {said.command} {said.words}".rstrip()
    if ME not in match.to_act and line.lower() in AGREED | DECLINED:
        return ": agreed" if line.lower() in AGREED else ": declined"
    reading = understand(match, ME, line)
    if reading.move is not None:
        return str(game.write(reading.move))
    if reading.ruling:
        return f"! {reading.ruling}"
    return f"? {reading.sentence}" if reading.asks else "..."
