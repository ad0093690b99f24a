"""Databases: the engines, their schema and its migrations, and what a server keeps there of tables and sessions."""

from typing import Final

from ninelives.core.errors import NineLivesError
from ninelives.server.storage.store import ServerStore

__all__ = ["ServerStore", "store_for"]

FOREVER: Final = 1e12  # a date that nobody lives to see

ENGINES = "memory:, sqlite:///FILE or postgresql://USER@HOST/DATABASE"


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
        from ninelives.server.storage.memory import InMemoryStore  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as missing:
        raise _missing("SQLite", missing.name, "server") from missing
    return InMemoryStore()


def _sqlite(file: str) -> ServerStore:
    try:
        from ninelives.server.storage.sqlite import SqliteStore  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as missing:
        raise _missing("SQLite", missing.name, "server") from missing
    return SqliteStore(file)


def _postgres(url: str) -> ServerStore:
    try:
        from ninelives.server.storage.postgres import PostgresStore  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as missing:
        raise _missing("PostgreSQL", missing.name, "scaled") from missing
    return PostgresStore(url)


def _missing(engine: str, package: str | None, extra: str) -> NineLivesError:
    return NineLivesError(f"{engine} needs {package}, which is not there: pip install 'ninelives[{extra}]'.")
