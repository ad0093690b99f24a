"""What PostgreSQL holds in the end, read without the server's own code, and folded with it."""

import json
from typing import Any, NamedTuple

import asyncpg

from ninelives import record
from ninelives.tables.apply import replay
from ninelives.tables.ids import SYSTEM
from ninelives.tables.log import Row, TableConfig
from ninelives.tables.state import OVER, PLAYING, new_table

SOON = 3600.0  # seconds
LAST = 3  # rows shown of a table that is stuck
KEEP_DELETED = """
create table deleted as select * from log with no data;
create function keep_deleted() returns trigger language plpgsql as
    'begin insert into deleted select old.*; return old; end';
create trigger keep_deleted after delete on log for each row execute function keep_deleted();
"""
DELETED_AND_KEPT = """
select *, true as is_deleted from deleted union all select *, false from log order by table_id, seq
"""


class Kept(NamedTuple):
    """A finished match as it was put away."""

    record: str
    people: tuple[int, ...]


class Book(NamedTuple):
    """One table: its config, its log and its head."""

    config: TableConfig
    rows: list[Row]
    head: tuple[int, float | None]
    deleted: int  # rows of it that left the log


class Story:
    """A log, folded row by row: its end, and the matches that ended on the way."""

    def __init__(self, book: Book) -> None:
        self.table = new_table(book.config)
        self.matches: dict[str, Kept] = {}
        self.fault = ""
        self.moments: list[Any] = []

    def take(self, row: Row) -> None:
        before = self.table.phase
        self.table, _change = replay(self.table, row)
        if before == PLAYING and self.table.phase == OVER and self.table.match is not None:
            people = tuple([sitter.who if sitter is not None else SYSTEM for sitter in self.table.sitters])
            self.matches[self.table.match_id(self.table.number)] = Kept(record(self.table.match).write(), people)


async def keep_deleted(database: str) -> None:
    """Let the database keep what is deleted from its log, so that all that was ever said can be compared with it."""
    connection = await asyncpg.connect(database)
    try:
        await connection.execute(KEEP_DELETED)
    finally:
        await connection.close()


async def read_books(database: str) -> dict[str, Book]:
    """Give every table by its code."""
    configs = [_founding(row) for row in await asked(database, "select * from founding")]
    heads = {row["table_id"]: (row["seq"], row["due"]) for row in await asked(database, "select * from head")}
    logs: dict[int, list[Row]] = {config.id: [] for config in configs}
    deleted: dict[int, int] = {config.id: 0 for config in configs}
    for row in await asked(database, DELETED_AND_KEPT):
        *columns, is_deleted = row
        logs[row["table_id"]].append(Row._make([*columns, None]))
        deleted[row["table_id"]] += is_deleted
    return {config.code: Book(config, logs[config.id], heads[config.id], deleted[config.id]) for config in configs}


async def asked(url: str, statement: str, *values: object) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetch(statement, *values)
    finally:
        await connection.close()


def _founding(row: asyncpg.Record) -> TableConfig:
    config = TableConfig(*row)
    answers = [(name, word) for name, word in json.loads(row["answers"])]
    return config._replace(answers=tuple(answers))


async def read_archive(database: str) -> dict[str, Kept]:
    people: dict[str, list[int]] = {}
    for row in await asked(database, "select match, who from played order by match, seat"):
        people.setdefault(row["match"], []).append(row["who"])
    rows = await asked(database, "select match, record from archive")
    return {row["match"]: Kept(row["record"], tuple(people.get(row["match"], ()))) for row in rows}


async def unsettled(database: str) -> int:
    """Count the tables where something is still due, besides their rest."""
    [house] = await asked(database, "select beat from house")
    return len(await asked(database, "select from head where due < $1", house["beat"] + SOON))


def describe(book: Book) -> str:
    """Say how a table stands, for whoever looks for the fault."""
    head = f"{book.config.code} ({book.config.game}): head {book.head[0]}, due {book.head[1]}"
    return "\n".join(
        [head, *[f"    {row.seq} by {row.who} {row.command!r}: {row.lines!r}" for row in book.rows[-LAST:]]]
    )
