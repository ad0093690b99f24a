"""Sockets that come and do nothing: some never say a word, some shake hands, some say hello and no more."""

import contextlib
import socket
import time
from collections.abc import Sequence
from typing import Final

from hostile.messages import text

REQUEST: Final = (
    "GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
ARRIVING: Final = 700.0  # a second: 5,000 are there before the first is sent away
HALF_A_REQUEST: Final = b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_A_BODY: Final = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 400\r\n\r\n{"


class Crowd:
    def __init__(self, port: int, number: int, codes: Sequence[str], addresses: Sequence[str]) -> None:
        self._port = port
        self._number = number
        self._codes = codes
        self._addresses = addresses
        self._sockets: list[socket.socket] = []

    def gather(self) -> int:
        """Come, all of us; give how many stand there at once."""
        for n in range(self._number):
            self._sockets.append(self._come(n))
            time.sleep(1 / ARRIVING)
        for one in self._sockets[:: len(self._addresses) + 1]:
            self._greet(one)
        return len(self._sockets)

    def _greet(self, one: socket.socket) -> None:
        """Say hello, which those who shook hands may."""
        with contextlib.suppress(OSError):
            one.sendall(text({"t": "hello"}))

    def _come(self, number: int) -> socket.socket:
        one = socket.create_connection(
            ("127.0.0.1", self._port), 10, (self._addresses[number % len(self._addresses)], 0)
        )
        one.sendall(self._first_words(number))
        return one

    def _first_words(self, number: int) -> bytes:
        request = REQUEST.format(code=self._codes[number % len(self._codes)]).encode()
        ways = (b"", b"", b"", b"", b"", HALF_A_REQUEST, HALF_A_BODY, request, request, request)
        return ways[number // len(self._addresses) % len(ways)]

    def leave(self) -> None:
        for one in self._sockets:
            one.close()
