"""A WebSocket client with nothing around it, so that the load comes from few cycles: text frames, no extensions."""

import asyncio
import os
import struct
from collections.abc import Callable
from typing import Final

SMALL: Final = 126
MEDIUM: Final = 127
TEXT: Final = 0x81
PING, PONG = 0x89, 0x8A
KEY: Final = b"\x00\x00\x00\x00"  # a mask that changes nothing: masking protects proxies, not this test

type Heard = Callable[["Socket", bytes], None]


class Socket(asyncio.Protocol):
    """Shakes hands, then calls `heard` with every message."""

    def __init__(self, host: str, path: str, heard: Heard) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._heard = heard
        self._data = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.received = 0
        self.bytes_received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as asyncio calls it
        self.transport = transport
        transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("refused"))

    def send(self, text: bytes) -> None:
        size = len(text)
        short = size < SMALL
        head = struct.pack("!BB", TEXT, 0x80 | size) if short else struct.pack("!BBH", TEXT, 0x80 | SMALL, size)
        if not self.transport.is_closing():
            self.transport.write(head + KEY + text)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open and not self._shake():
            return
        while self._take():
            pass

    def _shake(self) -> bool:
        head, found, rest = self._data.partition(b"\r\n\r\n")
        if not found:
            return False
        if self.opened.done():  # nobody waits for it any more
            self.transport.abort()
            return False
        if b" 101 " not in head[:20]:
            self.opened.set_exception(ConnectionError(head[:80].decode()))
            self.transport.abort()
            return False
        self._open, self._data = True, rest
        self.opened.set_result(None)
        return True

    def _take(self) -> bool:
        """Take one frame off what came, if it is whole."""
        data = self._data
        if len(data) < 2:  # noqa: PLR2004 - the shortest head of a frame
            return False
        size, start = data[1] & 0x7F, 2
        if size == SMALL:
            if len(data) < 4:  # noqa: PLR2004 - as above
                return False
            size, start = int.from_bytes(data[2:4]), 4
        elif size == MEDIUM:
            if len(data) < 10:  # noqa: PLR2004 - as above
                return False
            size, start = int.from_bytes(data[2:10]), 10
        if len(data) < start + size:
            return False
        self._data = data[start + size :]
        self._answer(data[0], data[start : start + size])
        return True

    def _answer(self, kind: int, message: bytes) -> None:
        if kind == TEXT:
            self.received += 1
            self.bytes_received += len(message)
            self._heard(self, message)
        elif kind == PING:
            self.transport.write(struct.pack("!BB", PONG, 0x80 | len(message)) + KEY + message)


async def connect(port: int, path: str, heard: Heard, address: str = "127.0.0.1") -> Socket:
    """Open a socket from this address of our own."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(f"127.0.0.1:{port}", path, heard), "127.0.0.1", port, local_addr=(address, 0)
    )
    await socket.opened
    return socket


def random_id() -> str:
    return os.urandom(6).hex()
