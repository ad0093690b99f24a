"""Everything that a server keeps in one database, once for all engines."""

from typing import Final

from sqlalchemy import inspect

from ninelives.hosting.storage.port import TableLog
from ninelives.server.storage.sessions import SessionStore
from ninelives.server.storage.sql.database import Database
from ninelives.server.storage.sql.facts import SqlFacts
from ninelives.server.storage.sql.schema import SHARED


class ServerStore:
    """The log and the facts of tables, and sessions. Each feature makes a store of its own from the database."""

    log: TableLog

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.facts: Final = SqlFacts(database)
        self.sessions: Final = SessionStore(database)

    async def open(self) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def is_used(self) -> bool:
        """Return whether a server has kept anything in this database."""
        async with self.database.connection() as connection:
            return await connection.run_sync(lambda database: inspect(database).has_table(SHARED.name))

    async def ready(self) -> None:
        await self.database.ready()
