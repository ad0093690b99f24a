"""When to look for what is due: at the times that this process knows of, and now and then."""

import asyncio
import contextlib
import time
from heapq import heappop, heappush
from typing import Final

from ninelives.tables.live.house_time import HouseTime
from ninelives.tables.timing import Pace

# seconds: a shorter pause may be over before its timer is set, which a loop in a browser takes for a fault
SHORTEST: Final = 0.005


class Alarm:
    """Wakes whoever waits when a table is due. What lies further ahead than the longest pause is found by then."""

    def __init__(self, time: HouseTime, pace: Pace) -> None:
        self._time: Final = time
        self._pace: Final = pace
        self._dues: Final[list[float]] = []  # the next one first
        self._noted: Final = asyncio.Event()

    def note(self, due: float | None) -> None:
        """Take note that some table is due then."""
        if due is not None and due - self._time.now() < self._pace.longest:
            heappush(self._dues, due)
            self._noted.set()

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
        now, rings = self._time.now(), False
        while self._dues and self._dues[0] <= now:
            heappop(self._dues)
            rings = True
        return rings

    def _pause(self) -> float:
        return max(SHORTEST, self._dues[0] - self._time.now()) if self._dues else self._pace.longest
