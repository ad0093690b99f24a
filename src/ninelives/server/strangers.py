"""What uvicorn leaves to a proxy: peers that say nothing, say too much, or never read what they are told."""

import asyncio
import time
from typing import Any, Final

from litestar.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ninelives.server.budget import Bucket, Rate

LOOK: Final = 10.0  # seconds between looks at a connection; a request must be whole from one look to the next
LOOKS: Final = 12  # after which nobody waits for an answer any more, or it is not read
BYTES: Final = Rate(burst=512 * 1024, refill=128 * 1024)  # a socket: twice what its messages may come to
LINGER: Final = 12.0  # seconds for what was said last to be read
BEHIND: Final = 128 * 1024  # bytes that may wait here for a slow reader
NOT_TEXT: Final = 1007
TEXT: Final = 0x81  # the head of a frame that is a whole text
SHORT: Final = 126  # bytes; shorter frames say their size in the head
LINE: Final = "ninelives.line"  # where a socket's scope holds its connection


class Knocking(HttpToolsProtocol):
    """A connection before it is a socket."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn does
        super().connection_made(transport)
        self._seen: object = None
        self._looks = 0
        self._timer = self.loop.call_later(LOOK, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        self._timer.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._timer.cancel()
        super().handle_websocket_upgrade()

    def _look(self) -> None:
        self._looks = self._looks + 1 if self.cycle is self._seen else 0
        self._seen = self.cycle
        if self._looks >= (1 if is_theirs(self.cycle) else LOOKS):
            self.transport.abort()
        else:
            self._timer = self.loop.call_later(LOOK, self._look)


class Talking(WebSocketsSansIOProtocol):
    """A socket. Bytes are counted here, since pings and pieces of messages never reach a table."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as uvicorn makes it
        super().__init__(*args, **kwargs)
        self._allowance: Final = Bucket(BYTES, time.monotonic())
        self._cut: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {LINE: self}

    def say(self, data: bytes) -> bool:
        """Send a message, at once; False where too much waits for its reader already.

        The way through the framework takes a queue and a task a socket, and three times as long.
        """
        if self.transport.get_write_buffer_size() > BEHIND:
            return False
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(framed(data))
        return True

    def data_received(self, data: bytes) -> None:
        if self._allowance.spend(BYTES, time.monotonic(), len(data)):
            super().data_received(data)
        else:
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
        self._cut_off(LINGER)

    def _cut_off(self, seconds: float) -> None:
        """End it soon: a transport that is closed waits for its last bytes to be read, if need be for ever."""
        if not self.disconnected and self._cut is None:
            self._cut = self.loop.call_later(seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._cut is not None:
            self._cut.cancel()
        super().connection_lost(exc)


def framed(data: bytes) -> bytes:
    """Give a text message as it goes over the wire: one frame, unmasked, as servers send it (RFC 6455, 5.2)."""
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size)) + data
    if size < 1 << 16:
        return bytes((TEXT, SHORT)) + size.to_bytes(2) + data
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8) + data


def is_theirs(cycle: RequestResponseCycle | None) -> bool:
    """Tell whether we wait for them, for a next request or the rest of this one."""
    return cycle is None or cycle.response_complete or cycle.more_body


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def line_of(scope: Scope) -> Talking:
    """Give the connection that a socket's messages go over."""
    line = scope["extensions"][LINE][LINE]  # type: ignore[index] # put there by the connection itself
    if not isinstance(line, Talking):
        raise TypeError("a table's sockets are served by `strangers.Talking`.")
    return line
