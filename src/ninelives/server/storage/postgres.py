"""PostgreSQL: the log is plain asyncpg with prepared statements; one statement compares, sets and adds."""

import sys
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cached_property
from math import inf
from typing import Final

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from ninelives.hosting.clock import SYSTEM_CLOCK
from ninelives.hosting.storage.chains import Repeated, add_all
from ninelives.hosting.storage.port import LATEST
from ninelives.server.storage.migrations import upgrade
from ninelives.server.storage.sql.database import Database, PooledDatabase, reason_of
from ninelives.server.storage.sql.pruning import prune_rows
from ninelives.server.storage.store import ServerStore
from ninelives.tables.faults import StoreDown, Unstorable
from ninelives.tables.ids import EMPTY, GuestId, Seq, TableId
from ninelives.tables.log import Row

CONNECTIONS = 4  # for the log
PATIENCE = 10.0  # seconds until a server that does not answer counts as gone
OPENING = text("select pg_advisory_xact_lock(9111)")  # only one process at a time brings the schema up to date
# Planning anew for every batch costs more than half of the small ones.
SETTINGS = {"plan_cache_mode": "force_generic_plan", "jit": "off"}

APPEND = """
with given as materialized (
    select * from unnest($1::int8[], $2::int4[], $3::int8[], $4::text[], $5::text[], $6::float8[], $7::float8[])
        as given (table_id, seq, who, command, lines, at, due)
), won as (
    update head set seq = chain.top + 1, due = chain.due
    from (
        select table_id, min(seq) as base, max(seq) as top, count(*) as rows,
            (array_agg(due order by seq desc))[1] as due
        from given group by table_id order by table_id
    ) as chain
    where head.table_id = chain.table_id
        and head.seq = chain.base -- looked at again after a wait for the lock
        and chain.rows = chain.top - chain.base + 1
    returning head.table_id
), added as (
    insert into log (table_id, seq, who, command, lines, at)
    select table_id, seq, who, command, lines, at from given join won using (table_id)
)
select table_id from won
"""
TAIL = """
select table_id, seq, who, command, lines, at, null from log where table_id = $1 and seq >= $2 order by seq limit $3
"""
FIND = "select seq from log where who = $1 and table_id = $2 and command = $3"
HEADS = "select table_id, seq, due from head where table_id = any($1::int8[])"
CLAIM = """
with late as (
    select table_id, due from head where due > $4 and due <= $1 order by due limit $3 for update skip locked
), claimed as (
    update head set due = $2 from late where head.table_id = late.table_id returning head.table_id, late.due
)
select table_id from claimed order by due
"""
CLAIM_THESE = """
with late as (
    select table_id from head where table_id = any($1::int8[]) and due <= $2 for update skip locked
)
update head set due = $3 from late where head.table_id = late.table_id returning head.table_id, head.seq
"""
PUT_OFF = "update head set due = $3 where table_id = $1 and seq = $2"

GONE = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it stops, starts or fails over
    asyncpg.InsufficientResourcesError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)
REFUSED = (asyncpg.DataError, OverflowError, UnicodeEncodeError)  # faults of a value, class 22 of SQLSTATE


class PostgresStore(ServerStore):
    def __init__(self, url: str) -> None:
        async def connect() -> asyncpg.Connection:
            return await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE)

        engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, pool_pre_ping=True)
        self._engine: Final = engine
        super().__init__(PooledDatabase(engine))
        self.log: PostgresLog = PostgresLog(url, self.database)

    async def open(self) -> None:
        async with self.database.writing() as connection:
            await connection.execute(OPENING)
            await connection.run_sync(upgrade)
        await self.log.open()

    async def close(self) -> None:
        await self._engine.dispose()
        await self.log.close()


class PostgresLog:
    def __init__(self, url: str, database: Database) -> None:
        self._url: Final = url
        self._database: Final = database

    @cached_property
    def _pool(self) -> asyncpg.Pool:
        """The pool, made when it is first wanted: it belongs to the loop that runs then."""
        return asyncpg.create_pool(
            self._url,
            min_size=1,
            max_size=CONNECTIONS,
            max_queries=sys.maxsize,  # neither number of statements nor rest makes a connection worse
            max_inactive_connection_lifetime=0,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            server_settings=SETTINGS,
            reset=_as_it_is,
        )

    async def open(self) -> None:
        async with _reaching():
            await self._pool

    async def close(self) -> None:
        with suppress(asyncpg.InterfaceError):  # it never came to be open
            try:
                async with SYSTEM_CLOCK.timeout(PATIENCE):
                    await self._pool.close()
            except TimeoutError:  # a connection is held by a server that does not answer
                self._pool.terminate()

    async def append(self, rows: Sequence[Row]) -> set[TableId]:
        return await add_all(self._add, rows) if rows else set()

    async def tail(self, table: TableId, start: Seq = EMPTY) -> list[Row]:
        return [Row(*row) for row in await self._ask(TAIL, table, start, LATEST)]

    async def find(self, table: TableId, who: GuestId, command: str) -> Seq | None:
        found = await self._ask(FIND, who, table, command)
        return Seq(found[0][0]) if found else None

    async def prune(self, table: TableId, seq: Seq) -> bool:
        return await prune_rows(self._database, table, seq)

    async def heads(self, tables: Iterable[TableId]) -> dict[TableId, tuple[Seq, float | None]]:
        return {table: (seq, due) for table, seq, due in await self._ask(HEADS, list(tables))}

    async def claim(self, now: float, until: float, most: int, after: float = -inf) -> list[TableId]:
        return [table for (table,) in await self._ask(CLAIM, now, until, most, after)]

    async def claim_these(self, tables: Sequence[TableId], now: float, until: float) -> dict[TableId, Seq]:
        claimed = await self._ask(CLAIM_THESE, list(tables), now, until)
        return {row["table_id"]: row["seq"] for row in claimed}

    async def postpone(self, table: TableId, seq: Seq, due: float | None) -> None:
        await self._ask(PUT_OFF, table, seq, due)

    async def _add(self, rows: list[Row]) -> set[TableId]:
        columns = zip(*rows, strict=True)
        return {table for (table,) in await self._ask(APPEND, *columns)}

    async def _ask(self, statement: str, *values: object) -> list[asyncpg.Record]:
        async with _reaching(), self._pool.acquire(timeout=PATIENCE) as connection:
            while True:
                try:
                    return await connection.fetch(statement, *values)
                except asyncpg.DeadlockDetectedError:  # nothing was done, and whoever was in the way is through
                    continue
                except asyncpg.UniqueViolationError as fault:
                    raise Repeated from fault


@asynccontextmanager
async def _reaching() -> AsyncIterator[None]:
    try:
        yield
    except REFUSED as fault:
        raise Unstorable(type(fault).__name__) from fault
    except GONE as fault:
        raise StoreDown(reason_of(fault)) from fault


async def _as_it_is(_: object) -> None:
    """Leave a connection as it is: it carries nothing over, and to clean it costs a round trip."""
