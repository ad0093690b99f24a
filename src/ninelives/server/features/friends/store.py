"""The database of relationships: a name, whether two keep in touch, and blocks. Times are the wall clock's."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import and_, delete, func, or_, select, union, update

from ninelives.hosting.storage.port import Blocks
from ninelives.server.storage.sql.database import Database
from ninelives.server.storage.sql.log_schema import LOG
from ninelives.server.storage.sql.schema import EXPECTED, TIE
from ninelives.tables.ids import GuestId, TableId

NOWHERE: Final = TableId(0)  # no table has this number

# how somebody stands to another
NEW: Final = ""  # they have not said
KEPT: Final = "kept"
LEFT: Final = "left"  # they keep them no more, or never wanted to


class Relationship(NamedTuple):
    """What one person keeps of another. Of two who keep each other there are two, and each knows of their own."""

    who: GuestId
    whom: GuestId
    handle: str  # by which `who` speaks of them: a number is told to nobody
    name: str  # what `whom` was called when they met
    met: float
    standing: str = NEW
    blocked: bool = False
    table: TableId = NOWHERE  # to which `who` invites `whom`
    invited: float = 0.0  # when they last did


class FriendStore(Blocks):
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def meet(self, ties: Sequence[Relationship]) -> None:
        """Keep ties; one that is there already stays as it is."""
        insert = self._database.insert(TIE).values([tie._asdict() for tie in ties])
        await self._database.execute(insert.on_conflict_do_nothing())

    async def stand(self, who: GuestId, whom: GuestId, standing: str) -> None:
        await self._change(who, whom, standing=standing)

    async def block(self, who: GuestId, whom: GuestId, *, on: bool) -> None:
        await self._change(who, whom, blocked=on)

    async def invite(self, who: GuestId, whom: GuestId, table: TableId, now: float, since: float) -> bool:
        """Invite somebody to a table instead of any other; False where they were invited since then."""
        tie = and_(TIE.c.who == who, TIE.c.whom == whom, TIE.c.invited <= since)
        async with self._database.writing() as connection:
            invited = await connection.execute(update(TIE).where(tie).values(table=table, invited=now))
            return invited.rowcount == 1

    async def decline(self, who: GuestId, whom: GuestId) -> None:
        """Let the invitation of `who` stand no more. When it was made is still known."""
        await self._change(who, whom, table=NOWHERE)

    async def _change(self, who: GuestId, whom: GuestId, **values: Any) -> None:  # noqa: ANN401 - of any column
        await self._database.execute(update(TIE).where(TIE.c.who == who, TIE.c.whom == whom).values(**values))

    async def relationships_of(self, who: GuestId) -> list[Relationship]:
        """Return what somebody keeps of others, in the order in which they met."""
        theirs = select(TIE).where(TIE.c.who == who).order_by(TIE.c.met, TIE.c.whom)
        return [Relationship(*row) for row in await self._database.all(theirs)]

    async def relationships_to(self, whom: GuestId) -> list[Relationship]:
        """Return what others keep of somebody, in the same order."""
        others = select(TIE).where(TIE.c.whom == whom).order_by(TIE.c.met, TIE.c.who)
        return [Relationship(*row) for row in await self._database.all(others)]

    async def blocked_with(self, who: GuestId) -> frozenset[GuestId]:
        by_them = select(TIE.c.whom).where(TIE.c.who == who, TIE.c.blocked)
        by_others = select(TIE.c.who).where(TIE.c.whom == who, TIE.c.blocked)
        return frozenset([other for (other,) in await self._database.all(union(by_them, by_others))])

    async def expect(self, who: GuestId, table: TableId, now: float, since: float) -> None:
        insert = self._database.insert(EXPECTED).values(who=who, table=table, at=now)
        there = {EXPECTED.c.table: insert.excluded["table"], EXPECTED.c.at: insert.excluded["at"]}
        async with self._database.writing() as connection:
            await connection.execute(delete(EXPECTED).where(EXPECTED.c.at < since))
            await connection.execute(insert.on_conflict_do_update(index_elements=["who"], set_=there))

    async def expected(self, table: TableId, since: float) -> frozenset[GuestId]:
        coming = select(EXPECTED.c.who).where(EXPECTED.c.table == table, EXPECTED.c.at >= since)
        return frozenset([who for (who,) in await self._database.all(coming)])

    async def last_tables_of(self, people: Collection[GuestId]) -> dict[GuestId, TableId]:
        """Return the table where each of these people last did something, unless its log is at rest."""
        newest = func.row_number().over(partition_by=LOG.c.who, order_by=LOG.c.at.desc()).label("place")
        did = select(LOG.c.who, LOG.c.table, newest).where(LOG.c.who.in_(people)).subquery()
        rows = await self._database.all(select(did.c.who, did.c.table).where(did.c.place == 1))
        return {who: table for who, table in rows}  # noqa: C416 - a row is no pair for the types

    async def forget(self, who: GuestId) -> None:
        """Delete all that a guest keeps of others, and others of them: their name is in it."""
        async with self._database.writing() as connection:
            await connection.execute(delete(TIE).where(or_(TIE.c.who == who, TIE.c.whom == who)))
            await connection.execute(delete(EXPECTED).where(EXPECTED.c.who == who))
