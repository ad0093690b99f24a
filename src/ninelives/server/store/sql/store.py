"""Everything of a store in one database but its log, once for both engines."""

from typing import Final

from sqlalchemy import inspect

from ninelives.server.store.sql.credentials import SqlCredentials
from ninelives.server.store.sql.database import Database
from ninelives.server.store.sql.facts import SqlFacts
from ninelives.server.store.sql.friends import SqlFriends
from ninelives.server.store.sql.operators import SqlOperators
from ninelives.server.store.sql.push import SqlPush
from ninelives.server.store.sql.ratings import SqlRatings
from ninelives.server.store.sql.schema import SHARED
from ninelives.server.store.sql.sessions import SqlSessions


class SqlStore:
    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.facts: Final = SqlFacts(database)
        self.sessions: Final = SqlSessions(database)
        self.credentials: Final = SqlCredentials(database)
        self.friends: Final = SqlFriends(database)
        self.ratings: Final = SqlRatings(database)
        self.operators: Final = SqlOperators(database)
        self.push: Final = SqlPush(database)

    async def is_used(self) -> bool:
        """Return whether a server has kept anything in this database."""
        async with self.database.connection() as connection:
            return await connection.run_sync(lambda database: inspect(database).has_table(SHARED.name))

    async def ready(self) -> None:
        await self.database.ready()
