"""What is written when somebody is forgotten: what they did stays, done by nobody anyone knows."""

from collections.abc import Sequence

from ninelives.browser.played import OwnedMatch, played_by, played_key, played_written
from ninelives.browser.table_log import (
    KeptSnapshot,
    Visit,
    command_key,
    row_written,
    snapshot_of,
    visit_key,
    visit_written,
    visits_of,
)
from ninelives.browser.transactions import FoundTexts, Span, Write, name_of, read_all, under, written
from ninelives.hosting.storage.port import Archived
from ninelives.hosting.storage.redaction import config_without, match_without, row_without, snapshot_without
from ninelives.tables.ids import GuestId, TableId
from ninelives.tables.log import Row, TableConfig


def spans_of(guest: GuestId, tables: Sequence[TableId]) -> list[Span]:
    everything = (under("table"), under("row"), under("match"), played_by(guest), visits_of(guest))
    return [*everything, *[snapshot_of(table) for table in tables]]


def without(found: FoundTexts, guest: GuestId, nobody: GuestId, visited: Sequence[TableId]) -> list[Write]:
    """Return what is to be written, where these are all tables, rows and matches, and what of them is theirs."""
    tables, rows, matches, played, visits, *snapshots = found
    return [
        Write(("guest", name_of(guest)), None),
        *[Write(played_key(guest, theirs.match), None) for theirs in read_all(played, OwnedMatch)],
        *[write for config in read_all(tables, TableConfig) for write in _config(config, guest, nobody)],
        *[write for row in read_all(rows, Row) for write in _row(row, guest, nobody)],
        *[
            write
            for kept in read_all(matches, Archived)
            if guest in kept.people
            for write in _match(kept, guest, nobody)
        ],
        *[write for visit in read_all(visits, Visit) for write in _visit(visit, guest, nobody)],
        *[
            Write(snapshot_of(table).first, written(kept._replace(text=snapshot_without(kept.text, guest, nobody))))
            for table, texts in zip(visited, snapshots, strict=True)
            for kept in read_all(texts, KeptSnapshot)
        ],
    ]


def _config(config: TableConfig, guest: GuestId, nobody: GuestId) -> list[Write]:
    kept = config_without(config, guest, nobody)
    return [] if kept == config else [Write(("table", name_of(config.id)), written(kept))]


def _row(row: Row, guest: GuestId, nobody: GuestId) -> list[Write]:
    if row.who != guest:
        return []
    kept = row_without(row, guest, nobody)
    return [Write(command_key(row), None), row_written(kept), Write(command_key(kept), "1")]


def _visit(visit: Visit, guest: GuestId, nobody: GuestId) -> list[Write]:
    return [Write(visit_key(guest, visit.table), None), visit_written(nobody, visit)]


def _match(kept: Archived, guest: GuestId, nobody: GuestId) -> list[Write]:
    unnamed = match_without(kept, guest, nobody)
    return [Write(("match", kept.match), written(unnamed)), played_written(nobody, unnamed)]
