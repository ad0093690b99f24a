"""Records that a page brings in: whatever the text, it is a match that verifies, or refused in a sentence."""

from typing import Final

from ninelives.core.errors import BadOption, BadRecord
from ninelives.core.game import AnyGame
from ninelives.core.record import Record, read_record
from ninelives.core.replay import verify
from ninelives.tables.catalog import game_named

LONGEST: Final = 100_000  # characters: ten times the longest match of bots; a browser checks them in some 3 seconds


def checked(text: str) -> Record:
    """Return the record of a finished match whose every move and draw was made again."""
    if len(text) > LONGEST:
        raise BadOption("This is longer than any match. Bring in the record of one match at a time.")
    record = _read(text)
    game = game_named(record.head.game)
    _check_head(record, game)
    try:
        verify(record, game)
    except BadRecord as fault:
        raise BadOption(
            "Line {line} does not follow from the rest of this record, so it was changed or is not whole. "
            "Save the record once more where the match was played.",
            line=fault.line,
        ) from fault
    return record


def _read(text: str) -> Record:
    try:
        return read_record(text)
    except BadRecord as fault:
        raise BadOption(
            "This is no record of a match: line {line} cannot be read. Choose a file that was saved here, "
            "or paste all lines of a record, from 'ninelives 1' on.",
            line=fault.line,
        ) from fault


def _check_head(record: Record, game: AnyGame) -> None:
    head = record.head
    if head.version != game.version:
        raise BadOption(
            "This match was played by rules {theirs} of {title}; here are rules {ours}. "
            "Watch it again where it was played.",
            theirs=head.version,
            title=game.title,
            ours=game.version,
        )
    if not record.result:
        raise BadOption("This match is not over yet. Bring it in when it has a result.")
    if not head.commitment or not record.secret:
        raise BadOption("This record has no secret, so its shuffles cannot be checked. Bring in one that has.")


def seat_in(record: Record, seat: int | None) -> int | None:
    """Return the seat that somebody says was theirs; it must be one of this match."""
    if seat is not None and seat not in range(record.head.seats):
        raise BadOption("This match had seats 0 to {last}.", last=record.head.seats - 1)
    return seat
