"""What every attacker is made of: a raw connection from one address, and lives that are lived over and over."""

import asyncio
import contextlib
import json
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

from attacks.plan import Storm
from hostile.crowd import REQUEST
from hostile.messages import text
from load.wire import Socket, connect

SERVER: Final = "127.0.0.1"
PONG: Final = b"\x8a\x00"  # an empty one, as the server frames it
PATIENCE: Final = 5.0  # seconds for a connection or an answer
BREATH: Final = 0.02  # seconds between two tries of one that was turned away


class Hose(asyncio.Protocol):
    """A connection that writes as much as is taken, and counts answers by their status."""

    def __init__(self, answers: Counter[str]) -> None:
        self._answers = answers
        self._room = asyncio.Event()
        self._room.set()
        self.news = asyncio.Event()  # something came, or it is closed
        self.closed = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as asyncio calls it
        self.transport = transport
        transport.set_write_buffer_limits(high=1 << 16)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - however it ended
        self.closed = True
        self._room.set()
        self.news.set()

    def pause_writing(self) -> None:
        self._room.clear()

    def resume_writing(self) -> None:
        self._room.set()

    def data_received(self, data: bytes) -> None:
        for start in range(1, 6):
            self._answers[f"{start}xx"] += data.count(b"HTTP/1.1 %d" % start)
        self._answers["pongs"] += data.count(PONG)
        self._answers["429"] += data.count(b"HTTP/1.1 429")
        self.news.set()

    async def pour(self, data: bytes) -> None:
        """Write, as soon as there is room for it."""
        await self._room.wait()
        if self.closed:
            raise ConnectionError("The other side closed it.")
        self.transport.write(data)

    async def answer(self) -> None:
        """Wait until something comes back."""
        await asyncio.wait_for(self.news.wait(), PATIENCE)
        self.news.clear()
        if self.closed:
            raise ConnectionError("The other side closed it.")


async def hose(storm: Storm, *, address: str = "", reads: bool = True) -> Hose:
    """Open a connection; one that does not read has room for a few answers only."""
    line = socket.socket()
    line.setblocking(False)  # noqa: FBT003 - as sockets have it
    if not reads:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.bind((address or storm.plan.address, 0))
    loop = asyncio.get_running_loop()
    try:
        await asyncio.wait_for(loop.sock_connect(line, (SERVER, storm.plan.port)), PATIENCE)
    except BaseException:
        line.close()
        raise
    _, protocol = await loop.create_connection(lambda: Hose(storm.did), sock=line)
    if not reads:
        protocol.transport.pause_reading()
    return protocol


async def over_and_over(storm: Storm, life: Callable[[Storm], Awaitable[None]]) -> None:
    """Live one life after the other until the flood ends."""
    while storm.left:
        try:
            async with asyncio.timeout(storm.left):
                await life(storm)
        except (OSError, TimeoutError):
            storm.did["turned away"] += 1
            await asyncio.sleep(BREATH)


async def crowd(storm: Storm, number: int, life: Callable[[Storm], Awaitable[None]]) -> None:
    await asyncio.gather(*[over_and_over(storm, life) for _ in range(number)])


async def shake(storm: Storm, code: str) -> Hose:
    """Open a socket and say hello, with nothing that reads what comes back."""
    one = await hose(storm)
    try:
        await one.pour(REQUEST.format(code=code).encode())
        await one.answer()
        await one.pour(text({"t": "hello"}))
    except BaseException:
        one.transport.abort()
        raise
    return one


async def talk(storm: Storm, code: str, heard: Callable[[dict[str, Any]], None], address: str = "") -> Socket:
    """Come to a table and be welcomed; from then on `heard` gets each message."""
    welcome = asyncio.Event()

    def listen(_socket: Socket, data: bytes) -> None:
        message = json.loads(data)
        if message["t"] == "welcome":
            welcome.set()
        heard(message)

    path = f"/api/tables/{code}/socket"
    line = await asyncio.wait_for(connect(storm.plan.port, path, listen, address or storm.plan.address), PATIENCE)
    line.send(b'{"t":"hello"}')
    with contextlib.ExitStack() as stack:
        stack.callback(line.transport.abort)
        await asyncio.wait_for(welcome.wait(), PATIENCE)
        stack.pop_all()
    return line


def say(line: Socket, **message: object) -> None:
    line.send(json.dumps(message).encode())
