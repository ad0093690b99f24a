"""Several buses as one: every table has its own among them, the same in every process."""

import asyncio
from collections.abc import Mapping
from typing import Final

from ninelives.tables.bus.port import Bus, Received, Subscribed
from ninelives.tables.ids import TableId
from ninelives.tables.rendezvous import by_rank


class SpreadBus:
    """Picks the bus of a table by rendezvous hashing: where one is added, a fair share of tables moves, no others."""

    def __init__(self, buses: Mapping[str, Bus]) -> None:
        self._buses: Final = buses  # by names that all processes know them by

    def of(self, table: TableId) -> Bus:
        """Return the bus over which processes tell each other of a table."""
        return self._buses[by_rank(self._buses, table)[0]]

    async def open(self, received: Received, subscribed: Subscribed) -> None:
        for bus in self._buses.values():
            await bus.open(received, subscribed)

    async def close(self) -> None:
        await asyncio.gather(*[bus.close() for bus in self._buses.values()])

    def subscribe(self, table: TableId) -> None:
        self.of(table).subscribe(table)

    def unsubscribe(self, table: TableId) -> None:
        self.of(table).unsubscribe(table)

    def hears(self, table: TableId) -> bool:
        return self.of(table).hears(table)

    def publish(self, table: TableId, message: bytes) -> None:
        self.of(table).publish(table, message)

    @property
    def alone(self) -> bool:
        return all(bus.alone for bus in self._buses.values())

    @property
    def losses(self) -> int:
        return sum([bus.losses for bus in self._buses.values()])
