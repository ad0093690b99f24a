"""People and the matches they finished, on the cold path."""

from secrets import randbits

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ninelives.server.store.names import record_unnamed, unnamed
from ninelives.server.store.port import Archived, Guest, Revoked
from ninelives.server.store.reach import Reach
from ninelives.server.store.schema import ARCHIVE, FOUNDING, GUEST, LOG, PLAYED, REVOKED


class People(Reach):
    async def archive(self, archived: Archived) -> None:
        match = dict(zip(ARCHIVE.c.keys(), archived, strict=False))
        seats = [{"match": archived.match, "seat": seat, "who": who} for seat, who in enumerate(archived.people)]
        async with self._writing() as connection:
            kept = await connection.execute(self._insert(ARCHIVE).values(match).on_conflict_do_nothing())
            if kept.rowcount and seats:
                await connection.execute(self._insert(PLAYED).values(seats))

    async def archived(self, match: str) -> Archived | None:
        found = await self._matches([match])
        return found[0] if found else None

    async def matches_of(self, guest: int, most: int) -> list[Archived]:
        played = select(PLAYED.c.match).where(PLAYED.c.who == guest)
        newest = select(ARCHIVE.c.match).where(ARCHIVE.c.match.in_(played)).order_by(ARCHIVE.c.ended.desc())
        return await self._matches([match for (match,) in await self._all(newest.limit(most))])

    async def _matches(self, wanted: list[str]) -> list[Archived]:
        """Give these matches in this order."""
        rows = await self._all(select(ARCHIVE).where(ARCHIVE.c.match.in_(wanted)))
        people: dict[str, tuple[int, ...]] = {}
        seats = select(PLAYED).where(PLAYED.c.match.in_(wanted)).order_by(PLAYED.c.seat)
        for match, _, who in await self._all(seats):
            people[match] = (*people.get(match, ()), who)
        found = {
            match: Archived(match, table, record, ended, people.get(match, ())) for match, table, record, ended in rows
        }
        return [found[match] for match in wanted if match in found]

    async def greet(self, guest: Guest) -> None:
        insert = self._insert(GUEST).values(guest._asdict())
        await self._do(insert.on_conflict_do_update(index_elements=["id"], set_={"name": insert.excluded.name}))

    async def guest(self, guest: int) -> Guest | None:
        row = await self._first(select(GUEST).where(GUEST.c.id == guest))
        return Guest(*row) if row else None

    async def tables_of(self, guest: int, most: int) -> list[int]:
        last = func.max(LOG.c.at)
        tables = select(LOG.c.table).where(LOG.c.who == guest).group_by(LOG.c.table).order_by(last.desc())
        return [table for (table,) in await self._all(tables.limit(most))]

    async def forget(self, guest: int) -> None:
        nobody = randbits(62) + 1
        async with self._writing() as connection:
            await _forget_in_logs(connection, guest)
            await _forget_in_records(connection, guest)
            for kept in (LOG, PLAYED):
                await connection.execute(update(kept).where(kept.c.who == guest).values(who=nobody))
            opened = update(FOUNDING).where(FOUNDING.c.host == guest)
            await connection.execute(opened.values(host=nobody, origin=""))
            await connection.execute(delete(GUEST).where(GUEST.c.id == guest))

    async def revoke(self, revoked: Revoked) -> None:
        insert = self._insert(REVOKED).values(revoked._asdict())
        newer = insert.excluded.generation > REVOKED.c.generation
        fresh = {"generation": insert.excluded.generation, "at": insert.excluded.at}
        await self._do(insert.on_conflict_do_update(index_elements=["who"], set_=fresh, where=newer))

    async def revoked(self, since: float) -> list[Revoked]:
        return [Revoked(*row) for row in await self._all(select(REVOKED).where(REVOKED.c.at >= since))]


async def _forget_in_logs(connection: AsyncConnection, guest: int) -> None:
    sat = select(LOG.c.table, LOG.c.seq, LOG.c.lines).where(LOG.c.who == guest, LOG.c.lines.startswith("sit "))
    for table, seq, lines in await connection.execute(sat):
        row = update(LOG).where(LOG.c.table == table, LOG.c.seq == seq)
        await connection.execute(row.values(lines=unnamed(lines)))


async def _forget_in_records(connection: AsyncConnection, guest: int) -> None:
    played = select(PLAYED.c.match, PLAYED.c.seat).where(PLAYED.c.who == guest)
    seats: dict[str, set[int]] = {}
    for match, seat in await connection.execute(played):
        seats.setdefault(match, set()).add(seat)
    records = select(ARCHIVE.c.match, ARCHIVE.c.record).where(ARCHIVE.c.match.in_(seats))
    for match, record in await connection.execute(records):
        row = update(ARCHIVE).where(ARCHIVE.c.match == match)
        await connection.execute(row.values(record=record_unnamed(record, seats[match])))
