"""How processes tell each other."""

from collections.abc import Sequence
from urllib.parse import urlsplit

from ninelives.core.errors import NineLivesError
from ninelives.tables.bus.port import Bus


def bus_for(urls: Sequence[str]) -> Bus:
    """Return the bus that these addresses stand for; without any, there is only this process."""
    if not urls:
        from ninelives.tables.bus.memory import MemoryBus  # noqa: PLC0415 - only the one that is used

        return MemoryBus()
    buses = {_name_of(url): _redis(url) for url in urls}
    if len(buses) == 1:
        return next(iter(buses.values()))
    from ninelives.server.bus.spread import SpreadBus  # noqa: PLC0415 - as above

    return SpreadBus(buses)


def _redis(url: str) -> Bus:
    if not url.startswith(("redis://", "rediss://")):
        scheme = f"{url.partition(':')[0]}:"  # the rest may hold a password, and this is written to logs
        raise NineLivesError(f"{scheme!r} is no bus. Give redis://HOST:PORT, or nothing where one process serves all.")
    try:
        from ninelives.server.bus.redis import RedisBus  # noqa: PLC0415 - an extra, and as above
    except ModuleNotFoundError as fault:
        raise NineLivesError(f"A bus by Redis needs {fault.name}: pip install 'ninelives[scaled]'") from fault
    return RedisBus(url)


def _name_of(url: str) -> str:
    """Return an address without user and password: those may differ from process to process."""
    parts = urlsplit(url)
    return f"{parts.netloc.rpartition('@')[-1]}{parts.path}"
