"""Rows that left the log, packed: some hundred of a table's in one row of a database, once for both engines."""

import zlib
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from itertools import batched
from typing import Final

import msgspec
from sqlalchemy import delete, null, select, update
from sqlalchemy import insert as plain_insert

from ninelives.server.store.sql.database import Database, Fetched, SqlConnection
from ninelives.server.store.sql.log_schema import LOG, PACK, PACKED_BY
from ninelives.tables.ids import EMPTY, HOUSE, GuestId, Seq, TableId
from ninelives.tables.log import Row
from ninelives.tables.store.port import LATEST
from ninelives.tables.store.redaction import row_without

DIGEST: Final = 8  # bytes by which a command is found

type Tail = Callable[[TableId, Seq], Awaitable[list[Row]]]
type PackedRow = tuple[GuestId, str, str, float]  # table and number follow from where it lies, and nothing is due


class SqlPacks:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def add(self, table: TableId, until: Seq) -> bool:
        """Pack the next rows before this number, in one transaction; return whether there may be more."""
        async with self._database.writing() as connection:
            rows = await _taken(connection, table, until)
            if rows:
                await connection.execute(plain_insert(PACK).values(_pack_of(rows)))
                await self._note(connection, rows)
            return len(rows) == LATEST

    async def _note(self, connection: SqlConnection, rows: Sequence[Row]) -> None:
        """Note whose rows these are: the log's index does not know them any more."""
        last = {row.who: {"who": row.who, "table": row.table, "at": row.at} for row in rows if row.who != HOUSE}
        if last:
            insert = self._database.insert(PACKED_BY).values(list(last.values()))
            later = insert.on_conflict_do_update(index_elements=["who", "table_id"], set_={"at": insert.excluded.at})
            await connection.execute(later)

    async def tail(self, table: TableId, start: Seq) -> list[Row]:
        """Return the rows from this number on that lie in one pack."""
        holding = select(PACK).where(PACK.c.table == table, PACK.c.until > start).order_by(PACK.c.until).limit(1)
        pack = await self._database.first(holding)
        return [] if pack is None else [row for row in _rows_in(pack) if row.seq >= start]

    async def find(self, table: TableId, who: GuestId, command: str) -> Seq | None:
        wanted = _digest(who, command)
        commands = select(PACK.c.until, PACK.c.commands).where(PACK.c.table == table)
        for until, digests in await self._database.all(commands):
            known = [bytes(digest) for digest in batched(digests, DIGEST)] if wanted in digests else []
            if wanted in known:
                return Seq(until - len(known) + known.index(wanted))
        return None


async def whole_tail(log: Tail, packs: Tail, table: TableId, start: Seq) -> list[Row]:
    """Return rows as `TableLog.tail` does, wherever they lie.

    The log is asked first: what is packed meanwhile is found in its pack then.
    """
    rows: list[Row] = []
    while len(rows) < LATEST:
        following = Seq(start + len(rows))
        logged = await log(table, following)
        packed = [] if logged and logged[0].seq == following else await packs(table, following)
        rows += packed or logged
        if not packed:
            break
    return rows[:LATEST]


async def forget_in_packs(connection: SqlConnection, guest: GuestId, nobody: GuestId) -> None:
    """Take somebody out of the packs. This comes after the log: what was packed meanwhile is seen here."""
    theirs = select(PACKED_BY.c.table).where(PACKED_BY.c.who == guest)
    for (table,) in (await connection.execute(theirs)).all():
        for pack in (await connection.execute(select(PACK).where(PACK.c.table == table))).all():
            rows = [row_without(row, guest, nobody) for row in _rows_in(pack)]
            at = (PACK.c.table == table, PACK.c.until == pack.until)
            await connection.execute(update(PACK).where(*at).values(_pack_of(rows)))
    await connection.execute(update(PACKED_BY).where(PACKED_BY.c.who == guest).values(who=nobody))


async def _taken(connection: SqlConnection, table: TableId, until: Seq) -> list[Row]:
    """Take the first rows out of the log. Whoever wants to take or change the same waits, and finds what is left."""
    first = select(LOG.c.seq).where(LOG.c.table == table).order_by(LOG.c.seq).limit(1)
    start = (await connection.execute(first)).scalar() or EMPTY
    next_ones = (LOG.c.table == table, LOG.c.seq < min(until, start + LATEST))
    taken = await connection.execute(delete(LOG).where(*next_ones).returning(LOG, null()))
    return sorted([Row(*row) for row in taken])


def _pack_of(rows: Sequence[Row]) -> dict[str, int | bytes]:
    last = rows[-1]
    packed = msgspec.json.encode([(row.who, row.command, row.lines, row.at) for row in rows])
    commands = b"".join([_digest(row.who, row.command) for row in rows])
    return {"table": last.table, "until": last.seq + 1, "commands": commands, "rows": zlib.compress(packed, 9)}


def _rows_in(pack: Fetched) -> list[Row]:
    packed = msgspec.json.decode(zlib.decompress(pack.rows), type=list[PackedRow])
    first = pack.until - len(packed)
    return [Row(pack.table_id, Seq(seq), *row, None) for seq, row in enumerate(packed, first)]


def _digest(who: GuestId, command: str) -> bytes:
    return sha256(f"{who} {command}".encode()).digest()[:DIGEST]
