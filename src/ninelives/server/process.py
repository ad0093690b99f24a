"""A serving process put together: a house, and what the network needs around it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Final

import structlog
from litestar.di import Provide

from ninelives.core.errors import NineLivesError
from ninelives.extras import extra
from ninelives.hosting.background import end_tasks
from ninelives.hosting.clock import SYSTEM_CLOCK, Clock
from ninelives.hosting.table_server import TableServer
from ninelives.hosting.thinking import Thinking
from ninelives.server.bot_workers import BotWorkers
from ninelives.server.bus import bus_for
from ninelives.server.features.credentials.service import Credentials
from ninelives.server.features.credentials.store import CredentialStore
from ninelives.server.features.friends.friendships import open_friends
from ninelives.server.features.friends.invitations import Invitations
from ninelives.server.features.friends.service import Friends
from ninelives.server.features.friends.store import FriendStore
from ninelives.server.features.moderation.dashboard import AdminDashboard
from ninelives.server.features.moderation.http import provide_operator
from ninelives.server.features.moderation.keys import OperatorKeys
from ninelives.server.features.moderation.name_list import name_list
from ninelives.server.features.moderation.policy import ServerPolicy
from ninelives.server.features.moderation.policy_sync import PolicySync
from ninelives.server.features.moderation.reports import Reports
from ninelives.server.features.moderation.service import Moderation
from ninelives.server.features.moderation.store import ModerationStore
from ninelives.server.features.push.notifier import PushNotifier
from ninelives.server.features.push.revalidation import Revalidator
from ninelives.server.features.push.service import PushService
from ninelives.server.features.push.store import PushStore
from ninelives.server.features.ratings.service import Ratings
from ninelives.server.features.ratings.store import RatingStore
from ninelives.server.http.callers import Callers, caller_dependencies
from ninelives.server.limits.budgets import Budgets, LongAnswers
from ninelives.server.limits.connections import Limits, connections_allowed
from ninelives.server.limits.queues import Queues
from ninelives.server.observability.metrics import Metrics
from ninelives.server.settings import Settings
from ninelives.server.storage import store_for
from ninelives.tables.catalog import load_all
from ninelives.tables.faults import StoreDown

GUEST_ANSWERS: Final = 3  # to one guest that are made at the same time: each may hold a long history in memory
STRANGER_ANSWERS: Final = 16  # to one network's strangers, who have none
LINE: Final = 60  # requests of either that may wait
TOO_MUCH: Final = "Too many answers are waited for."  # said to nobody: the guards have words for it
HAS_PUSH: Final = find_spec("cryptography") is not None and find_spec("httpx2") is not None  # an extra
if HAS_PUSH:
    from ninelives.server.features.push.delivery import PushDelivery, PushSurroundings, running_delivery


class Context:
    def __init__(self, settings: Settings, clock: Clock = SYSTEM_CLOCK, thinking: Thinking | None = None) -> None:
        self.settings: Final = settings
        self.clock: Final = clock
        self.metrics: Final = Metrics()
        store = store_for(settings.database)
        self._store: Final = store
        self.sessions: Final = store.sessions
        self.friend_store: Final = FriendStore(store.database)
        self.ratings: Final = Ratings(RatingStore(store.database))
        self.push_store: Final = PushStore(store.database)
        self.push: Final = PushService(self.push_store, store.facts)
        self.notifier: Final = PushNotifier(self.push_store, partial(open_friends, self.friend_store), clock)
        policy = ServerPolicy(name_list(settings.names), clock)
        self.house: Final = TableServer(
            store,
            bus_for(settings.redis, clock),
            thinking or BotWorkers(settings.bot_workers),
            settings.pace,
            self.metrics,
            structlog.get_logger("tables"),
            blocks=self.friend_store,
            session_ends=store.sessions,
            admission=policy,
            bell=self.notifier,
            clock=clock,
        )
        self.callers: Final = Callers(self.house)
        self.credentials: Final = Credentials(CredentialStore(store.database), self.house)
        self.friends: Final = Friends(self.friend_store, self.house)
        self.invitations: Final = Invitations(self.friend_store, self.house, self.notifier.invited)
        self.metrics.stands_still.set_function(lambda: self.house.hub.time.stands_still)
        self.moderation_store: Final = ModerationStore(store.database)
        self.moderation: Final = Moderation(store, self.moderation_store, policy, clock)
        self.policy_sync: Final = PolicySync(self.moderation_store, policy, self.house.hub)
        self.dashboard: Final = AdminDashboard(self.moderation_store, policy, self.house.hub, self.metrics)
        self.reports: Final = Reports(self.moderation_store, clock)
        self.requests: Final = Budgets(settings.requests)
        self.long_answers: Final = LongAnswers(clock.now())
        self.guest_turns: Final = Queues(TOO_MUCH, running=GUEST_ANSWERS, waiting=LINE)
        self.stranger_turns: Final = Queues(TOO_MUCH, running=STRANGER_ANSWERS, waiting=LINE)
        self.limits: Final = Limits(settings, self.metrics, connections_allowed(), clock)
        self.draining = False

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        load_all()
        async with contextlib.AsyncExitStack() as stack:
            if self.settings.traces:
                stack.callback(self._trace())
            await stack.enter_async_context(self.house.open())
            await self.policy_sync.learn()
            stack.push_async_callback(end_tasks, [asyncio.create_task(self.policy_sync.run())])
            if HAS_PUSH and self.settings.push_services:
                self.push.delivery = await stack.enter_async_context(await self._delivery())
            yield

    def dependencies(self) -> dict[str, Provide]:
        """Return what handlers are given by name."""
        made = {
            "house": self.house,
            "settings": self.settings,
            "sessions": self.sessions,
            "credentials": self.credentials,
            "friends": self.friends,
            "invitations": self.invitations,
            "notifier": self.notifier,
            "moderation_store": self.moderation_store,
            "moderation": self.moderation,
            "dashboard": self.dashboard,
            "policy_sync": self.policy_sync,
            "reports": self.reports,
            "push": self.push,
            "ratings": self.ratings,
        }
        return {
            **{name: _provided(service) for name, service in made.items()},
            **caller_dependencies(self.callers),
            "operator_keys": Provide(self._operator_keys, sync_to_thread=False),
            "operator": Provide(provide_operator),
        }

    def _operator_keys(self) -> OperatorKeys:
        return OperatorKeys(self.moderation_store, self.house.identity)

    async def _delivery(self) -> AbstractAsyncContextManager["PushDelivery"]:
        """Return what sends messages, in the background."""
        revalidator = Revalidator(self.house, partial(open_friends, self.friend_store), self.invitations.to)
        around = PushSurroundings(self.settings, self.metrics, self.house.hub.background, self.clock)
        key = await self._store.facts.key()
        return running_delivery(self.push_store, self.notifier, revalidator, key, around)

    def _trace(self) -> Callable[[], None]:
        """Begin to trace; return what ends it."""
        from ninelives.server.observability.traces import traces_to  # noqa: PLC0415 - an extra that most servers do not need

        self.metrics.traces = traces = traces_to(self.settings.traces, self.settings.traced)
        return traces.close


def _provided(service: object) -> Provide:
    """Return a dependency that is the same for all requests."""
    return Provide(lambda: service, sync_to_thread=False)


def check_traces(settings: Settings) -> None:
    """Raise MissingExtra where traces are wanted and what sends them is not installed."""
    if settings.traces:
        with extra("traces"):
            import_module("ninelives.server.observability.traces")


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
