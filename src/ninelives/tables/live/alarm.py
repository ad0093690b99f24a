"""When to look for what is due: at the times that this process knows of, and now and then."""

import asyncio
import contextlib
import time
from heapq import heapify, heappop, heappush
from typing import Final

from ninelives.tables.ids import TableId
from ninelives.tables.live.house_time import HouseTime
from ninelives.tables.timing import Pace

# seconds: a shorter pause may be over before its timer is set, which a loop in a browser takes for a fault
SHORTEST: Final = 0.005
FURTHEST: Final = 3600.0  # seconds: what lies further ahead is found now and then, a little late
FEW: Final = 100  # times that may be out of date without anybody sorting them out


class Alarm:
    """Wakes whoever waits when a table is due, by the last that was noted of each."""

    def __init__(self, time: HouseTime, pace: Pace) -> None:
        self._time: Final = time
        self._pace: Final = pace
        self._dues: Final[dict[TableId, float]] = {}
        self._order: list[tuple[float, TableId]] = []  # the next one first; those that are no longer in `_dues` too
        self._noted: Final = asyncio.Event()
        self._hurries = False

    def note(self, table: TableId, due: float | None) -> None:
        """Take note that a table is due then, and no earlier."""
        if due is None or due - self._time.now() > FURTHEST:
            self._dues.pop(table, None)
        elif self._dues.get(table) != due:
            self._dues[table] = due
            heappush(self._order, (due, table))
            self._tidy()
            self._noted.set()

    def hurry(self) -> None:
        """Let the next wait be over soon: more is due than was looked at."""
        self._hurries = True

    async def wait(self) -> None:
        """Return when something is due that was noted, or after the longest pause."""
        giving_up = time.monotonic() + self._pace.longest
        await asyncio.sleep(self._pace.tick)
        while not self._rings() and (left := giving_up - time.monotonic()) > SHORTEST:
            self._noted.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._noted.wait(), min(left, self._pause()))

    def _rings(self) -> bool:
        """Return whether something is due, and forget it: whoever was woken looks for it."""
        now, rings = self._time.now(), self._hurries
        self._hurries = False
        while self._order and self._order[0][0] <= now:
            due, table = heappop(self._order)
            if self._dues.get(table) == due:
                del self._dues[table]
                rings = True
        return rings

    def _pause(self) -> float:
        return max(SHORTEST, self._order[0][0] - self._time.now()) if self._order else self._pace.longest

    def _tidy(self) -> None:
        """Sort out what is out of date once it is the larger part: most tables move before their clock runs out."""
        if len(self._order) > 2 * len(self._dues) + FEW:
            self._order = [(due, table) for table, due in self._dues.items()]
            heapify(self._order)
