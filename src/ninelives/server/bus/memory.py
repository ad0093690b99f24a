"""A bus inside one process: where that is the only one, nobody else hears."""

import asyncio
from typing import Final

from ninelives.server.bus.port import Heard, Joined


class Exchange:
    """Where buses meet that are to hear each other."""

    def __init__(self) -> None:
        self.buses: Final[list[MemoryBus]] = []


class MemoryBus:
    losses: Final = 0

    def __init__(self, exchange: Exchange | None = None) -> None:
        self._exchange: Final = exchange or Exchange()
        self._tables: Final[set[int]] = set()

    @property
    def alone(self) -> bool:
        return len(self._exchange.buses) == 1

    async def open(self, heard: Heard, joined: Joined) -> None:
        self._heard = heard
        self._joined = joined
        self._loop = asyncio.get_running_loop()
        self._exchange.buses.append(self)

    async def close(self) -> None:
        self._exchange.buses.remove(self)
        self._tables.clear()

    def join(self, table: int) -> None:
        self._tables.add(table)
        self._loop.call_soon(self._confirm, table)

    def leave(self, table: int) -> None:
        self._tables.discard(table)

    def tell(self, table: int, message: bytes) -> None:
        for bus in self._exchange.buses:
            if bus is not self and table in bus._tables:  # noqa: SLF001 - one of us
                self._loop.call_soon(bus._hear, table, message)  # noqa: SLF001 - one of us

    def _confirm(self, table: int) -> None:
        if table in self._tables:
            self._joined([table])

    def _hear(self, table: int, message: bytes) -> None:
        if table in self._tables:
            self._heard(table, message)
