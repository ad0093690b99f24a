"""One suite over all buses."""

import asyncio
import sys

import pytest

from ninelives.core.errors import NineLivesError
from ninelives.hosting.bus.memory import Exchange, MemoryBus
from ninelives.server.bus import bus_for
from ninelives.server.bus.redis import RedisBus
from ninelives.tables.ids import TableId
from server.ears import Making, ears, heard_in_order, hears, redis_maker


@pytest.fixture(params=["memory", pytest.param("redis", marks=pytest.mark.services)])
def make(request: pytest.FixtureRequest) -> Making:
    if request.param == "memory":
        exchange = Exchange()
        return lambda: MemoryBus(exchange)
    return redis_maker(request.getfixturevalue("services"))


async def test_what_is_told_is_heard_by_all_others_and_not_by_the_teller(make: Making) -> None:
    async with ears(make, 3) as (one, two, three):
        for ear in (one, two, three):
            await ear.sits(7)
        one.bus.publish(TableId(7), b"a\x00\xff")
        await hears(lambda: bool(two.heard and three.heard))
        await heard_in_order(two, one, 7)  # by now one would have heard itself
        assert one.heard[:-1] == []
        assert two.heard == three.heard[:1] == [(7, b"a\x00\xff")]


async def test_nothing_is_heard_before_joining_nor_after_leaving(make: Making) -> None:
    async with ears(make) as (one, two):
        await two.sits(1)
        one.bus.publish(TableId(2), b"early")
        await heard_in_order(one, two, 1)
        await two.sits(2)
        await heard_in_order(one, two, 2)
        two.bus.unsubscribe(TableId(2))
        one.bus.publish(TableId(2), b"late")
        await heard_in_order(one, two, 1)


async def test_whatever_is_told_after_joined_was_called_is_heard(make: Making) -> None:
    async with ears(make) as (one, two):
        for table in range(50):
            await two.sits(table)
            one.bus.publish(TableId(table), b"at once")
        await hears(lambda: len(two.heard) == 50)


async def test_the_last_of_fast_joins_and_leaves_counts(make: Making) -> None:
    async with ears(make) as (one, two):
        for turn in range(20):
            two.bus.subscribe(TableId(1))
            two.bus.unsubscribe(TableId(2))
            two.bus.unsubscribe(TableId(1))
            two.bus.subscribe(TableId(2))
            for _ in range(turn % 3):
                await asyncio.sleep(0)
        two.bus.subscribe(TableId(1))
        two.bus.unsubscribe(TableId(2))
        two.joined.clear()
        await two.sits(3)
        await hears(lambda: 1 in two.joined)
        one.bus.publish(TableId(2), b"left")
        await heard_in_order(one, two, 1, 3)
        await heard_in_order(one, two, 3)


async def test_the_order_of_a_table_is_kept(make: Making) -> None:
    async with ears(make) as (one, two):
        await two.sits(1, 2)
        for number in range(3000):
            one.bus.publish(TableId(1 + number % 2), b"%d" % number)
        await hears(lambda: len(two.heard) == 3000)
        for table in (1, 2):
            numbers = [int(message) for where, message in two.heard if where == table]
            assert numbers == sorted(numbers)


@pytest.mark.processes  # a real bus joins so many step by step
async def test_ten_thousand_tables_are_joined_and_left(make: Making) -> None:
    async with ears(make) as (one, two):
        await two.sits(*range(10_000))
        assert len(two.joined) == 10_000
        await heard_in_order(one, two, 9_999)
        for table in range(9_999):
            two.bus.unsubscribe(TableId(table))
        one.bus.publish(TableId(17), b"left")
        await heard_in_order(one, two, 9_999)


async def test_a_bus_that_closed_hears_nothing_and_does_not_disturb(make: Making) -> None:
    async with ears(make) as (one, two):
        async with ears(make, 1) as (three,):
            await three.sits(1)
        await two.sits(1)
        await heard_in_order(one, two, 1)
        assert three.heard == []


async def test_what_was_told_before_closing_is_sent(make: Making) -> None:
    async with ears(make, 1) as (two,):
        await two.sits(1)
        async with ears(make, 1) as (one,):
            for number in range(1000):
                one.bus.publish(TableId(1), b"%d" % number)
        await hears(lambda: len(two.heard) == 1000)


def test_an_address_gives_its_bus() -> None:
    assert isinstance(bus_for(""), MemoryBus)
    assert isinstance(bus_for("redis://localhost:6379/0"), RedisBus)


@pytest.mark.parametrize("url", ["amqp://:secret@x", "redis+cluster://:secret@x", "redis://:secret@x redis://y"])
def test_an_address_that_is_no_bus_is_refused_in_words(url: str) -> None:
    with pytest.raises(NineLivesError, match=r"is no bus\. Give one redis://HOST:PORT") as refused:
        bus_for(url)
    assert "secret" not in str(refused.value)


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "ninelives.server.bus.redis")
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(NineLivesError, match=r"pip install 'ninelives\[scaled\]'"):
        bus_for("redis://localhost")
