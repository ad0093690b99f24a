"""Where people's names and numbers stand in what is kept, and how they are taken out of it."""

from collections.abc import Container

from ninelives.hosting.storage.port import Archived
from ninelives.tables.commands.seats import FROM
from ninelives.tables.ids import GuestId
from ninelives.tables.log import Row, TableConfig
from ninelives.tables.seating import UNKNOWN, Sitter
from ninelives.tables.snapshot import read_snapshot, write_snapshot

NOBODY = "Guest"
SIT = 4  # words of a first line that names somebody: sit, a seat, a nonce, the name


def redact_names(lines: str) -> str:
    """Take the name out of a row's `sit SEAT NONCE NAME`, and whence somebody came."""
    first, newline, rest = lines.partition("\n")
    words = first.split(" ", SIT - 1)
    if words[0] != "sit" or len(words) < SIT:
        return lines
    kept = "" if rest.startswith(FROM) else newline + rest
    return " ".join([*words[:-1], NOBODY]) + kept


def record_unnamed(record: str, seats: Container[int]) -> str:
    """Take the names of these seats out of a record's `name SEAT NAME`."""
    return "\n".join([_redact_line(line, seats) for line in record.split("\n")])


def _redact_line(line: str, seats: Container[int]) -> str:
    word, _, rest = line.partition(" ")
    seat = rest.partition(" ")[0]
    return f"name {seat} {NOBODY}" if word == "name" and seat.isdecimal() and int(seat) in seats else line


def config_without(config: TableConfig, guest: GuestId, nobody: GuestId) -> TableConfig:
    return config._replace(host=nobody, origin="") if config.host == guest else config


def row_without(row: Row, guest: GuestId, nobody: GuestId) -> Row:
    return row._replace(who=nobody, lines=redact_names(row.lines)) if row.who == guest else row


def snapshot_without(text: str, guest: GuestId, nobody: GuestId) -> str:
    """Return a snapshot without a guest; nothing of one that cannot be read here."""
    snapshot = read_snapshot(text)
    if snapshot is None:
        return ""
    sitters = tuple([sitter and _sitter_without(sitter, guest, nobody) for sitter in snapshot.sitters])
    removed = frozenset([nobody if who == guest else who for who in snapshot.access.removed])
    wins = tuple([(nobody if who == guest else who, number) for who, number in snapshot.score.wins])
    access, score = snapshot.access._replace(removed=removed), snapshot.score._replace(wins=wins)
    return write_snapshot(snapshot._replace(sitters=sitters, access=access, score=score))


def _sitter_without(sitter: Sitter, guest: GuestId, nobody: GuestId) -> Sitter:
    return sitter._replace(who=nobody, name=NOBODY, network=UNKNOWN) if sitter.who == guest else sitter


def match_without(kept: Archived, guest: GuestId, nobody: GuestId) -> Archived:
    seats = {seat for seat, who in enumerate(kept.people) if who == guest}
    people = tuple([nobody if who == guest else who for who in kept.people])
    return kept._replace(record=record_unnamed(kept.record, seats), people=people)
