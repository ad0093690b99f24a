"""How processes tell each other."""

from ninelives.core.errors import NineLivesError
from ninelives.hosting.bus.port import Bus
from ninelives.hosting.clock import SYSTEM_CLOCK, Clock


def bus_for(url: str, clock: Clock = SYSTEM_CLOCK) -> Bus:
    """Return the bus that this address stands for; without one, there is only this process."""
    if not url:
        from ninelives.hosting.bus.memory import MemoryBus  # noqa: PLC0415 - only the one that is used

        return MemoryBus()
    if not url.startswith(("redis://", "rediss://")) or len(url.split()) > 1:
        scheme = f"{url.partition(':')[0]}:"  # the rest may hold a password, and this is written to logs
        raise NineLivesError(
            f"{scheme!r} is no bus. Give one redis://HOST:PORT, or nothing where one process serves all."
        )
    try:
        from ninelives.server.bus.redis import RedisBus  # noqa: PLC0415 - an extra, and as above
    except ModuleNotFoundError as fault:
        raise NineLivesError(f"A bus by Redis needs {fault.name}: pip install 'ninelives[scaled]'") from fault
    return RedisBus(url, clock=clock)
