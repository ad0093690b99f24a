"""A bus by Redis pub/sub: a channel per table, one connection to receive and one to publish.

Whatever breaks, two loops go on for ever: one hears and subscribes anew after each break, one tells. Redis does not
know who missed what. So a process that could not tell something says so in a channel that all processes hear, as soon
as it can, and they take it as if they had been cut off themselves.
"""

import asyncio
import contextlib
from collections import deque
from itertools import batched
from secrets import token_bytes
from typing import Any, Final

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import ConnectionError as Cut
from redis.exceptions import RedisError

from ninelives.hosting.bus.port import Received, Subscribed
from ninelives.hosting.clock import SYSTEM_CLOCK, Clock
from ninelives.tables.faults import describe_fault
from ninelives.tables.ids import TableId

PREFIX: Final = "ninelives:"
ALL: Final = "all"  # the channel of all processes, where others are named by their table's number
NAME: Final = 8  # bytes in front of each message that say whose it is
AT_ONCE: Final = 200  # messages sent together
CHANNELS_AT_ONCE: Final = 1_000
WAITING: Final = 10_000  # messages; what comes on top is dropped
BEAT: Final = 2.0  # seconds in which Redis must say something: it may be gone without a word
PATIENCE: Final = 1.0  # seconds that closing waits for what is still to be told
SHORTEST: Final = 0.05  # seconds before a new attempt
LONGEST: Final = 1.0

log: Final = structlog.get_logger()


def connection_to(url: str) -> Redis:
    # without retries of its own: a connection that comes back in silence hides what was missed
    return Redis.from_url(url, retry=None, protocol=2, socket_timeout=BEAT, socket_connect_timeout=BEAT)


class Pauses:
    """Seconds to wait before the next attempt: ever longer, until one succeeds."""

    def __init__(self, clock: Clock) -> None:
        self._clock: Final = clock
        self.reset()

    def reset(self) -> None:
        self._next = SHORTEST

    @property
    def is_first(self) -> bool:
        return self._next == SHORTEST

    async def rest(self) -> None:
        pause, self._next = self._next, min(2 * self._next, LONGEST)
        await self._clock.sleep(pause)


class RedisBus:
    def __init__(self, url: str, prefix: str = PREFIX, clock: Clock = SYSTEM_CLOCK) -> None:
        self._redis: Final = connection_to(url)
        self._prefix: Final = prefix
        self._clock: Final = clock
        self._me: Final = token_bytes(NAME)
        self._tables: Final[set[TableId]] = set()  # to be heard
        self._certain: Final[set[TableId]] = set()  # of these, those that Redis confirmed
        self._confirmed: list[TableId] = []  # just now, and `subscribed` was not called yet
        self._changed: set[TableId] = set()  # subscribed or left since Redis was told
        self._change: Final = asyncio.Event()
        self._queue: Final[deque[tuple[TableId, bytes]]] = deque()
        self._pending: Final = asyncio.Event()  # there is something to send
        self._lost = False  # something could not be told, and nobody knows yet
        self._closing = False
        self._alive = False  # Redis said something since the last ping
        self.losses = 0

    async def open(self, received: Received, subscribed: Subscribed) -> None:
        """Begin. Redis need not be there: play goes on without it."""
        self._received = received
        self._subscribed = subscribed
        self._tasks = (asyncio.create_task(self._send()), asyncio.create_task(self._listen()))

    @property
    def alone(self) -> bool:
        return False

    async def close(self) -> None:
        self._closing = True
        self._pending.set()
        sender, listener = self._tasks
        await self._wait_for(sender)
        sender.cancel()
        listener.cancel()
        await self._wait_for(sender, listener)  # a fault just now could swallow the cancelling
        await self._redis.aclose()

    async def _wait_for(self, *tasks: asyncio.Task[None]) -> None:
        """Wait until tasks are done, for a while."""
        with contextlib.suppress(TimeoutError):
            async with self._clock.timeout(PATIENCE):
                await asyncio.wait(tasks)

    def subscribe(self, table: TableId) -> None:
        self._tables.add(table)
        self._altered(table)

    def unsubscribe(self, table: TableId) -> None:
        self._tables.discard(table)
        self._certain.discard(table)
        self._altered(table)

    def _altered(self, table: TableId) -> None:
        self._changed.add(table)
        self._change.set()

    def hears(self, table: TableId) -> bool:
        return table in self._certain

    def publish(self, table: TableId, message: bytes) -> None:
        if len(self._queue) < WAITING:
            self._queue.append((table, message))
        else:
            self._lose(1)
        self._pending.set()

    def _lose(self, messages: int) -> None:
        self.losses += messages
        self._lost = True

    # publishing
    async def _send(self) -> None:
        pauses = Pauses(self._clock)
        while self._queue or not self._closing:
            await self._pending.wait()
            batch = self._batch()
            try:
                await self._publish(batch)
            except Exception as fault:  # noqa: BLE001 - Redis is away, or whatever: this process must not fall mute
                if pauses.is_first:
                    log.warning("not told", **describe_fault(fault))
                self._lose(len(batch))
                self._pending.set()
                await pauses.rest()
            else:
                pauses.reset()

    def _batch(self) -> list[tuple[int | str, bytes]]:
        batch: list[tuple[int | str, bytes]] = [self._queue.popleft() for _ in range(min(AT_ONCE, len(self._queue)))]
        if not self._queue:
            self._pending.clear()
            batch += self._confession()
        return batch

    def _confession(self) -> list[tuple[int | str, bytes]]:
        """Return what all must hear after a loss. It comes last: whoever reads the log then finds what was lost."""
        lost, self._lost = self._lost, False
        return [(ALL, b"")] if lost else []

    async def _publish(self, batch: list[tuple[int | str, bytes]]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for channel, message in batch:
                pipeline.publish(f"{self._prefix}{channel}", self._me + message)
            await pipeline.execute()

    # receiving
    async def _listen(self) -> None:
        pauses = Pauses(self._clock)
        while True:
            try:
                await self._connected(pauses)
            except* (RedisError, OSError) as fault:
                if pauses.is_first:  # of an outage: one line is enough
                    log.warning("bus away", **describe_fault(fault))
            except* Exception as fault:  # noqa: BLE001 - a fault of whoever listens must not make this process deaf
                log.warning("bus stumbled", **describe_fault(fault))
            self._cut_off()
            await pauses.rest()

    def _cut_off(self) -> None:
        self.losses += 1
        self._certain.clear()

    async def _connected(self, pauses: Pauses) -> None:
        async with self._redis.pubsub() as pubsub, asyncio.TaskGroup() as tasks:
            await pubsub.subscribe(f"{self._prefix}{ALL}")
            pauses.reset()
            self._changed = set(self._tables)
            self._change.set()
            for work in (self._follow(pubsub), self._read(pubsub), self._ping(pubsub)):
                tasks.create_task(work)

    async def _follow(self, pubsub: PubSub) -> None:
        """Bring the subscriptions to what is wanted now, however often that changed before this loop came to it."""
        while True:
            await self._change.wait()
            self._change.clear()
            changed, self._changed = self._changed, set()
            for tables in batched(changed, CHANNELS_AT_ONCE):
                if left := self._channels([table for table in tables if table not in self._tables]):
                    await pubsub.unsubscribe(*left)
                if joined := self._channels([table for table in tables if table in self._tables]):
                    await pubsub.subscribe(*joined)

    def _channels(self, tables: list[TableId]) -> list[str]:
        return [f"{self._prefix}{table}" for table in tables]

    async def _ping(self, pubsub: PubSub) -> None:
        while True:
            self._alive = False
            await pubsub.ping()
            await self._clock.sleep(BEAT)
            if not self._alive:
                raise Cut("Redis says nothing.")

    async def _read(self, pubsub: PubSub) -> None:
        async for message in pubsub.listen():
            self._alive = True
            self._hear(message)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "message":
            self._take(self._channel(message), message["data"])
        elif message["type"] == "subscribe":
            self._confirm(self._channel(message))

    def _channel(self, message: dict[str, Any]) -> str:
        return str(message["channel"].decode().removeprefix(self._prefix))

    def _take(self, channel: str, message: bytes) -> None:
        if message.startswith(self._me):
            return
        if channel == ALL:
            self._subscribed(list(self._certain))
        elif int(channel) in self._tables:
            self._received(TableId(int(channel)), message[NAME:])

    def _confirm(self, channel: str) -> None:
        """Remember a confirmed table. Those that come together are called subscribed together."""
        if channel == ALL or int(channel) not in self._tables:
            return
        if not self._confirmed:
            asyncio.get_running_loop().call_soon(self._call_subscribed)
        table = TableId(int(channel))
        self._certain.add(table)
        self._confirmed.append(table)

    def _call_subscribed(self) -> None:
        confirmed, self._confirmed = self._confirmed, []
        self._subscribed([table for table in confirmed if table in self._certain])
