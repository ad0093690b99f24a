"""Which tables a house hears of, where it is certain at once: no connection can break."""

import asyncio
from typing import Final

from ninelives.hosting.bus.port import Received, Subscribed
from ninelives.tables.ids import TableId


class Subscriptions:
    """The receiving half of a bus; how to publish is for each bus to say."""

    losses: Final = 0

    def __init__(self) -> None:
        self._tables: Final[set[TableId]] = set()

    async def open(self, received: Received, subscribed: Subscribed) -> None:
        self._received = received
        self._subscribed = subscribed
        self._loop = asyncio.get_running_loop()

    async def close(self) -> None:
        self._tables.clear()

    def subscribe(self, table: TableId) -> None:
        self._tables.add(table)
        self._loop.call_soon(self._confirm, table)

    def unsubscribe(self, table: TableId) -> None:
        self._tables.discard(table)

    def hears(self, table: TableId) -> bool:
        return table in self._tables

    def receive(self, table: TableId, message: bytes) -> None:
        """Take what another house published."""
        if table in self._tables:
            self._received(table, message)

    def _confirm(self, table: TableId) -> None:
        if table in self._tables:
            self._subscribed([table])
