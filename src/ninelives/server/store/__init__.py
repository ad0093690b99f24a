"""Where a server keeps all there is: tables, and what people and operators have besides."""

from typing import Protocol

from ninelives.core.errors import NineLivesError
from ninelives.hosting.storage.port import Store
from ninelives.server.store.credentials import CredentialStore
from ninelives.server.store.friends import FriendStore
from ninelives.server.store.operators import OperatorStore
from ninelives.server.store.push import PushStore
from ninelives.server.store.ratings import RatingStore
from ninelives.server.store.sessions import SessionStore

ENGINES = "memory:, sqlite:///FILE or postgresql://USER@HOST/DATABASE"


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


def store_for(url: str) -> ServerStore:
    """Return the store that this address names; it is not open yet. An engine is imported only where it is used."""
    scheme, _, rest = url.partition(":")
    if url == "memory:":
        return _memory()
    if scheme == "sqlite" and rest.removeprefix("///"):
        return _sqlite(rest.removeprefix("///"))
    if scheme == "postgresql" and rest.startswith("//"):
        return _postgres(url)
    raise NineLivesError(f"No store can be found at {scheme + ':'!r}. Say {ENGINES}.")


def _memory() -> ServerStore:
    try:
        from ninelives.server.store.memory import InMemoryStore  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as missing:
        raise _missing("SQLite", missing.name, "server") from missing
    return InMemoryStore()


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


def _missing(engine: str, package: str | None, extra: str) -> NineLivesError:
    return NineLivesError(f"{engine} needs {package}, which is not there: pip install 'ninelives[{extra}]'.")
