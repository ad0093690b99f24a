"""A database whose rows were packed, filled by a version that did: this one takes them out and goes on from there.

Of its tables REST wakes from a snapshot. FORGET lost its snapshot when somebody was forgotten; BOARD has none, because
somebody was looking at it.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Final

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from ninelives.hosting.bus.memory import MemoryBus
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.jobs.retention import RetentionJob
from ninelives.hosting.storage.port import Store
from ninelives.tables.commands.match import Begin
from ninelives.tables.commands.seats import Sit
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.state import GATHERING, OVER, PLAYING
from server.house import NoPauses, hub_of
from server.stores import opened
from server.test_resting import AT_ONCE
from server.test_waking import act, close

FOLDER = Path(__file__).parent / "with_packs"
REST, FORGET, BOARD = TableId(1), TableId(2), TableId(3)
HEADS: Final = {REST: 242, FORGET: 242, BOARD: 241}
ANNA, CLEO = GuestId(1001), GuestId(1003)


@pytest.fixture
async def upgraded(blank_url: str) -> AsyncIterator[Store]:
    engine = make_url(blank_url).get_backend_name()
    script = (FOLDER / f"{engine}.sql").read_text(encoding="utf-8")
    if engine == "sqlite":
        with closing(sqlite3.connect(blank_url.removeprefix("sqlite:///"))) as database:
            database.executescript(script)
    else:
        connection = await asyncpg.connect(blank_url)
        await connection.execute(script)
        await connection.close()
    async with opened(blank_url) as (store,):
        yield store


@pytest.fixture
async def hub(upgraded: Store) -> AsyncIterator[Executor]:
    hub = hub_of(upgraded, MemoryBus(), AT_ONCE, NoPauses())
    await hub.open()
    yield hub
    await close(hub)


async def test_a_table_that_wakes_from_its_snapshot_has_its_last_row_and_others_have_all(upgraded: Store) -> None:
    assert {table: len(await upgraded.log.tail(table)) for table in HEADS} == HEADS | {REST: 1}
    assert [row.seq for row in await upgraded.log.tail(REST)] == [241]
    heads = await upgraded.log.heads(HEADS)
    assert {table: seq for table, (seq, _due) in heads.items()} == HEADS
    assert heads[REST][1] is None
    beat = await upgraded.facts.last_beat()
    assert beat is not None
    for table in (FORGET, BOARD):
        due = heads[table][1]
        assert due is not None
        assert 86_400 <= due - beat.house < 8 * 86_400


async def test_what_was_packed_is_found_by_those_who_did_it(upgraded: Store) -> None:
    assert await upgraded.facts.tables_of(ANNA, 9) == [REST]
    assert await upgraded.facts.tables_of(CLEO, 9) == [BOARD]


async def test_tables_stand_as_they_did_rest_and_are_played_at(hub: Executor) -> None:
    phases = {table: (await hub.cache.get(table)).table.phase for table in HEADS}
    assert phases == {REST: GATHERING, FORGET: OVER, BOARD: OVER}
    for table, rows in HEADS.items():
        live = await hub.cache.get(table)
        assert (live.table.seq, live.table.number) == (rows, 1)
        await RetentionJob(hub).see_to(live)
        assert [row.seq for row in await hub.store.log.tail(table)] == [rows - 1]
        hub.cache.drop(live)
        live = await hub.cache.get(table)
        await act(hub, live, CLEO, Sit(0, "1f", "Cleo"))
        await act(hub, live, CLEO, Begin("kitten"))
        assert (live.table.phase, live.table.number, live.table.seq) == (PLAYING, 2, Seq(rows + 2))
        assert await hub.store.facts.archived(live.table.match_id(1)) is not None
