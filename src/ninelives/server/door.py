"""How a socket comes to a table: the gate, hello within some seconds, and a word before it is shut."""

import asyncio
import contextlib
import time
from typing import Final

import structlog
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.di import NamedDependency
from litestar.params import FromPath

from ninelives.core.errors import NineLivesError
from ninelives.server import wire
from ninelives.server.faults import described
from ninelives.server.gate import cookie_for, guest_of, is_our_page, sender_of
from ninelives.server.live import Live
from ninelives.server.lobby import founding_of, tidy_code
from ninelives.server.parts import Parts
from ninelives.server.socket import (
    BAD_MESSAGE,
    COME_AGAIN,
    GONE,
    TOO_MUCH,
    TOO_SLOW,
    AnySocket,
    Closing,
    Connection,
    read_message,
)
from ninelives.server.store.port import StoreDown, Unstorable
from ninelives.server.strangers import line_of
from ninelives.server.table import Unreadable

HELLO: Final = 10.0  # seconds
UNREADABLE: Final = "This table cannot be read here just now. Come again in a moment."
NOT_HERE, NO_TABLE, OUR_FAULT = 4403, 4404, 1011

log = structlog.get_logger("door")


@websocket("/api/tables/{code:str}/socket")
async def come_to_table(socket: WebSocket, code: FromPath[str], parts: NamedDependency[Parts]) -> None:  # type: ignore[type-arg] # Litestar reads this
    sender = sender_of(socket)
    if not is_our_page(socket, parts) or parts.sockets[sender] >= parts.settings.sockets_an_address:
        await socket.close(NOT_HERE)
        let_go(socket)
        return
    parts.sockets[sender] += 1
    parts.metrics.sockets.inc()
    try:
        await _receive(socket, code, parts)
    finally:
        parts.metrics.sockets.dec()
        parts.sockets[sender] -= 1
        if not parts.sockets[sender]:
            del parts.sockets[sender]
        let_go(socket)


def let_go(socket: AnySocket) -> None:
    """Break the cycle of a socket and its methods: left to the collector, thousands of them halt every table."""
    socket.receive, socket.send = empty_receive, empty_send


async def _receive(socket: AnySocket, code: str, parts: Parts) -> None:
    who = guest_of(socket, parts) or parts.identity.new()
    cookie = cookie_for(parts.identity.token(who), secure=socket.url.scheme == "wss")
    await socket.accept(headers={"set-cookie": cookie})  # each time: a cookie that is used lasts
    try:
        await _seat(socket, code, parts, who)
    except Closing as closing:
        await _say_goodbye(socket, closing)
    except StoreDown:
        await _say_goodbye(socket, Closing(COME_AGAIN, "The house cannot read just now. Come again.", again=True))
    except Unreadable:
        await _say_goodbye(socket, Closing(COME_AGAIN, UNREADABLE, again=True))
    except Unstorable:
        await _say_goodbye(socket, Closing(BAD_MESSAGE, "That holds a value that cannot be kept here.", again=False))
    except NineLivesError as fault:
        await _say_goodbye(socket, Closing(NO_TABLE, str(fault), again=False))
    except GONE:
        pass
    except Exception as fault:  # noqa: BLE001 - one socket at most is lost by a fault of ours
        log.error("socket failed", **described(fault))  # noqa: TRY400 - a traceback could hold what nobody may read
        await _say_goodbye(socket, Closing(OUR_FAULT, "Something went wrong here. Come again.", again=True))


async def _seat(socket: AnySocket, code: str, parts: Parts, who: int) -> None:
    hello = await _hello(socket, parts)
    if not line_of(socket.scope).network.may_say_hello():
        raise Closing(TOO_MUCH, "Many come in from your network just now. Come again in a moment.", again=True)
    who = (parts.identity.read(hello.token) if hello.token else None) or who
    live = parts.hub.warm(tidy_code(code)) or await _found(socket, code, parts)
    founding = live.table.founding
    if founding.lesson and who != founding.host:
        raise Closing(NOT_HERE, "This is somebody's lesson, and it is for one. Begin your own.", again=False)
    if hello.seen > live.table.seq:
        await parts.hub.refresh(live)  # another process showed them more than we have heard of
    connection = Connection(socket, parts.hub, parts.thinkers, parts.phrases, who)
    await connection.serve(live, hello, parts.identity.token(who))


async def _found(socket: AnySocket, code: str, parts: Parts) -> Live:
    """Look a table up, for those who do not try one code after the other."""
    if not parts.requests.spend(sender_of(socket), time.monotonic()):
        raise Closing(TOO_MUCH, "That was too much at once. Come again in a moment.", again=True)
    return await parts.hub.live((await founding_of(parts.store, code)).id)


async def _hello(socket: AnySocket, parts: Parts) -> wire.Hello:
    try:
        text = await asyncio.wait_for(socket.receive_text(), HELLO)
    except TimeoutError as fault:
        raise Closing(TOO_SLOW, "You came in and said nothing. Say hello.", again=True) from fault
    message = read_message(text, parts.metrics)
    if not isinstance(message, wire.Hello):
        raise Closing(BAD_MESSAGE, "Say hello first.", again=False)
    return message


async def _say_goodbye(socket: AnySocket, closing: Closing) -> None:
    """Say why, to those who still listen, and do not wait for those who do not."""
    with contextlib.suppress(*GONE, TimeoutError):
        async with asyncio.timeout(1):
            await socket.send_text(wire.write(closing.bye))
            await socket.close(closing.code)
