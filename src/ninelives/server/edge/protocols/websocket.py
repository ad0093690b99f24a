"""Sockets from anywhere: what uvicorn leaves to a proxy, such as peers that send too much or never read."""

import asyncio
from collections.abc import Generator
from typing import Any, Final

from litestar.types import Scope
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from ninelives.hosting.people.rate_limit import Bucket, Rate
from ninelives.server.edge.protocols.config import Config

SLICE: Final = 128  # bytes parsed at once: a usual message, or twenty pings
PIECES: Final = Rate(burst=120, refill=30)  # a socket: control frames and unfinished messages; honest ones send few
BYTES: Final = Rate(burst=512 * 1024, refill=128 * 1024)  # a socket: twice what its messages may come to
LINGER: Final = 12.0  # seconds for what was said last to be read
BEHIND: Final = 128 * 1024  # bytes that may wait here for a slow reader
NOT_TEXT: Final = 1007
TEXT: Final = 0x81  # the head of a frame that is a whole text
SHORT: Final = 126  # bytes; shorter frames say their size in the head
CONTROL: Final = frozenset({Opcode.PING, Opcode.PONG, Opcode.CLOSE})
SHORTEST_COMMAND: Final = 30  # bytes; `{"t":"do","id":"","order":"x"}`

# What input costs this process, in seconds: measured, rounded up.
SLICE_COST: Final = 5e-6
PIECE_COST: Final = 20e-6
MESSAGE_COST: Final = 50e-6
COMMAND_COST: Final = 400e-6  # with the row it writes and what everybody at the table is told

GUARD: Final = "ninelives.guard"  # where a socket's scope holds its connection


class SocketGuard(WebSocketsSansIOProtocol):
    """A socket. Its input is counted here, since pings and pieces of messages never reach a table."""

    config: Config

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as uvicorn makes it
        super().__init__(*args, **kwargs)
        self._clock: Final = self.config.limits.clock
        now = self._clock.now()
        self._bytes: Final = Bucket(BYTES, now)
        self._pieces: Final = Bucket(PIECES, now)
        self._pending = b""
        self._at = 0  # where in it the next slice begins
        self._cut: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._carrier = self.config.network_of(self.client)
        self.network = self._carrier  # until it is known whom a proxy speaks for

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][GUARD] = {GUARD: self}

    def say(self, data: bytes) -> bool:
        """Send a message, at once; False where too much waits for its reader already.

        The way through the framework takes a queue and a task a socket, and three times as long.
        """
        if self.transport.get_write_buffer_size() > BEHIND:
            return False
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(framed(data))
        return True

    # what comes

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
        elif self._bytes.spend(BYTES, self._clock.now(), len(data)):
            self._pending, self._at = self._pending[self._at :] + data, 0
            self._feed()
        else:
            self._flooded()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if message["type"] == "websocket.connect":
            self._learn_who_speaks()
        if self.queue.empty():
            self._feed()
        return message

    def _learn_who_speaks(self) -> None:
        """Take whom a proxy speaks for: its word is in the scope by now."""
        client = self.scope["client"]
        if client is not None and client != self.client:
            self.network = self.config.limits.network(client[0])

    def _feed(self) -> None:
        self.network.share.feed(self)

    def rest(self) -> None:
        if not self.transport.is_closing():
            self._pause_or_resume()

    def may_feed(self) -> bool:
        return bool(self._pending) and self._is_heard() and not self.transport.is_closing()

    def _is_heard(self) -> bool:
        """Return whether what was said before is taken; after the end, all that comes is thrown away."""
        return self.close_sent or self.queue.empty()

    def _pause_or_resume(self) -> None:
        pause = bool(self._pending) or not self._is_heard()
        if pause and not self.read_paused:
            self.transport.pause_reading()
        elif self.read_paused and not pause:
            self.transport.resume_reading()
        self.read_paused = pause

    def take_slice(self) -> None:
        data = self._pending[self._at : self._at + SLICE]
        self._at += SLICE
        if self._at >= len(self._pending):
            self._pending, self._at = b"", 0
        super().data_received(data)

    def handle_events(self) -> None:
        cost = SLICE_COST
        for event in self.conn.events:
            if isinstance(event, Frame):
                cost += cost_of(event)
                if cost_of(event) == PIECE_COST and not self._pieces.spend(PIECES, self._clock.now()):
                    self._flooded()
                    return
        self.network.share.charge(cost)
        super().handle_events()

    def _flooded(self) -> None:
        self.config.limits.metrics.dropped.inc()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Close quietly on what is no text: uvicorn would write a traceback for each."""
        if not self.close_sent and self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_off(1.0)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.scope["extensions"].clear()  # which holds this connection
        self._feed()
        self._cut_off(LINGER)

    def _cut_off(self, seconds: float) -> None:
        """End it soon: a transport that is closed waits for its last bytes to be read, if need be for ever."""
        if not self.disconnected and self._cut is None:
            self._cut = self._clock.call_later(seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._cut is not None:
            self._cut.cancel()
        self._pending = b""
        self.network.share.forget(self)
        self.config.limits.leave(self._carrier)
        super().connection_lost(exc)
        self.conn.parser = nothing()  # the old one holds the protocol that holds it
        self.conn.parser_exc = None


def cost_of(frame: Frame) -> float:
    """Return what a frame costs this process, in seconds."""
    if not frame.fin or frame.opcode in CONTROL:
        return PIECE_COST
    return MESSAGE_COST if len(frame.data) < SHORTEST_COMMAND and frame.opcode is not Opcode.CONT else COMMAND_COST


def framed(data: bytes) -> bytes:
    """Return a text message as it goes over the wire: one frame, unmasked, as servers send it (RFC 6455, 5.2)."""
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size)) + data
    if size < 1 << 16:
        return bytes((TEXT, SHORT)) + size.to_bytes(2) + data
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8) + data


def nothing() -> Generator[None]:
    """Parse nothing more."""
    yield


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def guard_of(scope: Scope) -> SocketGuard:
    """Return the connection that a socket's messages go over."""
    guard = scope["extensions"][GUARD][GUARD]  # type: ignore[index] # put there by the connection itself
    if not isinstance(guard, SocketGuard):
        raise TypeError("a table's sockets are served by SocketGuard.")
    return guard
