"""SQLite, for a host with one machine: one writer thread, write-ahead log, every commit on the disk."""

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import create_async_engine

from ninelives.hosting.clock import SYSTEM_CLOCK
from ninelives.hosting.storage.chains import Repeated, add_all, chains, is_unbroken
from ninelives.hosting.storage.port import LATEST
from ninelives.server.storage.migrations import upgrade
from ninelives.server.storage.sql.database import Database, PooledDatabase
from ninelives.server.storage.sql.pruning import prune_rows
from ninelives.server.storage.store import ServerStore
from ninelives.tables.faults import StoreDown, Unstorable
from ninelives.tables.ids import EMPTY, GuestId, Seq, TableId
from ninelives.tables.log import Row

PATIENCE = 10.0  # seconds to wait for another writer
PAUSE = 0.01  # seconds until the next try, where SQLite itself does not wait
FULL = "pragma synchronous = full"
MOVE = "update head set seq = ?, due = ? where table_id = ? and seq = ?"
ADD = "insert into log (table_id, seq, who, command, lines, at) values (?, ?, ?, ?, ?, ?)"
TAIL = """
select table_id, seq, who, command, lines, at, null from log where table_id = ? and seq >= ? order by seq limit ?
"""
FIND = "select seq from log where who = ? and table_id = ? and command = ?"
HEADS = "select table_id, seq, due from head where table_id in (select value from json_each(?))"
LATE = "select table_id from head where due > ? and due <= ? order by due limit ?"
CLAIM = "update head set due = ? where table_id in (select value from json_each(?))"
CLAIM_THESE = """
update head set due = ? where due <= ? and table_id in (select value from json_each(?)) returning table_id, seq
"""
PUT_OFF = "update head set due = ? where table_id = ? and seq = ?"


class SqliteStore(ServerStore):
    def __init__(self, file: str) -> None:
        self._file: Final = file
        url = URL.create("sqlite+aiosqlite", database=file)
        engine = create_async_engine(url, connect_args={"timeout": PATIENCE})
        event.listen(engine.sync_engine, "connect", _sync)
        event.listen(engine.sync_engine, "begin", begin)
        self._engine: Final = engine
        super().__init__(PooledDatabase(engine))
        self.log: SqliteFileLog = SqliteFileLog(file, self.database)

    async def open(self) -> None:
        await self.log.open()
        async with self.database.writing() as connection:
            await connection.run_sync(upgrade)

    async def is_used(self) -> bool:
        is_there = await asyncio.to_thread(Path(self._file).is_file)  # one that is not would be made
        return is_there and await super().is_used()

    async def close(self) -> None:
        await self._engine.dispose()
        await self.log.close()


class SqliteLog:
    _db: sqlite3.Connection

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def append(self, rows: Sequence[Row]) -> set[TableId]:
        return await add_all(self._append, rows)

    async def tail(self, table: TableId, start: Seq = EMPTY) -> list[Row]:
        return [Row(*row) for row in await self._ask(TAIL, table, start, LATEST)]

    async def find(self, table: TableId, who: GuestId, command: str) -> Seq | None:
        found = await self._ask(FIND, who, table, command)
        return Seq(found[0][0]) if found else None

    async def prune(self, table: TableId, seq: Seq) -> bool:
        return await prune_rows(self._database, table, seq)

    async def heads(self, tables: Iterable[TableId]) -> dict[TableId, tuple[Seq, float | None]]:
        found = await self._ask(HEADS, json.dumps(list(tables)))
        return {table: (seq, due) for table, seq, due in found}

    async def claim(self, now: float, until: float, most: int, after: float = -inf) -> list[TableId]:
        return await self._run(self._in_one, partial(self._claim, now, until, most, after))

    async def claim_these(self, tables: Sequence[TableId], now: float, until: float) -> dict[TableId, Seq]:
        return dict(await self._ask(CLAIM_THESE, until, now, json.dumps(list(tables))))

    async def postpone(self, table: TableId, seq: Seq, due: float | None) -> None:
        await self._ask(PUT_OFF, due, table, seq)

    async def _append(self, rows: list[Row]) -> set[TableId]:
        return await self._run(self._in_one, partial(self._add, rows))

    async def _ask(self, statement: str, *values: object) -> list[Any]:
        return await self._run(lambda: self._db.execute(statement, values).fetchall())

    async def _run[**P, T](self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await self._call(partial(work, *args, **kwargs))
        except sqlite3.IntegrityError as fault:
            raise Repeated from fault
        except (sqlite3.DataError, OverflowError, UnicodeEncodeError) as fault:
            raise Unstorable(type(fault).__name__) from fault
        except sqlite3.DatabaseError as fault:
            raise StoreDown(str(fault)) from fault

    async def _call[T](self, work: Callable[[], T]) -> T:
        """Return what comes of some work with the connection."""
        raise NotImplementedError

    # the work
    def _in_one[T](self, work: Callable[[], T]) -> T:
        """Work in one transaction. It takes the lock at once: one that has read before it writes could not wait."""
        self._db.execute("begin immediate")
        try:
            done = work()
            self._db.execute("commit")
        except BaseException:
            self._db.rollback()
            raise
        return done

    def _add(self, rows: list[Row]) -> set[TableId]:
        won = {table: chain for table, chain in chains(rows).items() if is_unbroken(chain) and self._move(chain)}
        self._db.executemany(ADD, [row[:6] for chain in won.values() for row in chain])
        return set(won)

    def _move(self, chain: list[Row]) -> bool:
        first, last = chain[0], chain[-1]
        return self._db.execute(MOVE, (last.seq + 1, last.due, first.table, first.seq)).rowcount == 1

    def _claim(self, now: float, until: float, most: int, after: float) -> list[TableId]:
        late = [table for (table,) in self._db.execute(LATE, (after, now, most))]
        self._db.execute(CLAIM, (until, json.dumps(late)))
        return late


class SqliteFileLog(SqliteLog):
    """A log in a file, which one thread writes and reads."""

    def __init__(self, file: str, database: Database) -> None:
        super().__init__(database)
        self._file: Final = file
        self._thread: Final = ThreadPoolExecutor(1, "sqlite")
        self._closing: Final = ExitStack()

    async def open(self) -> None:
        await self._run(self._connect)
        await self._write_ahead()
        await self._ask(FULL)

    async def close(self) -> None:
        await self._run(self._closing.close)
        self._thread.shutdown()

    async def _call[T](self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _write_ahead(self) -> None:
        """Several that open a new file at once all want it alone; SQLite refuses all but one, and does not wait."""
        try:
            async with SYSTEM_CLOCK.timeout(PATIENCE):
                while not await self._run(self._is_writing_ahead):
                    await SYSTEM_CLOCK.sleep(PAUSE)
        except TimeoutError as fault:
            raise StoreDown("database is locked") from fault

    # what follows runs in the thread
    def _is_writing_ahead(self) -> bool:
        """Try to switch to a write-ahead log; return False where another connection has the file."""
        try:
            self._db.execute("pragma journal_mode = wal")
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            return False
        return True

    def _connect(self) -> None:
        with suppress(OSError):  # secrets of running matches lie in it; what is really wrong SQLite will say
            os.close(os.open(self._file, os.O_CREAT | os.O_EXCL, 0o600))
        self._db = sqlite3.connect(self._file, timeout=PATIENCE, isolation_level=None)
        self._closing.callback(self._db.close)


def _sync(connection: DBAPIConnection, _: object) -> None:
    connection.cursor().execute(FULL)


def begin(connection: Connection) -> None:
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("begin immediate")
