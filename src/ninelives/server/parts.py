"""A server put together: each part made once, opened in order, closed in reverse."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from typing import Final

from ninelives.server.budget import Budget, Rate
from ninelives.server.bus import bus_for
from ninelives.server.clock import Clock
from ninelives.server.housebots import Thinkers
from ninelives.server.hub import Hub
from ninelives.server.identity import Identity
from ninelives.server.limits import Limits, connections_allowed
from ninelives.server.metrics import Metrics
from ninelives.server.revocation import Revocation
from ninelives.server.settings import Settings
from ninelives.server.shelf import take_down_all
from ninelives.server.store import store_for

PHRASES: Final = Rate(burst=8, refill=1)  # a network and table: a family at it is heard, a choir of sockets is not


class Parts:
    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.store: Final = store_for(settings.database)
        self.hub: Final = Hub(self.store, bus_for(settings.redis), settings.house, self.metrics)
        self.thinkers: Final = Thinkers(settings.thinkers)
        self.requests: Final = Budget(settings.requests)
        self.phrases: Final = Budget(PHRASES)
        self.limits: Final = Limits(settings, self.metrics, connections_allowed())
        self.sockets: Final[Counter[str]] = Counter()  # open, by network
        self.draining = False

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        async with contextlib.AsyncExitStack() as stack:
            take_down_all()
            await self.store.open()
            stack.push_async_callback(self.store.close)
            self.identity = Identity(await self.store.key())
            await self.hub.open()
            stack.push_async_callback(self.hub.close)
            self.revocation = Revocation(self.hub, self.identity)
            await self.revocation.refresh()
            await self.thinkers.open()
            stack.push_async_callback(self.thinkers.close)
            clock = asyncio.create_task(Clock(self.hub, self.thinkers, self.revocation).run())
            stack.callback(clock.cancel)
            yield
