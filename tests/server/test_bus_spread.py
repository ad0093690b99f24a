"""Tables spread over several Redis: each is heard of by those who asked, and a Redis that dies takes only its own."""

import asyncio
import shutil
import subprocess
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager

import pytest
from redis.asyncio import Redis

from ninelives.server.bus import bus_for
from ninelives.server.bus.spread import SpreadBus
from ninelives.tables.bus.memory import MemoryBus
from ninelives.tables.bus.port import Bus
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.live.housekeeping import Housekeeping
from ninelives.tables.live.hub import Hub
from ninelives.tables.live.table import LiveTable
from ninelives.tables.orders import Sit
from ninelives.tables.rules import Command
from ninelives.tables.store.memory import MemoryStore
from server.ears import ears, heard_in_order, until
from server.house import free_port, hub_of
from server.onlooker import Onlooker, watched_table
from services import Services

TABLES = range(1, 41)

type TwoRedis = tuple[list[str], subprocess.Popen[bytes]]


@contextmanager
def another_redis() -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Run a Redis until the end of the block, unless somebody kills it before."""
    port, program = free_port(), shutil.which("redis-server")
    assert program is not None
    words = ("--bind", "127.0.0.1", "--port", str(port), "--save", "", "--appendonly", "no")
    process = subprocess.Popen([program, *words], stdout=subprocess.DEVNULL)
    try:
        yield f"redis://127.0.0.1:{port}/0", process
    finally:
        process.kill()
        process.wait()


@pytest.fixture
def two(services: Services) -> Iterator[TwoRedis]:
    """Give the addresses of two, and the process of the second."""
    with another_redis() as (url, process):
        yield [services.redis_url, url], process


def by_redis(bus: Bus, tables: Iterable[int]) -> list[list[TableId]]:
    """Give the tables of each."""
    assert isinstance(bus, SpreadBus)
    return [[TableId(table) for table in tables if bus.of(TableId(table)) is one] for one in bus._buses.values()]


def test_every_process_picks_the_same_and_a_new_one_takes_its_share_only() -> None:
    names = ["a:1/0", "b:1/0", "c:1/0"]
    buses = {name: MemoryBus() for name in names}
    three, turned = SpreadBus(buses), SpreadBus(dict(reversed(buses.items())))
    fewer = SpreadBus({name: buses[name] for name in names[:2]})
    tables = [TableId(number) for number in range(3000)]
    assert [three.of(table) for table in tables] == [turned.of(table) for table in tables]
    shares = Counter(id(three.of(table)) for table in tables)
    assert all(800 < share < 1200 for share in shares.values())
    assert all(three.of(table) in {fewer.of(table), buses["c:1/0"]} for table in tables)


def test_who_one_is_to_redis_says_nothing_about_where_a_table_is() -> None:
    one = bus_for(["redis://ann:x@a:1/0", "redis://b:1/0"])
    assert isinstance(one, SpreadBus)
    assert set(one._buses) == {"a:1/0", "b:1/0"}


@pytest.mark.processes
async def test_a_process_hears_nothing_of_tables_that_it_did_not_ask_for(two: TwoRedis) -> None:
    urls, _ = two
    async with ears(lambda: bus_for(urls), 3) as (one, hearer, deaf):
        await hearer.sits(*TABLES)
        await deaf.sits(99)
        for table in TABLES:
            one.bus.publish(TableId(table), b"meow")
        await until(lambda: len(hearer.heard) == len(TABLES))
        await heard_in_order(one, deaf, 99)
        assert len(deaf.heard) == 1


@pytest.mark.processes
async def test_only_the_redis_of_a_table_carries_it(two: TwoRedis) -> None:
    urls, second = two
    async with ears(lambda: bus_for(urls)) as (one, other):
        await other.sits(*TABLES)
        kept, moved = by_redis(other.bus, TABLES)
        before = [await told_by(url) for url in urls]
        for table in TABLES:
            one.bus.publish(TableId(table), b"meow")
        await until(lambda: len(other.heard) == len(TABLES))
        assert [await told_by(url) - earlier for url, earlier in zip(urls, before, strict=True)] == [
            len(kept),
            len(moved),
        ]
        second.kill()
        await until(lambda: not any(other.bus.hears(table) for table in moved))
        for table in TABLES:
            one.bus.publish(TableId(table), b"meow")
        await until(lambda: len(other.heard) == len(TABLES) + len(kept))
        assert await told_by(urls[0]) - before[0] == 2 * len(kept), "nobody falls back on the other"


async def told_by(url: str) -> int:
    """Return how many messages a Redis was given."""
    async with Redis.from_url(url) as asking:
        return int((await asking.info("commandstats")).get("cmdstat_publish", {"calls": 0})["calls"])


@pytest.mark.processes
async def test_a_redis_that_dies_takes_only_its_own_tables(two: TwoRedis) -> None:
    urls, second = two
    async with ears(lambda: bus_for(urls)) as (one, other):
        await other.sits(*TABLES)
        kept, lost = by_redis(other.bus, TABLES)
        assert kept
        assert lost
        other.joined.clear()
        second.kill()
        await until(lambda: not any(other.bus.hears(table) for table in lost))
        for table in kept:
            await heard_in_order(one, other, table)
        assert all(other.bus.hears(table) for table in kept)
        assert other.joined == [], "nobody has to ask the log for those"


@pytest.fixture
async def hubs(two: TwoRedis) -> AsyncIterator[list[Hub]]:
    store = MemoryStore()
    hubs = [hub_of(store, bus_for(two[0])) for _ in range(2)]
    for hub in hubs:
        await hub.open()
    yield hubs
    for hub in hubs:
        await hub.close()


@pytest.mark.processes
async def test_tables_of_a_dead_redis_are_asked_for_with_each_beat_and_others_are_not(
    hubs: list[Hub], two: TwoRedis
) -> None:
    lives = [await watched_at(hubs) for _ in range(12)]
    two[1].kill()
    _, gone = by_redis(hubs[1].peers._bus, [there.table.config.id for _, there in lives])
    lost = [there for _, there in lives if there.table.config.id in gone]
    await until(lambda: not any(hubs[1].peers.hears(there) for there in lost))
    keeping = Housekeeping(hubs[1])
    await keeping.tidy(hubs[1].time.now())
    for here, _ in lives:
        await hubs[0].act(here, Command(GuestId(5), "sit", Sit(0, "-", "Cat"), Seq(0)))
    kept = [there for _, there in lives if hubs[1].peers.hears(there)]
    await until(lambda: all(there.table.seq == 1 for there in kept))
    assert [there.table.seq for there in lost] == [0] * len(lost)
    await keeping.tidy(hubs[1].time.now())
    await asyncio.gather(*hubs[1].background._tasks)
    assert [there.table.seq for _, there in lives] == [1] * len(lives)


async def watched_at(hubs: list[Hub]) -> tuple[LiveTable, LiveTable]:
    """Give a table as each of two processes has it; both watch it."""
    here = await watched_table(hubs[0])
    there = await hubs[1].cache.get(here.table.config.id)
    there.viewers[Onlooker()] = None
    return here, there
