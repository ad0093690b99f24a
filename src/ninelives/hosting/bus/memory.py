"""A bus inside one process: where that is the only one, nobody else hears."""

from typing import Final

from ninelives.hosting.bus.port import Received, Subscribed
from ninelives.hosting.bus.subscriptions import Subscriptions
from ninelives.tables.ids import TableId


class Exchange:
    """Where buses meet that are to hear each other."""

    def __init__(self) -> None:
        self.buses: Final[list[MemoryBus]] = []


class MemoryBus(Subscriptions):
    def __init__(self, exchange: Exchange | None = None) -> None:
        super().__init__()
        self._exchange: Final = exchange or Exchange()

    @property
    def alone(self) -> bool:
        return len(self._exchange.buses) == 1

    async def open(self, received: Received, subscribed: Subscribed) -> None:
        await super().open(received, subscribed)
        self._exchange.buses.append(self)

    async def close(self) -> None:
        self._exchange.buses.remove(self)
        await super().close()

    def publish(self, table: TableId, message: bytes) -> None:
        for bus in self._exchange.buses:
            if bus is not self and table in bus._tables:  # noqa: SLF001 - one of us
                self._loop.call_soon(bus.receive, table, message)
