"""Play a record again, and check that nobody tampered with its chance."""

from collections.abc import Iterator
from typing import Any, Final, final

from ninelives.core.chance import SECRET_BYTES, Secret
from ninelives.core.errors import BadOption, BadRecord, Misread, Refused
from ninelives.core.game import TABLE, Actor, AnyGame, seats_words
from ninelives.core.match import Match
from ninelives.core.record import MOVE, Record, write_result


@final
class Step:
    """A move of a record that is about to be made, and the match as it stands before it."""

    def __init__(self, match: Match[Any, Any, Any], actor: Actor, move: Any) -> None:  # noqa: ANN401 - of any game
        self.match: Final[Match[Any, Any, Any]] = match
        self.actor: Final[Actor] = actor
        self.move: Final[Any] = move


def reopen(record: Record, game: AnyGame) -> Match[Any, Any, Any]:
    """Give the match of this record before its first move."""
    head = record.head
    if head.version != game.version:
        reason = f"rules version {head.version} was played; {game.version} is installed."
        raise BadRecord(record.line_of("game"), reason)
    if head.seats not in game.seats:
        raise BadRecord(record.line_of("seats"), f"{game.title} is for {seats_words(game.seats)}.")
    try:
        return Match(game, game.choose(answers=dict(head.answers)), head.seats, names=head.names)
    except BadOption as fault:
        raise BadRecord(record.line_of("option" if head.answers else "name"), str(fault)) from fault


def follow(record: Record, game: AnyGame) -> Iterator[Step]:
    """Make the moves of a record one by one; each step is handed out before its move is made."""
    match = reopen(record, game)
    for nth, (actor, text) in enumerate(record.moves):
        try:
            move = game.read(text)
            yield Step(match, actor, move)
            match.play(actor, move)
        except Misread as fault:
            raise BadRecord(record.line_of(MOVE, nth), str(fault)) from fault
        except Refused as fault:
            raise BadRecord(record.line_of(MOVE, nth), f"refused by {fault}") from fault
    result = write_result(match.outcome)
    if record.result and record.result != result:
        raise BadRecord(record.line_of("result"), f"the moves give the result '{result or 'none yet'}'.")


def replay(record: Record, game: AnyGame) -> Match[Any, Any, Any]:
    """Give the match that the moves of a record lead to."""
    match = reopen(record, game)
    for step in follow(record, game):
        match = step.match
    return match


def verify(record: Record, game: AnyGame) -> int:
    """Recompute all chance of a finished match; give the number of TABLE's moves that were checked."""
    secret = _revealed(record)
    checked = 0
    match = reopen(record, game)
    for step in follow(record, game):
        match = step.match
        if step.actor == TABLE:
            nth = len(step.match.moves)
            due = game.roll(step.match.state, secret.draw(nth))
            if due != step.move:
                raise BadRecord(record.line_of(MOVE, nth), f"the secret gives '{game.write(due)}' here.")
            checked += 1
    if match.outcome is None:
        raise BadRecord(record.line_of("secret"), "a secret stands here, but the match is not over.")
    return checked


def _revealed(record: Record) -> Secret:
    if not record.head.commitment:
        raise BadRecord(record.line_of("game"), "there is no commitment: nothing was promised about these deals.")
    if not record.secret:
        raise BadRecord(record.line_of("secret"), "no secret follows: it is revealed when the match is over.")
    if len(record.secret) != 2 * SECRET_BYTES or set(record.secret) - set("0123456789abcdef"):
        raise BadRecord(record.line_of("secret"), f"a secret is {2 * SECRET_BYTES} hexadecimal digits.")
    secret = Secret(bytes.fromhex(record.secret), record.head.salt)
    if secret.commitment != record.head.commitment:
        raise BadRecord(record.line_of("secret"), "this secret is not the one that was committed to.")
    return secret
