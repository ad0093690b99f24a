"""Rows are added by two processes while a third moves their tables to and fro and dies every now and then."""

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random
from time import monotonic

import pytest

from ninelives.tables.faults import StoreDown
from ninelives.tables.ids import TableId
from ninelives.tables.log import Row
from ninelives.tables.store.port import LATEST, Store
from server.shards import NAMES, one_on_each, sharded
from server.stores import opened, row

pytestmark = pytest.mark.chaos

SECONDS = 3.0
LEAST = 20  # rows of each writer, and moves, on a slow machine
PATIENCE = 60.0  # seconds


class Writer:
    """Somebody who adds rows to all tables, reads what others added, and notes what they were told."""

    def __init__(self, store: Store, number: int) -> None:
        self._store = store
        self._number = number
        self.added = set[Row]()

    async def write(self, tables: list[TableId], ended: asyncio.Event) -> None:
        while not ended.is_set() and len(self.added) < LATEST // 2:  # so that one tail tells all
            for table in tables:
                seq = len(await self._store.log.tail(table))
                mine = row(table, seq, f"{self._number} {table} {seq}", who=self._number)
                self.added |= {mine} if await self._store.log.append([mine]) else set()


async def move_about(store: Store, tables: list[TableId], ended: asyncio.Event, luck: Random) -> Counter[str]:
    """Move tables; one move in three is cut short, wherever it is by then."""
    counts: Counter[str] = Counter()
    while not ended.is_set():
        lives = luck.uniform(0.0, 0.05) if luck.randrange(3) == 0 else None
        with suppress(TimeoutError, StoreDown):
            await asyncio.wait_for(sharded(store).mover.move(luck.choice(tables), luck.choice(NAMES)), lives)
            counts["moves"] += 1
    return counts


async def test_no_row_is_lost_or_doubled_while_tables_move(sharded_url: str) -> None:
    async with opened(sharded_url, 3) as (one, other, mover):
        tables = list((await one_on_each(one)).values())
        writers, ended = [Writer(one, 1), Writer(other, 2)], asyncio.Event()
        writing = [asyncio.create_task(writer.write(tables, ended)) for writer in writers]
        moving = asyncio.create_task(move_about(mover, tables, ended, Random(5)))  # noqa: S311 - no secret hangs on it
        began = monotonic()
        while monotonic() - began < SECONDS or min(len(writer.added) for writer in writers) < LEAST:
            await asyncio.sleep(0.1)
            assert monotonic() - began < PATIENCE
            assert not moving.done()
        ended.set()
        await asyncio.gather(*writing)
        assert (await moving)["moves"] >= 3
        rows = [found for table in tables for found in await one.log.tail(table)]
        assert len({(found.table, found.seq) for found in rows}) == len(rows)
        assert {found._replace(due=None) for writer in writers for found in writer.added} == set(rows)
        for table in tables:
            assert (await other.log.heads([table]))[table][0] == len(await mover.log.tail(table))
