"""The attack, in a process of its own: short lives of hostile sockets, from several addresses, at a bounded rate."""

import asyncio
import contextlib
import os
import time
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

import msgspec
from hostile.crowd import Crowd
from hostile.messages import ENDING, Frame, Knowledge, looks_right, text
from hostile.slow import SlowReader
from hostile.web import Web
from load.launch import post
from load.wire import Socket

ADDRESSES: Final = tuple([f"127.0.0.{n}" for n in range(11, 19)])
EACH: Final = 10.0  # messages a second and socket: fewer than a socket may send
GAMES: Final = ("kitten-me", "go-kitty", "shut-up-cat")
LATELY: Final = 200  # names of commands remembered, to say them again


@dataclass
class Plan:
    port: int
    messages: int
    rate: float  # a second, over all sockets
    half_open: int
    slow: float  # seconds for which a reader does not read
    honest: dict[str, list[int]]  # guests by table
    seed: int


@dataclass
class Report:
    """What was done, and what must not have happened."""

    sent: Counter[str] = field(default_factory=Counter)  # messages by kind
    heard: Counter[str] = field(default_factory=Counter)  # answers by kind
    statuses: Counter[int] = field(default_factory=Counter)  # of HTTP
    sockets: int = 0
    not_let_in: int = 0
    seconds: float = 0.0
    half_open: int = 0
    said: set[tuple[int, str]] = field(default_factory=set)  # commands by guest
    tables: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    slow: str = ""


class Life:
    """One hostile socket, from its handshake to its end."""

    def __init__(self, attack: "Attack", code: str, address: str) -> None:
        self._attack = attack
        self._code = code
        self._address = address
        self._luck = attack.luck
        self._last = b""
        self._who = 0
        self._welcome = asyncio.Event()

    async def live(self) -> None:
        port, loop = self._attack.plan.port, asyncio.get_running_loop()
        path = f"/api/tables/{self._code}/socket"
        _, self._socket = await loop.create_connection(
            lambda: Socket(f"127.0.0.1:{port}", path, self._heard), "127.0.0.1", port, local_addr=(self._address, 0)
        )
        await asyncio.wait_for(self._socket.opened, 10)
        self._attack.report.sockets += 1
        if self._luck.random() < 0.1:  # noqa: PLR2004 - now and then
            await self._send(looks_right(self._luck, Knowledge([], [], 0), "early"), "before hello")
        else:
            await self._send(Frame(text({"t": "hello", "token": self._token(), "seen": 0}), ends=False), "hello")
            await self._talk_when_welcome()
        self._socket.transport.abort() if self._luck.random() < 0.5 else self._socket.transport.close()  # noqa: PLR2004 - a coin

    def _token(self) -> str:
        """Claim to be somebody: an honest player, or one of us."""
        victim = self._luck.choice([who for people in self._attack.plan.honest.values() for who in people])
        forged = (f"{victim:x}." + "0" * 32, f"{victim:x}.", f"{victim:x}", "0." + "0" * 32, "x" * 200, "é.\x00")
        return self._luck.choice((*forged, *self._attack.tokens[-3:], "", ""))

    async def _talk_when_welcome(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._welcome.wait(), 5)
            await self._talk()

    async def _talk(self) -> None:
        for _ in range(self._luck.randint(5, 35)):
            name = f"{self._luck.getrandbits(48):x}"
            await self._send(looks_right(self._luck, self._knowledge(), name), "looks right")
            if self._socket.closed:
                return
        if self._luck.random() < 0.04:  # noqa: PLR2004 - now and then
            await self._flood()
        ending = self._luck.choice(ENDING)
        await self._send(Frame(ending(self._luck), ends=True), ending.__name__.replace("_", " "))

    async def _flood(self) -> None:
        """Say more at once than a socket may."""
        for _ in range(70):
            self._count(Frame(b"", ends=False), "flood")
        self._socket.transport.write(text({"t": "ping", "n": 1}) * 70)
        await asyncio.sleep(1)

    async def _send(self, sent: Frame, kind: str) -> None:
        self._count(sent, kind)
        self._socket.transport.write(sent.data)
        await self._attack.pause()

    def _count(self, sent: Frame, kind: str) -> None:
        self._attack.report.sent[kind] += 1
        if sent.name:
            self._attack.names.append(sent.name)
            self._attack.report.said.add((self._who, sent.name))

    def _knowledge(self) -> Knowledge:
        try:
            message: dict[str, Any] = msgspec.json.decode(self._last)
        except msgspec.DecodeError:
            message = {}
        choices = message.get("scene", {}).get("choices", [])
        return Knowledge(self._attack.names[-LATELY:], choices, message.get("seq", 0))

    def _heard(self, _socket: Socket, data: bytes) -> None:
        kind = data[6:13].partition(b'"')[0].decode(errors="replace")
        self._attack.report.heard[kind] += 1
        if kind == "welcome":
            self._welcomed(msgspec.json.decode(data))
        if kind in {"told", "welcome", "refused"}:
            self._last = data

    def _welcomed(self, message: dict[str, Any]) -> None:
        self._who = int(message["token"].partition("-")[0], 16)
        self._welcome.set()
        self._attack.tokens.append(message["token"])
        if self._code in self._attack.plan.honest and message["seat"] is not None:
            self._attack.report.faults.append(f"A stranger was given seat {message['seat']} at {self._code}.")


class Attack:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.luck = Random(plan.seed)  # noqa: S311 - repeatable
        self.report = Report()
        self.tokens: list[str] = []
        self.names: list[str] = []
        self._lives_at_once = max(1, int(plan.rate / EACH))

    async def run(self) -> Report:
        for n in range(12):
            place = post(self.plan.port, "/api/tables", {"game": GAMES[n % 3], "seats": 3, "private": n % 2 == 0})
            self.report.tables.append(place["code"])
        crowd = Crowd(self.plan.port, self.plan.half_open, self.report.tables, ADDRESSES)
        self.report.half_open = await asyncio.to_thread(crowd.gather)
        slow, web = SlowReader(self.plan.port, self.plan.slow), Web(self.plan.port, self.luck)
        beside = asyncio.gather(slow.run(), web.run())
        began = time.monotonic()
        await asyncio.gather(*[self._lives(n) for n in range(self._lives_at_once)])
        self.report.seconds = time.monotonic() - began
        web.enough = True
        await beside
        self.report.slow, self.report.statuses = slow.outcome, web.statuses
        self.report.faults += [*slow.faults, *web.faults]
        crowd.leave()
        return self.report

    async def _lives(self, number: int) -> None:
        await asyncio.sleep(number / self._lives_at_once)
        address = ADDRESSES[number % len(ADDRESSES)]
        while self.report.sent.total() < self.plan.messages:
            try:
                await Life(self, self._target(), address).live()
            except (OSError, TimeoutError):
                self.report.not_let_in += 1
                await asyncio.sleep(0.2)

    def _target(self) -> str:
        return self.luck.choice((*self.report.tables, *self.report.tables, *self.plan.honest, "NOSUCH", "%00"))

    async def pause(self) -> None:
        """Keep to the rate."""
        await asyncio.sleep(self.luck.uniform(0.5, 1.5) / EACH)


def attack(plan: Plan, answers: Connection) -> None:
    """Attack, and tell what happened. It steps back for all others, as a machine elsewhere would.

    The end is told first: to read the whole report takes long enough to hold up whoever measures in that process.
    """
    os.nice(19)
    report = asyncio.run(Attack(plan).run())
    answers.send("over")
    answers.send(report)
