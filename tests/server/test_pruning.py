"""Deleting rows of tables at rest on a disk: a step is whole, whoever dies in it."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator

import pytest

from ninelives.hosting.storage.port import Store
from ninelives.server.storage.sql import pruning
from ninelives.tables.ids import Seq
from server.stores import opened
from server.test_store_packs import HERE, ROWS, all_rows, fill, rows_of

PRUNER = """
import asyncio, sys
from ninelives.tables.ids import Seq, TableId
from server.stores import opened
async def prune():
    async with opened(sys.argv[1]) as (store,):
        for seq in range(2, 1_000_000):
            await store.log.prune(TableId(1), Seq(seq))
            print(seq, flush=True)
asyncio.run(prune())
"""


@pytest.fixture
async def durable(durable_url: str) -> AsyncIterator[Store]:
    async with opened(durable_url) as (store,):
        await fill(store)
        yield store


class Fallen(Exception):
    pass


async def test_a_step_that_fails_leaves_the_log_as_it_was(durable: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    note = pruning._note_visits

    async def fall(*about: object) -> None:
        await note(*about)  # type: ignore[arg-type] # as they were given
        raise Fallen

    with monkeypatch.context() as patch:
        patch.setattr(pruning, "_note_visits", fall)
        with pytest.raises(Fallen):
            await durable.log.prune(HERE, Seq(ROWS))
    assert await all_rows(durable) == rows_of(1)


def pruning_until_killed(url: str) -> None:
    """Let a process delete row by row until it is killed."""
    words, env = [sys.executable, "-c", PRUNER, url], {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True) as pruner:
        assert pruner.stdout is not None
        for _ in range(30):
            pruner.stdout.readline()
        pruner.kill()


@pytest.mark.processes
@pytest.mark.chaos
async def test_whoever_is_killed_while_deleting_leaves_all_rows_from_some_number_on(
    durable: Store, durable_url: str
) -> None:
    for _ in range(3):
        await asyncio.to_thread(pruning_until_killed, durable_url)
        rows = await all_rows(durable)
        assert rows == rows_of(1)[rows[0].seq :]
        assert 30 <= rows[0].seq < ROWS
