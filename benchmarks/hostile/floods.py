"""Floods from one address, each in a process of its own: as much as this machine sends, for some seconds."""

import contextlib
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Final

from hostile.crowd import REQUEST
from hostile.messages import text

ADDRESS: Final = "127.0.0.66"  # not the players' own
PING: Final = b"\x89\x80\0\0\0\0"
PIECE: Final = b"\x00\x80\0\0\0\0"
FIRST_PIECE: Final = b"\x01\x80\0\0\0\0"
GET: Final = b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
PAGE: Final = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
PATIENCE: Final = 5.0

type Flood = Callable[["Target"], None]


class Target:
    """Where a flood goes, and until when."""

    def __init__(self, port: int, codes: list[str], seconds: float) -> None:
        self.port: Final = port
        self.codes: Final = codes
        self.end: Final = time.monotonic() + seconds

    @property
    def is_over(self) -> bool:
        return time.monotonic() > self.end

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE, (ADDRESS, 0))

    def shake(self, number: int) -> socket.socket:
        one = self.connect()
        one.sendall(REQUEST.format(code=self.codes[number % len(self.codes)]).encode())
        if b" 101 " not in one.recv(4096):
            one.close()
            raise ConnectionError
        return one


@contextlib.contextmanager
def trying() -> Iterator[None]:
    """Go on after a connection is refused or ended, as a flood would."""
    try:
        yield
    except OSError:
        time.sleep(0.01)


def send_frames(target: Target, first: bytes, frames: bytes) -> None:
    number = 0
    while not target.is_over:
        number += 1
        with trying(), target.shake(number) as one:
            one.sendall(first)
            while not target.is_over:
                one.sendall(frames)


def drain(one: socket.socket, target: Target) -> None:
    with contextlib.suppress(OSError):
        while not target.is_over and one.recv(1 << 16):
            pass


def pings(target: Target) -> None:
    send_frames(target, b"", PING * 10_000)


def pieces(target: Target) -> None:
    send_frames(target, FIRST_PIECE, PIECE * 10_000)


def header(target: Target) -> None:
    while not target.is_over:
        with trying(), target.connect() as one:
            one.sendall(b"GET / HTTP/1.1\r\nX-Long: ")
            while not target.is_over:
                one.sendall(b"x" * 65_536)


def requests(target: Target) -> None:
    """Ask over connections that stay open, sixteen requests at a time."""
    while not target.is_over:
        with trying(), target.connect() as one:
            threading.Thread(target=drain, args=(one, target), daemon=True).start()
            while not target.is_over:
                one.sendall(GET * 16)


def pages(target: Target) -> None:
    """Ask for the page, each time over a new connection."""
    while not target.is_over:
        with trying(), target.connect() as one:
            one.sendall(PAGE)
            one.recv(1 << 16)


def connections(target: Target) -> None:
    """Connect and leave."""
    while not target.is_over:
        with contextlib.suppress(OSError):
            target.connect().close()


def hellos(target: Target) -> None:
    """Come to warm tables, say hello and leave."""
    number = 0
    while not target.is_over:
        number += 1
        with trying(), target.shake(number) as one:
            one.sendall(text({"t": "hello"}))
            one.recv(1 << 16)


def rows(target: Target) -> None:
    """Sit down and rise, below what one socket may say, from many sockets: each is a row in the log."""
    lines: list[socket.socket] = []
    for number in range(40):
        with trying():
            lines.append(target.shake(number))
            lines[-1].sendall(text({"t": "hello"}))
            lines[-1].settimeout(0.0)
    count = 0
    while not target.is_over:
        count += 1
        for number, line in enumerate(lines):
            with contextlib.suppress(OSError):
                order = f"sit {number % 4} - Cat" if count % 2 else "rise"
                line.send(text({"t": "do", "id": f"r{count}", "order": order}))
            with contextlib.suppress(OSError):
                line.recv(1 << 16)
        time.sleep(1 / 13)


FLOODS: Final[dict[str, tuple[Flood, int]]] = {  # with how many threads
    "pings": (pings, 8),
    "pieces": (pieces, 8),
    "header": (header, 1),
    "requests": (requests, 16),
    "pages": (pages, 16),
    "connections": (connections, 4),
    "hellos": (hellos, 16),
    "rows": (rows, 4),
}


def flood(kind: str, port: int, codes: list[str], seconds: float) -> None:
    os.nice(19)
    work, number = FLOODS[kind]
    target = Target(port, codes, seconds)
    threads = [threading.Thread(target=work, args=(target,), daemon=True) for _ in range(number)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(seconds + PATIENCE)
