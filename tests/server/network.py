"""A network in memory: connections between parts of one loop, with no socket of the system and no thread.

What is sent arrives at the loop's next turn, in order and whole. A server listens at a port of the loop; clients
connect as usual, since the loop opens their connections.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from itertools import count
from socket import AF_INET
from typing import Any, Final, NamedTuple

from virtual_time import VirtualLoop

MOST_UNREAD: Final = 64 * 1024  # bytes on the way, above which a sender is asked to wait
LOCALHOST: Final = "127.0.0.1"

type Address = tuple[str, int]
type Accept = Callable[[], asyncio.BaseProtocol]


class Names(NamedTuple):
    """What is asked of a connection's socket: who is at its ends."""

    here: Address
    there: Address
    family: int = AF_INET

    def getsockname(self) -> Address:
        return self.here

    def getpeername(self) -> Address:
        return self.there

    def fileno(self) -> int:
        return -1


class End(asyncio.Transport):
    """One end of a connection."""

    other: "End"

    def __init__(
        self, loop: asyncio.AbstractEventLoop, protocol: asyncio.BaseProtocol, here: Address, there: Address
    ) -> None:
        super().__init__(extra={"socket": Names(here, there)})
        self._loop: Final = loop
        self._protocol = protocol
        self._inbox: Final[deque[bytes]] = deque()
        self._reads = True
        self._waits = False  # whether the protocol was asked to write no more
        self._has_ended = False  # the other end sends no more
        self._is_closing = False

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    # to the other end

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._is_closing:
            self.other.take(bytes(data))
            self._wait_or_go_on()

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.other._inbox))

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.other.take_end()

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        if not self._is_closing:
            self.other.take_end()
            self.lose(None)

    def abort(self) -> None:
        if not self._is_closing:
            self.other.lose(ConnectionResetError())
            self.lose(None)

    # from the other end

    def take(self, data: bytes) -> None:
        if data and not self._is_closing:
            self._inbox.append(data)
            self._loop.call_soon(self._deliver)

    def take_end(self) -> None:
        self._has_ended = True
        self._loop.call_soon(self._deliver)

    def lose(self, fault: Exception | None) -> None:
        if not self._is_closing:
            self._is_closing = True
            self._inbox.clear()
            self._loop.call_soon(self._protocol.connection_lost, fault)

    def pause_reading(self) -> None:
        self._reads = False

    def resume_reading(self) -> None:
        self._reads = True
        self._loop.call_soon(self._deliver)

    def is_reading(self) -> bool:
        return self._reads and not self._is_closing

    def _deliver(self) -> None:
        protocol: Any = self._protocol  # it may have changed since
        while self._inbox and self.is_reading():
            data = b"".join(self._inbox)
            self._inbox.clear()
            protocol.data_received(data)
        self.other._wait_or_go_on()
        if self._has_ended and self.is_reading() and not protocol.eof_received():
            self.close()

    def _wait_or_go_on(self) -> None:
        waits = self.get_write_buffer_size() > MOST_UNREAD
        if waits != self._waits and not self._is_closing:
            self._waits = waits
            (self._protocol.pause_writing if waits else self._protocol.resume_writing)()


class NetworkLoop(VirtualLoop):
    """A loop in virtual time whose connections are in memory, to what listens on it."""

    def __init__(self) -> None:
        super().__init__()
        self._accepts: Final[dict[int, Accept]] = {}
        self._ports: Final = count(10_000)

    def listen(self, accept: Accept) -> int:
        """Let a server have a port; give it."""
        port = next(self._ports)
        self._accepts[port] = accept
        return port

    def close_port(self, port: int) -> None:
        del self._accepts[port]

    async def create_connection(  # type: ignore[override] # of all that it takes what clients use
        self,
        protocol_factory: Accept,
        host: str,
        port: int,
        *,
        local_addr: Address | None = None,
        **_options: object,
    ) -> tuple[asyncio.Transport, asyncio.BaseProtocol]:
        accept = self._accepts.get(port)
        if accept is None:
            raise ConnectionRefusedError(f"Nobody listens at port {port}.")
        here, there = ((local_addr or (LOCALHOST, 0))[0], next(self._ports)), (host, port)
        client, server = End(self, protocol_factory(), here, there), End(self, accept(), there, here)
        client.other, server.other = server, client
        for end in (server, client):
            end.get_protocol().connection_made(end)
        return client, client.get_protocol()


def running_network() -> NetworkLoop:
    """Give the network of the test that runs."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, NetworkLoop), "only tests that take `clock` have a network in memory"
    return loop
