"""What befalls the house while people play: processes die or freeze, Redis goes away, PostgreSQL crashes."""

import asyncio
import time
from collections import Counter
from random import Random
from typing import Final

from chaos.house import TableServer

from services import Services

FROZEN: Final = (1.0, 5.0)  # seconds
WITHOUT_REDIS: Final = 5.0  # seconds
FREEZES: Final = 6  # one kill in so many is a freeze instead


class Weather:
    def __init__(self, house: TableServer, services: Services, luck: Random, *, gentle: bool) -> None:
        self._gentle: Final = gentle  # processes are killed and Redis goes away, no more
        self._house: Final = house
        self._services: Final = services
        self._luck: Final = luck
        self.counts: Final[Counter[str]] = Counter()
        self.closed = 0.0  # seconds, the longest in which no process was ready

    async def rage(self, seconds: float, kill_every: float) -> None:
        """Let it happen for so long; then every process runs again."""
        end = time.monotonic() + seconds
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._kill_often(end, kill_every))
            tasks.create_task(self._watch(end))
            tasks.create_task(self._lose_redis(seconds * 0.2))
            if not self._gentle:
                tasks.create_task(self._lose_redis(seconds * 0.75))
                tasks.create_task(self._crash_postgres(seconds * 0.45))
                tasks.create_task(self._kill_all(seconds * 0.6))

    async def _kill_often(self, end: float, every: float) -> None:
        while time.monotonic() < end:
            await asyncio.sleep(self._luck.uniform(0.5, 1.5) * every)
            self._replace()
            ready = [port for port in self._house.ports if await self._house.ready(port)]
            if len(ready) > 1:  # one goes, one stays
                await self._strike(self._luck.choice(ready))

    async def _strike(self, port: int) -> None:
        if self._gentle or self._luck.randrange(FREEZES):
            self._kill(port)
        else:
            await self._freeze(port)

    async def _watch(self, end: float) -> None:
        """Note for how long nobody was let in anywhere: so long a command must wait, whatever is done."""
        ready_at = time.monotonic()
        while time.monotonic() < end:
            if any([await self._house.ready(port) for port in self._house.ports]):
                ready_at = time.monotonic()
            self.closed = max(self.closed, time.monotonic() - ready_at)
            await asyncio.sleep(1)

    def _replace(self) -> None:
        """Start anew what gave up: a process does, that finds no PostgreSQL when it starts."""
        for port in self._house.ended():
            self._house.start(port)
            self.counts["processes that gave up at their start"] += 1

    async def _kill_all(self, after: float) -> None:
        await asyncio.sleep(after)
        for port in self._house.ports:
            self._kill(port)

    def _kill(self, port: int) -> None:
        self._house.kill(port)
        self._house.start(port)
        self.counts["processes killed"] += 1

    async def _freeze(self, port: int) -> None:
        self._house.freeze(port)
        await asyncio.sleep(self._luck.uniform(*FROZEN))
        self._house.thaw(port)
        self.counts["processes frozen"] += 1

    async def _lose_redis(self, after: float) -> None:
        await asyncio.sleep(after)
        await asyncio.to_thread(self._services.kill_redis)
        await asyncio.sleep(WITHOUT_REDIS)
        await asyncio.to_thread(self._services.start_redis)
        self.counts["Redis outages"] += 1

    async def _crash_postgres(self, after: float) -> None:
        await asyncio.sleep(after)
        await asyncio.to_thread(self._services.restart_postgres, "immediate")
        self.counts["PostgreSQL crashes"] += 1
