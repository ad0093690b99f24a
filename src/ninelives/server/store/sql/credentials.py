"""Tickets and passkeys in a database, once for both engines."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, func, select, update

from ninelives.server.store.credentials import Passkey, Ticket
from ninelives.server.store.sql.database import Database
from ninelives.server.store.sql.schema import PASSKEY, TICKET
from ninelives.tables.ids import GuestId


class SqlCredentials:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def issue(self, tickets: Sequence[Ticket], now: float) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(TICKET).where(TICKET.c.until <= now))
            await connection.execute(self._database.insert(TICKET).values([ticket._asdict() for ticket in tickets]))

    async def redeem(self, digest: str, purpose: str, now: float) -> GuestId | None:
        fits = (TICKET.c.digest == digest, TICKET.c.purpose == purpose, TICKET.c.until > now)
        async with self._database.writing() as connection:
            found: GuestId | None = await connection.scalar(delete(TICKET).where(*fits).returning(TICKET.c.who))
            return found

    async def withdraw(self, who: GuestId, purpose: str) -> None:
        await self._database.execute(delete(TICKET).where(TICKET.c.who == who, TICKET.c.purpose == purpose))

    async def tickets_left(self, who: GuestId, purpose: str) -> int:
        count = select(func.count()).select_from(TICKET).where(TICKET.c.who == who, TICKET.c.purpose == purpose)
        row = await self._database.first(count)
        return 0 if row is None else int(row[0])

    async def add_passkey(self, passkey: Passkey) -> bool:
        insert = self._database.insert(PASSKEY).values(passkey._asdict()).on_conflict_do_nothing()
        async with self._database.writing() as connection:
            return (await connection.execute(insert)).rowcount == 1

    async def passkey(self, passkey: str) -> Passkey | None:
        row = await self._database.first(select(PASSKEY).where(PASSKEY.c.id == passkey))
        return None if row is None else Passkey(*row)

    async def passkeys_of(self, who: GuestId) -> list[Passkey]:
        theirs = select(PASSKEY).where(PASSKEY.c.who == who).order_by(PASSKEY.c.made, PASSKEY.c.id)
        return [Passkey(*row) for row in await self._database.all(theirs)]

    async def note_use(self, passkey: str, counter: int, now: float) -> None:
        await self._database.execute(update(PASSKEY).where(PASSKEY.c.id == passkey).values(counter=counter, used=now))

    async def remove_passkey(self, who: GuestId, passkey: str) -> bool:
        theirs = delete(PASSKEY).where(PASSKEY.c.id == passkey, PASSKEY.c.who == who)
        async with self._database.writing() as connection:
            return (await connection.execute(theirs)).rowcount == 1

    async def forget(self, who: GuestId) -> None:
        async with self._database.writing() as connection:
            for kept in (TICKET, PASSKEY):
                await connection.execute(delete(kept).where(kept.c.who == who))
