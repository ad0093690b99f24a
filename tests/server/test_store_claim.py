"""While a dump holds its snapshot, no entry of an index goes away: a claim must not read all that was ever due."""

import json
from math import inf

import asyncpg
import pytest

from ninelives.hosting import scheduler
from ninelives.hosting.bus.memory import MemoryBus
from ninelives.hosting.clock import SYSTEM_CLOCK, Clock
from ninelives.hosting.ports import NoTurnNotifier
from ninelives.hosting.storage.memory import MemoryLog, MemoryStore
from ninelives.server.storage.postgres import CLAIM
from ninelives.tables.commands.match import Begin
from ninelives.tables.commands.seats import Rise, Sit
from ninelives.tables.decide import Command
from ninelives.tables.ids import GuestId, TableId
from server.house import hub_of
from server.stores import CONFIG, create, opened
from virtual_time import VirtualClock

TABLES, MOVES = 50, 200
NOW, UNTIL, MOST = 5000.0, 5015.0, 200


async def test_a_claim_reads_a_few_pages_however_much_was_due_before(postgres_url: str) -> None:
    async with opened(postgres_url) as (store,):
        await create(store, *range(1, TABLES + 1))
        dump, other = await asyncpg.connect(postgres_url), await asyncpg.connect(postgres_url)
        await other.execute("set synchronous_commit = off; set enable_seqscan = off; set enable_bitmapscan = off")
        async with dump.transaction(isolation="repeatable_read"):
            await dump.fetch("select * from head")
            for due in (*range(MOVES), 6000):  # each in a transaction of its own, as moves are
                await other.execute("update head set due = $1", float(due))
            assert await pages(other, -inf) > 50, "this is no trap any more"
            assert await pages(other, NOW - scheduler.OVERLAP) < 10
        await dump.close()
        await other.close()


async def pages(connection: asyncpg.Connection, after: float) -> int:
    """Give how many pages a claim touches."""
    said = await connection.fetchval(f"explain (analyze, buffers, format json) {CLAIM}", NOW, UNTIL, MOST, after)
    plan = json.loads(said)[0]["Plan"]
    return int(plan["Shared Hit Blocks"]) + int(plan["Shared Read Blocks"])


class Waiting(MemoryLog):
    """A log that has something due whenever it is asked, and notes how far back it is asked to look."""

    def __init__(self, *found: int) -> None:
        super().__init__()
        self._found = list(found)
        self.back: list[float] = []

    async def claim(self, now: float, until: float, most: int, after: float = -inf) -> list[TableId]:  # noqa: ARG002
        self.back.append(now - after)
        return [TableId(0)] * (self._found.pop(0) if self._found else 0)


def looking(log: Waiting, clock: Clock = SYSTEM_CLOCK) -> scheduler.Scheduler:
    return scheduler.Scheduler(hub_of(MemoryStore(log), MemoryBus(), clock=clock), None, None, NoTurnNotifier())  # type: ignore[arg-type]


async def test_the_clock_looks_far_back_at_first_and_as_long_as_there_is_more(clock: VirtualClock) -> None:
    log = Waiting(scheduler.MOST, scheduler.MOST, 3)
    looks = looking(log, clock)
    for found in (scheduler.MOST, scheduler.MOST, 3, 0, 0):
        await looks._look()
        assert looks._hub.alarm._hurries is (found == scheduler.MOST)
        await looks._hub.alarm.wait() if found == scheduler.MOST else None
    looks._sweep -= scheduler.SWEEP  # as if so much time had passed
    await looks._look()
    await looks._look()
    near = pytest.approx(scheduler.OVERLAP, abs=1.0)
    assert log.back == [inf, inf, inf, near, near, inf, near]


async def test_after_a_pause_the_clock_looks_back_to_before_it() -> None:
    log = Waiting()
    clock = looking(log)
    await clock._look()
    clock._hub.time._ahead += 300.0  # as if nothing had run for so long
    await clock._look()
    await clock._look()
    assert log.back == [
        inf,
        pytest.approx(300.0 + scheduler.OVERLAP, abs=1.0),
        pytest.approx(scheduler.OVERLAP, abs=1.0),
    ]


async def test_while_there_is_more_than_one_look_takes_no_look_leaves_it_behind() -> None:
    log = Waiting(0, scheduler.MOST, scheduler.MOST, 1)
    clock = looking(log)
    for _ in range(5):
        clock._hub.time._ahead += 60.0
        await clock._look()
    overlapping = [pytest.approx(60.0 * looks + scheduler.OVERLAP, abs=1.0) for looks in (1, 2, 3, 1)]
    assert log.back == [inf, *overlapping]


async def test_nothing_is_ever_due_in_the_past() -> None:
    """A bot stands in for somebody who leaves in the middle of a turn: it was due when the turn began."""
    store = MemoryStore()
    hub = hub_of(store, MemoryBus())
    await hub.open()
    config = CONFIG._replace(clock=86_400, answers=())
    assert await store.facts.create(config)
    live = await hub.cache.get(config.id)
    anna = GuestId(1001)
    for order in (Sit(0, "1f", "Anna"), Begin("kitten")):
        await hub.execute(live, Command(anna, str(live.table.seq), order, live.table.seq))
    hub.time._ahead += 3600.0
    await hub.execute(live, Command(anna, "rise", Rise(), live.table.seq))
    (_, due) = (await store.log.heads([config.id]))[config.id]
    assert due == pytest.approx(hub.time.now(), abs=1.0)
    await hub.postpone(config.id, live.table.seq, 5.0)
    (_, due) = (await store.log.heads([config.id]))[config.id]
    assert due == pytest.approx(hub.time.now(), abs=1.0)
    await hub.close()
