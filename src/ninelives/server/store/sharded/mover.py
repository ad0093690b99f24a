"""Moving a table from shard to shard, so that whoever dies in the middle loses nothing.

1. The rows are copied while the head is locked at the source; the copy has no head, so nobody can add to it.
2. The source gives up its head and notes where the table goes, in one commit. That decides.
3. The copy gets its head. 4. Home says where the table is. 5. The source deletes its rows and its note.

Whoever dies before step 2 leaves a copy that nobody reads, and that is deleted later. Steps 3 to 5 follow from the
note. Whoever looks for the table in vain finds it and takes them, as often as they like: each does something only where
it still finds what this very move left.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import batched
from typing import Any, Final, NamedTuple

from sqlalchemy import Table as SqlTable
from sqlalchemy import and_, delete, insert, select, text
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from ninelives.core.errors import NineLivesError
from ninelives.server.store.sharded.places import TablePlaces
from ninelives.server.store.sharded.shard import Shard
from ninelives.server.store.sql.log_schema import HEAD, LOG, PACK, PACKED_BY, SNAPSHOT
from ninelives.server.store.sql.shard_schema import PLACE, TRANSIT
from ninelives.tables.faults import NotFound
from ninelives.tables.ids import Seq, TableId

# What is moved besides the head. The log comes first: what is packed while it is read is found in its pack then.
OF_A_TABLE: Final = (LOG, PACK, PACKED_BY, SNAPSHOT)
IN_TURN: Final = text("select pg_advisory_xact_lock(9112)")  # who moves and who forgets: nothing is copied meanwhile
IF_FREE: Final = text("select pg_try_advisory_xact_lock(9112)")
ROWS_AT_ONCE: Final = 1000


class Transit(NamedTuple):
    """A table that is being moved."""

    table: TableId
    moves: int  # this move's number
    shard: str  # where it goes
    seq: Seq
    due: float | None


class Mover:
    def __init__(self, shards: Mapping[str, Shard], places: TablePlaces) -> None:
        self._shards: Final = shards
        self._places: Final = places
        self._home: Final = shards[places.home].store.database

    async def move(self, table: TableId, to: str) -> None:
        """Move a table; nothing happens where it is there already."""
        if to not in self._shards:
            raise NineLivesError(f"There is no shard {to!r}. Shards: {', '.join(self._shards)}.")
        async with self._home.writing() as turn:
            await turn.execute(IN_TURN)
            source = await self._found(table)
            if source.name == to:
                return
            transit = await self._leave(source, table, to, await _moves(turn, table) + 1)
        await self._finish(source, transit)

    async def _found(self, table: TableId) -> Shard:
        """Return where a table is, after a move that somebody did not live to finish."""
        self._places.forget([table])
        said = await self._places.of(table)
        await self.finish_at(said, [table])
        return await self._places.of(table)

    async def follow(self, shard: Shard, tables: Collection[TableId]) -> bool:
        """See which of these tables have no head where they were looked for: those are looked up again.

        Return whether one of them is elsewhere.
        """
        there = await shard.store.log.heads(tables) if tables else {}
        gone = [table for table in tables if table not in there]
        if not gone:
            return False
        await self.finish_at(shard, gone)
        self._places.forget(gone)
        return set(await self._places.split(gone)) != {shard}

    async def tidy(self, shard: Shard) -> None:
        """Finish moves from this shard, and delete copies of tables that did not come to it after all."""
        await self.finish_at(shard)
        copies = select(TRANSIT).where(TRANSIT.c.shard == shard.name)
        if not await shard.store.database.all(copies):
            return
        async with self._home.writing() as turn:
            if (await turn.execute(IF_FREE)).scalar_one():  # else one of them may be on its way
                for copy in [Transit(*row) for row in await shard.store.database.all(copies)]:
                    await self._found(copy.table)  # it may have come
                    await self._clear(shard, copy)

    async def finish_at(self, shard: Shard, tables: Sequence[TableId] | None = None) -> None:
        """Finish the moves from this shard that somebody began and did not live to finish."""
        leaving = select(TRANSIT).where(TRANSIT.c.shard != shard.name)
        these = leaving if tables is None else leaving.where(TRANSIT.c.table.in_(tables))
        for row in await (await shard.reached()).database.all(these):
            await self._finish(shard, Transit(*row))

    # the steps

    async def _leave(self, source: Shard, table: TableId, to: str, moves: int) -> Transit:
        async with source.store.database.writing() as leaving:
            locked = select(HEAD.c.seq, HEAD.c.due).where(HEAD.c.table == table).with_for_update()
            head = (await leaving.execute(locked)).first()
            if head is None:
                raise NotFound("There is no such table.")
            transit = Transit(table, moves, to, *head)
            await self._copy(leaving, transit)
            await leaving.execute(delete(HEAD).where(HEAD.c.table == table))
            await leaving.execute(insert(TRANSIT).values(transit._asdict()))
        return transit

    async def _copy(self, leaving: AsyncConnection, transit: Transit) -> None:
        target = await self._shards[transit.shard].reached()
        async with target.database.writing() as arriving:
            for kept in (*OF_A_TABLE, TRANSIT):  # an earlier try may have left them
                await arriving.execute(delete(kept).where(kept.c.table == transit.table))
            for kept in OF_A_TABLE:
                rows = await leaving.execute(select(kept).where(kept.c.table == transit.table).with_for_update())
                await _insert(arriving, kept, [dict(zip(kept.c.keys(), row, strict=True)) for row in rows])
            await arriving.execute(insert(TRANSIT).values(transit._asdict()))

    async def _finish(self, source: Shard, transit: Transit) -> None:
        await self._arrive(transit)
        await self._tell_home(transit)
        await self._clear(source, transit)
        self._places.forget([transit.table])

    async def _arrive(self, transit: Transit) -> None:
        target = await self._shards[transit.shard].reached()
        async with target.database.writing() as arriving:
            if (await arriving.execute(_taken(transit))).rowcount:
                head = {"table": transit.table, "seq": transit.seq, "due": transit.due}
                await arriving.execute(insert(HEAD).values(head))

    async def _tell_home(self, transit: Transit) -> None:
        place = upsert(PLACE).values(table=transit.table, shard=transit.shard, moves=transit.moves)
        newer = place.excluded.moves > PLACE.c.moves
        fresh = {"shard": place.excluded.shard, "moves": place.excluded.moves}
        await self._home.execute(place.on_conflict_do_update(index_elements=["table_id"], set_=fresh, where=newer))

    async def _clear(self, source: Shard, transit: Transit) -> None:
        async with source.store.database.writing() as leaving:
            if (await leaving.execute(_taken(transit))).rowcount:
                for kept in OF_A_TABLE:
                    await leaving.execute(delete(kept).where(kept.c.table == transit.table))


def _taken(transit: Transit) -> Any:  # noqa: ANN401 - a statement
    """Take the note of this very move away: whoever does it first does what belongs to it."""
    this = and_(TRANSIT.c.table == transit.table, TRANSIT.c.moves == transit.moves, TRANSIT.c.shard == transit.shard)
    return delete(TRANSIT).where(this)


async def _moves(home: AsyncConnection, table: TableId) -> int:
    found = await home.execute(select(PLACE.c.moves).where(PLACE.c.table == table))
    return found.scalar_one_or_none() or 0


async def _insert(connection: AsyncConnection, kept: SqlTable, rows: Sequence[dict[str, Any]]) -> None:
    for some in batched(rows, ROWS_AT_ONCE):
        await connection.execute(insert(kept), list(some))
