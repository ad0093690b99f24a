"""What a server keeps of who is signed in where. Each change looks in the database whether its session still counts."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, case, delete, select, update

from ninelives.hosting.people.sessions import Ended, NewDevice, Session, SessionEnds, SignedIn, SignIn, is_ended
from ninelives.server.storage.sql.database import Database, SqlConnection
from ninelives.server.storage.sql.schema import NUDGE, PASSKEY, SESSION, SHARED, SUBSCRIPTION, TICKET
from ninelives.tables.faults import SignedOut
from ninelives.tables.ids import GuestId

COUNTS: Final = SESSION.c.ended.is_(None)
LONG_AGO: Final = -1.0  # before all that `ended` looks at: a new epoch says it of all sessions at once


class SessionStore(SessionEnds):
    """Whatever is asked `by` a session raises SignedOut where it has ended. Ends are noted in house time."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def ended(self, since: float) -> Ended:
        with_ended = SHARED.outerjoin(SESSION, SESSION.c.ended >= since)
        asked = select(SHARED.c.session_epoch, SESSION.c.who, SESSION.c.number).select_from(with_ended)
        rows = await self._database.all(asked)
        return Ended(rows[0][0], tuple([Session(who, number) for _epoch, who, number in rows if who is not None]))

    async def confirm(self, by: SignIn) -> None:
        """See that a session counts, and remember it."""
        async with self._database.writing() as connection:
            await confirm(self._database, connection, by)

    async def sessions_of(self, who: GuestId) -> list[SignedIn]:
        """Return the sessions of a guest that count, the newest first."""
        theirs = select(SESSION).where(SESSION.c.who == who, COUNTS).order_by(SESSION.c.made.desc(), SESSION.c.number)
        rows = await self._database.all(theirs)
        return [SignedIn(Session(row.who, row.number), row.device, row.made, row.proved, row.passkey) for row in rows]

    async def end(self, by: SignIn, number: int, at: float) -> list[Session]:
        """End a session of the same guest, with the codes, passkeys and push subscriptions that were made in it."""
        async with self._database.writing() as connection:
            await confirm(self._database, connection, by)
            for made in (TICKET, PASSKEY):
                await connection.execute(delete(made).where(made.c.who == by.who, made.c.session == number))
            await delete_devices(connection, SUBSCRIPTION.c.who == by.who, SUBSCRIPTION.c.session == number)
            return await _end(connection, by.who, at, SESSION.c.number == number)

    async def renew(self, by: SignIn, number: int, keep: Collection[str], at: float) -> list[Session]:
        """End all sessions of a guest but a new one that takes the place of this; return those that ended.

        No code counts any more, and of passkeys only those to be kept. No device is sent for.
        """
        async with self._database.writing() as connection:
            await confirm(self._database, connection, by)
            await connection.execute(delete(TICKET).where(TICKET.c.who == by.who))
            await connection.execute(delete(PASSKEY).where(PASSKEY.c.who == by.who, PASSKEY.c.id.not_in(keep)))
            await delete_devices(connection, SUBSCRIPTION.c.who == by.who)
            ended = await _end(connection, by.who, at)
            await open_session(self._database, connection, by._replace(session=Session(by.who, number)))
            return ended

    async def forget(self, by: SignIn, at: float) -> list[Session]:
        """End all sessions of a guest, with codes, passkeys and push subscriptions: nobody can come back."""
        async with self._database.writing() as connection:
            await confirm(self._database, connection, by)
            for kept in (TICKET, PASSKEY):
                await connection.execute(delete(kept).where(kept.c.who == by.who))
            await delete_devices(connection, SUBSCRIPTION.c.who == by.who)
            ended = await _end(connection, by.who, at)
            nobody = {"device": "", "made": 0.0, "proved": 0.0, "passkey": ""}
            await connection.execute(update(SESSION).where(SESSION.c.who == by.who).values(nobody))
            return ended

    async def raise_epoch(self, *, keep_sessions: bool) -> int:
        """Begin a new epoch, as after a restore, and end all sessions unless they are to be kept; return its number."""
        epoch = SHARED.c.epoch + 1
        sessions = {} if keep_sessions else {"session_epoch": epoch}
        async with self._database.writing() as connection:
            if not keep_sessions:
                await connection.execute(update(SESSION).where(COUNTS).values(ended=LONG_AGO))
                await delete_devices(connection)
            raised = update(SHARED).values({"epoch": epoch, **sessions}).returning(SHARED.c.epoch)
            return int(await connection.scalar(raised))


async def confirm(database: Database, connection: SqlConnection, by: SignIn) -> None:
    """Let nobody else change this guest's sessions until the end of the transaction, and see that this one counts."""
    await database.lock(connection, by.who)
    ended = select(SESSION.c.number).where(SESSION.c.who == by.who, SESSION.c.ended.is_not(None))
    if is_ended(by.session.number, (await connection.execute(ended)).scalars().all()):
        raise SignedOut
    await open_session(database, connection, by)


async def open_session(database: Database, connection: SqlConnection, by: SignIn, passkey: str = "") -> None:
    """Keep a session; one that is there learns only what its device calls itself."""
    row = {"device": by.device, "made": by.now, "proved": by.now, "passkey": passkey}
    insert = database.insert(SESSION).values({**by.session._asdict(), **row})
    fresh = {"device": insert.excluded.device}
    await connection.execute(insert.on_conflict_do_update(index_elements=["who", "number"], set_=fresh))


async def open_on(
    database: Database, connection: SqlConnection, who: GuestId, device: NewDevice, passkey: str = ""
) -> Session:
    session = Session(who, device.number)
    await open_session(database, connection, SignIn(session, device.device, device.now), passkey)
    return session


async def delete_devices(connection: SqlConnection, *which: ColumnElement[bool]) -> None:
    """Send nothing more to these devices: one that was signed out may be in other hands."""
    await connection.execute(delete(NUDGE).where(NUDGE.c.device.in_(select(SUBSCRIPTION.c.id).where(*which))))
    await connection.execute(delete(SUBSCRIPTION).where(*which))


async def _end(connection: SqlConnection, who: GuestId, at: float, *which: ColumnElement[bool]) -> list[Session]:
    # a process that was suspended is late until its next beat, and others look back for a minute only
    latest = select(case((SHARED.c.beat > at, SHARED.c.beat), else_=at)).scalar_subquery()
    ending = update(SESSION).where(SESSION.c.who == who, COUNTS, *which).values(ended=latest)
    return [Session(who, number) for (number,) in await connection.execute(ending.returning(SESSION.c.number))]
