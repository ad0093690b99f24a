"""Where tables are. Home says so; a process remembers it until a table turns out to be elsewhere."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from sqlalchemy import select

from ninelives.server.store.sharded.shard import Shard
from ninelives.server.store.sql.shard_schema import PLACE
from ninelives.tables.faults import StoreDown
from ninelives.tables.ids import TableId

MOST: Final = 100_000  # places that are remembered: ten megabytes


class TablePlaces:
    def __init__(self, shards: Mapping[str, Shard]) -> None:
        self._shards: Final = shards
        self.home: Final = next(iter(shards))
        self._known: Final[dict[TableId, str]] = {}

    def known(self, table: TableId) -> str:
        """Return where a table was last; home, where that is not known."""
        return self._known.get(table, self.home)

    def note(self, tables: Iterable[TableId], name: str) -> None:
        if len(self._known) > MOST:
            self._known.clear()  # whoever is asked for again is looked up again
        self._known.update(dict.fromkeys(tables, name))

    def forget(self, tables: Iterable[TableId]) -> None:
        for table in tables:
            self._known.pop(table, None)

    async def of(self, table: TableId) -> Shard:
        return next(iter(await self.split([table])))

    async def split(self, tables: Sequence[TableId]) -> dict[Shard, list[TableId]]:
        """Return these tables by where they are."""
        await self._learn([table for table in tables if table not in self._known])
        found: dict[Shard, list[TableId]] = {}
        for table in tables:
            found.setdefault(self._shard(self.known(table)), []).append(table)
        return found

    async def _learn(self, unknown: Sequence[TableId]) -> None:
        if unknown:
            asked = select(PLACE.c.shard, PLACE.c.table).where(PLACE.c.table.in_(unknown))
            elsewhere = await self._shards[self.home].store.database.all(asked)
            self.note(unknown, self.home)
            for name, table in elsewhere:
                self.note([table], name)

    def _shard(self, name: str) -> Shard:
        if name not in self._shards:
            raise StoreDown(f"The shard {name!r} was added since this process started: restart it with all --database.")
        return self._shards[name]
