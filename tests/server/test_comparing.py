"""The log is asked whether something was missed: seldom while the bus is heard, often while it is not."""

import asyncio
from collections.abc import AsyncIterator, Iterable

import pytest

from ninelives.hosting.bus.memory import Exchange, MemoryBus
from ninelives.hosting.execution import cache
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.jobs.maintenance import SILENCE, Maintenance
from ninelives.hosting.scheduler import BEAT
from ninelives.hosting.storage.memory import MemoryLog, MemoryStore
from ninelives.tables.commands.seats import Sit
from ninelives.tables.decide import Command
from ninelives.tables.ids import GuestId, Seq, TableId
from server.house import hub_of
from server.onlooker import Onlooker, watched_table

MINUTE = 2 * SILENCE


class AskedLog(MemoryLog):
    """Remembers which heads it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[list[TableId]] = []

    async def heads(self, tables: Iterable[TableId]) -> dict[TableId, tuple[Seq, float | None]]:
        wanted = list(tables)
        self.asked.append(wanted)
        return await super().heads(wanted)


class Faulty(MemoryBus):
    """A bus that loses what it is told, and knows of it or not."""

    losing = False
    knows = False

    def hears(self, table: TableId) -> bool:
        return super().hears(table) and not (self.losing and self.knows)

    def publish(self, table: TableId, message: bytes) -> None:
        if not self.losing:
            super().publish(table, message)


class Pair:
    """Two processes, and what the second one does now and then."""

    def __init__(self) -> None:
        exchange = Exchange()
        self.log = AskedLog()
        store = MemoryStore(self.log)
        self.buses = [Faulty(exchange), Faulty(exchange)]
        self.hubs = [hub_of(store, bus) for bus in self.buses]
        self.keeping = Maintenance(self.hubs[1])

    async def both(self) -> tuple[OpenTable, OpenTable]:
        """Give one table as each of them has it; it is watched at both."""
        here = await watched_table(self.hubs[0])
        there = await self.hubs[1].cache.get(here.table.config.id)
        there.viewers[Onlooker()] = None
        self.log.asked.clear()
        return here, there

    async def sit(self, live: OpenTable, seat: int) -> None:
        """Let somebody take a seat at the first process."""
        await self.hubs[0].execute(
            live, Command(GuestId(seat + 1), "sit", Sit(seat, "-", f"Cat{seat}"), live.table.seq)
        )
        await asyncio.sleep(0.01)

    async def passes(self, seconds: float) -> list[list[TableId]]:
        """Let the second process tidy up for so long; give what it asked the log for."""
        self.log.asked.clear()
        now = self.hubs[1].time.now()
        for beat in range(1, int(seconds / BEAT) + 1):
            await self.keeping.tidy(now + beat * BEAT)
        await asyncio.gather(*self.hubs[1].background._tasks)
        return self.log.asked


@pytest.fixture
async def pair() -> AsyncIterator[Pair]:
    pair = Pair()
    for hub in pair.hubs:
        await hub.open()
    await pair.keeping.tidy(pair.hubs[1].time.now())
    yield pair
    for hub in pair.hubs:
        await hub.close()


async def test_while_nothing_is_heard_of_a_table_the_log_is_asked_a_few_times_a_minute(pair: Pair) -> None:
    _, there = await pair.both()
    assert await pair.passes(10 * MINUTE) == [[there.table.config.id]] * 20


async def test_a_table_of_which_something_was_heard_is_not_asked_for(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await pair.both()
    ahead = pair.hubs[1].time.now() + SILENCE
    monkeypatch.setattr(pair.hubs[1].time, "now", lambda: ahead)
    await pair.sit(here, 0)
    assert there.table.seq == 1
    monkeypatch.undo()
    assert await pair.passes(SILENCE + BEAT) == []


async def test_nor_one_that_this_process_wrote_itself(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    _, there = await pair.both()
    ahead = pair.hubs[1].time.now() + SILENCE
    monkeypatch.setattr(pair.hubs[1].time, "now", lambda: ahead)
    await pair.hubs[1].execute(there, Command(GuestId(5), "sit", Sit(0, "-", "Cat"), Seq(0)))
    monkeypatch.undo()
    assert await pair.passes(SILENCE + BEAT) == []


async def test_what_a_bus_lost_without_a_word_is_found_within_a_minute(pair: Pair) -> None:
    here, there = await pair.both()
    pair.buses[0].losing = True
    await pair.sit(here, 0)
    assert there.table.seq == 0, "this bus loses nothing"
    await pair.passes(MINUTE)
    assert there.table.seq == 1


async def test_what_a_bus_loses_that_knows_it_is_broken_is_found_with_the_next_beat(pair: Pair) -> None:
    here, there = await pair.both()
    for bus in pair.buses:
        bus.losing = bus.knows = True
    for seat in (0, 1):
        await pair.sit(here, seat)
        assert len(await pair.passes(BEAT)) == 1
        assert there.table.seq == seat + 1


async def test_whoever_hears_again_asks_at_once_for_what_came_before(pair: Pair) -> None:
    here, there = await pair.both()
    pair.buses[0].losing = True
    await pair.sit(here, 0)
    pair.buses[1].subscribe(there.table.config.id)  # as a bus does after each break
    await asyncio.sleep(0.01)
    await asyncio.gather(*pair.hubs[1].background._tasks)
    assert there.table.seq == 1


async def test_no_statement_asks_for_more_than_so_many(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "HEADS_AT_ONCE", 10)
    lives = [await watched_table(pair.hubs[1]) for _ in range(25)]
    asked = await pair.passes(MINUTE)
    assert [len(some) for some in asked] == [10, 10, 5] * 2
    assert {table for some in asked for table in some} == {live.table.config.id for live in lives}


async def test_without_a_bus_every_beat_asks(hub: Executor) -> None:
    live = await watched_table(hub)
    keeping, now = Maintenance(hub), hub.time.now()
    for beat in range(3):
        live.verified_at = 0.0
        await keeping.tidy(now + beat)
        assert live.verified_at > 0.0


async def test_a_table_that_nobody_looks_at_is_not_asked_for(hub: Executor) -> None:
    live = await watched_table(hub)
    keeping, now = Maintenance(hub), hub.time.now()
    live.viewers.clear()
    live.verified_at = 0.0
    await keeping.tidy(now)
    assert live.verified_at == 0.0
