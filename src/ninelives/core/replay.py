"""Play a record again, and verify that its chance was not tampered with."""

from collections.abc import Iterator
from typing import Any

from ninelives.core.chance import SECRET_BYTES, Secret
from ninelives.core.errors import BadOption, BadRecord, Misread, Refused
from ninelives.core.game import TABLE, AnyGame, seats_words
from ninelives.core.match import Match, Step
from ninelives.core.record import MOVE, Head, Record, write_result


def reopen(record: Record, game: AnyGame) -> Match[Any, Any, Any]:
    """Return the match of this record before its first move."""
    head = record.head
    if (head.game, head.version) != (game.key, game.version):
        raise BadRecord(record.line_number_of("game"), _other_rules(head, game))
    if head.seats not in game.seats:
        raise BadRecord(record.line_number_of("seats"), f"{game.title} is for {seats_words(game.seats)}.")
    _check_answers(record, game)
    try:
        return Match(game, game.choose(answers=dict(head.answers)), head.seats, names=head.names)
    except BadOption as fault:
        raise BadRecord(record.line_number_of("seats"), str(fault)) from fault


def _other_rules(head: Head, game: AnyGame) -> str:
    """Return a sentence on rules that are not here, and where they are, if the game says so."""
    played = f"{head.game} {head.version} was played; this is {game.key} {game.version}."
    return f"{played} Install {game.earlier[head.version]} to replay it." if head.version in game.earlier else played


def _check_answers(record: Record, game: AnyGame) -> None:
    for nth, (name, word) in enumerate(record.head.answers):
        try:
            game.choose(answers={name: word})
        except BadOption as fault:
            raise BadRecord(record.line_number_of("option", nth), str(fault)) from fault


def follow(record: Record, match: Match[Any, Any, Any]) -> Iterator[Step[Any, Any]]:
    """Make the moves of a record one by one in a match that was reopened from it, and yield the steps."""
    for nth, (actor, text) in enumerate(record.moves):
        try:
            (step,) = match.play(actor, match.game.read(text))
        except Misread as fault:
            raise BadRecord(record.line_number_of(MOVE, nth), str(fault)) from fault
        except Refused as fault:
            raise BadRecord(record.line_number_of(MOVE, nth), f"refused by {fault}") from fault
        yield step
    result = write_result(match.outcome)
    if record.result and record.result != result:
        raise BadRecord(record.line_number_of("result"), f"the moves give the result '{result or 'none yet'}'.")


def replay(record: Record, game: AnyGame) -> Match[Any, Any, Any]:
    """Return the match after the moves of a record."""
    match = reopen(record, game)
    for _step in follow(record, match):
        pass
    return match


def verify(record: Record, game: AnyGame, commitment: str | None = None) -> int:
    """Recompute all chance of a finished match; return the number of TABLE's moves that were verified.

    The record alone shows that the deals match the secret; the commitment that a player was given before the
    first deal shows that the secret was not replaced.
    """
    if commitment is not None and commitment != record.head.commitment:
        raise BadRecord(record.line_number_of("commitment"), "another commitment was given before the first deal.")
    secret = _require_secret(record)
    match = reopen(record, game)
    for nth, step in enumerate(follow(record, match)):
        if step.actor == TABLE:
            due = game.roll(step.before, secret.draw(match.rolls - 1))
            if due != step.move:
                raise BadRecord(record.line_number_of(MOVE, nth), f"the secret gives '{game.write(due)}' here.")
    if match.outcome is None or not record.result:
        raise BadRecord(record.line_number_of("secret"), "a secret stands here, but the match has no end or no result.")
    return match.rolls


def _require_secret(record: Record) -> Secret:
    if not record.head.commitment:
        raise BadRecord(
            record.line_number_of("game"), "there is no commitment: nothing was promised about these deals."
        )
    if not record.secret:
        raise BadRecord(record.line_number_of("secret"), "no secret follows: it is revealed when the match is over.")
    if len(record.secret) != 2 * SECRET_BYTES or set(record.secret) - set("0123456789abcdef"):
        raise BadRecord(record.line_number_of("secret"), f"a secret is {2 * SECRET_BYTES} hexadecimal digits.")
    secret = Secret(bytes.fromhex(record.secret), record.head.salt)
    if secret.commitment != record.head.commitment:
        raise BadRecord(record.line_number_of("secret"), "this secret is not the one that was committed to.")
    return secret
