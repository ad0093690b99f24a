"""What only a bus by Redis goes through: Redis goes away, comes back, and falls silent."""

import asyncio
import signal
import sys
import time
from collections.abc import Iterator

import pytest
from redis.asyncio import Redis

from ninelives.server.bus import redis
from ninelives.server.bus.redis import RedisBus
from ninelives.tables.ids import TableId
from server.ears import Ear, ears, heard_in_order, redis_maker, until
from services import Services

pytestmark = pytest.mark.chaos


@pytest.fixture
def running(services: Services) -> Iterator[Services]:
    """Give services whose Redis may be stopped: it runs again afterwards."""
    yield services
    services.start_redis()


async def hears_again(one: Ear, two: Ear, tables: set[int]) -> None:
    await until(lambda: tables <= set(two.joined))
    await heard_in_order(one, two, min(tables), 3)


@pytest.mark.parametrize("kill", [False, True])
@pytest.mark.parametrize("seconds", [0.3, 6.0])
async def test_after_an_outage_every_bus_joins_and_hears_again(
    running: Services, seconds: float, *, kill: bool
) -> None:
    async with ears(redis_maker(running)) as (one, two):
        await one.sits(1)
        await two.sits(*range(300))
        (running.kill_redis if kill else running.stop_redis)()
        one.joined.clear()
        two.joined.clear()
        await asyncio.sleep(seconds)
        one.bus.publish(TableId(1), b"lost")
        await asyncio.sleep(0.1)
        two.bus.unsubscribe(TableId(5))
        two.bus.subscribe(TableId(1_000))
        assert two.joined == []
        assert not any(two.bus.hears(TableId(table)) for table in range(300))
        await asyncio.to_thread(running.start_redis)
        await hears_again(one, two, {*range(300), 1_000} - {5})
        assert all(two.bus.hears(TableId(table)) for table in {*range(300), 1_000} - {5})
        assert not two.bus.hears(TableId(5))
        await hears_again(two, one, {1})
        assert 5 not in two.joined
        assert one.bus.losses >= 2  # its connection, and what it told
        assert two.bus.losses >= 1


async def test_what_is_told_in_an_outage_is_counted_and_does_not_pile_up(running: Services) -> None:
    async with ears(redis_maker(running)) as (one, two):
        await two.sits(1)
        running.stop_redis()
        for _ in range(3 * redis.WAITING):
            one.bus.publish(TableId(1), b"lost")
        assert isinstance(one.bus, RedisBus)
        assert len(one.bus._queue) == redis.WAITING
        assert one.bus.losses >= 2 * redis.WAITING
        began = time.monotonic()
    assert time.monotonic() - began < redis.PATIENCE + redis.BEAT + 2


async def test_whoever_could_not_tell_something_makes_all_look_again(services: Services) -> None:
    async with ears(redis_maker(services), 3) as (one, two, three):
        await two.sits(1, 2)
        await three.sits(3)
        two.joined.clear()
        three.joined.clear()
        for _ in range(redis.WAITING + 1):
            one.bus.publish(TableId(9), b"too much")
        await until(lambda: {1, 2} <= set(two.joined) and {3} <= set(three.joined))
        assert one.bus.losses == 1
        assert two.bus.losses == three.bus.losses == 0


@pytest.mark.skipif(sys.platform == "win32", reason="stops a process by signal")
async def test_a_redis_that_says_nothing_is_taken_for_gone(services: Services) -> None:
    async with ears(redis_maker(services)) as (one, two):
        await two.sits(1, 2)
        services.signal_redis(signal.SIGSTOP)
        try:
            one.bus.publish(TableId(1), b"into the void")
            await until(lambda: two.bus.losses > 0 and one.bus.losses > 1)
            two.joined.clear()
        finally:
            services.signal_redis(signal.SIGCONT)
        await hears_again(one, two, {1, 2})


async def test_redis_forgets_tables_that_were_left(services: Services) -> None:
    async def subscribers(table: int) -> int:
        async with Redis.from_url(services.redis_url) as asking:
            ((_, number),) = await asking.pubsub_numsub(f"few:{table}")
            return int(number)

    async with ears(lambda: RedisBus(services.redis_url, "few:"), 1) as (one,):
        await one.sits(1, 2)
        assert await subscribers(1) == 1
        one.bus.unsubscribe(TableId(1))
        await one.sits(3)
        assert [await subscribers(table) for table in (1, 2, 3)] == [0, 1, 1]


async def test_a_bus_opens_and_closes_where_no_redis_is() -> None:
    async with ears(lambda: RedisBus("redis://127.0.0.1:1"), 1) as (one,):
        one.bus.subscribe(TableId(1))
        one.bus.publish(TableId(1), b"nobody")
        await until(lambda: one.bus.losses > 3)
        assert one.joined == []


async def test_a_fault_in_an_ear_does_not_make_a_bus_deaf(
    services: Services, capsys: pytest.CaptureFixture[str]
) -> None:
    async with ears(redis_maker(services)) as (one, two):
        await two.sits(1)
        two.bus._received = lambda _table, _message: 1 // 0  # type: ignore[attr-defined]
        two.joined.clear()
        one.bus.publish(TableId(1), b"ouch")
        await until(lambda: 1 in two.joined)
        two.bus._received = two.hear  # type: ignore[attr-defined]
        await heard_in_order(one, two, 1)
        assert "ZeroDivisionError" in capsys.readouterr().out
