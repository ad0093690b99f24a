"""What is kept besides the log: at home, but for what lies beside a table's rows."""

import asyncio
from collections.abc import Mapping
from secrets import randbits
from typing import Final

from sqlalchemy import delete, insert
from sqlalchemy.dialects.postgresql import insert as upsert

from ninelives.server.store.sharded.mover import IN_TURN
from ninelives.server.store.sharded.places import TablePlaces
from ninelives.server.store.sharded.shard import Shard, answering
from ninelives.server.store.sql.facts import SqlFacts
from ninelives.server.store.sql.log_schema import HEAD
from ninelives.server.store.sql.shard_schema import PLACE
from ninelives.tables.faults import StoreDown
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.log import TableConfig
from ninelives.tables.rendezvous import by_rank


class ShardedFacts(SqlFacts):
    """The facts of home."""

    def __init__(self, shards: Mapping[str, Shard], places: TablePlaces) -> None:
        super().__init__(shards[places.home].store.database)
        self._shards: Final = shards
        self._places: Final = places

    async def create(self, config: TableConfig) -> bool:
        """Set up a table on its shard, or where that is away on the next that answers."""
        for name in by_rank(self._shards, config.id):
            try:
                return await self._create_on(self._shards[name], config)
            except StoreDown:
                if name == self._places.home:
                    raise
        raise StoreDown("No shard answers.")

    async def _create_on(self, shard: Shard, config: TableConfig) -> bool:
        """Set up a table. Its head comes first: one that nobody knows of does no harm, a table without one would."""
        if shard.name == self._places.home:
            return await super().create(config)
        database = (await shard.reached()).database
        async with database.writing() as connection:
            head = upsert(HEAD).values(table=config.id, seq=0).on_conflict_do_nothing()
            is_new = (await connection.execute(head)).rowcount == 1
        made = await self._founded_on(shard, config)
        if is_new and not made:
            await database.execute(delete(HEAD).where(HEAD.c.table == config.id))
        return made

    async def _founded_on(self, shard: Shard, config: TableConfig) -> bool:
        async with self._database.writing() as connection:
            made = await self._found(connection, config)
            if made:
                await connection.execute(insert(PLACE).values(table=config.id, shard=shard.name, moves=0))
            return made

    async def config(self, table: TableId) -> TableConfig | None:
        """Return a table's config; whoever opens it looks anew where it is."""
        self._places.forget([table])
        return await super().config(table)

    async def keep_snapshot(self, table: TableId, seq: Seq, text: str) -> None:
        await (await self._of(table)).keep_snapshot(table, seq, text)

    async def snapshot(self, table: TableId) -> str | None:
        return await (await self._of(table)).snapshot(table)

    async def _of(self, table: TableId) -> SqlFacts:
        shard = await self._places.of(table)
        return (await shard.reached()).facts

    async def tables_of(self, guest: GuestId, most: int) -> list[TableId]:
        """Return the tables where they did something, on the shards that answer."""
        parts = [answering(_visits(shard, guest, most)) for shard in self._shards.values()]
        visits = sorted([visit for part in await asyncio.gather(*parts) for visit in part or []], reverse=True)
        return list(dict.fromkeys([table for _, table in visits]))[:most]  # one that moves may be on two

    async def forget(self, guest: GuestId) -> None:
        """Forget a guest on all shards, at home last: where another is away, they are still known and can ask again."""
        nobody = GuestId(randbits(62) + 1)
        async with self._database.writing() as turn:
            await turn.execute(IN_TURN)
            for shard in reversed(list(self._shards.values())):
                await (await shard.reached()).facts.replace(guest, nobody)


async def _visits(shard: Shard, guest: GuestId, most: int) -> list[tuple[float, TableId]]:
    return await (await shard.reached()).facts.visits(guest, most)
