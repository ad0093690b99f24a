"""What the server asks of a bus: quick words between processes about a table. It may lose any of them.

Hear first, then read: after `joined` was called for a table, whatever is told is heard, so what the log holds by then
and what is heard from then on leave no gap. A bus that was cut off calls `joined` again for every table.
"""

from collections.abc import Callable
from typing import Protocol

type Heard = Callable[[int, bytes], None]  # the table, and what another process told
type Joined = Callable[[list[int]], None]  # tables for which everything told from now on will be heard


class Bus(Protocol):
    async def open(self, heard: Heard, joined: Joined) -> None: ...
    async def close(self) -> None: ...

    def join(self, table: int) -> None:
        """Ask to hear of a table; `joined` is called once that is certain, and again after every reconnect."""
        ...

    def leave(self, table: int) -> None: ...

    def tell(self, table: int, message: bytes) -> None:
        """Tell every other process that joined the table. Never waits: what is too much is dropped and counted."""
        ...

    @property
    def alone(self) -> bool:
        """Tell whether there is certainly nobody to tell."""
        ...

    @property
    def losses(self) -> int:
        """Give how often the connection broke or a message was dropped."""
        ...
