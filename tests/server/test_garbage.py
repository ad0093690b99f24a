"""Connections that end leave nothing for the garbage collector, which would halt every table."""

import gc
import socket
from collections.abc import Callable, Iterator

import pytest

from ninelives.hosting.connections import visit
from server.house import Open, code_of, open_house, wait_for
from server.lines import BYE, HANDSHAKE, PING, is_closed, opened, text

pytestmark = pytest.mark.processes

MANY = 40
FEW = 1  # objects a connection, at most: other parts of the server may leave some meanwhile; there were 90 and more


@pytest.fixture(scope="module")
def house() -> Iterator[Open]:
    with open_house() as house:
        yield house


@pytest.fixture(autouse=True)
def _no_collector(house: Open) -> Iterator[None]:
    house.refill()
    gc.disable()
    yield
    gc.enable()


def came(house: Open, code: str) -> socket.socket:
    """Come to a table, as far as the handshake."""
    one = opened(house, HANDSHAKE.format(code).encode())
    assert b" 101 " in one.recv(4096)
    return one


def hear(one: socket.socket, word: bytes) -> None:
    """Read until this was said; other news may come first."""
    heard = b""
    while word not in heard:
        data = one.recv(1 << 16)
        assert data, "cut off"
        heard += data


def welcomed(house: Open, code: str) -> socket.socket:
    one = came(house, code)
    one.sendall(text('{"t":"hello"}'))
    hear(one, b"welcome")
    return one


def says_goodbye(house: Open, code: str) -> None:
    with welcomed(house, code) as one:
        one.sendall(BYE)
        assert is_closed(one)


def breaks_off(house: Open, code: str) -> None:
    with welcomed(house, code) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")


def talks_nonsense(house: Open, code: str) -> None:
    with welcomed(house, code) as one:
        one.sendall(text("nonsense"))
        hear(one, b"no message")
        one.sendall(BYE)
        assert is_closed(one)


def sends_broken_frames(house: Open, code: str) -> None:
    with welcomed(house, code) as one:
        one.sendall(b"\xff\xff\xff\xff")
        assert is_closed(one)


def says_no_hello(house: Open, code: str) -> None:
    came(house, code).close()


def waits_too_long(house: Open, code: str) -> None:
    with opened(house, HANDSHAKE.format(code).encode()) as one:
        hear(one, b"Say hello")  # on a busy machine together with the handshake
        one.sendall(BYE)
        assert is_closed(one)


def says_too_much(house: Open, code: str) -> None:
    with welcomed(house, code) as one:
        one.sendall(text('{"t":"ping"}') * 70)
        wait_for(lambda: b"too much" in one.recv(1 << 16))


def floods(house: Open, code: str) -> None:
    with welcomed(house, code) as one:
        one.sendall(PING * 2000)
        assert is_closed(one)


def sits_down(house: Open, code: str) -> None:
    with welcomed(house, code) as one:
        one.sendall(text('{"t":"do","id":"a","order":"sit 0 - Ann"}'))
        wait_for(lambda: b'"told"' in one.recv(1 << 16))
        one.sendall(text('{"t":"do","id":"b","order":"rise"}'))
        wait_for(lambda: b'"told"' in one.recv(1 << 16))
        one.sendall(BYE)
        assert is_closed(one)


def comes_to_no_table(house: Open, _code: str) -> None:
    with came(house, "NOSUCH") as one:
        one.sendall(text('{"t":"hello"}'))
        assert b"bye" in one.recv(1 << 16)


def is_of_another_page(house: Open, code: str) -> None:
    words = HANDSHAKE.format(code).replace("Host: x", "Host: x\r\nOrigin: http://elsewhere")
    with opened(house, words.encode()) as one:
        assert is_closed(one)


def asks_and_leaves(house: Open, _code: str) -> None:
    with opened(house, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n") as one:
        assert b"alive" in one.recv(1 << 16)


def asks_for_what_is_not_there(house: Open, _code: str) -> None:
    with opened(house, b"GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n") as one:
        assert b" 404 " in one.recv(1 << 16)


def asks_half(house: Open, _code: str) -> None:
    opened(house, b"GET /health HT").close()


def says_nothing(house: Open, _code: str) -> None:
    opened(house).close()


WAYS = (
    *(says_goodbye, breaks_off, talks_nonsense, sends_broken_frames, says_no_hello, waits_too_long),
    *(says_too_much, floods, sits_down, comes_to_no_table),
    *(is_of_another_page, asks_and_leaves, asks_for_what_is_not_there, asks_half, says_nothing),
)


@pytest.mark.parametrize("visits", WAYS, ids=lambda way: way.__name__)
def test_whoever_comes_and_goes_leaves_nothing_behind(
    house: Open, monkeypatch: pytest.MonkeyPatch, visits: Callable[[Open, str], None]
) -> None:
    if visits is waits_too_long:
        monkeypatch.setattr(visit, "HELLO", 0.02)
    code = code_of(house.set_up())
    visits(house, code)
    wait_for(lambda: not house.context.limits.total)
    gc.collect()
    for _ in range(MANY):
        house.refill()
        visits(house, code)
    wait_for(lambda: not house.context.limits.total)
    assert gc.collect() <= FEW * MANY
