"""Guests, and what they leave behind when they are forgotten, once for both engines."""

from secrets import randbits

from sqlalchemy import (
    delete,
    func,
    select,
    union,
    union_all,
    update,
)

from ninelives.hosting.storage.port import Guest
from ninelives.hosting.storage.redaction import record_unnamed, redact_names, snapshot_without
from ninelives.server.storage.sql.database import WHO_DID_WHAT, SqlConnection, SqlPart
from ninelives.server.storage.sql.log_schema import LOG, SNAPSHOT, VISIT
from ninelives.server.storage.sql.schema import (
    ARCHIVE,
    CONFIG,
    GUEST,
    PLAYED,
    SKILL,
)
from ninelives.tables.ids import GuestId, TableId


class SqlPeople(SqlPart):
    async def greet(self, guest: Guest) -> None:
        insert = self._database.insert(GUEST).values(guest._asdict())
        await self._database.execute(
            insert.on_conflict_do_update(index_elements=["id"], set_={"name": insert.excluded.name})
        )

    async def guest(self, guest: GuestId) -> Guest | None:
        row = await self._database.first(select(GUEST).where(GUEST.c.id == guest))
        return Guest(*row) if row else None

    async def tables_of(self, guest: GuestId, most: int) -> list[TableId]:
        logged = select(LOG.c.table, func.max(LOG.c.at).label("at")).where(LOG.c.who == guest).group_by(LOG.c.table)
        before = select(VISIT.c.table, VISIT.c.at).where(VISIT.c.who == guest)
        did = union_all(logged, before).subquery()
        tables = select(did.c.table).group_by(did.c.table).order_by(func.max(did.c.at).desc())
        return [table for (table,) in await self._database.all(tables.limit(most))]

    async def forget(self, guest: GuestId) -> None:
        nobody = GuestId(randbits(62) + 1)
        async with self._database.writing() as connection:
            await self._database.lock(connection, WHO_DID_WHAT)
            await _forget_in_snapshots(connection, guest, nobody)
            await _forget_in_logs(connection, guest)
            await _forget_in_records(connection, guest)
            for kept in (LOG, VISIT, PLAYED, SKILL):
                await connection.execute(update(kept).where(kept.c.who == guest).values(who=nobody))
            opened = update(CONFIG).where(CONFIG.c.host == guest)
            await connection.execute(opened.values(host=nobody, origin=""))
            await connection.execute(delete(GUEST).where(GUEST.c.id == guest))


async def _forget_in_snapshots(connection: SqlConnection, guest: GuestId, nobody: GuestId) -> None:
    did = union(*[select(kept.c.table).where(kept.c.who == guest) for kept in (LOG, VISIT)])
    snapshots = select(SNAPSHOT.c.table, SNAPSHOT.c.text).where(SNAPSHOT.c.table.in_(did))
    for table, text in (await connection.execute(snapshots)).all():
        kept = update(SNAPSHOT).where(SNAPSHOT.c.table == table)
        await connection.execute(kept.values(text=snapshot_without(text, guest, nobody)))


async def _forget_in_logs(connection: SqlConnection, guest: GuestId) -> None:
    sat = select(LOG.c.table, LOG.c.seq, LOG.c.lines).where(LOG.c.who == guest, LOG.c.lines.startswith("sit "))
    for table, seq, lines in await connection.execute(sat):
        row = update(LOG).where(LOG.c.table == table, LOG.c.seq == seq)
        await connection.execute(row.values(lines=redact_names(lines)))


async def _forget_in_records(connection: SqlConnection, guest: GuestId) -> None:
    played = select(PLAYED.c.match, PLAYED.c.seat).where(PLAYED.c.who == guest)
    seats: dict[str, set[int]] = {}
    for match, seat in await connection.execute(played):
        seats.setdefault(match, set()).add(seat)
    records = select(ARCHIVE.c.match, ARCHIVE.c.record).where(ARCHIVE.c.match.in_(seats))
    for match, record in await connection.execute(records):
        row = update(ARCHIVE).where(ARCHIVE.c.match == match)
        await connection.execute(row.values(record=record_unnamed(record, seats[match])))
