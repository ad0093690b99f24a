"""Operators at the command line: the same actions, written into the store. Running servers read them in seconds."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from ninelives.core.errors import NineLivesError
from ninelives.hosting.clock import SYSTEM_CLOCK
from ninelives.hosting.people.identity import Identity
from ninelives.server.features.moderation.keys import OperatorKeys
from ninelives.server.features.moderation.name_list import NameList
from ninelives.server.features.moderation.policy import ServerPolicy
from ninelives.server.features.moderation.service import AdminAction, Moderation
from ninelives.server.features.moderation.store import AuditEntry, ModerationStore, OperatorKey, PlayerReport
from ninelives.server.storage import ServerStore, store_for
from ninelives.tables.faults import StoreDown

MOST: Final = 100  # of a list
PASSWORD: Final = re.compile(r"://([^:@/\s]*):[^@\s]*@")


class AdminCli:
    def __init__(self, store: ServerStore, policy: ServerPolicy, identity: Identity) -> None:
        self.policy: Final = policy
        self._store: Final = ModerationStore(store.database)
        self._operators: Final = Moderation(store, self._store, policy, SYSTEM_CLOCK)
        self._keys: Final = OperatorKeys(self._store, identity)

    async def act(self, operator: str, wanted: AdminAction) -> AuditEntry:
        return await self._operators.act(operator, wanted)

    async def make_key(self, by: str, name: str, reason: str) -> str:
        return await self._operators.make_key(self._keys, by, name, reason)

    async def keys(self) -> list[OperatorKey]:
        return await self._store.keys()

    async def reports(self) -> list[PlayerReport]:
        return await self._store.open_reports(MOST)

    async def acts(self) -> list[AuditEntry]:
        return await self._store.latest_acts(MOST)

    def bans(self) -> list[AuditEntry]:
        return self.policy.bans()


def name_of_database(database: str) -> str:
    """Return the address of a database without its password."""
    return PASSWORD.sub(r"://\1:***@", database)


@asynccontextmanager
async def open_admin_cli(database: str) -> AsyncIterator[AdminCli]:
    """Open the store of a server, which may be running."""
    if database == "memory:":
        raise NineLivesError(
            "A server with --database memory: is run from its page /host alone. Name a file by --database."
        )
    store = store_for(database)
    try:
        if not await store.is_used():
            raise NineLivesError(f"No server has used {name_of_database(database)} yet. Look at --database.")
        await store.open()
        policy = ServerPolicy(NameList(""), SYSTEM_CLOCK)  # names are looked at by the server
        await policy.learn(ModerationStore(store.database))
        yield AdminCli(store, policy, Identity(await store.facts.key()))
    except StoreDown as fault:
        raise NineLivesError(f"The store cannot be used: {fault}. Look at --database.") from fault
    finally:
        await store.close()
