"""Fifty requests a second for what is dearest, from one address and from many of one range, as a proxy names them."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Final

from attacks.hose import hose
from attacks.plan import Storm

import ninelives.server

RATE: Final = 50.0  # requests a second
PROXY: Final = "127.0.0.1"  # which is believed about who asks
PAGE: Final = Path(ninelives.server.__file__).parent / "page"
SCHEMA: Final = "/api/schema/openapi.json"
EXPORT: Final = "/api/me/export"
LISTS: Final = (
    "/api/me/friends",
    "/api/me/lately",
    "/api/me/matches",
    "/api/me/statistics",
    "/api/me/tables",
    "/api/daily",
)

type Sender = Callable[[int], str]


def one_address(_number: int) -> str:
    return "203.0.113.77"


def of_56(number: int) -> str:
    """Return an address of one of the 256 networks of a /56, as a household may have."""
    return f"2001:db8:1:{number % 256:x}::1"


def of_48(number: int) -> str:
    """Return an address of one of the 65,536 networks of a /48, as anybody may rent."""
    return f"2001:db8:2:{Random(number).randrange(1 << 16):x}::1"  # noqa: S311 - repeatable


RANGES: Final[dict[str, Sender]] = {"": one_address, "-56": of_56, "-48": of_48}


def flood_of(what: str, sender: Sender) -> Callable[[Storm], Awaitable[None]]:
    async def run(storm: Storm) -> None:
        paths = {"runtime": (runtime_file(),), "schema": (SCHEMA,), "export": (EXPORT,), "lists": LISTS}[what]
        await _paced(storm, paths, sender, storm.plan.seeds.token if what in {"export", "lists"} else "")

    return run


def runtime_file() -> str:
    """Return the longest file that a browser loads to play with no server; where no page is built, none is there."""
    found = sorted((PAGE / "runtime").rglob("*.gz"), key=lambda file: -file.stat().st_size)
    return f"/{found[0].with_suffix('').relative_to(PAGE).as_posix()}" if found else "/runtime/none/none.wasm"


async def _paced(storm: Storm, paths: tuple[str, ...], sender: Sender, token: str) -> None:
    """Ask at a steady pace, whether answers come or not."""
    asked: set[asyncio.Task[None]] = set()
    for number, path in enumerate(cycle(paths)):
        if not storm.left:
            break
        task = asyncio.create_task(_ask(storm, path, sender(number), token))
        asked.add(task)
        task.add_done_callback(asked.discard)
        await asyncio.sleep(1 / RATE)
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)


async def _ask(storm: Storm, path: str, sender: str, token: str) -> None:
    with contextlib.suppress(OSError, TimeoutError):
        one = await hose(storm, address=PROXY)
        storm.did["asked"] += 1
        try:
            lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", f"X-Forwarded-For: {sender}", "Connection: close"]
            lines += [f"Authorization: Bearer {token}"] if token else []
            await one.pour("\r\n".join([*lines, "", ""]).encode())
            while not one.closed:
                await one.answer()
        finally:
            one.transport.abort()
