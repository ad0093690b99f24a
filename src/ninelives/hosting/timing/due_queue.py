"""When to look for what is due: at the times that this process knows of, and now and then."""

import asyncio
import contextlib
from heapq import heapify, heappop, heappush
from typing import Final

from ninelives.hosting.timing.shared_time import SharedTime
from ninelives.tables.ids import TableId
from ninelives.tables.timing import GRACE, Pace

# seconds: a shorter pause may be over before its timer is set, which a loop in a browser takes for a fault
SHORTEST: Final = 0.005
FURTHEST: Final = 3600.0  # seconds: what lies further ahead is found now and then, a little late
FEW: Final = 100  # times that may be out of date without anybody sorting them out


class DueQueue:
    """Wakes whoever waits when a table is due, by the last that was noted of each.

    Of two processes that know it, the one that said so itself takes it up; others wait for a moment whether it does.
    """

    def __init__(self, time: SharedTime, pace: Pace) -> None:
        self._time: Final = time
        self._pace: Final = pace
        self._mine: Final[dict[TableId, float]] = {}  # when tables are due, as this process said
        self._dues: Final[dict[TableId, float]] = {}  # when to ring for each
        self._order: list[tuple[float, TableId]] = []  # the next one first; those that are no longer in `_dues` too
        self._noted: Final = asyncio.Event()
        self._hurries = False
        self._looks_back = False

    def note(self, table: TableId, due: float | None) -> None:
        """Take note that this process said when a table is due."""
        self._set(table, due)
        if table in self._dues:
            self._mine[table] = self._dues[table]

    def hear(self, table: TableId, due: float | None) -> None:
        """Take note that a table is due then, as another process may have said."""
        if due is None or self._mine.get(table) != due:
            self._set(table, None if due is None else due + GRACE)

    def _set(self, table: TableId, due: float | None) -> None:
        self._mine.pop(table, None)
        if due is None or due - self._time.now() > FURTHEST:
            self._dues.pop(table, None)
        elif self._dues.get(table) != due:
            self._dues[table] = due
            heappush(self._order, (due, table))
            self._tidy()
            if self._order[0] == (due, table):  # else whoever waits wakes before it in any case
                self._noted.set()

    def hurry(self) -> None:
        """Let the next wait be over soon: more is due than was looked at."""
        self._hurries = True

    def look_back(self) -> None:
        """Let the next look, which comes soon, go back to the first day: tables are due again as they were before."""
        self._looks_back = True
        self.hurry()

    def looks_back(self) -> bool:
        """Return whether this look goes back to the first day, and let the next one not."""
        looks_back, self._looks_back = self._looks_back, False
        return looks_back

    async def wait(self) -> list[TableId]:
        """Return tables of this process that are due; none where others' are, or after the longest pause."""
        giving_up = self._time.clock.now() + self._pace.longest
        await self._time.clock.sleep(self._pace.tick)
        while (mine := self._rings()) is None and (left := giving_up - self._time.clock.now()) > SHORTEST:
            self._noted.clear()
            with contextlib.suppress(TimeoutError):
                async with self._time.clock.timeout(min(left, self._pause())):
                    await self._noted.wait()
        return mine or []

    def _rings(self) -> list[TableId] | None:
        """Return what is due of this process's tables, or None where nothing is; whoever was woken looks for it."""
        rung = self._pop_due()
        mine = [table for table in rung if self._mine.pop(table, None) is not None]
        rings, self._hurries = bool(rung) or self._hurries, False
        return mine if rings else None

    def _pop_due(self) -> list[TableId]:
        """Return what is due, and forget it."""
        now, rung = self._time.now(), []
        while self._order and self._order[0][0] <= now:
            due, table = heappop(self._order)
            if self._dues.get(table) == due:
                del self._dues[table]
                rung.append(table)
        return rung

    def _pause(self) -> float:
        return max(SHORTEST, self._order[0][0] - self._time.now()) if self._order else self._pace.longest

    def _tidy(self) -> None:
        """Sort out what is out of date once it is the larger part: most tables move before their clock runs out."""
        if len(self._order) > 2 * len(self._dues) + FEW:
            self._order = [(due, table) for table, due in self._dues.items()]
            heapify(self._order)
