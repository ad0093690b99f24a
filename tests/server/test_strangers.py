"""Peers that uvicorn alone would keep: silent ones, loud ones, and those who never read."""

import asyncio
import http.client
import json
import socket
from collections.abc import Iterator

import pytest

from ninelives.server import strangers
from server.client import come
from server.house import Open, code_of, open_house, wait_for

HANDSHAKE = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(scope="module")
def house() -> Iterator[Open]:
    with open_house() as house:
        yield house


@pytest.fixture(autouse=True)
def _refilled(house: Open) -> None:
    house.refill()


def opened(house: Open, words: bytes = b"") -> socket.socket:
    one = socket.create_connection(("127.0.0.1", house.port), 10)
    one.sendall(words)
    return one


def is_closed(one: socket.socket) -> bool:
    """Read on until the other side ends it."""
    try:
        while one.recv(1 << 16):
            pass
    except ConnectionResetError:
        return True
    return True


@pytest.mark.parametrize(
    "words",
    [b"", b"GET /health HTT", b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"],
    ids=["nothing", "half a request", "half a body"],
)
def test_whoever_keeps_us_waiting_is_sent_away(house: Open, monkeypatch: pytest.MonkeyPatch, words: bytes) -> None:
    monkeypatch.setattr(strangers, "LOOK", 0.2)
    with opened(house, words) as one:
        one.settimeout(10)
        assert is_closed(one)


def test_whoever_keeps_asking_is_kept(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strangers, "LOOK", 0.2)
    client = http.client.HTTPConnection("127.0.0.1", house.port)
    client.connect()
    line = client.sock
    for _ in range(8):
        client.request("GET", "/health")
        assert client.getresponse().read() == b"alive\n"
        wait_for_a_moment()
    assert client.sock is line
    client.close()


def wait_for_a_moment() -> None:
    asyncio.run(asyncio.sleep(0.1))


@pytest.mark.parametrize(
    "piece", [b"\x89\xfd\0\0\0\0" + b"x" * 125, b"\x00\x80\0\0\0\0"], ids=["pings", "empty pieces"]
)
def test_a_flood_that_no_table_sees_is_cut_off(house: Open, piece: bytes) -> None:
    with opened(house, HANDSHAKE.format(code_of(house.set_up())).encode()) as one:
        assert b" 101 " in one.recv(4096)
        one.sendall(b"\x01\x80\0\0\0\0")
        with pytest.raises(OSError, match=r"reset|Broken"):
            flood(one, piece)


def flood(one: socket.socket, piece: bytes) -> None:
    """Send eight megabytes in pieces."""
    for _ in range(400):
        one.sendall(piece * (20_000 // len(piece)))


def test_a_reader_that_stops_reading_is_dropped_for_good(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strangers, "LINGER", 0.5)
    monkeypatch.setattr(strangers, "BEHIND", 4096)
    table = house.set_up(seats=4)
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    slow.connect(("127.0.0.1", house.port))
    slow.sendall(HANDSHAKE.format(code_of(table)).encode())
    assert b" 101 " in slow.recv(4096)
    slow.sendall(b'\x81\x8d\0\0\0\0{"t":"hello"}')

    async def be_busy() -> None:
        async with come(table) as ann:
            await ann.done("sit 0 - Ann")
            await ann.done("begin")
            dropped = house.parts.metrics.dropped._value.get
            before = dropped()
            while dropped() == before:
                house.inside(shout(house, "x" * 20_000))
                await asyncio.sleep(0.02)
            await ann.ping()

    asyncio.run(asyncio.wait_for(be_busy(), 20))
    wait_for(lambda: not house.parts.sockets)
    with slow:
        wait_for(lambda: is_cut(slow), within=10)


async def shout(house: Open, word: str) -> None:
    """Tell everybody at every table something long."""
    for live in house.parts.hub.lives.values():
        for viewer in list(live.viewers):
            viewer.send(json.dumps({"t": "said", "seat": None, "name": word, "phrase": ""}))


def is_cut(slow: socket.socket) -> bool:
    """Tell whether the other side has ended it, without reading."""
    try:
        slow.sendall(b"\x8a\x80\0\0\0\0")
    except OSError:
        return True
    return False
