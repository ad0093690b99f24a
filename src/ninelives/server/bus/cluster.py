"""A Redis cluster as a bus: each table is told of by the node that has its slot, and by no other.

redis-py has a client for clusters, but it moves subscriptions and connects anew in silence. Whoever was cut off has to
know it: what was said meanwhile is asked of the log. So each node is a bus of its own here, and this one knows the map.
"""

import asyncio
import contextlib
from collections.abc import Iterable, Sequence
from random import shuffle
from secrets import token_bytes
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

import structlog
from redis.crc import REDIS_CLUSTER_HASH_SLOTS
from redis.exceptions import RedisError

from ninelives.server.bus.node import NodeBus, slot_of
from ninelives.server.bus.redis import NAME, PATIENCE, PREFIX, connection_to
from ninelives.tables.bus.port import Received, Subscribed
from ninelives.tables.clock import SYSTEM_CLOCK, Clock
from ninelives.tables.faults import described
from ninelives.tables.ids import TableId

PAUSE: Final = 0.2  # seconds between two looks at the map
LOOK: Final = 10.0  # seconds until the map is read without any doubt about it

type Slots = list[str | None]  # the address of the node that has each

log: Final = structlog.get_logger()


class ClusterBus:
    def __init__(self, urls: Sequence[str], prefix: str = PREFIX, clock: Clock = SYSTEM_CLOCK) -> None:
        self._urls: Final = urls  # of some nodes; they know the others
        self._prefix: Final = prefix
        self._clock: Final = clock
        self._me: Final = token_bytes(NAME)  # at every node
        self._tables: Final[set[TableId]] = set()
        self._nodes: Final[dict[str, NodeBus]] = {}
        self._slots: Slots = [None] * REDIS_CLUSTER_HASH_SLOTS
        self._doubt: Final = asyncio.Event()
        self._mapped: Final = asyncio.Event()
        self._leaving: Final[set[asyncio.Task[None]]] = set()
        self._lost = False  # something could not be told, and no node was there to say so
        self._losses = 0  # other than those of the nodes that are there

    async def open(self, received: Received, subscribed: Subscribed) -> None:
        """Begin. The cluster need not be there; if it is, its map is known by the end."""
        self._received = received
        self._subscribed = subscribed
        self._looking = asyncio.create_task(self._look())
        with contextlib.suppress(TimeoutError):
            async with self._clock.timeout(PATIENCE):
                await self._mapped.wait()

    async def close(self) -> None:
        self._looking.cancel()
        await asyncio.wait({self._looking})
        await asyncio.gather(*self._leaving, *[node.close() for node in self._nodes.values()])

    def of(self, table: TableId) -> NodeBus | None:
        """Return the node that has a table's slot, as far as is known here."""
        address = self._slots[slot_of(self._prefix, table)]
        return None if address is None else self._nodes[address]

    def subscribe(self, table: TableId) -> None:
        self._tables.add(table)
        if node := self.of(table):
            node.subscribe(table)

    def unsubscribe(self, table: TableId) -> None:
        self._tables.discard(table)
        if node := self.of(table):
            node.unsubscribe(table)

    def hears(self, table: TableId) -> bool:
        node = self.of(table)
        return node is not None and node.hears(table)

    def publish(self, table: TableId, message: bytes) -> None:
        if node := self.of(table):
            node.publish(table, message)
        else:
            self._losses += 1
            self._lost = True
            self._doubt.set()

    @property
    def alone(self) -> bool:
        return False

    @property
    def losses(self) -> int:
        return self._losses + sum([node.losses for node in self._nodes.values()])

    # the map

    async def _look(self) -> None:
        is_first = True  # of an outage: one line is enough
        while True:
            self._doubt.clear()
            try:
                await self._follow(await self._read())
                is_first = True
            except Exception as fault:  # noqa: BLE001 - no node answers, or whatever: this process must not go astray
                if is_first:
                    log.warning("no map of the cluster", **described(fault))
                is_first = False
                self._doubt.set()
            await self._clock.sleep(PAUSE)
            with contextlib.suppress(TimeoutError):
                async with self._clock.timeout(LOOK):
                    await self._doubt.wait()

    async def _read(self) -> Slots:
        """Ask any node that answers."""
        urls = [*{*self._urls, *[self._url(address) for address in self._nodes]}]
        shuffle(urls)
        for url in urls[:-1]:
            try:
                return await _slots_by(url)
            except (RedisError, OSError):
                continue
        return await _slots_by(urls[-1])

    async def _follow(self, slots: Slots) -> None:
        for address in {address for address in slots if address} - {*self._nodes}:
            await self._welcome(address)
        if slots != self._slots:
            self._rearrange(slots)
        self._mapped.set()
        self._confess()
        for node in self._nodes.values():
            node.ask_again()

    def _rearrange(self, slots: Slots) -> None:
        """Take each table to the node that has it now. Nothing changes for the others."""
        before, self._slots = self._slots, slots
        for table in self._tables:
            slot = slot_of(self._prefix, table)
            if before[slot] != slots[slot]:
                self._move(table, before[slot], slots[slot])
        for address in {*self._nodes} - {*slots}:
            self._let_go(self._nodes.pop(address))

    async def _welcome(self, address: str) -> None:
        node = self._nodes[address] = NodeBus(self._url(address), self._prefix, self._me, self._doubt.set, self._clock)
        await node.open(self._received, self._subscribed)

    def _move(self, table: TableId, old: str | None, new: str | None) -> None:
        if old is not None:
            self._nodes[old].unsubscribe(table)
        if new is not None:
            self._nodes[new].subscribe(table)

    def _let_go(self, node: NodeBus) -> None:
        leaving = asyncio.create_task(self._dismiss(node))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def _dismiss(self, node: NodeBus) -> None:
        """Close a node that has no slots any more. If it could not tell something, it can say so to nobody."""
        await node.close()
        self._losses += node.losses
        if node.owes:
            self._lost = True
            self._doubt.set()

    def _confess(self) -> None:
        """Let a node say that something was lost: plain pub/sub brings it to whoever listens at any node."""
        if self._lost and self._nodes:
            self._lost = False
            next(iter(self._nodes.values())).confess()

    def _url(self, address: str) -> str:
        """Return the address of a node, with user, password and TLS as they were given for the first."""
        given = urlsplit(self._urls[0])
        who, at, _ = given.netloc.rpartition("@")
        return urlunsplit(given._replace(netloc=f"{who}{at}{address}"))


async def _slots_by(url: str) -> Slots:
    async with connection_to(url) as asking:
        ranges = await asking.execute_command("CLUSTER SLOTS")  # type: ignore[no-untyped-call]
        return slots_in(ranges, str(urlsplit(url).hostname))


def slots_in(ranges: Iterable[Any], asked: str) -> Slots:
    """Return who has which slot: each range is its first and last, its primary, and what else stands by."""
    slots: Slots = [None] * REDIS_CLUSTER_HASH_SLOTS
    for first, last, (host, port, *_), *_ in ranges:
        name = host.decode() if host else asked  # a node that does not know its own name leaves it out
        address = f"[{name}]:{port}" if ":" in name else f"{name}:{port}"
        slots[first : last + 1] = [address] * (last + 1 - first)
    return slots
