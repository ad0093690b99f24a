"""The database of credentials: tickets, which count once, and passkeys. No secret is kept."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import delete, func, select, update

from ninelives.hosting.people.sessions import NewDevice, Session, SignIn
from ninelives.server.storage.sessions import confirm, open_on
from ninelives.server.storage.sql.database import Database, SqlConnection
from ninelives.server.storage.sql.schema import PASSKEY, TICKET
from ninelives.tables.ids import GuestId

ANY_SITE: Final = ""  # of a passkey that an older version made


class Ticket(NamedTuple):
    """Something secret that was given to somebody, and counts once."""

    digest: str  # of the secret
    purpose: str
    who: GuestId
    until: float  # in house time: a step of a wall clock makes none last
    session: int = 0  # in which it was made


class Passkey(NamedTuple):
    id: str
    who: GuestId
    public_key: bytes
    counter: int  # how often it signed, where it counts
    synced: bool  # it is on more than one device
    made: float
    used: float
    session: int = 0  # in which it was made
    site: str = ANY_SITE  # it was made for this one and counts on no other


class CredentialStore:
    """What is asked `by` a session raises SignedOut where it has ended.

    `now` is house time, in which tickets end; the times of passkeys are the wall clock's.
    """

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def issue(self, ticket: Ticket, now: float) -> None:
        """Keep a ticket that proves nothing by itself, and none that are over."""
        async with self._database.writing() as connection:
            await self._add(connection, [ticket], now)

    async def replace(self, by: SignIn, purpose: str, tickets: Sequence[Ticket], now: float) -> None:
        """Keep tickets instead of all that a guest had for this purpose, and none that are over."""
        async with self._database.writing() as connection:
            await confirm(self._database, connection, by)
            await connection.execute(delete(TICKET).where(TICKET.c.who == by.who, TICKET.c.purpose == purpose))
            await self._add(connection, tickets, now)

    async def _add(self, connection: SqlConnection, tickets: Sequence[Ticket], now: float) -> None:
        await connection.execute(delete(TICKET).where(TICKET.c.until <= now))
        await connection.execute(self._database.insert(TICKET).values([ticket._asdict() for ticket in tickets]))

    async def redeem(self, digest: str, purpose: str, now: float) -> GuestId | None:
        """Return whose ticket this is, once; None where there is none that still counts."""
        async with self._database.writing() as connection:
            return await _redeemed(connection, digest, purpose, now)

    async def sign_in(self, digest: str, purpose: str, device: NewDevice, now: float) -> Session | None:
        """Redeem a ticket and return the session that it opens."""
        async with self._database.writing() as connection:
            who = await connection.scalar(select(TICKET.c.who).where(TICKET.c.digest == digest))
            if who is None:
                return None
            await self._database.lock(connection, who)  # first: whoever signs out holds it and waits for tickets
            if await _redeemed(connection, digest, purpose, now) is None:
                return None
            return await open_on(self._database, connection, who, device)

    async def tickets_left(self, who: GuestId, purpose: str) -> int:
        count = select(func.count()).select_from(TICKET).where(TICKET.c.who == who, TICKET.c.purpose == purpose)
        row = await self._database.first(count)
        return 0 if row is None else int(row[0])

    async def add_passkey(self, by: SignIn, passkey: Passkey) -> bool:
        """Keep a passkey; False where it is there already."""
        insert = self._database.insert(PASSKEY).values(passkey._asdict()).on_conflict_do_nothing()
        async with self._database.writing() as connection:
            await confirm(self._database, connection, by)
            return (await connection.execute(insert)).rowcount == 1

    async def passkey(self, passkey: str) -> Passkey | None:
        row = await self._database.first(select(PASSKEY).where(PASSKEY.c.id == passkey))
        return None if row is None else Passkey(*row)

    async def passkeys_of(self, who: GuestId) -> list[Passkey]:
        """Return the passkeys of a guest, the oldest first."""
        theirs = select(PASSKEY).where(PASSKEY.c.who == who).order_by(PASSKEY.c.made, PASSKEY.c.id)
        return [Passkey(*row) for row in await self._database.all(theirs)]

    async def sign_in_by_passkey(self, passkey: Passkey, counter: int, device: NewDevice) -> Session | None:
        """Note that a passkey was used and return the session that it opens; None where it was removed meanwhile."""
        known = (PASSKEY.c.id == passkey.id, PASSKEY.c.who == passkey.who)
        async with self._database.writing() as connection:
            await self._database.lock(connection, passkey.who)
            used = await connection.execute(update(PASSKEY).where(*known).values(counter=counter, used=device.now))
            if used.rowcount == 0:
                return None
            return await open_on(self._database, connection, passkey.who, device, passkey.id)

    async def remove_passkey(self, by: SignIn, passkey: str) -> bool:
        """Delete a passkey of this guest; False where they have no such."""
        theirs = delete(PASSKEY).where(PASSKEY.c.id == passkey, PASSKEY.c.who == by.who)
        async with self._database.writing() as connection:
            await confirm(self._database, connection, by)
            return (await connection.execute(theirs)).rowcount == 1


async def _redeemed(connection: SqlConnection, digest: str, purpose: str, now: float) -> GuestId | None:
    fits = (TICKET.c.digest == digest, TICKET.c.purpose == purpose, TICKET.c.until > now)
    found: GuestId | None = await connection.scalar(delete(TICKET).where(*fits).returning(TICKET.c.who))
    return found
