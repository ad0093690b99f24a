"""What a house asks of a bus: quick messages between processes about a table. It may lose any of them.

Subscribe first, then read: after `subscribed` was called for a table, whatever is published is received, so what the
log holds by then and what is received from then on leave no gap. A bus that was cut off calls `subscribed` again for
every table.
"""

from collections.abc import Callable
from typing import Protocol

from ninelives.tables.ids import TableId

type Received = Callable[[TableId, bytes], None]  # the table, and what another process published
type Subscribed = Callable[[list[TableId]], None]  # tables of which all that is published from now on is received


class Bus(Protocol):
    async def open(self, received: Received, subscribed: Subscribed) -> None: ...
    async def close(self) -> None: ...

    def subscribe(self, table: TableId) -> None:
        """Ask to hear of a table; `subscribed` is called once that is certain, and again after every reconnect."""
        ...

    def unsubscribe(self, table: TableId) -> None: ...

    def hears(self, table: TableId) -> bool:
        """Return whether all that is published of a table is received now, as far as this bus knows."""
        ...

    def publish(self, table: TableId, message: bytes) -> None:
        """Tell every other process that subscribed. Never waits: what is too much is dropped and counted."""
        ...

    @property
    def alone(self) -> bool:
        """Whether there is certainly nobody to tell."""
        ...

    @property
    def losses(self) -> int:
        """How often the connection broke or a message was dropped."""
        ...
