"""Where a server keeps all there is: tables, and what people and operators have besides."""

import re
from typing import Final, Protocol

from ninelives.core.errors import NineLivesError
from ninelives.server.store.credentials import CredentialStore
from ninelives.server.store.friends import FriendStore
from ninelives.server.store.memory import MemoryServerStore
from ninelives.server.store.moving import TableMover
from ninelives.server.store.operators import OperatorStore
from ninelives.server.store.push import PushStore
from ninelives.server.store.ratings import RatingStore
from ninelives.server.store.sessions import SessionStore
from ninelives.tables.store.port import Store

ENGINES = "memory:, sqlite:///FILE or postgresql://USER@HOST/DATABASE"
NAMED: Final = re.compile(r"([a-z][a-z0-9-]*)=(postgresql://\S+)")  # one database of several


class ServerStore(Store, Protocol):
    @property
    def sessions(self) -> SessionStore: ...
    @property
    def credentials(self) -> CredentialStore: ...
    @property
    def friends(self) -> FriendStore: ...
    @property
    def ratings(self) -> RatingStore: ...
    @property
    def operators(self) -> OperatorStore: ...
    @property
    def push(self) -> PushStore: ...
    @property
    def mover(self) -> TableMover: ...
    @property
    def away(self) -> int: ...  # of several databases, those that do not answer while others do


def store_for(url: str) -> ServerStore:
    """Return the store that this address names; it is not open yet. An engine is imported only where it is used.

    Several databases are NAME=postgresql://… each, with spaces between.
    """
    scheme, _, rest = url.partition(":")
    if "=" in scheme:
        return _sharded(url.split())
    if url == "memory:":
        return MemoryServerStore()
    if scheme == "sqlite" and rest.removeprefix("///"):
        return _sqlite(rest.removeprefix("///"))
    if scheme == "postgresql" and rest.startswith("//"):
        return _postgres(url)
    raise NineLivesError(f"No store can be found at {scheme + ':'!r}. Say {ENGINES}.")


def _sqlite(file: str) -> ServerStore:
    try:
        from ninelives.server.store.sqlite import SqliteStore  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as missing:
        raise _missing("SQLite", missing.name, "server") from missing
    return SqliteStore(file)


def _postgres(url: str) -> ServerStore:
    try:
        from ninelives.server.store.postgres import PostgresStore  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as missing:
        raise _missing("PostgreSQL", missing.name, "scaled") from missing
    return PostgresStore(url)


def _sharded(addresses: list[str]) -> ServerStore:
    named = [NAMED.fullmatch(address) for address in addresses]
    urls = {found[1]: found[2] for found in named if found is not None}
    if len(urls) < len(addresses):
        raise NineLivesError(
            "Of several databases each has a name of its own, as in home=postgresql://USER@HOST/DATABASE."
        )
    try:
        from ninelives.server.store.sharded import ShardedStore  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as missing:
        raise _missing("PostgreSQL", missing.name, "scaled") from missing
    return ShardedStore(urls)


def _missing(engine: str, package: str | None, extra: str) -> NineLivesError:
    return NineLivesError(f"{engine} needs {package}, which is not there: pip install 'ninelives[{extra}]'.")
