"""How processes tell each other."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

from ninelives.core.errors import NineLivesError
from ninelives.tables.bus.port import Bus
from ninelives.tables.clock import SYSTEM_CLOCK, Clock

CLUSTER: Final = "+cluster://"  # after redis or rediss: one address of a cluster, whose nodes know the others


def bus_for(urls: Sequence[str], clock: Clock = SYSTEM_CLOCK) -> Bus:
    """Return the bus that these addresses stand for; without any, there is only this process."""
    if not urls:
        from ninelives.tables.bus.memory import MemoryBus  # noqa: PLC0415 - only the one that is used

        return MemoryBus()
    if any(CLUSTER in url for url in urls):
        return _cluster(urls, clock)
    buses = {_name_of(url): _redis(url, clock) for url in urls}
    if len(buses) == 1:
        return next(iter(buses.values()))
    from ninelives.server.bus.spread import SpreadBus  # noqa: PLC0415 - as above

    return SpreadBus(buses)


def _redis(url: str, clock: Clock) -> Bus:
    if not url.startswith(("redis://", "rediss://")):
        scheme = f"{url.partition(':')[0]}:"  # the rest may hold a password, and this is written to logs
        raise NineLivesError(f"{scheme!r} is no bus. Give redis://HOST:PORT, or nothing where one process serves all.")
    with _extra():
        from ninelives.server.bus.redis import RedisBus  # noqa: PLC0415 - an extra, and as above
    return RedisBus(url, clock=clock)


def _cluster(urls: Sequence[str], clock: Clock) -> Bus:
    if not all(url.startswith(("redis+cluster://", "rediss+cluster://")) for url in urls):
        raise NineLivesError("A Redis cluster is the only bus where it is one: begin each address with redis+cluster:.")
    with _extra():
        from ninelives.server.bus.cluster import ClusterBus  # noqa: PLC0415 - as above
    return ClusterBus([url.replace(CLUSTER, "://", 1) for url in urls], clock=clock)


@contextmanager
def _extra() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as fault:
        raise NineLivesError(f"A bus by Redis needs {fault.name}: pip install 'ninelives[scaled]'") from fault


def _name_of(url: str) -> str:
    """Return an address without user and password: those may differ from process to process."""
    parts = urlsplit(url)
    return f"{parts.netloc.rpartition('@')[-1]}{parts.path}"
