"""Where a table is kept."""

from ninelives.core.errors import NineLivesError
from ninelives.server.store.memory import Memory
from ninelives.server.store.port import Store

ENGINES = "memory:, sqlite:///FILE or postgresql://USER@HOST/DATABASE"


def store_for(url: str) -> Store:
    """Give the store that this address names; it is not open yet. An engine is imported only where it is wanted."""
    scheme, _, rest = url.partition(":")
    if url == "memory:":
        return Memory()
    if scheme == "sqlite" and rest.removeprefix("///"):
        return _sqlite(rest.removeprefix("///"))
    if scheme == "postgresql" and rest.startswith("//"):
        return _postgres(url)
    raise NineLivesError(f"No store can be found at {scheme + ':'!r}. Say {ENGINES}.")


def _sqlite(file: str) -> Store:
    try:
        from ninelives.server.store.sqlite import Sqlite  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as missing:
        raise _wanted("SQLite", missing.name, "server") from missing
    return Sqlite(file)


def _postgres(url: str) -> Store:
    try:
        from ninelives.server.store.postgres import Postgres  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as missing:
        raise _wanted("PostgreSQL", missing.name, "scaled") from missing
    return Postgres(url)


def _wanted(engine: str, package: str | None, extra: str) -> NineLivesError:
    return NineLivesError(f"{engine} needs {package}, which is not there: pip install 'ninelives[{extra}]'.")
