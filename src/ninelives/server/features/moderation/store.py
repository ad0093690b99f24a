"""The database of moderation: keys of operators, their audit log, and reports."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update

from ninelives.server.storage.sql.database import Database
from ninelives.server.storage.sql.schema import ACT, OPERATOR_KEY, REPORT, SHARED
from ninelives.tables.ids import GuestId


class OperatorKey(NamedTuple):
    """By what an operator is known. The key itself is nowhere but with them."""

    digest: str
    operator: str
    made: float


class AuditEntry(NamedTuple):
    """What an operator did, and why. Acts are added, and never changed."""

    number: int  # from 1, without gaps: whoever reads the log knows that nothing is missing
    at: float
    operator: str
    kind: str
    subject: str  # a person, a range of addresses, a table, a report, or nothing
    detail: str  # a new name, or what is announced
    reason: str
    until: float  # when it ends by itself


class PlayerReport(NamedTuple):
    """What somebody told the operators about somebody else at a table."""

    number: int
    at: float
    reporter: GuestId
    who: GuestId
    name: str  # under which they sat
    table: str  # its code
    match: str  # that ran or was over when it was reported; nothing before the first
    kind: str
    words: str
    settled: int  # the act that settled it; 0 while it is open


OPEN: Final = 0


class ModerationStore:
    """Times are the wall clock's."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def add_key(self, key: OperatorKey) -> None:
        await self._database.execute(insert(OPERATOR_KEY).values(key._asdict()))

    async def operator_of(self, digest: str) -> str | None:
        """Return whose key this is."""
        row = await self._database.first(select(OPERATOR_KEY.c.operator).where(OPERATOR_KEY.c.digest == digest))
        return None if row is None else str(row[0])

    async def keys(self) -> list[OperatorKey]:
        """Return all keys that count, the oldest first."""
        by_age = select(OPERATOR_KEY).order_by(OPERATOR_KEY.c.made, OPERATOR_KEY.c.digest)
        return [OperatorKey(*row) for row in await self._database.all(by_age)]

    async def revoke_keys(self, operator: str) -> int:
        """Let all keys of an operator count no more; return how many did."""
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(OPERATOR_KEY).where(OPERATOR_KEY.c.operator == operator))
            return gone.rowcount

    async def record(self, act: AuditEntry) -> AuditEntry:
        """Add an act to the log; return it with its number."""
        async with self._database.writing() as connection:
            await connection.execute(
                select(SHARED.c.id).with_for_update()
            )  # one at a time, so that no number is left out
            last = await connection.scalar(select(func.max(ACT.c.number)))
            numbered = act._replace(number=1 + (last or 0))
            await connection.execute(insert(ACT).values(numbered._asdict()))
            return numbered

    async def acts(self, after: int) -> list[AuditEntry]:
        """Return all acts with a higher number, in order."""
        return await self._acts(ACT.c.number > after)

    async def latest_acts(self, most: int) -> list[AuditEntry]:
        """Return the last acts, the newest first."""
        newest = select(ACT).order_by(ACT.c.number.desc()).limit(most)
        return [AuditEntry(*row) for row in await self._database.all(newest)]

    async def acts_about(self, subject: str) -> list[AuditEntry]:
        """Return what was done about somebody or something, in order."""
        return await self._acts(ACT.c.subject == subject)

    async def _acts(self, which: ColumnElement[bool]) -> list[AuditEntry]:
        return [AuditEntry(*row) for row in await self._database.all(select(ACT).where(which).order_by(ACT.c.number))]

    async def file(self, report: PlayerReport) -> bool:
        """Keep a report under a number of its own; False where the same person has told this of this match already."""
        values = {name: value for name, value in report._asdict().items() if name != "number"}
        async with self._database.writing() as connection:
            filed = self._database.insert(REPORT).values(values).on_conflict_do_nothing()
            return (await connection.execute(filed)).rowcount == 1

    async def open_reports(self, most: int) -> list[PlayerReport]:
        """Return reports that are not settled, the newest first."""
        newest = select(REPORT).where(REPORT.c.settled == OPEN).order_by(REPORT.c.number.desc()).limit(most)
        return [PlayerReport(*row) for row in await self._database.all(newest)]

    async def reports_by(self, reporter: GuestId) -> list[PlayerReport]:
        """Return what somebody reported, the oldest first."""
        theirs = select(REPORT).where(REPORT.c.reporter == reporter).order_by(REPORT.c.number)
        return [PlayerReport(*row) for row in await self._database.all(theirs)]

    async def settle(self, reports: Sequence[int], act: int) -> bool:
        """Let an act settle reports that are open; False where none of them is."""
        still_open = update(REPORT).where(REPORT.c.number.in_(reports), REPORT.c.settled == OPEN)
        async with self._database.writing() as connection:
            return (await connection.execute(still_open.values(settled=act))).rowcount > 0

    async def forget(self, who: GuestId) -> None:
        """Delete all reports by a guest and about them. Acts stay: they name a number that nobody has any more."""
        await self._database.execute(delete(REPORT).where(or_(REPORT.c.reporter == who, REPORT.c.who == who)))
