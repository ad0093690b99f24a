"""A hub that closes leaves nothing under way in its store: a driver's statement is never cancelled twice."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from sqlalchemy import event

from ninelives.hosting.bus.memory import MemoryBus
from ninelives.server.storage import store_for
from ninelives.server.storage.sql.database import PooledDatabase
from ninelives.server.storage.sqlite import SqliteStore
from ninelives.tables.ids import Seq
from server.house import hub_of
from server.stores import CONFIG


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Keep all others from writing until the end of the block."""
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as connection:
        connection.execute("begin immediate")
        yield


async def test_a_hub_waits_for_statements_that_it_cancelled(sqlite_url: str) -> None:
    store = store_for(sqlite_url)
    assert isinstance(store, SqliteStore)
    assert isinstance(store.database, PooledDatabase)
    hub = hub_of(store, MemoryBus())
    asked = asyncio.Event()
    await store.open()
    await hub.open()
    event.listen(store.database.engine.sync_engine, "before_cursor_execute", lambda *_: asked.set())
    with locked(sqlite_url):
        hub.background.start(store.facts.keep_snapshot(CONFIG.id, Seq(1), "{}"))
        await asked.wait()
        closed = asyncio.create_task(hub.close())
        await asyncio.wait([asyncio.create_task(asyncio.sleep(0)) for _ in range(10)])
        assert not closed.done()
    await closed
    assert asyncio.all_tasks() == {asyncio.current_task()}
    await store.close()
