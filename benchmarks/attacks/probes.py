"""Single requests that a server answers right or wrong, on PostgreSQL, which refuses more than SQLite does."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from attacks.plan import Seeds
from attacks.seeds import MARK, seed
from attacks.visitor import Reply, Visitor
from hostile.house import TableServer

from services import running

FAULT: Final = 500
FEW: Final = 10  # moves of the seeded matches
NUL: Final = (
    ("GET", "/api/lobby?game=%00", None),
    ("POST", "/api/quick", {"game": "\x00"}),
    ("POST", "/api/tables", {"game": "\x00"}),
    ("POST", "/api/tables", {"game": "kitten-me", "preset": "\x00"}),
    ("POST", "/api/tables", {"game": "kitten-me", "options": {"\x00": "\x00"}}),
    ("GET", "/api/games/%00", None),
    ("GET", "/api/games/kitten-me/rulings/%00?lang=%00", None),
    ("GET", "/api/tables/%00", None),
    ("GET", "/api/tables/%00/qr.svg", None),
    ("GET", "/api/matches/A%00-1", None),
    ("GET", "/api/matches/%00/replay?seat=%00", None),
    ("GET", "/api/matches/%00/review", None),
    ("PUT", "/api/me", {"name": "a\x00b"}),
)
NESTS: Final = ("[" * 16_000, '{"game":' * 2_000, "[" * 8_000 + "]" * 8_000)
GUARDS: Final = ("content-security-policy", "x-content-type-options")


class Answer(NamedTuple):
    probe: str
    kept: bool
    seen: str  # what was there, where it was not right


class Site:
    """The server under test; everybody who comes to it has an address of their own."""

    def __init__(self, port: int, seeds: Seeds) -> None:
        self.port: Final = port
        self.seeds: Final = seeds
        self._numbers = count(1)

    def somebody(self) -> Visitor:
        return Visitor(self.port, f"127.0.4.{next(self._numbers)}")


def _faults(replies: list[tuple[str, Reply]]) -> str:
    return ", ".join([f"{reply.status} for {what}" for what, reply in replies if reply.status >= FAULT])


async def nul(site: Site) -> str:
    one = site.somebody()
    return _faults([(path, one.ask(method, path, body)) for method, path, body in NUL])


async def nests(site: Site) -> str:
    one = site.somebody()
    return _faults([(f"{nest[:4]}…", one.ask("POST", "/api/tables", nest)) for nest in NESTS])


async def damaged(site: Site) -> str:
    async with site.somebody().at(site.seeds.damaged) as seat:
        return f"told: {seat.words[:80]}" if MARK in seat.words else ""


async def lesson(site: Site) -> str:
    host = site.somebody()
    token = host.ask("PUT", "/api/me", {"name": "Ann"}).data["token"]
    code = host.set_up(token, lesson=True)
    async with host.at(code, token) as ann, site.somebody().at(code) as mallory:
        if not (await ann.do("sit 0 - Ann") and await ann.do("begin")):
            return "whoever set it up cannot play there"
        taken = [seat for seat in range(2) if await mallory.do(f"sit {seat} - Mallory")]
    return f"a stranger sat down at seat {taken[0]}" if taken else ""


async def bots_seat(site: Site) -> str:
    host = site.somebody()
    code = host.set_up(seats=3)
    async with host.at(code) as ann:
        if not (await ann.do("sit 0 - Ann") and await ann.do("begin")):
            return "no match began"
        async with site.somebody().at(code) as mallory:
            return "a guest took it" if await mallory.do("sit 1 - Mallory") else ""


async def _named(site: Site, name: str) -> str:
    """Return the name that is shown of somebody who sits down with this one beside Anna."""
    host = site.somebody()
    code = host.set_up()
    async with host.at(code) as anna, site.somebody().at(code) as mallory:
        await anna.do("sit 0 - Anna")
        await mallory.do(f"sit 1 - {name}")
        await anna.do("rise")  # so that what was told before has come
        return anna.shown(1)


def name_refused(name: str) -> Callable[[Site], Awaitable[str]]:
    async def look(site: Site) -> str:
        shown = await _named(site, name)
        return f"{shown!a} sits there" if shown == name else ""

    return look


async def ordinary_name(site: Site) -> str:
    return "" if await _named(site, "Ben") == "Ben" else "it is not shown"


async def guarded(site: Site) -> str:
    one = site.somebody()
    seen = []
    for path in ("/api/nothing", "/nothing", "/api/me", "/api/matches/NONE-1"):
        reply = one.ask("GET", path)
        missing = [name for name in GUARDS if name not in reply.headers]
        seen += [f"{reply.status} {path} without {' or '.join(missing)}"] if missing else []
    return ", ".join(seen)


async def not_stored(site: Site) -> str:
    one = site.somebody()
    token = one.ask("PUT", "/api/me", {"name": "Ann"}).data["token"]
    reply = one.ask("GET", "/api/me", Authorization=f"Bearer {token}")
    return "" if "no-store" in reply.headers.get("cache-control", "") else "no Cache-Control: no-store"


async def metrics(site: Site) -> str:
    one = Visitor(site.port, "127.0.0.1")
    if "ninelives_" not in one.ask("GET", "/metrics").body:
        return "not shown to this machine either"
    return "shown" if "ninelives_" in one.ask("GET", "/metrics", Host="evil.example").body else ""


async def forgotten(site: Site) -> str:
    one = site.somebody()
    token = one.ask("PUT", "/api/me", {"name": "Ann"}).data["token"]
    bearer = f"Bearer {token}"
    one.ask("DELETE", "/api/me", Authorization=bearer)
    if one.ask("GET", "/api/me", Authorization=bearer).body.find(token) >= 0:
        return "GET /api/me still knows it"
    async with one.at(site.seeds.idle, token) as seat:
        return "a socket still knows it" if seat.welcome and seat.welcome["token"] == token else ""


PROBES: Final[dict[str, Callable[[Site], Awaitable[str]]]] = {
    "a NUL in a query or a body is no fault of the server": nul,
    "a deep nest of brackets is no fault of the server": nests,
    "a damaged row tells nobody what it holds": damaged,
    "a stranger cannot sit down at a lesson": lesson,
    "a bot's seat is not free in the middle of a match": bots_seat,
    "an ordinary name is shown": ordinary_name,
    "a name of invisible letters (U+3164) is not shown": name_refused("\u3164\u3164"),
    "a Cyrillic twin of a name is told apart": name_refused("\u0410nn\u0430"),
    "a name of 24 combining marks is not shown": name_refused("a" + "\u0301" * 23),
    "nobody is called TABLE": name_refused("TABLE"),
    "401 and 404 carry CSP and nosniff": guarded,
    "what is personal is not stored on the way": not_stored,
    "/metrics is not shown to a foreign Host": metrics,
    "a token is dead after DELETE /api/me": forgotten,
}


def probe() -> Iterator[Answer]:
    """Start a server on an empty PostgreSQL and ask it everything."""
    with running() as services, tempfile.TemporaryDirectory() as folder:
        seeds = seed(services.postgres_url, FEW, history=False)
        with TableServer(Path(folder), services.postgres_url) as house:
            site = Site(house.port, seeds)
            for sentence, look in PROBES.items():
                seen = asyncio.run(_looked(look, site))
                yield Answer(sentence, not seen, seen)


async def _looked(look: Callable[[Site], Awaitable[str]], site: Site) -> str:
    try:
        return await look(site)
    except Exception as fault:  # noqa: BLE001 - a probe that cannot be asked has not been answered right
        return f"{type(fault).__name__}: {fault}"
