"""Group commit: rows that come while a commit is under way go together in the next one."""

import asyncio
from collections.abc import Callable
from itertools import islice
from typing import Final

from ninelives.hosting.clock import SYSTEM_CLOCK, Clock
from ninelives.hosting.storage.port import TableLog
from ninelives.tables.faults import StoreDown
from ninelives.tables.ids import TableId
from ninelives.tables.log import Row

type Committed = Callable[[int, float], None]  # how many rows a commit had, and how many seconds it took
type Batch = dict[TableId, tuple[Row, asyncio.Future[bool]]]  # by table


def nobody(_rows: int, _seconds: float) -> None:
    """Take no notice of a commit."""


class GroupCommit:
    """Adds rows to the log. Whoever is told True has their row in the log for good."""

    def __init__(
        self,
        log: TableLog,
        in_flight: int = 1,
        most: int = 200,
        committed: Committed = nobody,
        clock: Clock = SYSTEM_CLOCK,
    ) -> None:
        self._log: Final = log
        self._in_flight: Final = in_flight
        self._most: Final = most
        self._committed: Final = committed
        self._clock: Final = clock
        self._waiting: Final[Batch] = {}
        self._tables: Final[set[TableId]] = set()  # whose row somebody waits for
        self._flights: Final[set[asyncio.Task[None]]] = set()
        self._closed = False

    async def append(self, row: Row) -> bool:
        """Return whether the row was added. After StoreDown, or when cancelled, it may be there or not."""
        if row.table in self._tables:
            raise ValueError("a table appends one row at a time.")
        if self._closed:
            raise StoreDown("This process takes no more rows.")
        self._tables.add(row.table)
        try:
            return await self._enqueue_row(row)
        finally:
            self._tables.remove(row.table)

    async def close(self) -> None:
        """Take no more rows, and wait for those that are under way."""
        self._closed = True
        if self._flights:
            await asyncio.wait(self._flights)

    def _enqueue_row(self, row: Row) -> asyncio.Future[bool]:
        answer = asyncio.get_running_loop().create_future()
        self._waiting[row.table] = (row, answer)
        if len(self._flights) < self._in_flight:
            self._flights.add(asyncio.create_task(self._fly()))
        return answer

    async def _fly(self) -> None:
        try:
            while self._waiting:
                batch = self._take_batch()
                if batch:
                    await self._commit(batch)
        finally:  # here and not in a callback, which comes later than the next row may
            self._flights.difference_update({asyncio.current_task()})

    def _take_batch(self) -> Batch:
        """Return the longest waiting rows, without those whose writers were cancelled."""
        tables = list(islice(self._waiting, self._most))
        batch = {table: self._waiting.pop(table) for table in tables}
        return {table: waiter for table, waiter in batch.items() if not waiter[1].done()}

    async def _commit(self, batch: Batch) -> None:
        began = self._clock.now()
        try:
            added = await self._log.append([row for row, _ in batch.values()])
        except Exception as error:  # noqa: BLE001 - whatever it was, every writer hears of it
            fail(batch, error)
        else:
            answer(batch, added)
            self._committed(len(batch), self._clock.now() - began)


def answer(batch: Batch, added: set[TableId]) -> None:
    for table, (_, waiter) in batch.items():
        if not waiter.done():
            waiter.set_result(table in added)


def fail(batch: Batch, error: Exception) -> None:
    for _, waiter in batch.values():
        if not waiter.done():
            waiter.set_exception(error)
