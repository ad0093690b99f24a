"""Readable playthroughs: the moves, the table, and what changed in each seat's view. A leak is a line in the diff.

The first few moves of each kind are printed in full, the others only named, so that the files stay readable. They end
with a digest over the full text: nothing that any seat sees can change unnoticed.
"""

import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from hashlib import sha256
from random import Random
from typing import Any

from ninelives.core.chance import FastDraw, Secret
from ninelives.core.game import Actor, AnyGame, Seat
from ninelives.core.match import Match, Step, steps_of
from ninelives.core.record import record, write_actor
from ninelives.testing.walks import Walker

ORDERED_POSITIONS = 20
TOLD_EACH = 2  # moves of each kind that are printed in full


def play_through(
    game: AnyGame, answers: Mapping[str, str], seats: int, seed: int, rare: Collection[str] = ()
) -> Match[Any, Any, Any]:
    """Play one random match; the seed decides chance and choices."""
    secret = Secret(sha256(f"golden {seed}".encode()).digest())
    names = tuple([f"Cat {seat}" for seat in range(seats)])
    match = Match(game, game.choose(answers=answers), seats, secret=secret, names=names)
    draw = FastDraw(Random(seed).random)  # noqa: S311 - a golden file has no secrets
    walker = Walker(match, draw, restless=False, rare=rare)
    while match.to_act:
        walker.step()
    return match


def playthrough(match: Match[Any, Any, Any]) -> str:
    """Return a finished match as text, step by step, with its record at the end."""
    kinds: Counter[str] = Counter()
    told, whole = [], sha256()
    for (actor, move), (lines, all_words) in zip(match.moves, _steps(match), strict=True):
        kind = match.game.write(move).partition(" ")[0]
        kinds[kind] += 1
        told += [f"MOVE {write_actor(actor)} {match.game.write(move)}", *(lines if kinds[kind] <= TOLD_EACH else [])]
        whole.update("\n".join([*lines, *all_words]).encode())
    return "\n".join([*told, f"WHOLE {whole.hexdigest()}", "RECORD", record(match).write()])


def _steps(match: Match[Any, Any, Any]) -> Iterator[tuple[list[str], list[str]]]:
    """Yield for each move what all seats hear, what changes in their views, the watcher's table; and all sentences."""
    game = match.game
    seen: dict[Seat | None, Mapping[str, Any]] = {seat: {} for seat in (None, *range(match.seats))}
    for step in steps_of(match):
        lines: list[str] = []
        said: list[str] = []
        for seat, before in seen.items():
            now = game.show(game.view(step.after, seat))
            heard = game.hear(step.before, step.actor, step.move, seat)
            said.append(f"hears {heard}\n    sees {_difference(before, now)}")
            if said[-1] != said[0] or seat is None:  # a seat is printed only where it knows more than a watcher
                lines.append(f"  {_name(seat)} {said[-1]}")
            seen[seat] = now
        yield [*lines, _indent(game.picture(game.view(step.after, None), match.names))], _words(match, step)


def _words(match: Match[Any, Any, Any], step: Step[Any, Any]) -> list[str]:
    """Return all text for every seat after a step: the table, the story, the choices."""
    game, words = match.game, list[str]()
    for seat in range(match.seats):
        view, heard = game.view(step.after, seat), game.hear(step.before, step.actor, step.move, seat)
        words += [game.picture(view, match.names), *game.tell(view, step.actor, heard, match.names)]
        words.append(game.offer(view, game.legal(step.after, seat), match.names))
    return words


def _name(seat: Seat | None) -> str:
    return "watcher" if seat is None else f"seat {seat}"


def _difference(before: Mapping[str, Any], now: Mapping[str, Any]) -> str:
    changed = {name: value for name, value in now.items() if before.get(name, ...) != value and name != "seat"}
    gone = {name: None for name in before if name not in now}
    return json.dumps({**changed, **gone})


def _indent(text: str) -> str:
    return "\n".join([f"    | {line}".rstrip() for line in text.splitlines()])


def move_order(match: Match[Any, Any, Any]) -> str:
    """Return all choices at some positions of a match: buttons and bots depend on their order."""
    game = match.game
    lines: list[str] = []
    for step in steps_of(match):
        lines += [
            f"{seat} {_list_moves(game, step.before, seat)}" for seat in _choosers(game, step.before, match.seats)
        ]
    return "\n".join(list(dict.fromkeys(lines))[:ORDERED_POSITIONS]) + "\n"  # each list once


def _choosers(game: AnyGame, state: Any, seats: int) -> list[Actor]:  # noqa: ANN401 - of any game
    return [seat for seat in range(seats) if len(game.legal(state, seat))]


def _list_moves(game: AnyGame, state: Any, seat: Seat) -> str:  # noqa: ANN401 - of any game
    return " | ".join([game.write(move) for move in game.legal(state, seat)])
