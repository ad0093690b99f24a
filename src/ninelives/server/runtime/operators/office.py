"""Operators at the command line: the same acts, written into the store. Servers that run there read them in seconds."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from ninelives.core.errors import NineLivesError
from ninelives.hosting.clock import SYSTEM_CLOCK
from ninelives.hosting.people.identity import Identity
from ninelives.server.runtime.operators.acts import Operators, Wanted
from ninelives.server.runtime.operators.keys import OperatorKeys
from ninelives.server.runtime.operators.names import NameList
from ninelives.server.runtime.operators.policy import ServerPolicy
from ninelives.server.store import ServerStore, store_for
from ninelives.server.store.operators import Act, OperatorKey, PlayerReport
from ninelives.server.store.sql.store import SqlStore
from ninelives.tables.faults import StoreDown

MOST: Final = 100  # of a list
PASSWORD: Final = re.compile(r"://([^:@/\s]*):[^@\s]*@")


class Office:
    def __init__(self, store: ServerStore, policy: ServerPolicy, identity: Identity) -> None:
        self.policy: Final = policy
        self._store: Final = store
        self._operators: Final = Operators(store, policy, SYSTEM_CLOCK)
        self._keys: Final = OperatorKeys(store.operators, identity)

    async def act(self, operator: str, wanted: Wanted) -> Act:
        return await self._operators.act(operator, wanted)

    async def make_key(self, by: str, name: str, reason: str) -> str:
        return await self._operators.make_key(self._keys, by, name, reason)

    async def keys(self) -> list[OperatorKey]:
        return await self._store.operators.keys()

    async def reports(self) -> list[PlayerReport]:
        return await self._store.operators.open_reports(MOST)

    async def acts(self) -> list[Act]:
        return await self._store.operators.latest_acts(MOST)

    def bans(self) -> list[Act]:
        return self.policy.bans()


def name_of_database(database: str) -> str:
    """Return the address of a database without its password."""
    return PASSWORD.sub(r"://\1:***@", database)


@asynccontextmanager
async def office_at(database: str) -> AsyncIterator[Office]:
    """Open the store of a server, which may be running."""
    if database == "memory:":
        raise NineLivesError(
            "A server with --database memory: is run from its page /host alone. Name a file by --database."
        )
    store = store_for(database)
    try:
        if isinstance(store, SqlStore) and not await store.is_used():
            raise NineLivesError(f"No server has used {name_of_database(database)} yet. Look at --database.")
        await store.open()
        policy = ServerPolicy(NameList(""), SYSTEM_CLOCK)  # names are looked at by the server
        await policy.learn(store.operators)
        yield Office(store, policy, Identity(await store.facts.key()))
    except StoreDown as fault:
        raise NineLivesError(f"The store cannot be used: {fault}. Look at --database.") from fault
    finally:
        await store.close()
