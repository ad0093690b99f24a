"""The one place that knows time. What waits or measures is given a clock, so that tests run hours in a moment."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Return seconds on a clock that never goes back, for durations within one process."""
        ...

    def wall(self) -> float:
        """Return the time of day, in seconds since 1970. Somebody may correct it at any moment."""
        ...

    def processor_time(self) -> float:
        """Return the seconds of work that the processor has done for this thread."""
        ...

    async def sleep(self, seconds: float) -> None: ...

    def timeout(self, seconds: float) -> asyncio.Timeout:
        """Return a context that raises TimeoutError where its body takes longer."""
        ...

    def call_later(self, seconds: float, callback: Callable[[], object]) -> asyncio.TimerHandle: ...


class SystemClock:
    """The clock of this machine."""

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        return time.time()

    def processor_time(self) -> float:
        return time.thread_time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def timeout(self, seconds: float) -> asyncio.Timeout:
        return asyncio.timeout(seconds)

    def call_later(self, seconds: float, callback: Callable[[], object]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, callback)


SYSTEM_CLOCK: Final = SystemClock()
