"""Everything of a store in one database but its log, once for both engines."""

from typing import Final

from ninelives.server.store.moving import MovesNothing
from ninelives.server.store.sql.credentials import SqlCredentials
from ninelives.server.store.sql.database import Database
from ninelives.server.store.sql.facts import SqlFacts
from ninelives.server.store.sql.friends import SqlFriends
from ninelives.server.store.sql.operators import SqlOperators
from ninelives.server.store.sql.push import SqlPush
from ninelives.server.store.sql.ratings import SqlRatings


class SqlStore:
    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.facts: Final = SqlFacts(database)
        self.credentials: Final = SqlCredentials(database)
        self.friends: Final = SqlFriends(database)
        self.ratings: Final = SqlRatings(database)
        self.operators: Final = SqlOperators(database)
        self.push: Final = SqlPush(database)
        self.mover: Final = MovesNothing()
        self.away: Final = 0

    async def ready(self) -> None:
        await self.database.ready()
