"""A serving process put together: a house, and what the network needs around it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Final

import structlog

from ninelives.core.errors import NineLivesError
from ninelives.extras import extra
from ninelives.hosting.background import end_tasks
from ninelives.hosting.clock import SYSTEM_CLOCK, Clock
from ninelives.hosting.people.rate_limit import Rate, RateLimit
from ninelives.hosting.table_server import House
from ninelives.hosting.thinking import Thinking
from ninelives.server.bus import bus_for
from ninelives.server.runtime.bot_workers import BotWorkers
from ninelives.server.runtime.budgets import Budgets, LongAnswers
from ninelives.server.runtime.limits import Limits, connections_allowed
from ninelives.server.runtime.metrics import Metrics
from ninelives.server.runtime.operators.acts import Operators
from ninelives.server.runtime.operators.desk import DeskView
from ninelives.server.runtime.operators.enforcement import Enforcement
from ninelives.server.runtime.operators.names import name_list
from ninelives.server.runtime.operators.policy import ServerPolicy
from ninelives.server.runtime.operators.reports import Reports
from ninelives.server.runtime.push.nudges import Nudges
from ninelives.server.runtime.queues import Queues
from ninelives.server.runtime.ratings.service import Ratings
from ninelives.server.runtime.settings import Settings
from ninelives.server.store import store_for
from ninelives.tables.catalog import load_all
from ninelives.tables.faults import StoreDown

ASKS: Final = Rate(burst=20, refill=1 / 600)  # of friendship, from one network: a class that played a match
GUEST_ANSWERS: Final = 3  # to one guest that are made at the same time: each may hold a long history in memory
STRANGER_ANSWERS: Final = 16  # to one network's strangers, who have none
LINE: Final = 60  # requests of either that may wait
TOO_MUCH: Final = "Too many answers are waited for."  # said to nobody: the guards have words for it
HAS_PUSH: Final = find_spec("cryptography") is not None and find_spec("httpx2") is not None  # an extra
if HAS_PUSH:
    from ninelives.server.runtime.push.service import Push, opened_push


class Context:
    def __init__(self, settings: Settings, clock: Clock = SYSTEM_CLOCK, thinking: Thinking | None = None) -> None:
        self.settings: Final = settings
        self.clock: Final = clock
        self.metrics: Final = Metrics()
        store = store_for(settings.database)
        self._store: Final = store
        self.sessions: Final = store.sessions
        self.credentials: Final = store.credentials
        self.friends: Final = store.friends
        self.ratings: Final = Ratings(store.ratings)
        self.push_store: Final = store.push
        self.nudges: Final = Nudges(store.push, store.friends, clock)
        self.push: Push | None = None  # after `open`, where messages can be sent
        policy = ServerPolicy(name_list(settings.names), clock)
        self.house: Final = House(
            store,
            bus_for(settings.redis, clock),
            thinking or BotWorkers(settings.bot_workers),
            settings.pace,
            self.metrics,
            structlog.get_logger("tables"),
            blocks=store.friends,
            session_ends=store.sessions,
            admission=policy,
            bell=self.nudges,
            clock=clock,
        )
        self.metrics.stands_still.set_function(lambda: self.house.hub.time.stands_still)
        self.operator_store: Final = store.operators
        self.operators: Final = Operators(store, policy, clock)
        self.enforcement: Final = Enforcement(store.operators, policy, self.house.hub)
        self.desk: Final = DeskView(store.operators, policy, self.house.hub, self.metrics)
        self.reports: Final = Reports(store.operators, clock)
        self.requests: Final = Budgets(settings.requests)
        self.long_answers: Final = LongAnswers(clock.now())
        self.guest_turns: Final = Queues(TOO_MUCH, running=GUEST_ANSWERS, waiting=LINE)
        self.stranger_turns: Final = Queues(TOO_MUCH, running=STRANGER_ANSWERS, waiting=LINE)
        self.asks: Final = RateLimit(ASKS)
        self.limits: Final = Limits(settings, self.metrics, connections_allowed(), clock)
        self.draining = False

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        load_all()
        async with contextlib.AsyncExitStack() as stack:
            if self.settings.traces:
                stack.callback(self._trace())
            await stack.enter_async_context(self.house.open())
            await self.enforcement.learn()
            stack.push_async_callback(end_tasks, [asyncio.create_task(self.enforcement.run())])
            if HAS_PUSH and self.settings.push_services:
                pushing = opened_push(self._store, self.house, self.settings, self.metrics, self.nudges)
                self.push = await stack.enter_async_context(pushing)
            yield

    def _trace(self) -> Callable[[], None]:
        """Begin to trace; return what ends it."""
        from ninelives.server.runtime.traces import traces_to  # noqa: PLC0415 - an extra that most servers do not need

        self.metrics.traces = traces = traces_to(self.settings.traces, self.settings.traced)
        return traces.close


def check_traces(settings: Settings) -> None:
    """Raise MissingExtra where traces are wanted and what sends them is not installed."""
    if settings.traces:
        with extra("traces"):
            import_module("ninelives.server.runtime.traces")


def check_bus(settings: Settings) -> None:
    """Raise NineLivesError where no bus can be meant by the settings."""
    bus_for(settings.redis)


async def prepare_store(settings: Settings) -> None:
    """See that the store opens, and bring it up to date once for all processes."""
    store = store_for(settings.database)
    try:
        await store.open()
    except StoreDown as fault:
        raise NineLivesError(f"The store does not open: {fault}. Look at --database.") from fault
    finally:
        await store.close()
