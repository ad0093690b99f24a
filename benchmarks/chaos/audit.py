"""Compare what the players wrote down with what the log holds. Each fault is a sentence."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

import msgspec
from chaos.books import Book, Kept, Story, describe
from chaos.ledger import Key, Ledger, Message, Sent, Shown, bare, digest

from ninelives import read_record, verify
from ninelives.core.errors import NineLivesError
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.tables.catalog import game_named
from ninelives.tables.ids import SYSTEM, GuestId
from ninelives.tables.log import Row
from ninelives.tables.snapshot import restore_table, snapshot_of, write_snapshot
from ninelives.tables.state import OVER, TableState

SLOW: Final = 5.0  # seconds that a row may take from its stamp to its commit, at most

type Faults = Iterator[str]
type Places = dict[Key, list[Row]]


def audit(ledger: Ledger, books: dict[str, Book], archive: dict[str, Kept]) -> list[str]:
    places = _places(books)
    faults = [*_acknowledged(ledger, places), *_twice(places), *_never_sent(ledger, places)]
    faults += [*_refused(ledger, places), *_unanswered(ledger)]
    told = _told(ledger)
    matches: dict[str, Kept] = {}
    for code, book in books.items():
        faults += _chained(book)
        story = Story(book)
        faults += _folded(story, book, told[code])
        faults += _last(ledger, story.table)
        matches |= story.matches
    return [*faults, *_archived(ledger, matches, archive)]


def _places(books: dict[str, Book]) -> Places:
    places: Places = defaultdict(list)
    for code, book in books.items():
        for row in book.rows:
            places[Key(code, row.who, row.command)].append(row)
    return places


def _acknowledged(ledger: Ledger, places: Places) -> Faults:
    for key, sent in ledger.acknowledged.items():
        rows = places.get(key, [])
        if not rows:
            yield f"{_name(key, sent)} was acknowledged and is lost."
        elif any(seq != rows[0].seq + 1 for seq in sent.done):
            yield f"{_name(key, sent)} was acknowledged as {sent.done} and is row {rows[0].seq} of the log."


def _twice(places: Places) -> Faults:
    for key, rows in places.items():
        if len(rows) > 1:
            yield f"{key.name} of {key.who} at {key.table} stands in the log {len(rows)} times."


def _never_sent(ledger: Ledger, places: Places) -> Faults:
    """Whatever a person did, they meant; only coming back is done for them."""
    for key, rows in places.items():
        sent = ledger.sent.get(key)
        first = rows[0].lines.partition("\n")[0]
        if key.who == SYSTEM or key.name.startswith("back "):
            continue
        if sent is None:
            yield f"{key.name} of {key.who} at {key.table} stands in the log and was never sent."
        elif not _says(first, sent.text):
            yield f"{_name(key, sent)} stands in the log as {first!r}."


def _says(line: str, sent: str) -> bool:
    """Return whether a line is what was sent: a move has its seat before it, a begin a level of bots after it."""
    word, _space, rest = line.partition(" ")
    return sent in {line, rest} or sent == word == "begin"


def _refused(ledger: Ledger, places: Places) -> Faults:
    for key, sent in ledger.sent.items():
        for row in places.get(key, []):
            for refusal in sent.refused:
                if refusal.after_done or refusal.seq > row.seq or refusal.sent > row.at + SLOW:
                    yield f"{_name(key, sent)} is row {row.seq} of the log, and was refused by {refusal.ruling}."


def _unanswered(ledger: Ledger) -> Faults:
    for key, sent in ledger.sent.items():
        if sent.waited is None:
            yield f"{_name(key, sent)} was never answered."


def _chained(book: Book) -> Faults:
    if [row.seq for row in book.rows] != list(range(book.head[0])):
        yield f"The log of {book.config.code} is no chain up to its head, {book.head[0]}."


def _folded(story: Story, book: Book, told: dict[int, list[Shown]]) -> Faults:
    for row in book.rows:
        try:
            story.take(row)
        except (NineLivesError, ValueError) as fault:
            yield f"The log of {book.config.code} does not fold at row {row.seq}: {fault}"
            return
        yield from _seen(story.table, told.get(row.seq + 1, []))
    if story.table.phase != OVER:
        yield f"This table is stuck, {story.table.phase}:\n{describe(book)}"


def _seen(table: TableState, told: list[Shown]) -> Faults:
    for shown in told:
        if shown.scene not in [digest(scene) for scene in _scenes(table, shown.who)]:
            yield f"At {shown.table} {shown.who} was shown another table than the log's first {shown.seq} rows make."


def _last(ledger: Ledger, table: TableState) -> Faults:
    for (code, who), (seq, scene) in ledger.last.items():
        if code != table.config.code:
            continue
        if seq != table.seq:
            yield f"At {code} {who} was last told of {seq} rows, and the log has {table.seq}."
        elif bare(scene) not in [bare(right) for right in _scenes(table, who)]:
            yield f"At {code} {who} was last shown another table than the log makes."


def _scenes(table: TableState, who: int) -> list[Message]:
    """Give what somebody may be shown: after a match the board, or no board any more where the table rested."""
    rested = [restore_table(table.config, write_snapshot(snapshot_of(table)))] if table.phase == OVER else []
    return [_scene(one, who) for one in (table, *rested)]


def _scene(table: TableState, who: int) -> Message:
    plain: Message = msgspec.json.decode(msgspec.json.encode(OpenTable(table).scene(table.seat_of(GuestId(who)))))
    return plain


def _told(ledger: Ledger) -> dict[str, dict[int, list[Shown]]]:
    told: dict[str, dict[int, list[Shown]]] = defaultdict(lambda: defaultdict(list))
    for shown in ledger.shown:
        told[shown.table][shown.seq].append(shown)
    return told


def _archived(ledger: Ledger, matches: dict[str, Kept], archive: dict[str, Kept]) -> Faults:
    for match in archive.keys() - matches.keys():
        yield f"{match} was put away, and no log holds its end."
    for match, ended in matches.items():
        kept = archive.get(match)
        if kept is None:
            yield f"{match} is over and was not put away."
        elif kept != ended:
            yield f"{match} was put away with another record or other people than its log holds."
        else:
            yield from _verified(ledger, match, kept.record)


def _verified(ledger: Ledger, match: str, text: str) -> Faults:
    code, _, number = match.partition("-")
    kept = read_record(text)
    promised: set[str | None] = {*ledger.promised.get((code, int(number)), ())}
    try:
        for commitment in promised or {None}:
            verify(kept, game_named(kept.head.game), commitment)
    except NineLivesError as fault:
        yield f"The record of {match} does not hold: {fault}"


def _name(key: Key, sent: Sent) -> str:
    return f"{key.name} of {key.who} at {key.table} ({sent.text})"
