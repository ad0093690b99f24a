"""Whose a finished match is: a row for each person. It tells what is in the record, too: nothing is kept twice."""

from hashlib import sha256
from typing import NamedTuple

from ninelives.browser.transactions import Key, Span, Write, name_of, under, written
from ninelives.hosting.storage.port import Archived
from ninelives.tables.ids import GuestId
from ninelives.tables.statistics import SeatTally


class OwnedMatch(NamedTuple):
    match: str
    ended: float
    content: str = ""  # which it has since matches can be brought in


class MatchTally(NamedTuple):
    match: str
    seats: tuple[SeatTally, ...]


def content_of(record: str) -> str:
    """Return what stands for the whole of a record."""
    return sha256(record.encode()).hexdigest()


def played_by(who: GuestId) -> Span:
    return under("played", name_of(who))


def played_key(who: GuestId, match: str) -> Key:
    return ("played", name_of(who), match)


def played_written(who: GuestId, kept: Archived) -> Write:
    return Write(played_key(who, kept.match), written(OwnedMatch(kept.match, kept.ended, content_of(kept.record))))
