"""A bus inside one process: where that is the only one, nobody else hears."""

import asyncio
from typing import Final

from ninelives.tables.bus.port import Received, Subscribed
from ninelives.tables.ids import TableId


class Exchange:
    """Where buses meet that are to hear each other."""

    def __init__(self) -> None:
        self.buses: Final[list[MemoryBus]] = []


class MemoryBus:
    losses: Final = 0

    def __init__(self, exchange: Exchange | None = None) -> None:
        self._exchange: Final = exchange or Exchange()
        self._tables: Final[set[TableId]] = set()

    @property
    def alone(self) -> bool:
        return len(self._exchange.buses) == 1

    async def open(self, received: Received, subscribed: Subscribed) -> None:
        self._received = received
        self._subscribed = subscribed
        self._loop = asyncio.get_running_loop()
        self._exchange.buses.append(self)

    async def close(self) -> None:
        self._exchange.buses.remove(self)
        self._tables.clear()

    def subscribe(self, table: TableId) -> None:
        self._tables.add(table)
        self._loop.call_soon(self._confirm, table)

    def unsubscribe(self, table: TableId) -> None:
        self._tables.discard(table)

    def publish(self, table: TableId, message: bytes) -> None:
        for bus in self._exchange.buses:
            if bus is not self and table in bus._tables:  # noqa: SLF001 - one of us
                self._loop.call_soon(bus._receive, table, message)  # noqa: SLF001 - one of us

    def _confirm(self, table: TableId) -> None:
        if table in self._tables:
            self._subscribed([table])

    def _receive(self, table: TableId, message: bytes) -> None:
        if table in self._tables:
            self._received(table, message)
