"""Several PostgreSQL as one store: each table's log is on one of them, everything else on the first, which is home."""

import asyncio
from collections.abc import Mapping
from typing import Final

from sqlalchemy import select

from ninelives.server.store.postgres import OPENING
from ninelives.server.store.sharded.facts import ShardedFacts
from ninelives.server.store.sharded.joining import SAME, join
from ninelives.server.store.sharded.log import ShardedLog
from ninelives.server.store.sharded.mover import Mover
from ninelives.server.store.sharded.places import TablePlaces
from ninelives.server.store.sharded.shard import Shard, answering
from ninelives.server.store.sql.shard_schema import SHARD
from ninelives.tables.faults import StoreDown


class ShardedStore:
    def __init__(self, urls: Mapping[str, str]) -> None:
        self._shards: Final = {name: Shard(name, url) for name, url in urls.items()}
        self._home: Final = next(iter(self._shards.values()))
        home = self._home.store
        places = TablePlaces(self._shards)
        self.mover: Final = Mover(self._shards, places)
        self.log: Final = ShardedLog(self._shards, places, self.mover)
        self.facts: Final = ShardedFacts(self._shards, places)
        self.credentials: Final = home.credentials
        self.friends: Final = home.friends
        self.ratings: Final = home.ratings
        self.operators: Final = home.operators
        self.push: Final = home.push

    async def open(self) -> None:
        """Open home and see that all processes mean the same shards. One that is away is connected to later."""
        await self._home.store.connect()
        async with self._home.store.database.writing() as connection:
            await connection.execute(OPENING)
            house = await join(connection, self._shards)
        for shard in self._shards.values():
            shard.house = house
            await answering(shard.know())

    @property
    def away(self) -> int:
        return self.log.away

    async def close(self) -> None:
        await asyncio.gather(*[shard.store.close() for shard in self._shards.values()])

    async def ready(self) -> None:
        """Return when home answers: where another shard is away, its tables wait, and all others are played at."""
        row = await self._home.store.database.first(select(SHARD.c.names))
        if row is None or set(row[0]) != self._shards.keys():
            raise StoreDown(f"Shards were added since this process started: restart it. {SAME}")
