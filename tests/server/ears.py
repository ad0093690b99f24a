"""What hears a bus in tests."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from secrets import token_hex

from ninelives.hosting.bus.port import Bus
from ninelives.server.bus.redis import RedisBus
from ninelives.tables.ids import TableId
from services import Services

SOON = 20.0  # seconds; reached only by a fault

type Making = Callable[[], Bus]


class Ear:
    """Remembers what one bus called."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[tuple[int, bytes]] = []
        self.joined: list[TableId] = []

    def hear(self, table: int, message: bytes) -> None:
        self.heard.append((table, message))
        tell_news()

    def join(self, tables: list[TableId]) -> None:
        self.joined += tables
        tell_news()

    async def sits(self, *tables: int) -> None:
        """Join tables, and wait until that is certain."""
        for table in tables:
            self.bus.subscribe(TableId(table))
        await hears(lambda: set(tables) <= set(self.joined))


_waiting: list[asyncio.Future[None]] = []  # for any ear to hear or join something


def tell_news() -> None:
    for future in _waiting:
        if not future.done():
            future.set_result(None)
    _waiting.clear()


async def hears(fact: Callable[[], bool]) -> None:
    """Wait for a fact that comes about when an ear hears or joins something."""
    async with asyncio.timeout(SOON):
        while not fact():
            _waiting.append(asyncio.get_running_loop().create_future())
            await _waiting[-1]


async def until(fact: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not fact():  # noqa: ASYNC110 - facts of several sides, none of which knows of this test
            await asyncio.sleep(0.01)


@asynccontextmanager
async def ears(make: Making, number: int = 2) -> AsyncIterator[list[Ear]]:
    opened = [Ear(make()) for _ in range(number)]
    for ear in opened:
        await ear.bus.open(ear.hear, ear.join)
    try:
        yield opened
    finally:
        async with asyncio.timeout(SOON):
            await asyncio.gather(*[ear.bus.close() for ear in opened])


def redis_maker(services: Services) -> Making:
    prefix = f"{token_hex(4)}:"
    return lambda: RedisBus(services.redis_url, prefix)


async def heard_in_order(teller: Ear, hearer: Ear, table: int, number: int = 1) -> None:
    """Tell a few messages, and see that just these are heard."""
    before = len(hearer.heard)
    told = [(table, token_hex(4).encode()) for _ in range(number)]
    for where, message in told:
        teller.bus.publish(TableId(where), message)
    await hears(lambda: len(hearer.heard) >= before + number)
    assert hearer.heard[before:] == told
