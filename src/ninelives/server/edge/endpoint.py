"""The socket of a table: who may open it, the line that it is, and a word before it is shut."""

import contextlib
from typing import Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from ninelives.hosting.clock import Clock
from ninelives.hosting.connections.closing import FAILED, NOT_HERE, OUR_FAULT, Closing
from ninelives.hosting.connections.visit import visit
from ninelives.server.edge.guards import is_our_page
from ninelives.server.edge.protocols.websocket import guard_of
from ninelives.server.http.callers import cookie_for
from ninelives.server.http.pricing import address_of, sender_of
from ninelives.server.limits.budgets import household_of
from ninelives.server.process import Context
from ninelives.tables import wire
from ninelives.tables.faults import describe_fault

type AnySocket = WebSocket[Any, Any, Any]

GONE: Final = (WebSocketException, OSError)  # how the framework and the server say that they have left

log = structlog.get_logger("endpoint")


class SocketChannel:
    """A socket as a table uses it. Messages go out through its protocol, at once."""

    def __init__(self, socket: AnySocket, context: Context) -> None:
        guard = guard_of(socket.scope)
        self.sender: Final = sender_of(socket)
        self.network: Final = household_of(self.sender)
        self.send: Final = guard.say
        self.receive: Final = socket.receive_text
        self._guard: Final = guard
        self._requests: Final = context.requests
        self._clock: Final = context.clock

    def may_say_hello(self) -> bool:
        return self._guard.network.may_say_hello()

    def may_look_up(self) -> bool:
        return self._requests.spend(self.sender, self._clock.now())


@websocket("/api/tables/{code:str}/socket")
async def come_to_table(socket: WebSocket, code: FromPath[str], context: NamedDependency[Context]) -> None:  # type: ignore[type-arg] # Litestar reads this
    network = context.limits.network(address_of(socket))
    if not is_our_page(socket, context) or network.sockets >= context.settings.sockets_an_address:
        await socket.close(NOT_HERE)
        let_go(socket)
        return
    network.sockets += 1
    context.metrics.sockets.inc()
    try:
        await _receive(socket, code, context)
    finally:
        context.metrics.sockets.dec()
        network.sockets -= 1
        let_go(socket)


def let_go(socket: AnySocket) -> None:
    """Break the cycle of a socket and its methods: left to the collector, thousands of them halt every table."""
    socket.receive, socket.send = empty_receive, empty_send


async def _receive(socket: AnySocket, code: str, context: Context) -> None:
    session = context.callers.session_of(socket) or context.house.identity.new()
    cookie = cookie_for(context.house.identity.token(session), secure=socket.url.scheme == "wss")
    await socket.accept(headers={"set-cookie": cookie})  # each time: a cookie that is used lasts
    try:
        await visit(context.house, SocketChannel(socket, context), code, session)
    except Closing as closing:
        await _say_goodbye(socket, closing, context.clock)
    except GONE:
        pass
    except Exception as fault:  # noqa: BLE001 - one socket at most is lost by a fault of ours
        log.error("socket failed", **describe_fault(fault))  # noqa: TRY400 - a traceback could hold what nobody may read
        await _say_goodbye(socket, Closing(OUR_FAULT, FAILED, again=True), context.clock)


async def _say_goodbye(socket: AnySocket, closing: Closing, clock: Clock) -> None:
    """Say why, to those who still listen, and do not wait for those who do not."""
    with contextlib.suppress(*GONE, TimeoutError):
        async with clock.timeout(1):
            await socket.send_text(wire.write(closing.bye).decode())
            await socket.close(closing.code)
