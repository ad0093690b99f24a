"""Honest people during a flood, in a process of their own: players, newcomers, and somebody who asks for hints.

Each comes from an address of their own. Nothing here reads /proc or lists files: that would delay what is measured.
"""

import asyncio
import contextlib
import gc
import os
import time
from collections.abc import Iterator
from itertools import count
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

import uvloop
from hostile.honest import GAMES, PEOPLE, Player, Table
from load.wire import Socket, connect

PAUSE: Final = 0.1  # seconds a player thinks: some hundred commands a second in all, so that a p99 means something
NEWCOMERS: Final = 0.25  # seconds between two
HINTS: Final = 1.0  # seconds between two
PATIENCE: Final = 5.0  # seconds after which a newcomer gives up
LONG: Final = 1.0  # seconds; a newcomer who has waited longer when a measurement ends counts as not let in
UNANSWERED: Final = 2.5  # seconds after which a client sends a command again, by docs/wire.md
GRACE: Final = 0.2  # seconds for the last answers of a measurement


class Household(NamedTuple):
    port: int
    tables: int
    hints: bool
    cores: frozenset[int]


class Sample(NamedTuple):
    """What honest people met with in some seconds. A wait that has not ended counts with what it has come to."""

    waits: list[float]  # seconds from a command to its answer, sorted
    answered: int
    unanswered: int
    newcomers: list[float]  # seconds until a newcomer was welcomed
    turned_away: int
    hints: list[float]  # seconds until a hint was given
    faults: list[str]


class Guest(Player):
    """A player who may ask for a hint."""

    def __init__(self, table: "Home", seat: int) -> None:
        super().__init__(table, seat)
        self.hints: list[float] = []
        self._asked_at = 0.0

    def ask(self) -> None:
        """Ask for a hint, unless one is awaited."""
        if not self._asked_at:
            self._asked_at = time.perf_counter()
            self.socket.send(b'{"t":"hint","id":"hint"}')

    def heard(self, socket: Socket, data: bytes) -> None:
        if data.startswith((b'{"t":"odds"', b'{"t":"refused","id":"hint"')):
            if data.startswith(b'{"t":"odds"'):  # between matches it is refused, which says nothing
                self.hints.append(time.perf_counter() - self._asked_at)
            self._asked_at = 0.0
        else:
            super().heard(socket, data)

    def taken_hints(self) -> list[float]:
        waiting = [time.perf_counter() - self._asked_at] if self._asked_at else []
        taken, self.hints = [*self.hints, *waiting], []
        return taken


class Home(Table):
    """A table of two who play on and on, each from an address of their own."""

    def __init__(self, number: int) -> None:
        super().__init__(PAUSE, [f"127.0.{10 + seat}.{number + 1}" for seat in range(PEOPLE)])
        self.guests = [Guest(self, seat) for seat in range(PEOPLE)]
        self.players[:] = self.guests
        self._closed: list[str] = []

    def pending(self, until: float) -> Iterator[float]:
        """Return for how long each command waits that was sent before then."""
        now = time.perf_counter()
        for player in self.players:
            yield from [now - at for at in player.sent_at.values() if at < until]

    def taken_faults(self) -> list[str]:
        """Return what went wrong since the last look; a closed socket is named once."""
        closed = [f"The socket of seat {p.seat} at {self.code} was closed." for p in self.players if p.socket.closed]
        news = [fault for fault in closed if fault not in self._closed]
        taken, self.faults = [*self.faults, *news], []
        self._closed += news
        return taken


class Newcomers:
    """People who come to a table for the first time: they look it up, open a socket and are welcomed."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._numbers = count(1)
        self._waiting: dict[asyncio.Task[None], float] = {}  # since when
        self.waits: list[float] = []
        self.turned_away = 0

    async def arrive(self, codes: list[str]) -> None:
        while True:
            number = next(self._numbers)
            task = asyncio.create_task(self._come(codes[number % len(codes)], number))
            self._waiting[task] = time.perf_counter()
            task.add_done_callback(self._waiting.pop)
            await asyncio.sleep(NEWCOMERS)

    async def _come(self, code: str, number: int) -> None:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._enter(code, f"127.1.{number // 250}.{number % 250 + 1}")
            self.waits.append(time.perf_counter() - began)
        except (OSError, TimeoutError):
            self.turned_away += 1

    async def _enter(self, code: str, address: str) -> None:
        await look(self._port, f"/api/tables/{code}", address)
        welcome = asyncio.Event()
        socket = await connect(self._port, f"/api/tables/{code}/socket", lambda _socket, _data: welcome.set(), address)
        try:
            socket.send(b'{"t":"hello"}')
            await welcome.wait()
        finally:
            socket.transport.abort()

    def taken(self) -> tuple[list[float], int]:
        """Return how long they waited, and how many were not let in; whoever has long waited is one of them."""
        now = time.perf_counter()
        long = [task for task, since in self._waiting.items() if now - since > LONG]
        for task in long:
            task.cancel()
        taken = self.waits, self.turned_away + len(long)
        self.waits, self.turned_away = [], 0
        return taken


async def look(port: int, path: str, address: str) -> None:
    """Ask for something that must be there."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        if not (await reader.read(1 << 16)).startswith(b"HTTP/1.1 200"):
            raise ConnectionError("A newcomer was not answered.")
    finally:
        writer.transport.abort()


class Town:
    def __init__(self, plan: Household) -> None:
        self._plan = plan
        self._tables = [Home(number) for number in range(plan.tables)]
        self._newcomers = Newcomers(plan.port)

    async def live(self, line: Connection) -> None:
        """Play until told to stop; measure as often as asked."""
        await asyncio.gather(*[t.sit(self._plan.port, GAMES[n % len(GAMES)]) for n, t in enumerate(self._tables)])
        beside = [asyncio.create_task(self._newcomers.arrive([table.code for table in self._tables]))]
        if self._plan.hints:
            beside.append(asyncio.create_task(self._ask_for_hints()))
        line.send("ready")
        with contextlib.suppress(EOFError):
            while (seconds := await asyncio.to_thread(line.recv)) is not None:
                line.send(await self._measured(seconds))
        for task in beside:
            task.cancel()
        for table in self._tables:
            table.resting = True
            table.leave()

    async def _ask_for_hints(self) -> None:
        while True:
            self._tables[0].guests[0].ask()
            await asyncio.sleep(HINTS)

    async def _measured(self, seconds: float) -> Sample:
        since = time.perf_counter()
        for table in self._tables:
            table.waits.clear()
        self._newcomers.taken()
        self._tables[0].guests[0].taken_hints()
        await asyncio.sleep(seconds)
        until = time.perf_counter()
        await asyncio.sleep(GRACE)
        return self._sample(since, until)

    def _sample(self, since: float, until: float) -> Sample:
        answered = [wait for table in self._tables for wait in table.waits]
        pending = [wait for table in self._tables for wait in table.pending(until)]
        lost = [wait for wait in pending if wait > min(UNANSWERED, until - since)]
        faults = [fault for table in self._tables for fault in table.taken_faults()]
        hints = self._tables[0].guests[0].taken_hints() if self._plan.hints else []
        waits, turned_away = self._newcomers.taken()
        return Sample(sorted([*answered, *pending]), len(answered), len(lost), waits, turned_away, hints, faults)


def live(plan: Household, line: Connection) -> None:
    """Be a process of honest people."""
    os.sched_setaffinity(0, plan.cores)
    gc.disable()  # a collection here would look like a slow server
    asyncio.run(Town(plan).live(line), loop_factory=uvloop.new_event_loop)
