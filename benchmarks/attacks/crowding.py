"""Attacks that take what is there for everybody: places in the lobby, the players' ears, rows of the log, codes."""

import asyncio
import contextlib
import json
import urllib.request
from functools import partial
from itertools import count
from random import Random
from typing import Any, Final

from attacks.hose import SERVER, crowd, hose, say, talk
from attacks.plan import HONEST, Storm
from load.launch import post
from load.wire import Socket, random_id

HOSTS: Final = 5  # honest people who wait at public tables of their own
QUICK: Final = 10  # honest people who ask for a quick match
MOST_TABLES: Final = 150  # more than the lobby lists
WATCHERS: Final = 10
PHRASE_PAUSE: Final = 0.41  # seconds: a socket may say 15 messages a second, and a phrase counts six
WRITERS: Final = 150
EACH_TABLE: Final = 10  # seats
WRITER_PAUSE: Final = 1 / 14  # seconds: one message a second fewer than a socket may send
GUESSERS: Final = 8
GUESS_PAUSE: Final = 0.02  # seconds: 400 guesses a second are enough to see whether they are counted
NETWORK: Final = "2001:db8:7:7"  # one IPv6 /64, as a provider gives it to one household
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
PUBLIC: Final[dict[str, Any]] = {"game": "kitten-me", "seats": 2, "private": False}


def unheard(_message: dict[str, Any]) -> None:
    """Take no notice."""


async def _sit(storm: Storm, wishes: dict[str, Any], address: str) -> tuple[str, Socket]:
    """Set up a table and sit there; return its code."""
    place = await asyncio.to_thread(post, storm.plan.port, "/api/tables", wishes, address)
    line = await talk(storm, place["code"], unheard, address)
    say(line, t="do", id=random_id(), order="sit 0 - Cat")
    return place["code"], line


async def lobby(storm: Storm) -> None:
    """Open public tables and stay there; then see what is left for honest people."""
    hosts = [await _sit(storm, PUBLIC, f"{HONEST}{n + 1}") for n in range(HOSTS)]
    mine: dict[str, Socket] = {}
    await crowd(storm, 2, partial(_hold, mine=mine))
    await asyncio.sleep(0.5)
    listed = {table["code"] for table in await asyncio.to_thread(_lobby, storm.plan.port)}
    quick = [await _quick(storm, f"{HONEST}{100 + n}") for n in range(QUICK)]
    storm.did["places"] = len(listed & set(mine))
    storm.did["listed"] = len(listed)
    storm.did["honest listed"] = len([code for code, _ in hosts if code in listed])
    storm.did["quick"] = len([code for code in quick if code in mine])
    for line in (*mine.values(), *[line for _, line in hosts]):
        line.transport.abort()


async def _hold(storm: Storm, mine: dict[str, Socket]) -> None:
    if len(mine) >= MOST_TABLES:
        await asyncio.sleep(storm.left)
        return
    code, line = await _sit(storm, PUBLIC, storm.plan.address)
    mine[code] = line


def _lobby(port: int) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"http://{SERVER}:{port}/api/lobby?game=kitten-me", timeout=30) as answer:
        tables: list[dict[str, Any]] = json.load(answer)
        return tables


async def _quick(storm: Storm, address: str) -> str:
    place = await asyncio.to_thread(post, storm.plan.port, "/api/quick", {"game": "kitten-me"}, address)
    return str(place["code"])


async def phrases(storm: Storm) -> None:
    """Watch a table at which somebody waits for a match, and talk without end."""
    code, host = await _sit(storm, {"game": "kitten-me", "seats": 2}, f"{HONEST}1")

    def listen(message: dict[str, Any]) -> None:
        storm.did["heard"] += message["t"] == "said"

    player = await talk(storm, code, listen, f"{HONEST}2")
    say(player, t="do", id=random_id(), order="sit 1 - Ben")
    await crowd(storm, WATCHERS, partial(_chatter, code=code))
    for line in (host, player):
        line.transport.abort()


async def _chatter(storm: Storm, code: str) -> None:
    line = await talk(storm, code, unheard)
    try:
        while not line.closed:
            say(line, t="say", phrase="Meow?")
            storm.did["said"] += 1
            await asyncio.sleep(PHRASE_PAUSE)
    finally:
        line.transport.abort()


async def rows(storm: Storm) -> None:
    """Sit down and get up as fast as sockets may, with as many sockets as are let in."""
    wishes = {"game": "kitten-me", "seats": EACH_TABLE}
    places = await asyncio.gather(
        *[
            asyncio.to_thread(post, storm.plan.port, "/api/tables", wishes, storm.plan.address)
            for _ in range(WRITERS // EACH_TABLE)
        ],
        return_exceptions=True,
    )
    codes = [place["code"] for place in places if not isinstance(place, BaseException)]
    if not codes:
        codes = [storm.plan.seeds.idle]
    seats = count()
    await crowd(storm, WRITERS, lambda storm: _write(storm, codes, next(seats)))


async def _write(storm: Storm, codes: list[str], number: int) -> None:
    answered = asyncio.Event()

    def listen(message: dict[str, Any]) -> None:
        storm.did["rows"] += message["t"] == "done"
        if message["t"] in {"done", "refused"}:
            answered.set()

    line = await talk(storm, codes[number % len(codes)], listen)
    try:
        for n in count():
            order = "rise" if n % 2 else f"sit {number // len(codes) % EACH_TABLE} - Cat"
            answered.clear()
            say(line, t="do", id=random_id(), order=order)
            await asyncio.wait_for(answered.wait(), 5)
            await asyncio.sleep(WRITER_PAUSE)
    finally:
        line.transport.abort()


async def codes(storm: Storm) -> None:
    """Guess codes of tables, each guess from another address of one network, as a proxy would pass them on."""
    luck, addresses = Random(1), count(1)  # noqa: S311 - repeatable
    await crowd(storm, GUESSERS, lambda storm: _guess_on(storm, luck, addresses))
    storm.did["guesses"] = storm.did["2xx"] + storm.did["4xx"] - storm.did["429"]


async def _guess_on(storm: Storm, luck: Random, addresses: "count[int]") -> None:
    """Guess from the proxy's own address, 127.0.0.1, which the server believes."""
    one = await hose(storm, address=SERVER)
    with contextlib.closing(one.transport):
        while True:
            number = next(addresses)
            code = "".join(luck.choices(LETTERS, k=6))
            head = f"GET /api/tables/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            address = f"{NETWORK}:{number >> 16 & 0xFFFF:x}:{luck.getrandbits(16):x}:{number & 0xFFFF:x}:1"
            await one.pour(f"{head}X-Forwarded-For: {address}\r\n\r\n".encode())
            await one.answer()
            await asyncio.sleep(GUESS_PAUSE)
