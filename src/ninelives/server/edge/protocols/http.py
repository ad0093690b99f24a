"""Connections that speak HTTP: counted from the first moment, fed in slices, and ended when nothing comes of them."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT, FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr

from ninelives.server.edge.protocols.config import Config

LOOK: Final = 10.0  # seconds between looks at a connection; a request must be whole from one look to the next
LOOKS: Final = 12  # after which nobody waits for an answer any more
PROGRESS: Final = 4096  # bytes that a reader must take from one look to the next
SLICE: Final = 1024  # bytes parsed at once: a browser's request, or twenty small ones
MOST_PENDING: Final = 32 * 1024  # bytes that may wait unparsed; below, reading goes on, and notices who leaves
MOST_HEAD: Final = 32 * 1024  # bytes of a request before its body
MOST_REQUEST: Final = 1024 * 1024  # bytes of a request, with the framing of its body; the body: app.MOST_BYTES

# What input costs this process, in seconds: measured, rounded up.
SLICE_COST: Final = 5e-6
ARRIVAL_COST: Final = 200e-6
UPGRADE_COST: Final = 3e-3  # with hello, the welcome in the middle of a match, and leaving
REQUEST_COST: Final = 400e-6  # from its first byte to the answer; the page and the lobby cost about the same


class Flow(FlowControl):
    """Lets nothing more be read while some of what came waits, or after the end."""

    held = False

    def pause_reading(self) -> None:
        if not self._transport.is_closing():
            super().pause_reading()

    def resume_reading(self) -> None:
        if not (self.held or self._transport.is_closing()):
            super().resume_reading()


class HttpGuard(HttpToolsProtocol):
    """A connection before it is a socket."""

    config: Config

    def __init__(self, config: Config, server_state: Any, app_state: Any, _loop: Any = None) -> None:  # noqa: ANN401 - as uvicorn makes it
        self.config = config
        self._parts = (server_state, app_state, _loop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn does
        self._network = self.config.network_of(get_remote_addr(transport))
        self._open = self.config.limits.admit(self._network)
        if not self._open:
            transport.abort()  # before anything is made for it: a flood of these must cost next to nothing
            return
        self._network.share.charge(ARRIVAL_COST)
        super().__init__(self.config, *self._parts)
        super().connection_made(transport)
        self.flow: Flow = Flow(transport)
        self._pending = b""
        self._size = 0  # of the request that is being read
        self._in_head = True
        self._answering: RequestResponseCycle | None = None
        self._seen: object = None
        self._unread = 0
        self._looks = 0
        self._timer = self.config.limits.clock.call_later(LOOK, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._open:
            self._end()
            self.config.limits.leave(self._network)
            self._tell_answering()
            super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:  # noqa: ANN401 - as uvicorn calls it
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _tell_answering(self) -> None:
        """Tell the answer under way that nobody hears it: uvicorn tells the last of several requests only."""
        if self._answering is not None:
            self._answering.disconnected = not self._answering.response_complete
            self._answering.message_event.set()
            self._answering = None

    def handle_websocket_upgrade(self) -> None:
        self._network.share.charge(UPGRADE_COST)
        self._end()
        self.flow.held = False
        self.flow.resume_reading()  # the socket decides for itself when to read
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # which holds this connection, and would be found by the collector only

    def _end(self) -> None:
        self._open = False
        self._pending = b""
        self._network.plain -= 1
        self._network.share.forget(self)
        self._timer.cancel()

    # what comes

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        self._pending += data
        self._feed()

    def _feed(self) -> None:
        self._network.share.feed(self)

    def rest(self) -> None:
        if self._open and not self.transport.is_closing():
            self._pause_or_resume()

    def may_feed(self) -> bool:
        return bool(self._pending) and not self._is_busy() and not self.transport.is_closing()

    def _is_busy(self) -> bool:
        """Return whether requests wait for an answer to an earlier one, or a body to be taken."""
        return bool(self.pipeline) or is_full(self.cycle)

    def _pause_or_resume(self) -> None:
        self.flow.held = len(self._pending) > MOST_PENDING
        if self.flow.held:
            self.flow.pause_reading()
        elif not self._is_busy():
            self.flow.resume_reading()

    def take_slice(self) -> None:
        data, self._pending = self._pending[:SLICE], self._pending[SLICE:]
        self._network.share.charge(SLICE_COST)
        self._size += len(data)
        super().data_received(data)
        if self._open and self._size > (MOST_HEAD if self._in_head else MOST_REQUEST):
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._size = 0
        self._network.share.charge(REQUEST_COST)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._pending:
            self.loop.call_soon(self._feed)

    # what does not come

    def timeout_keep_alive_handler(self) -> None:
        if not self._pending:  # else they have asked, and it is we who let them wait
            super().timeout_keep_alive_handler()

    def _look(self) -> None:
        self._looks = 0 if self._has_moved() else self._looks + 1
        if self._looks >= (1 if self._is_theirs() else LOOKS):
            self.transport.abort()
        else:
            self._timer = self.config.limits.clock.call_later(LOOK, self._look)

    def _has_moved(self) -> bool:
        """Return whether there was a new request since the last look, or a reader that goes on reading."""
        seen, unread = self._seen, self._unread
        self._seen, self._unread = self.cycle, self.transport.get_write_buffer_size()
        return self.cycle is not seen or self._unread > unread or unread - self._unread >= min(PROGRESS, unread or 1)

    def _is_theirs(self) -> bool:
        """Return whether we wait for them: for a request, the rest of one, or an answer to be read."""
        return self._unread > 0 or (not self._pending and is_theirs(self.cycle))


def is_theirs(cycle: RequestResponseCycle | None) -> bool:
    return cycle is None or cycle.response_complete or cycle.more_body


def is_full(cycle: RequestResponseCycle | None) -> bool:
    return cycle is not None and not cycle.response_complete and len(cycle.body) > HIGH_WATER_LIMIT
