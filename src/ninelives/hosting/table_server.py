"""A house: everything that lives without a network, put together. Each part is made once, opened in order."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

from ninelives.daily import OPEN_KEY
from ninelives.hosting.background import end_tasks
from ninelives.hosting.bus.port import Bus
from ninelives.hosting.clock import SYSTEM_CLOCK, Clock
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.jobs.match_statistics import StatisticsJob
from ninelives.hosting.jobs.revocation import Sessions
from ninelives.hosting.people.admission import Admission, AdmitsAll
from ninelives.hosting.people.identity import Identity
from ninelives.hosting.people.rate_limit import Rate, RateLimit
from ninelives.hosting.people.sessions import NoSessionEnds, SessionEnds
from ninelives.hosting.ports import Log, NoBlocks, NoTurnNotifier, Telemetry, TurnNotifier
from ninelives.hosting.scheduler import Scheduler
from ninelives.hosting.storage.port import Blocks, Store
from ninelives.hosting.thinking import Thinking
from ninelives.tables.timing import Pace

PHRASES: Final = Rate(burst=8, refill=1)  # per sender and table: a family at it is heard, a choir of tabs is not


class TableServer:
    identity: Identity  # its key is in the store: after `open`
    sessions: Sessions
    deals_key: bytes  # of the deals of the day: nobody knows it; `alone`, in a browser, everybody does

    def __init__(  # noqa: PLR0913 - all that is injected
        self,
        store: Store,
        bus: Bus,
        thinking: Thinking,
        pace: Pace,
        telemetry: Telemetry,
        log: Log,
        *,
        blocks: Blocks | None = None,
        session_ends: SessionEnds | None = None,
        alone: bool = False,
        admission: Admission | None = None,
        bell: TurnNotifier | None = None,
        clock: Clock = SYSTEM_CLOCK,
    ) -> None:
        self.store: Final = store
        self.thinking: Final = thinking
        self.telemetry: Final = telemetry
        self.hub: Final = Executor(store, bus, pace, telemetry, log, clock)
        self.blocks: Final = blocks or NoBlocks()
        self.phrases: Final = RateLimit(PHRASES)
        self.alone: Final = alone
        self.admission: Final = admission or AdmitsAll()
        self._session_ends: Final = session_ends or NoSessionEnds()
        self._bell: Final = bell or NoTurnNotifier()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        async with contextlib.AsyncExitStack() as stack:
            await self.store.open()
            stack.push_async_callback(self.store.close)
            key = await self.store.facts.key()
            self.identity = Identity(key)
            self.deals_key = OPEN_KEY if self.alone else key
            await self.hub.open()
            stack.push_async_callback(self.hub.close)
            self.sessions = Sessions(self.hub, self.identity, self._session_ends)
            await self.sessions.refresh()
            await self.thinking.open()
            stack.push_async_callback(self.thinking.close)
            scheduler = asyncio.create_task(Scheduler(self.hub, self.thinking, self.sessions, self._bell).run())
            stack.push_async_callback(end_tasks, [scheduler])
            tallying = asyncio.create_task(StatisticsJob(self.hub, self.thinking).run())
            stack.push_async_callback(end_tasks, [tallying])
            yield
