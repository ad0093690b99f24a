"""A process that did not hear what others did still does what the log allows, and no table waits for ever."""

import asyncio

import pytest

from ninelives.hosting.bus.memory import Exchange, MemoryBus
from ninelives.hosting.jobs.revocation import Sessions
from ninelives.hosting.people.identity import Identity
from ninelives.hosting.people.sessions import NoSessionEnds
from ninelives.hosting.ports import NoTurnNotifier
from ninelives.hosting.scheduler import Scheduler
from ninelives.hosting.storage.memory import MemoryStore
from ninelives.hosting.storage.port import Archived
from ninelives.server.bot_workers import BotWorkers
from ninelives.tables.commands.match import PlayMove
from ninelives.tables.commands.order import Order
from ninelives.tables.commands.reading import read_order
from ninelives.tables.decide import Command
from ninelives.tables.ids import GuestId, Seq
from ninelives.tables.state import OVER, TableState
from ninelives.tables.timing import Pace, deadline
from server.house import hub_of
from tables.lived import ANNA, BEN, config, two_at
from virtual_time import VirtualClock

TABLE = config()


class Deaf(MemoryBus):
    """A bus that loses every word, though somebody is there to hear it."""

    @property
    def alone(self) -> bool:
        return False


class Process:
    """A server process that hears nothing of the others."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.hub = hub_of(store, Deaf())
        self.clock = Scheduler(
            self.hub, BotWorkers(1), Sessions(self.hub, Identity(b"k" * 32), NoSessionEnds()), NoTurnNotifier()
        )

    async def look(self) -> TableState:
        return (await self.hub.cache.get(TABLE.id)).table

    async def do(self, who: GuestId, order: Order, name: str) -> list[int]:
        """Give an order, and tell with which `seq` it was acknowledged."""
        acknowledged: list[int] = []
        live = await self.hub.cache.get(TABLE.id)
        await self.hub.execute(live, Command(who, name, order, Seq(3)), acknowledged.append)
        return acknowledged

    async def say(self, who: GuestId, *lines: str) -> None:
        for line in lines:
            await self.do(who, read_order(line), line)


async def opened(store: MemoryStore) -> Process:
    process = Process(store)
    await process.hub.open()
    return process


async def one_behind() -> tuple[Process, Process]:
    """Give two processes at one table; the second has not heard that a match began."""
    store = MemoryStore()
    await store.facts.create(TABLE)
    first, second = await opened(store), await opened(store)
    await first.say(ANNA, "sit 0 - Anna")
    await first.say(BEN, "sit 1 - Ben")
    assert (await second.look()).seq == 2
    await first.say(ANNA, "begin")
    return first, second


def opening(table: TableState) -> tuple[GuestId, PlayMove]:
    """Give the first thing that can be played, and by whom."""
    seat = table.awaited[0]
    assert table.match is not None
    return (ANNA, BEN)[seat], PlayMove(seat, table.game.write(table.game.legal(table.match.state, seat)[0]))


async def test_a_table_that_is_behind_refuses_nothing_that_the_newest_allows() -> None:
    first, second = await one_behind()
    who, play = opening(await first.look())
    assert await second.do(who, play, "opening") == [4]


async def test_what_was_done_at_one_process_is_acknowledged_again_at_one_that_is_behind() -> None:
    first, second = await one_behind()
    who, play = opening(await first.look())
    assert await first.do(who, play, "opening") == [4]
    assert await second.do(who, play, "opening") == [4]


async def test_the_clock_of_a_process_that_is_behind_sees_to_the_newest_table() -> None:
    first, second = await one_behind()
    await first.store.log.postpone(TABLE.id, Seq(3), 1.0)
    await second.clock._look()
    await asyncio.gather(*second.hub.background._tasks)
    table = await first.look()
    assert await first.store.log.heads([TABLE.id]) == {TABLE.id: (3, deadline(table))}


async def test_a_process_that_heard_when_a_table_is_due_looks_then_though_the_one_that_wrote_it_is_gone(
    clock: VirtualClock,
) -> None:
    store, exchange = MemoryStore(), Exchange()
    await store.facts.create(TABLE._replace(clock=1))
    first, second = [hub_of(store, MemoryBus(exchange), Pace(), clock) for _ in range(2)]
    for hub in (first, second):
        await hub.open()
        await hub.cache.get(TABLE.id)
    live = await first.cache.get(TABLE.id)
    for line in ("sit 0 - Anna", "begin"):
        await first.execute(live, Command(ANNA, line, read_order(line), live.table.seq))
    await first.close()
    await asyncio.sleep(0.01)
    due = (await store.log.heads([TABLE.id]))[TABLE.id][1]
    assert due is not None
    while second.time.now() < due:
        await second.alarm.wait()
    assert second.time.now() < due + 5.0
    assert await store.log.claim(second.time.now(), due + 15.0, 1) == [TABLE.id]
    await second.close()


async def test_a_rematch_begun_while_the_last_match_is_put_away_is_not_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lived = two_at()
    lived.play_on()
    store = MemoryStore()
    await store.facts.create(TABLE)
    await store.log.append(lived.rows)
    process = await opened(store)
    archive, begun = store.facts.archive, False

    async def meddled(archived: Archived) -> None:
        """Let somebody begin the next match while this one is archived."""
        nonlocal begun
        if not begun:
            begun = True
            await process.say(ANNA, "begin")
        await archive(archived)

    monkeypatch.setattr(store.facts, "archive", meddled)
    assert (await process.look()).phase == OVER
    await process.clock._run_claim(TABLE.id, Seq(len(lived.rows)))
    ((seq, due),) = (await store.log.heads([TABLE.id])).values()
    assert seq == len(lived.rows) + 1
    assert due is not None, "nobody would ever look at the table again"
