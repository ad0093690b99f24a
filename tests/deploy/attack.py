"""An attack through the proxy from one address, in a process of its own: bounded in rate and time.

attack.py PORT CERTIFICATE CODE SECONDS prints how often it was answered how, as JSON.
"""

import asyncio
import json
import ssl
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from typing import Final

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

HERE: Final = "127.0.0.1"
FROM: Final = ("127.0.0.66", 0)
NUL: Final = "/api/lobby?game=%00"  # PostgreSQL takes no such text
SOME: Final = "/api/games/kitten-me"
PINGS_AT_ONCE: Final = 20
COME_IN: Final = 10.0  # seconds for a socket to open


class Attack:
    def __init__(self, port: int, certificate: str, code: str, seconds: float) -> None:
        self._port = port
        self._socket = f"wss://{HERE}:{port}/api/tables/{code}/socket"
        self._tls = ssl.create_default_context(cafile=certificate)
        self._end = time.monotonic() + seconds
        self.counts: Counter[str] = Counter()

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self._repeat(30, lambda: self._get(NUL)))
            group.create_task(self._repeat(60, lambda: self._get(SOME)))
            group.create_task(self._repeat(60, lambda: self._get("/")))
            group.create_task(self._repeat(15, self._hello))
            for _ in range(3):
                group.create_task(self._ping())

    async def _repeat(self, rate: float, act: Callable[[], Awaitable[None]]) -> None:
        """Do something so often a second, without waiting for the last to be through."""
        async with asyncio.TaskGroup() as group:
            while time.monotonic() < self._end:
                group.create_task(self._tried(act))
                await asyncio.sleep(1 / rate)

    async def _tried(self, act: Callable[[], Awaitable[None]]) -> None:
        try:
            await act()
        except (OSError, EOFError, WebSocketException):
            self.counts["cut off"] += 1

    async def _get(self, path: str) -> None:
        reader, writer = await asyncio.open_connection(HERE, self._port, ssl=self._tls, local_addr=FROM)
        with closing(writer):
            writer.write(f"GET {path} HTTP/1.1\r\nHost: cats.example\r\nConnection: close\r\n\r\n".encode())
            line = await reader.readline()
            self.counts[f"{path.partition('?')[0]} {line.decode().split()[1]}" if line else "cut off"] += 1

    async def _hello(self) -> None:
        async with connect(self._socket, ssl=self._tls, local_addr=FROM, proxy=None, open_timeout=COME_IN) as socket:
            await socket.send('{"t":"hello"}')
            await socket.recv()
            self.counts["hello"] += 1

    async def _ping(self) -> None:
        """Send WebSocket pings, some thousand a second, as long as they are taken."""
        while time.monotonic() < self._end:
            with suppress(OSError, WebSocketException):
                async with connect(self._socket, ssl=self._tls, local_addr=FROM, proxy=None) as socket:
                    while time.monotonic() < self._end:
                        for _ in range(PINGS_AT_ONCE):
                            await socket.ping()
                        self.counts["ping"] += PINGS_AT_ONCE
                        await asyncio.sleep(0.02)
            await asyncio.sleep(0.1)


def main(port: str, certificate: str, code: str, seconds: str) -> None:
    attack = Attack(int(port), certificate, code, float(seconds))
    asyncio.run(attack.run())
    sys.stdout.write(json.dumps(attack.counts))


if __name__ == "__main__":
    main(*sys.argv[1:])
