"""Operators' keys, their acts and what people report, in a database, once for both engines."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update

from ninelives.server.store.operators import Act, OperatorKey, PlayerReport
from ninelives.server.store.sql.database import Database
from ninelives.server.store.sql.schema import ACT, OPERATOR_KEY, REPORT, SHARED
from ninelives.tables.ids import GuestId

OPEN: Final = 0


class SqlOperators:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def add_key(self, key: OperatorKey) -> None:
        await self._database.execute(insert(OPERATOR_KEY).values(key._asdict()))

    async def operator_of(self, digest: str) -> str | None:
        row = await self._database.first(select(OPERATOR_KEY.c.operator).where(OPERATOR_KEY.c.digest == digest))
        return None if row is None else str(row[0])

    async def keys(self) -> list[OperatorKey]:
        by_age = select(OPERATOR_KEY).order_by(OPERATOR_KEY.c.made, OPERATOR_KEY.c.digest)
        return [OperatorKey(*row) for row in await self._database.all(by_age)]

    async def revoke_keys(self, operator: str) -> int:
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(OPERATOR_KEY).where(OPERATOR_KEY.c.operator == operator))
            return gone.rowcount

    async def record(self, act: Act) -> Act:
        async with self._database.writing() as connection:
            await connection.execute(
                select(SHARED.c.id).with_for_update()
            )  # one at a time, so that no number is left out
            last = await connection.scalar(select(func.max(ACT.c.number)))
            numbered = act._replace(number=1 + (last or 0))
            await connection.execute(insert(ACT).values(numbered._asdict()))
            return numbered

    async def acts(self, after: int) -> list[Act]:
        return await self._acts(ACT.c.number > after)

    async def latest_acts(self, most: int) -> list[Act]:
        newest = select(ACT).order_by(ACT.c.number.desc()).limit(most)
        return [Act(*row) for row in await self._database.all(newest)]

    async def acts_about(self, subject: str) -> list[Act]:
        return await self._acts(ACT.c.subject == subject)

    async def _acts(self, which: ColumnElement[bool]) -> list[Act]:
        return [Act(*row) for row in await self._database.all(select(ACT).where(which).order_by(ACT.c.number))]

    async def file(self, report: PlayerReport) -> bool:
        values = {name: value for name, value in report._asdict().items() if name != "number"}
        async with self._database.writing() as connection:
            filed = self._database.insert(REPORT).values(values).on_conflict_do_nothing()
            return (await connection.execute(filed)).rowcount == 1

    async def open_reports(self, most: int) -> list[PlayerReport]:
        newest = select(REPORT).where(REPORT.c.settled == OPEN).order_by(REPORT.c.number.desc()).limit(most)
        return [PlayerReport(*row) for row in await self._database.all(newest)]

    async def reports_by(self, reporter: GuestId) -> list[PlayerReport]:
        theirs = select(REPORT).where(REPORT.c.reporter == reporter).order_by(REPORT.c.number)
        return [PlayerReport(*row) for row in await self._database.all(theirs)]

    async def settle(self, reports: Sequence[int], act: int) -> bool:
        still_open = update(REPORT).where(REPORT.c.number.in_(reports), REPORT.c.settled == OPEN)
        async with self._database.writing() as connection:
            return (await connection.execute(still_open.values(settled=act))).rowcount > 0

    async def forget(self, who: GuestId) -> None:
        await self._database.execute(delete(REPORT).where(or_(REPORT.c.reporter == who, REPORT.c.who == who)))
