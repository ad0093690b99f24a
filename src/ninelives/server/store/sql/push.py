"""Devices and nudges in a database, once for both engines."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, select, tuple_, update

from ninelives.hosting.people.sessions import SignIn
from ninelives.server.store.push import NEVER, Nudge, PushSubscription
from ninelives.server.store.sql.database import Database
from ninelives.server.store.sql.schema import MUTED, NUDGE, SUBSCRIPTION
from ninelives.server.store.sql.sessions import confirm, delete_devices
from ninelives.tables.ids import GuestId, TableId

KEY: Final = (NUDGE.c.device, NUDGE.c.table, NUDGE.c.kind)


class SqlPush:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def subscribe(self, by: SignIn, subscription: PushSubscription) -> None:
        insert = self._database.insert(SUBSCRIPTION).values(subscription._asdict())
        fresh = {name: insert.excluded[name] for name in PushSubscription._fields if name not in {"id", "made"}}
        others = select(SUBSCRIPTION.c.id).where(
            SUBSCRIPTION.c.id == subscription.id, SUBSCRIPTION.c.who != subscription.who
        )
        async with self._database.writing() as connection:
            await confirm(self._database, connection, by)
            await connection.execute(delete(NUDGE).where(NUDGE.c.device.in_(others)))
            await connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_=fresh))

    async def subscription(self, device: str) -> PushSubscription | None:
        row = await self._database.first(select(SUBSCRIPTION).where(SUBSCRIPTION.c.id == device))
        return None if row is None else PushSubscription(*row)

    async def subscriptions_of(self, who: GuestId) -> list[PushSubscription]:
        theirs = select(SUBSCRIPTION).where(SUBSCRIPTION.c.who == who)
        rows = await self._database.all(theirs.order_by(SUBSCRIPTION.c.made, SUBSCRIPTION.c.id))
        return [PushSubscription(*row) for row in rows]

    async def unsubscribe(self, device: str) -> None:
        async with self._database.writing() as connection:
            await delete_devices(connection, SUBSCRIPTION.c.id == device)

    async def mute(self, who: GuestId, table: TableId, *, on: bool) -> None:
        if on:
            insert = self._database.insert(MUTED).values(who=who, table=table)
            await self._database.execute(insert.on_conflict_do_nothing())
        else:
            await self._database.execute(delete(MUTED).where(MUTED.c.who == who, MUTED.c.table == table))

    async def muted_by(self, who: GuestId) -> frozenset[TableId]:
        muted = select(MUTED.c.table).where(MUTED.c.who == who)
        return frozenset([table for (table,) in await self._database.all(muted)])

    async def enqueue(self, nudges: Sequence[Nudge]) -> None:
        if not nudges:
            return
        insert = self._database.insert(NUDGE).values([nudge._asdict() for nudge in nudges])
        fresh = {NUDGE.c[name]: insert.excluded[name] for name in ("turn", "due", "made", "tries")}
        later = insert.excluded.turn > NUDGE.c.turn
        await self._database.execute(insert.on_conflict_do_update(index_elements=[*KEY], set_=fresh, where=later))

    async def claim(self, now: float, most: int) -> list[Nudge]:
        oldest = select(NUDGE).where(NUDGE.c.due <= now).order_by(NUDGE.c.due).limit(most)
        async with self._database.writing() as connection:
            rows = await connection.execute(oldest.with_for_update(skip_locked=True))  # SQLite has one writer at a time
            due = [Nudge(*row) for row in rows]
            if due:
                keys = [(nudge.device, nudge.table, nudge.kind) for nudge in due]
                await connection.execute(update(NUDGE).where(tuple_(*KEY).in_(keys)).values(due=NEVER))
            return due

    async def put_off(self, nudge: Nudge, due: float) -> None:
        tries = {NUDGE.c.due: due, NUDGE.c.tries: NUDGE.c.tries + 1}
        await self._database.execute(update(NUDGE).where(_is(nudge)).values(tries))

    async def tidy(self, before: float) -> None:
        await self._database.execute(delete(NUDGE).where(NUDGE.c.made < before))

    async def forget(self, who: GuestId) -> None:
        async with self._database.writing() as connection:
            await delete_devices(connection, SUBSCRIPTION.c.who == who)
            await connection.execute(delete(MUTED).where(MUTED.c.who == who))


def _is(nudge: Nudge) -> ColumnElement[bool]:
    found = zip((*KEY, NUDGE.c.turn), (nudge.device, nudge.table, nudge.kind, nudge.turn), strict=True)
    return and_(*[column == value for column, value in found])
