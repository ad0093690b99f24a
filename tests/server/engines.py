"""The way to the database of a store, past the store."""

from sqlalchemy.ext.asyncio import AsyncEngine

from ninelives.hosting.storage.port import Store
from ninelives.server.storage.sql.database import PooledDatabase
from ninelives.server.storage.store import ServerStore


def engine_of(store: Store) -> AsyncEngine:
    assert isinstance(store, ServerStore)
    assert isinstance(store.database, PooledDatabase)
    return store.database.engine
