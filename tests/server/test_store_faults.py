"""Whatever dies, what was acknowledged is there."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable
from pathlib import Path
from time import monotonic

import asyncpg
import pytest

from ninelives.hosting.storage.port import Guest, Store
from ninelives.server.storage import store_for
from ninelives.server.storage.sqlite import SqliteStore
from ninelives.tables.faults import StoreDown, Unstorable
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.log import Row
from server.stores import BROWSER, SIMULATED, create, opened, row
from services import Services

pytestmark = pytest.mark.chaos

WRITER = """
import asyncio, sys
from server.stores import BROWSER, SIMULATED, create, opened, row
async def write():
    async with opened(sys.argv[1]) as (store,):
        await create(store, 1)
        for seq in range(1_000_000):
            assert await store.log.append([row(1, seq)])
            print(seq, flush=True)
asyncio.run(write())
"""


class Diary:
    """Writes one table's log through outages, and notes what was acknowledged."""

    acknowledged: list[Row]

    def __init__(self, store: Store, table: int) -> None:
        self._store = store
        self._table = table
        self.acknowledged = []
        self.falls = 0

    async def write(self, ended: asyncio.Event) -> None:
        nth = 0
        while not ended.is_set():
            try:
                seq = (await self._store.log.heads([TableId(self._table)]))[TableId(self._table)][0]
                given = row(self._table, seq, f"{nth}")
                assert await self._store.log.append([given]) == {self._table}
                self.acknowledged.append(given)
            except StoreDown:
                self.falls += 1
                await asyncio.sleep(0.02)
            nth += 1


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_rows_acknowledged_before_postgresql_went_are_there_when_it_is_back(
    services: Services, postgres_url: str, mode: str
) -> None:
    async with opened(postgres_url) as (store,):
        await create(store, 1, 2, 3)
        diaries, ended = [Diary(store, table) for table in (1, 2, 3)], asyncio.Event()
        writing = [asyncio.create_task(diary.write(ended)) for diary in diaries]
        await written(diaries, 20)
        await asyncio.to_thread(services.restart_postgres, mode)
        back = monotonic()
        await written(diaries, 20)
        assert monotonic() - back < 5.0
        ended.set()
        await asyncio.gather(*writing)
        for diary in diaries:
            assert diary.falls
            assert set(diary.acknowledged) <= set(await store.log.tail(diary.acknowledged[0].table))
        await store.ready()


async def written(diaries: list[Diary], more: int) -> None:
    """Wait until each diary has so many more entries."""
    wanted = [len(diary.acknowledged) + more for diary in diaries]
    async with asyncio.timeout(20.0):
        while any(len(diary.acknowledged) < goal for diary, goal in zip(diaries, wanted, strict=True)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_everything_says_so_while_postgresql_is_gone_and_works_once_it_is_back(
    services: Services, postgres_url: str
) -> None:
    late = store_for(postgres_url)
    async with opened(postgres_url) as (store,):
        await create(store, 1)
        await asyncio.to_thread(services.stop_postgres)
        try:
            for asked in (
                late.open(),
                store.ready(),
                store.facts.key(),
                store.log.append([row(1, 0)]),
                store.log.tail(TableId(1)),
            ):
                with pytest.raises(StoreDown):
                    await asked
        finally:
            await asyncio.to_thread(services.start_postgres)
        await store.ready()
        assert len(await store.facts.key()) == 32
        assert await store.log.append([row(1, 0)]) == {1}
        await late.open()
        assert await late.log.tail(TableId(1)) == [row(1, 0)]
        await late.close()


@pytest.mark.parametrize("text", ["\x00", "a\ud800"])
async def test_a_value_that_an_engine_refuses_is_not_taken_for_a_store_that_is_gone(store_url: str, text: str) -> None:
    async with opened(store_url) as (store,):
        await create(store, 1)
        asked = (
            *(store.facts.config_by_code(text), store.facts.archived(text), store.facts.notices(0.0, 9, text)),
            *(
                store.facts.greet(Guest(GuestId(1), text, 1.0)),
                store.log.append([row(1, 0, text)]),
                store.log.tail(TableId(2**63)),
            ),
            *(
                store.facts.config(TableId(2**63)),
                store.facts.guest(GuestId(-(2**63) - 1)),
                store.log.heads([TableId(2**64)]),
                store.log.postpone(TableId(2**63), Seq(0), 1.0),
            ),
            *(
                store.log.claim(1.0, 2.0, 2**63),
                store.facts.tables_of(GuestId(2**63), 9),
                store.facts.greet(Guest(GuestId(2**63), "Ann", 1.0)),
            ),
        )
        refused = [fault for one in asked for fault in [await fault_of(one)] if fault is not None]
        assert {type(fault) for fault in refused} <= {Unstorable}
        assert store_url.startswith((SIMULATED, BROWSER)) or len(refused) >= 5
        await store.ready()


async def fault_of(asked: Awaitable[object]) -> Exception | None:
    try:
        await asked
    except Exception as fault:  # noqa: BLE001 - whichever it is
        return fault
    return None


async def test_a_batch_that_lost_a_deadlock_is_sent_again(postgres_url: str) -> None:
    waits = "select count(*) from pg_locks where not granted"

    other = await asyncpg.connect(postgres_url)
    name = await other.fetchval("select current_database()")
    await other.execute(
        f"alter database {name} set deadlock_timeout = '3s'"
    )  # a busy machine is slow to close the ring
    await other.execute("set deadlock_timeout = '1min'")  # so it is the batch that finds it and gives way
    async with opened(postgres_url) as (store,):
        await create(store, 1, 2)
        async with other.transaction():
            await other.execute("update head set due = 1 where table_id = 2")
            batch = asyncio.create_task(store.log.append([row(1, 0), row(2, 0)]))
            while not await other.fetchval(waits):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            await other.execute("update head set due = 1 where table_id = 1")  # a ring
        assert await batch == {1, 2}
    await other.close()


def acknowledged_until_killed(url: str) -> list[int]:
    """Let a process write until it is killed; return what it was told to be written."""
    words, env = [sys.executable, "-c", WRITER, url], {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        said = [int(writer.stdout.readline()) for _ in range(50)]
        writer.kill()
        return said + [int(line) for line in writer.stdout if line.endswith("\n")]


async def test_rows_acknowledged_before_a_process_was_killed_are_there(durable_url: str) -> None:
    said = acknowledged_until_killed(durable_url)
    async with opened(durable_url) as (store,):
        log = await store.log.tail(TableId(1), Seq(said[-1]))
        assert log[0] == row(1, said[-1])
        assert len(log) <= 2  # one more may have been on its way
        assert len(await store.log.tail(TableId(1))) == min(said[-1] + len(log), 2000)


async def test_a_new_file_that_many_open_at_once_opens_for_all(tmp_path: Path) -> None:
    for number in range(100):
        logs = [SqliteStore(f"{tmp_path}/{number}").log for _ in range(8)]
        await asyncio.gather(*[log.open() for log in logs])
        await asyncio.gather(*[log.close() for log in logs])
