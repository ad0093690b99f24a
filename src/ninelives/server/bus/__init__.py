"""How processes tell each other."""

from ninelives.core.errors import NineLivesError
from ninelives.tables.bus.port import Bus


def bus_for(url: str | None) -> Bus:
    """Return the bus that this address stands for; without one, there is only this process."""
    if url is None:
        from ninelives.tables.bus.memory import MemoryBus  # noqa: PLC0415 - only the one that is used

        return MemoryBus()
    if not url.startswith(("redis://", "rediss://")):
        scheme = f"{url.partition(':')[0]}:"  # the rest may hold a password, and this is written to logs
        raise NineLivesError(f"{scheme!r} is no bus. Give redis://HOST:PORT, or nothing where one process serves all.")
    try:
        from ninelives.server.bus.redis import RedisBus  # noqa: PLC0415 - an extra, and as above
    except ModuleNotFoundError as fault:
        raise NineLivesError(f"A bus by Redis needs {fault.name}: pip install 'ninelives[scaled]'") from fault
    return RedisBus(url)
