"""The cold path, once for both engines: tables, the lobby, what there is one of."""

from sqlalchemy import ColumnElement, case, func, select, update
from sqlalchemy import insert as plain_insert

from ninelives.server.store.people import People
from ninelives.server.store.port import Beat, Founding, Notice
from ninelives.server.store.schema import FOUNDING, HEAD, HOUSE, NOTICE


class Cold(People):
    async def found(self, founding: Founding) -> bool:
        async with self._writing() as connection:
            insert = self._insert(FOUNDING).values(founding._asdict()).on_conflict_do_nothing()
            made = (await connection.execute(insert)).rowcount == 1
            if made:
                await connection.execute(plain_insert(HEAD).values(table=founding.id, seq=0))
            return made

    async def founding(self, table: int) -> Founding | None:
        return await self._founding(FOUNDING.c.id == table)

    async def founding_by_code(self, code: str) -> Founding | None:
        return await self._founding(FOUNDING.c.code == code)

    async def _founding(self, which: ColumnElement[bool]) -> Founding | None:
        row = await self._first(select(FOUNDING).where(which))
        if row is None:
            return None
        founding = Founding(*row)
        return founding._replace(answers=tuple([(name, word) for name, word in founding.answers]))

    async def post(self, notice: Notice) -> None:
        insert = self._insert(NOTICE).values(notice._asdict())
        fresh = {name: insert.excluded[name] for name in Notice._fields[1:]}
        newer = insert.excluded.seen >= NOTICE.c.seen
        await self._do(insert.on_conflict_do_update(index_elements=["table_id"], set_=fresh, where=newer))

    async def notices(self, since: float, most: int, game: str | None = None, per_origin: int = 3) -> list[Notice]:
        public = [~FOUNDING.c.private, NOTICE.c.seen >= since, *([] if game is None else [NOTICE.c.game == game])]
        full = case((NOTICE.c.free == 0, 1), else_=0)
        order = (case((NOTICE.c.phase == "gathering", 0), else_=1), full, NOTICE.c.free, NOTICE.c.seen.desc())
        # where the origin is not known, each table is one of its own
        origin = case((FOUNDING.c.origin == "", FOUNDING.c.code), else_=FOUNDING.c.origin)
        place = func.row_number().over(partition_by=origin, order_by=order).label("place")
        joined = NOTICE.join(FOUNDING, FOUNDING.c.id == NOTICE.c.table)
        ranked = select(NOTICE, place, func.row_number().over(order_by=order).label("rank"))
        found = ranked.select_from(joined).where(*public).subquery()
        shown = select(found).where(found.c.place <= per_origin).order_by(found.c.rank).limit(most)
        return [Notice(*row[:-2]) for row in await self._all(shown)]

    async def last_beat(self) -> Beat | None:
        found = await self._all(select(HOUSE.c.beat, HOUSE.c.wall).where(HOUSE.c.beat.is_not(None)))
        return Beat(*found[0]) if found else None

    async def beat(self, beat: Beat) -> float:
        async with self._writing() as connection:
            found = await connection.execute(select(HOUSE.c.beat).with_for_update())
            last: float | None = found.scalar_one()
            latest = beat.house if last is None else max(beat.house, last)
            await connection.execute(update(HOUSE).values(beat=latest, wall=beat.wall))
            return latest

    async def key(self) -> bytes:
        found = await self._all(select(HOUSE.c.key))
        return bytes(found[0][0])
