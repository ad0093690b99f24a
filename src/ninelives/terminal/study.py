"""Look at games and records: what is installed, how a match went, whether its chance was honest."""

import json
from pathlib import Path
from typing import Any

from ninelives.core.errors import BadRecord, NineLivesError
from ninelives.core.game import AnyGame, Seat
from ninelives.core.record import Record, read, write_actor, write_result
from ninelives.core.registry import keys, load
from ninelives.core.replay import follow, replay, verify
from ninelives.terminal.narrator import Narrator
from ninelives.terminal.rulebook import rulebook, ruling


def open_record(path: str) -> tuple[Record, AnyGame]:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise NineLivesError(f"{path} cannot be read: {fault}") from fault
    try:
        record = read(text)
    except BadRecord as fault:
        raise NineLivesError(f"{path}, {fault}") from fault
    return record, load(record.head.game)


def list_games(*, as_json: bool) -> None:
    games = [load(key) for key in keys()]
    if as_json:
        print(json.dumps([_card(game) for game in games]))
        return
    for game in games:
        print(f"{game.key:<12} {game.title}, {game.seats[0]} to {game.seats[-1]} seats. {game.credits}")
    print("\nMore of one: ninelives games KEY. Play it: ninelives play KEY.")


def describe_game(key: str, *, as_json: bool) -> None:
    game = load(key)
    if as_json:
        print(json.dumps(_card(game)))
        return
    print(f"{game.title} ({game.key}), {game.seats[0]} to {game.seats[-1]} seats\n{game.credits}")
    print("An unofficial fan implementation.\n\nPresets, for --preset:")
    for name, answers in game.presets.items():
        print(f"  {name:<12} {', '.join([f'{n}={w}' for n, w in answers.items()]) or 'every option as it comes'}")
    print("\nOptions, for --option NAME=VALUE; the first value is the default:")
    for option in game.options:
        print(f"  {option.name} = {' | '.join(option.values)}\n      {option.about} ({option.ruling})")
        for example in option.examples[:1]:
            print(f"      your own, for example: {example}")


def _card(game: AnyGame) -> dict[str, Any]:
    return {
        "key": game.key,
        "title": game.title,
        "credits": game.credits,
        "version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "presets": {name: dict(answers) for name, answers in game.presets.items()},
        "options": [
            {"name": o.name, "values": list(o.values), "ruling": o.ruling, "about": o.about} for o in game.options
        ],
    }


def show_rules(key: str, number: str | None) -> None:
    game = load(key)
    print(rulebook(game) if number is None else ruling(game, number))


def show_replay(path: str, seat: Seat | None, *, as_json: bool) -> None:
    record, game = open_record(path)
    if seat is not None and seat not in range(record.head.seats):
        raise NineLivesError(f"There is no seat {seat}: the seats are 0 to {record.head.seats - 1}.")
    try:
        if as_json:
            print(json.dumps(_steps(record, game, seat)))
        else:
            _narrate(record, game, seat)
    except BadRecord as fault:
        raise NineLivesError(f"{path}, {fault}") from fault


def _steps(record: Record, game: AnyGame, seat: Seat | None) -> list[dict[str, Any]]:
    steps = []
    for step in follow(record, game):
        state = step.match.state
        steps.append(
            {
                "number": len(step.match.moves),
                "actor": write_actor(step.actor),
                "heard": game.hear(state, step.actor, step.move, seat),
                "view": game.show(game.view(game.apply(state, step.actor, step.move), seat)),
            }
        )
    return steps


def _narrate(record: Record, game: AnyGame, seat: Seat | None) -> None:
    match = replay(record, game)
    for line in Narrator(match, seat, match.names).news():
        print(line)
    print(f"\n{match.look(seat)}")
    print(f"\n{write_result(match.outcome) or 'The match is not over.'}")


def verify_record(path: str, *, as_json: bool) -> int:
    """Say whether every deal and flip follows from the secret; give the exit status."""
    record, game = open_record(path)
    try:
        checked = verify(record, game)
    except BadRecord as fault:
        answer = {"verified": False, "line": fault.line, "reason": fault.reason}
        print(json.dumps(answer) if as_json else f"{path} does not verify. Line {fault.line}: {fault.reason}")
        return 1
    answer = {"verified": True, "moves": len(record.moves), "checked": checked}
    words = (
        f"{path} verifies: {checked} of its {len(record.moves)} moves were the table's, and all follow from the secret."
    )
    print(json.dumps(answer) if as_json else words)
    return 0
