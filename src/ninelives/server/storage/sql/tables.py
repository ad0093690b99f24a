"""How tables were set up, and how they stood, once for both engines."""

from collections.abc import Collection, Sequence
from itertools import batched
from typing import Final

from sqlalchemy import (
    ColumnElement,
    select,
    union,
)
from sqlalchemy import insert as plain_insert

from ninelives.server.storage.sql.database import Fetched, SqlPart
from ninelives.server.storage.sql.log_schema import HEAD, LOG, SNAPSHOT
from ninelives.server.storage.sql.schema import (
    CONFIG,
)
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.log import TableConfig

AT_ONCE: Final = 100  # tables read by one statement: a millisecond or two of the loop


class SqlTables(SqlPart):
    async def create(self, config: TableConfig) -> bool:
        insert = self._database.insert(CONFIG).values(config._asdict()).on_conflict_do_nothing()
        async with self._database.writing() as connection:
            is_new = (await connection.execute(insert)).rowcount == 1
            if is_new:
                await connection.execute(plain_insert(HEAD).values(table=config.id, seq=0))
            return is_new

    async def keep_snapshot(self, table: TableId, seq: Seq, text: str) -> None:
        insert = self._database.insert(SNAPSHOT).values(table=table, seq=seq, text=text)
        fresh = {"seq": insert.excluded.seq, "text": insert.excluded.text}
        newer = insert.excluded.seq > SNAPSHOT.c.seq
        await self._database.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=fresh, where=newer))

    async def snapshot(self, table: TableId) -> str | None:
        row = await self._database.first(select(SNAPSHOT.c.text).where(SNAPSHOT.c.table == table))
        return None if row is None else str(row[0])

    async def config(self, table: TableId) -> TableConfig | None:
        return await self._config(CONFIG.c.id == table)

    async def config_by_code(self, code: str) -> TableConfig | None:
        return await self._config(CONFIG.c.code == code)

    async def _config(self, which: ColumnElement[bool]) -> TableConfig | None:
        row = await self._database.first(select(CONFIG).where(which))
        return None if row is None else _config(row)

    async def configs(self, tables: Sequence[TableId]) -> dict[TableId, TableConfig]:
        found: dict[TableId, TableConfig] = {}
        for some in batched(tables, AT_ONCE):
            rows = await self._database.all(select(CONFIG).where(CONFIG.c.id.in_(some)))
            found |= {config.id: config for config in map(_config, rows)}
        return found

    async def tables_with(self, tables: Sequence[TableId], people: Collection[GuestId]) -> frozenset[TableId]:
        opened = select(CONFIG.c.id).where(CONFIG.c.id.in_(tables), CONFIG.c.host.in_(people))
        did = select(LOG.c.table).where(LOG.c.table.in_(tables), LOG.c.who.in_(people))
        return frozenset([table for (table,) in await self._database.all(union(opened, did))])


def _config(row: Fetched) -> TableConfig:
    config = TableConfig(*row)
    return config._replace(answers=tuple([(name, word) for name, word in config.answers]))
