"""A reader that stops reading while its table is busy: it is dropped, and the others at the table notice nothing."""

import asyncio
import contextlib
import socket
import time
from itertools import count

from hostile.crowd import REQUEST
from hostile.messages import text
from load.launch import post
from load.wire import Socket, connect

LONGEST_SILENCE = 3.0  # seconds that somebody who reads may go without a word from a busy table


class SlowReader:
    def __init__(self, port: int, seconds: float) -> None:
        self._port = port
        self._seconds = seconds  # less than it takes to miss a ping
        self._heard_at = time.monotonic()
        self._longest = 0.0
        self.outcome = ""
        self.faults: list[str] = []

    async def run(self) -> None:
        if self._seconds:
            await self._run()

    async def _run(self) -> None:
        place = post(self._port, "/api/tables", {"game": "kitten-me", "seats": 4, "clock": 600})
        sitters = [await connect(self._port, place["socket"], self._heard) for _ in range(3)]
        for seat, sitter in enumerate(sitters):
            sitter.send(b'{"t":"hello"}')
            sitter.send(f'{{"t":"do","id":"s","order":"sit {seat} - Cat"}}'.encode())
        await asyncio.sleep(1)
        sitters[0].send(b'{"t":"do","id":"b","order":"begin"}')
        slow = self._stop_reading(place["code"])
        await self._be_busy(sitters)
        self._judge(await asyncio.to_thread(is_gone, slow))
        for sitter in sitters:
            sitter.transport.abort()

    def _stop_reading(self, code: str) -> socket.socket:
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", self._port))
        slow.sendall(REQUEST.format(code=code).encode())
        slow.recv(1 << 12)  # the handshake, and then no more
        slow.sendall(text({"t": "hello"}))
        return slow

    async def _be_busy(self, sitters: list[Socket]) -> None:
        """Leave and come back, again and again: each time everybody at the table is told."""
        end = time.monotonic() + self._seconds
        self._heard_at = time.monotonic()
        for n in count():
            if time.monotonic() > end:
                return
            for seat, sitter in enumerate(sitters):
                order = f"sit {seat} - Cat" if n % 2 else "rise"
                sitter.send(f'{{"t":"do","id":"n{n}","order":"{order}"}}'.encode())
            await asyncio.sleep(1 / 12)

    def _heard(self, _socket: Socket, data: bytes) -> None:
        if data.startswith(b'{"t":"told"'):
            now = time.monotonic()
            self._longest, self._heard_at = max(self._longest, now - self._heard_at), now

    def _judge(self, gone: bool) -> None:  # noqa: FBT001 - what was seen
        self.outcome = f"{'dropped' if gone else 'kept'}; beside it nobody waited longer than {self._longest:.2f} s"
        if not gone:
            self.faults.append("A reader that had stopped reading was not dropped.")
        if self._longest > LONGEST_SILENCE:
            self.faults.append(f"Beside a slow reader somebody heard nothing for {self._longest:.1f} s.")


def is_gone(slow: socket.socket) -> bool:
    """Read what is left, and tell whether it ends."""
    slow.settimeout(0.5)
    with contextlib.closing(slow):
        try:
            while slow.recv(1 << 16):
                pass
        except ConnectionResetError:
            return True
        except TimeoutError:
            return False
        return True
