"""SQLite in the memory of one process, for tests and for trying things out.

There is no disk to wait for, so it is asked on the spot: no thread, one connection, and no statement of somebody else
within a transaction.
"""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, CursorResult, Engine, Executable, StaticPool, create_engine, event

from ninelives.server.storage.migrations import upgrade
from ninelives.server.storage.sql.database import Database, Parameters, reaching
from ninelives.server.storage.sqlite import SqliteLog, begin
from ninelives.server.storage.store import ServerStore


class InMemoryStore(ServerStore):
    def __init__(self) -> None:
        self._engine: Final = _engine(self._connected)
        self._times_opened = 0
        super().__init__(InMemoryDatabase(self._engine))
        self.log: InMemoryLog = InMemoryLog(self.database)

    async def open(self) -> None:
        self._times_opened += 1
        await self.ready()

    async def close(self) -> None:
        """Forget everything, once each who opened it has closed it."""
        self._times_opened -= 1
        if self._times_opened <= 0:
            self._engine.dispose()

    def _connected(self) -> sqlite3.Connection:
        """Return the one connection of all."""
        connection = _connect()
        self.log.use(connection)
        return connection


class InMemoryDatabase(Database):
    def __init__(self, engine: Engine) -> None:
        super().__init__(engine.dialect)
        self._engine: Final = engine

    @asynccontextmanager
    async def writing(self) -> AsyncIterator["InMemoryConnection"]:
        with reaching(), self._engine.begin() as connection:
            yield InMemoryConnection(connection)


class InMemoryConnection:
    """A connection that is awaited like one to a disk or a server, and never waits."""

    def __init__(self, connection: Connection) -> None:
        self._connection: Final = connection

    async def execute(self, statement: Executable, parameters: Parameters = None) -> CursorResult[*tuple[Any, ...]]:
        return self._connection.execute(statement, parameters)

    async def scalar(self, statement: Executable) -> Any:  # noqa: ANN401 - whatever was asked for
        return self._connection.scalar(statement)

    async def run_sync[T](self, work: Callable[[Connection], T]) -> T:
        return work(self._connection)


class InMemoryLog(SqliteLog):
    def use(self, connection: sqlite3.Connection) -> None:
        self._db = connection

    async def _call[T](self, work: Callable[[], T]) -> T:
        return work()


def _engine(connect: Callable[[], sqlite3.Connection]) -> Engine:
    engine = create_engine("sqlite://", creator=connect, poolclass=StaticPool)
    event.listen(engine, "begin", begin)
    return engine


def _connect() -> sqlite3.Connection:
    connection = _opened()
    connection.deserialize(_empty())
    connection.execute("update house set key = randomblob(32)")
    return connection


@cache
def _empty() -> bytes:
    """Return a database with all tables and no rows: to copy them takes a hundredth of the time to make them."""
    connection = _opened()
    engine = _engine(lambda: connection)
    with engine.begin() as making:
        upgrade(making)
    tables = connection.serialize()
    engine.dispose()
    return tables


def _opened() -> sqlite3.Connection:
    return sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
