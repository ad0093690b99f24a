"""Peers that uvicorn alone would keep: silent ones, loud ones, and those who never read."""

import asyncio
import contextlib
import http.client
import json
import socket
import time
from collections.abc import Iterator

import pytest

from ninelives.server.edge.protocols import http as protocol
from ninelives.server.edge.protocols import websocket
from server.client import come
from server.house import Open, code_of, open_house, wait_for
from server.lines import HANDSHAKE, PING, PONG, is_closed, opened, text


@pytest.fixture
def house(thread_house: Open) -> Open:
    return thread_house


GET_LARGE = b"GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n"
LARGE = 2_000_000  # bytes: more than the system keeps for a reader
PIECE = 2048  # bytes that a slow reader takes at once


@pytest.mark.parametrize(
    "words",
    [b"", b"GET /health HTT", b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"],
    ids=["nothing", "half a request", "half a body"],
)
def test_whoever_keeps_us_waiting_is_sent_away(house: Open, monkeypatch: pytest.MonkeyPatch, words: bytes) -> None:
    monkeypatch.setattr(protocol, "LOOK", 0.2)
    with opened(house, words) as one:
        one.settimeout(10)
        assert is_closed(one)


def test_whoever_keeps_asking_is_kept(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "LOOK", 1.0)
    client = http.client.HTTPConnection("127.0.0.1", house.port)
    client.connect()
    line = client.sock
    for _ in range(8):
        client.request("GET", "/health")
        assert client.getresponse().read() == b"alive\n"
        time.sleep(0.25)  # a busy machine is late by half a second
    assert client.sock is line
    client.close()


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


def test_one_read_full_of_pings_is_noticed_before_it_is_all_parsed(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered: list[None] = []
    monkeypatch.setattr(websocket.SocketGuard, "handle_ping", lambda _self: answered.append(None))
    with opened(house, HANDSHAKE.format(code_of(house.set_up())).encode()) as one:
        assert b" 101 " in one.recv(4096)
        one.sendall(PING * 20_000)
        assert is_closed(one)
    assert len(answered) <= websocket.PIECES.burst + 2 * websocket.PIECES.refill


def test_whoever_answers_pings_and_sends_some_is_kept(house: Open) -> None:
    with opened(house, HANDSHAKE.format(code_of(house.set_up())).encode()) as one:
        assert b" 101 " in one.recv(4096)
        one.sendall((PING + PONG) * 50)
        one.sendall(text('{"t":"hello"}'))
        wait_for(lambda: b"welcome" in one.recv(1 << 16))


@pytest.mark.parametrize("start", [b"GET /health HTTP/1.1\r\nX-Long: ", b"GET /", b"\r\n\r\n"])
def test_an_endless_head_is_cut_off(house: Open, start: bytes) -> None:
    with opened(house, start + start[-1:] * 5 * protocol.MOST_HEAD) as one:
        one.settimeout(5)
        assert is_closed(one)


def test_a_long_head_is_answered(house: Open) -> None:
    long = b"X-Long: " + b"x" * (protocol.MOST_HEAD - 200)
    with opened(house, b"GET /health HTTP/1.1\r\nHost: x\r\n" + long + b"\r\n\r\n") as one:
        assert b"alive" in one.recv(4096)


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "large.bin").write_bytes(bytes(LARGE))
    with open_house(page=str(folder)) as house:
        yield house


def asking_for_much(house: Open) -> socket.socket:
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.connect(("127.0.0.1", house.port))
    one.settimeout(10)
    one.sendall(GET_LARGE)
    return one


@pytest.mark.processes
def test_an_answer_that_nobody_reads_is_dropped(paged: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "LOOK", 0.2)
    monkeypatch.setattr(protocol, "LOOKS", 10_000)  # it goes although the second answer is not complete
    with asking_for_much(paged) as one:
        one.sendall(GET_LARGE)  # the second answer waits for the first to be read
        wait_for(lambda: paged.context.limits.total == 1)
        wait_for(lambda: paged.context.limits.total == 0, within=10)
        assert not is_read(one)


@pytest.mark.processes
def test_a_slow_download_comes_to_its_end(paged: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "LOOK", 1.0)  # longer than a busy machine keeps this reader from its turn
    pause = 0.003
    assert LARGE / PIECE * pause > 2 * protocol.LOOK
    with asking_for_much(paged) as one:
        assert is_read(one, pause)


@pytest.mark.processes
def test_whoever_asks_much_at_once_and_leaves_makes_no_fault_of_ours(
    paged: Open, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(5):
        with asking_for_much(paged) as one:
            one.sendall(GET_LARGE * 2)  # so that one answer waits for its reader, and one for that answer
            one.recv(1)
            time.sleep(0.05)
            one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # leave with a reset
        wait_for(lambda: not paged.context.limits.total)
    assert not caplog.records


def is_read(one: socket.socket, pause: float = 0.0) -> bool:
    """Read all of the large file, perhaps slowly."""
    got = 0
    with contextlib.suppress(ConnectionResetError):
        while got < LARGE and (data := one.recv(PIECE)):
            got += len(data)
            time.sleep(pause)
    return got >= LARGE


async def test_a_reader_that_stops_reading_is_dropped_for_good(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "LINGER", 0.5)
    monkeypatch.setattr(websocket, "BEHIND", 4096)
    table = house.set_up(seats=4)
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    slow.connect(("127.0.0.1", house.port))
    slow.sendall(HANDSHAKE.format(code_of(table)).encode())
    assert b" 101 " in slow.recv(4096)
    slow.sendall(b'\x81\x8d\0\0\0\0{"t":"hello"}')

    async with asyncio.timeout(20), come(table) as ann:
        await ann.done("sit 0 - Ann")
        await ann.done("begin")
        dropped = house.context.metrics.dropped._value.get
        before = dropped()
        while dropped() == before:
            house.inside(shout(house, "x" * 20_000))
            await asyncio.sleep(0.02)
        await ann.ping()
    wait_for(lambda: not house.context.limits.network("127.0.0.1").sockets)
    with slow:
        wait_for(lambda: is_cut(slow), within=10)


async def shout(house: Open, word: str) -> None:
    """Tell everybody at every table something long."""
    for live in house.context.house.hub.cache._tables.values():
        for viewer in list(live.viewers):
            viewer.send(json.dumps({"t": "said", "seat": None, "name": word, "phrase": ""}).encode())


def is_cut(slow: socket.socket) -> bool:
    """Tell whether the other side has ended it, without reading."""
    try:
        slow.sendall(b"\x8a\x80\0\0\0\0")
    except OSError:
        return True
    return False
