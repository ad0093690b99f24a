"""Packing takes rows out of the log in small steps. Whoever dies on the way leaves every row in one place."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Table, func, select

from ninelives.server.store.postgres import PostgresStore
from ninelives.server.store.sql.log_schema import LOG, PACK
from ninelives.server.store.sql.packs import SqlPacks
from ninelives.server.store.sqlite import SqliteStore
from ninelives.tables.ids import Seq
from ninelives.tables.store.port import LATEST, Store
from server.stores import create, opened
from server.test_store_packs import HERE, ROWS, all_rows, packed, rows_of

PACKER = """
import asyncio, sys
from ninelives.tables.ids import Seq, TableId
from server.stores import opened
async def pack():
    async with opened(sys.argv[1]) as (store,):
        for until in range(1, 1_000_000):
            await store.log.pack(TableId(1), Seq(until))
            print(until, flush=True)
asyncio.run(pack())
"""


@pytest.fixture
async def durable(durable_url: str) -> AsyncIterator[Store]:
    async with opened(durable_url) as (store,):
        await create(store, 1)
        await store.log.append(rows_of(1))
        yield store


async def number_in(store: Store, table: Table) -> int:
    assert isinstance(store, PostgresStore | SqliteStore)
    ((number,),) = await store.database.all(select(func.count()).select_from(table))
    return int(number)


async def test_a_step_packs_some_rows_and_the_last_knows_that_it_is(durable: Store) -> None:
    left, more = [], True
    while more:
        more = await durable.log.pack(HERE, Seq(ROWS - 10))
        left.append(await number_in(durable, LOG))
    assert left == [ROWS - LATEST, 10]
    assert await number_in(durable, PACK) == 2


class Fallen(Exception):
    pass


async def test_a_step_that_fails_leaves_the_log_as_it_was(durable: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fall(*_: object) -> None:
        raise Fallen

    with monkeypatch.context() as patch:
        patch.setattr(SqlPacks, "_note", fall)  # by then rows are out of the log, and in a pack
        with pytest.raises(Fallen):
            await durable.log.pack(HERE, Seq(ROWS))
    assert (await number_in(durable, LOG), await number_in(durable, PACK)) == (ROWS, 0)
    assert await all_rows(durable) == rows_of(1)
    await packed(durable, ROWS)
    assert await number_in(durable, LOG) == 0


def packing_until_killed(url: str) -> None:
    """Let a process pack row by row until it is killed."""
    words, env = [sys.executable, "-c", PACKER, url], {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True) as packer:
        assert packer.stdout is not None
        for _ in range(30):
            packer.stdout.readline()
        packer.kill()


@pytest.mark.processes
@pytest.mark.chaos
async def test_every_row_is_there_once_after_whoever_packs_was_killed(durable: Store, durable_url: str) -> None:
    for _ in range(3):
        await asyncio.to_thread(packing_until_killed, durable_url)
        packs = await number_in(durable, PACK)
        assert packs >= 30
        assert packs + await number_in(durable, LOG) == ROWS  # each of these packs holds one row
        assert await all_rows(durable) == rows_of(1)
