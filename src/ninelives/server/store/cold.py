"""The cold path, once for both engines: tables, the lobby, what there is one of."""

from sqlalchemy import ColumnElement, case, select, update
from sqlalchemy import insert as plain_insert

from ninelives.server.store.people import People
from ninelives.server.store.port import Founding, Notice
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

    async def notices(self, since: float, most: int, game: str | None = None) -> list[Notice]:
        public = select(NOTICE).join(FOUNDING, FOUNDING.c.id == NOTICE.c.table).where(~FOUNDING.c.private)
        wanted = public.where(NOTICE.c.seen >= since, *([] if game is None else [NOTICE.c.game == game]))
        full = case((NOTICE.c.free == 0, 1), else_=0)
        order = (case((NOTICE.c.phase == "gathering", 0), else_=1), full, NOTICE.c.free, NOTICE.c.seen.desc())
        shown = wanted.order_by(*order).limit(most)
        return [Notice(*row) for row in await self._all(shown)]

    async def beat(self, now: float, gap: float) -> float:
        async with self._writing() as connection:
            found = await connection.execute(select(HOUSE.c.beat).with_for_update())
            last = found.scalar_one()
            silence = now - last if last is not None and now - last > gap else 0.0
            if last is None or last < now:
                await connection.execute(update(HOUSE).values(beat=now))
            if silence:
                await connection.execute(update(HEAD).where(HEAD.c.due > last).values(due=HEAD.c.due + silence))
            return silence

    async def key(self) -> bytes:
        found = await self._all(select(HOUSE.c.key))
        return bytes(found[0][0])
