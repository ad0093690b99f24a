"""While a dump holds its snapshot, no entry of an index goes away: a claim must not read all that was ever due."""

import json
from math import inf

import asyncpg
import pytest

from ninelives.server.store.postgres import CLAIM
from ninelives.tables.bus.memory import MemoryBus
from ninelives.tables.ids import TableId
from ninelives.tables.live import scheduler
from ninelives.tables.live.ports import NoBell
from ninelives.tables.store.memory import MemoryLog, MemoryStore
from server.house import hub_of
from server.stores import create, opened

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
            assert await pages(other, NOW - 10.0) < 10
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


async def test_the_clock_looks_far_back_at_first_and_as_long_as_there_is_more() -> None:
    log = Waiting(scheduler.MOST, scheduler.MOST, 3)
    looking = scheduler.Scheduler(hub_of(MemoryStore(log), MemoryBus()), None, None, NoBell())  # type: ignore[arg-type]
    for found in (scheduler.MOST, scheduler.MOST, 3, 0, 0):
        await looking._look()
        assert looking._hub.alarm._hurries is (found == scheduler.MOST)
        await looking._hub.alarm.wait() if found == scheduler.MOST else None
    looking._sweep -= scheduler.RECENT  # as if so much time had passed
    await looking._look()
    await looking._look()
    near = scheduler.RECENT
    assert log.back == pytest.approx([inf, inf, inf, near, near, inf, near])
