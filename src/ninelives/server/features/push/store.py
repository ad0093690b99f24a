"""The database of push: devices, notifications that are due, and tables that are muted."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, select, tuple_, update

from ninelives.hosting.people.sessions import SignIn
from ninelives.server.storage.sessions import confirm, delete_devices
from ninelives.server.storage.sql.database import Database
from ninelives.server.storage.sql.schema import MUTED, NUDGE, SUBSCRIPTION
from ninelives.tables.ids import GuestId, TableId

NEVER: Final = 1e12  # a date of the wall clock that nobody lives to see: when a notification is due that was claimed


class PushSubscription(NamedTuple):
    """How one device of somebody is reached. Minutes are of the day there; the same twice is no quiet time."""

    id: str  # a digest of the endpoint
    who: GuestId
    endpoint: str  # an address of the browser maker's push service
    public_key: bytes  # of the browser: the service cannot read what is sealed for it
    auth: bytes
    language: str
    quiet_from: int
    quiet_to: int
    zone: str
    made: float
    session: int = 0  # in which it was made: it ends with that


class Notification(NamedTuple):
    """What one device is to be told about a table. It stays when it was told: so no turn is told twice."""

    device: str
    table: TableId
    kind: str
    turn: int  # a later one takes the place of an earlier one, and no other does
    due: float
    made: float
    tries: int = 0


KEY: Final = (NUDGE.c.device, NUDGE.c.table, NUDGE.c.kind)


class PushStore:
    """Times are the wall clock's."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def subscribe(self, by: SignIn, subscription: PushSubscription) -> None:
        """Keep a device, or what is new about it. Whoever used it before is sent for no more.

        Raise SignedOut where the session that asks has ended.
        """
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
        """Return the devices of a guest, the oldest first."""
        theirs = select(SUBSCRIPTION).where(SUBSCRIPTION.c.who == who)
        rows = await self._database.all(theirs.order_by(SUBSCRIPTION.c.made, SUBSCRIPTION.c.id))
        return [PushSubscription(*row) for row in rows]

    async def unsubscribe(self, device: str) -> None:
        """Delete a device, and what it was to be told."""
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

    async def enqueue(self, notifications: Sequence[Notification]) -> None:
        """Keep notifications; one whose turn is known already, told or not, changes nothing."""
        if not notifications:
            return
        insert = self._database.insert(NUDGE).values([notification._asdict() for notification in notifications])
        fresh = {NUDGE.c[name]: insert.excluded[name] for name in ("turn", "due", "made", "tries")}
        later = insert.excluded.turn > NUDGE.c.turn
        await self._database.execute(insert.on_conflict_do_update(index_elements=[*KEY], set_=fresh, where=later))

    async def claim(self, now: float, most: int) -> list[Notification]:
        """Return what is due, the oldest first. It is nobody else's from then on, and never due again."""
        oldest = select(NUDGE).where(NUDGE.c.due <= now).order_by(NUDGE.c.due).limit(most)
        async with self._database.writing() as connection:
            rows = await connection.execute(oldest.with_for_update(skip_locked=True))  # SQLite has one writer at a time
            due = [Notification(*row) for row in rows]
            if due:
                keys = [(notification.device, notification.table, notification.kind) for notification in due]
                await connection.execute(update(NUDGE).where(tuple_(*KEY).in_(keys)).values(due=NEVER))
            return due

    async def postpone(self, notification: Notification, due: float) -> None:
        """Let a notification be due once more, unless a later turn took its place."""
        tries = {NUDGE.c.due: due, NUDGE.c.tries: NUDGE.c.tries + 1}
        await self._database.execute(update(NUDGE).where(_is(notification)).values(tries))

    async def tidy(self, before: float) -> None:
        """Delete notifications that were made before then."""
        await self._database.execute(delete(NUDGE).where(NUDGE.c.made < before))

    async def forget(self, who: GuestId) -> None:
        """Delete all of a guest's."""
        async with self._database.writing() as connection:
            await delete_devices(connection, SUBSCRIPTION.c.who == who)
            await connection.execute(delete(MUTED).where(MUTED.c.who == who))


def _is(notification: Notification) -> ColumnElement[bool]:
    found = zip(
        (*KEY, NUDGE.c.turn),
        (notification.device, notification.table, notification.kind, notification.turn),
        strict=True,
    )
    return and_(*[column == value for column, value in found])
