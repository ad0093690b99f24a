"""Print games, rules and records: what is installed, how a match went, whether it verifies."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ninelives.bots.cats import bots_of
from ninelives.core.errors import BadRecord, NineLivesError
from ninelives.core.game import AnyGame, Seat, seats_words
from ninelives.core.language import current_language
from ninelives.core.language import gettext as _
from ninelives.core.match import steps_of
from ninelives.core.record import Record, read_record, write_actor
from ninelives.core.registry import find_game, keys, load
from ninelives.core.replay import follow, reopen, replay, verify
from ninelives.rulebook import look_up, rulebook
from ninelives.terminal.narrator import tell
from ninelives.terminal.output import read_file, say, say_page, say_result


@contextmanager
def naming(path: str) -> Iterator[None]:
    """Add the file name to the error of a bad record."""
    try:
        yield
    except BadRecord as fault:
        raise NineLivesError("{path}, {fault}", path=path, fault=fault) from fault


def open_record(path: str) -> tuple[Record, AnyGame]:
    with naming(path):
        record = read_record(read_file(path))
    return record, load(record.head.game)


def check_seat_of(record: Record, seat: Seat | None) -> None:
    if seat is not None and seat not in range(record.head.seats):
        last = record.head.seats - 1
        raise NineLivesError("There is no seat {seat}: the seats are 0 to {last}.", seat=seat, last=last)


def list_games(*, as_json: bool) -> None:
    games = [load(key) for key in keys()]
    if as_json:
        print(json.dumps([_card(game) for game in games]))
        return
    for game in games:
        say(f"{game.key:<12} {game.title}, {seats_words(game.seats)}")
    say(f"\n{_('Details: ninelives games KEY. Play: ninelives play KEY.')}")


def describe_game(key: str, *, as_json: bool) -> None:
    game = find_game(key)
    if as_json:
        print(json.dumps(_card(game)))
        return
    say(f"{game.title} ({game.key}), {seats_words(game.seats)}\n{_(game.credits)}")
    say(f"\n{_('Bots, for --bots: {bots}', bots=', '.join(bots_of(game)))}")
    if game.presets:
        say(f"\n{_('Presets, for --preset:')}")
    for name, answers in game.presets.items():
        chosen = ", ".join([f"{option}={word}" for option, word in answers.items()])
        say(f"  {name:<12} {chosen or _('the default of every option')}")
    if game.options:
        say(f"\n{_('Options, for --option NAME=VALUE; the first value is the default:')}")
    for option in game.options:
        say(f"  {option.name} = {' | '.join(option.values)}\n      {_(option.about)} ({option.ruling})")
        for example in option.examples[:1]:
            say(f"      {_('your own, for example: {example}', example=example)}")


def _card(game: AnyGame) -> dict[str, Any]:
    return {
        "key": game.key,
        "title": game.title,
        "credits": _(game.credits),
        "version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "bots": list(bots_of(game)),
        "presets": {name: dict(answers) for name, answers in game.presets.items()},
        "options": [
            {"name": o.name, "values": list(o.values), "ruling": o.ruling, "about": _(o.about)} for o in game.options
        ],
    }


def show_rules(key: str, words: str) -> None:
    game, language = find_game(key), current_language()
    if words:
        say("\n\n".join(look_up(game, words, language)))
    else:
        say_page(rulebook(game, language))


def show_replay(path: str, seat: Seat | None, *, as_json: bool) -> None:
    record, game = open_record(path)
    check_seat_of(record, seat)
    with naming(path):
        if as_json:
            print(json.dumps(_steps(record, game, seat)))
        else:
            _narrate(record, game, seat)


def _steps(record: Record, game: AnyGame, seat: Seat | None) -> list[dict[str, Any]]:
    return [
        {
            "number": number,
            "actor": write_actor(step.actor),
            "heard": game.hear(step.before, step.actor, step.move, seat),
            "view": game.show(game.view(step.after, seat)),
        }
        for number, step in enumerate(follow(record, reopen(record, game)))
    ]


def _narrate(record: Record, game: AnyGame, seat: Seat | None) -> None:
    match = replay(record, game)
    for step in steps_of(match):
        for line in tell(match, step, seat):
            say(line)
    say(f"\n{match.look(seat)}")
    say_result(match.outcome, match.names, seat)


def verify_record(path: str, commitment: str | None, *, as_json: bool) -> int:
    """Print whether every deal and flip follows from the secret; return 0 for yes, 1 for no, 3 before the end."""
    record, game = open_record(path)
    if record.head.commitment and not record.secret:
        words = _("{path} cannot be checked yet: the secret is revealed when the match is over.", path=path)
        _answer({"verified": None, "reason": words}, words, as_json=as_json)
        return 3
    try:
        checked = verify(record, game, commitment)
    except BadRecord as fault:
        line, reason = fault.line, fault.reason
        words = _("{path} does not verify. Line {line}: {reason}", path=path, line=line, reason=reason)
        _answer({"verified": False, "line": line, "reason": reason}, words, as_json=as_json)
        return 1
    moves = len(record.moves)
    said = _("{path} verifies: {checked} of its {moves} moves were the table's, all as the secret says.")
    words = said.format(path=path, checked=checked, moves=moves)
    _answer({"verified": True, "moves": moves, "checked": checked}, words, as_json=as_json)
    return 0


def _answer(facts: dict[str, Any], words: str, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(facts))
    else:
        say(words)
