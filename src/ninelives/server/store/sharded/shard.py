"""One database of several. One that is away when a process starts is connected to as soon as it is back."""

import asyncio
from collections.abc import Awaitable
from typing import Final, NamedTuple

from sqlalchemy import select

from ninelives.core.errors import NineLivesError
from ninelives.server.store.postgres import PostgresStore
from ninelives.server.store.sql.schema import CONFIG
from ninelives.server.store.sql.shard_schema import SHARD
from ninelives.tables.faults import StoreDown


class Badge(NamedTuple):
    """What a database knows of itself, where it is one of several."""

    house: str
    name: str
    names: list[str]  # of all, home first, when this one joined


class Shard:
    def __init__(self, name: str, url: str) -> None:
        self.name: Final = name
        self.store: Final = PostgresStore(url)
        self.house = ""  # that it must belong to; known once home is open
        self._is_known = False
        self._knowing: asyncio.Task[None] | None = None  # one try for all who wait for it

    async def reached(self) -> PostgresStore:
        """Return its store, connected and known to be the right one."""
        if not self._is_known:
            if self._knowing is None or self._knowing.done():
                self._knowing = asyncio.create_task(self.know())
            try:
                await asyncio.shield(self._knowing)
            except NineLivesError as fault:
                raise StoreDown(str(fault)) from fault
        return self.store

    async def know(self) -> None:
        """Connect to it, and refuse a database that is not this shard of this house."""
        await self.store.connect()
        badge = await self.badge()
        if badge is None or (badge.house, badge.name) != (self.house, self.name):
            raise NineLivesError(self._wrong(badge))
        self._is_known = True

    async def enlist(self, house: str, names: list[str]) -> None:
        """Make this database a shard of a house; refuse one that has tables, or belongs to another."""
        await self.store.connect()
        badge = await self.badge()
        if badge is None and await self.store.database.first(select(CONFIG.c.id).limit(1)) is None:
            await self.store.database.execute(SHARD.insert().values(id=1, house=house, name=self.name, names=names))
        elif badge is None or (badge.house, badge.name) != (house, self.name):
            raise NineLivesError(self._wrong(badge))

    async def badge(self) -> Badge | None:
        row = await self.store.database.first(select(SHARD.c.house, SHARD.c.name, SHARD.c.names))
        return None if row is None else Badge(*row)

    def _wrong(self, badge: Badge | None) -> str:
        found = "is none of this house's" if badge is None else f"is the shard {badge.name!r} of {badge.names[0]!r}"
        return f"The database given as {self.name!r} {found}. Name the right one: --database {self.name}=postgresql://…"


async def answering[T](asked: Awaitable[T]) -> T | None:
    """Return what a shard answers, or None where it is away."""
    try:
        return await asked
    except StoreDown:
        return None
