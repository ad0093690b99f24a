"""A scripted person at a table: plays from the choices, sends again what was not answered, comes back when cut off."""

import asyncio
import json
import time
from collections import deque
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from chaos.ledger import Key, Ledger, Message, Refusal, Sent, Shown, digest
from chaos.plan import Kind
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

AGAIN: Final = 2.5  # seconds after which an unanswered command is sent once more
SILENCE: Final = 9.0  # seconds after which a silent process is left for another
STAY: Final = 60.0  # seconds, on average, until a player drops the connection on purpose
ECHO: Final = 0.04  # how often a command is sent once more that was done
REMEMBERED: Final = 20  # of those, the last so many
STEP_IN: Final = 0.1  # how often a player does what is allowed while others are awaited
RISE: Final = 0.05  # how often somebody gets up between matches; they sit down again
NOTED: Final = 0.1  # how much of what is shown is written down
CHASE: Final = 0.05  # how often the cat is chased where something else can be done: that makes matches endless


class Crowd(Protocol):
    """What all players share."""

    ledger: Ledger
    ports: tuple[int, ...]
    think: float  # seconds, at most
    beginning: bool  # whether new matches are begun
    over: bool


class Table(NamedTuple):
    code: str
    kind: Kind


class Player:
    def __init__(self, crowd: Crowd, table: Table, chair: int, luck: Random) -> None:
        self._crowd: Final = crowd
        self._ledger: Final = crowd.ledger
        self._table: Final = table
        self._chair: Final = chair
        self._luck: Final = luck
        self._token = ""
        self._who = 0
        self._number = 0  # of commands named
        self._seen = 0
        self._seat: int | None = None
        self._match = 0
        self._sitters: list[Any] = []
        self._scene: Message = {"phase": ""}
        self._planned: tuple[str, str] | None = None  # a kind of command and its text
        self._at = 0.0  # when it shall be sent
        self._pending: Key | None = None
        self._echo: Key | None = None
        self._done: deque[Key] = deque(maxlen=REMEMBERED)
        self._copies: deque[tuple[str, float, bool]] = deque()  # on this socket: name, when sent, whether done before
        self._heard_at = 0.0

    async def run(self) -> None:
        while not self._crowd.over:
            port = self._luck.choice(self._crowd.ports)
            url = f"ws://127.0.0.1:{port}/api/tables/{self._table.code}/socket"
            try:
                async with connect(
                    url, proxy=None, compression=None, ping_interval=None, open_timeout=SILENCE
                ) as socket:
                    await self._come(socket)
            except (OSError, WebSocketException):
                self._ledger.counts["cut off or not let in"] += 1
            await asyncio.sleep(self._luck.uniform(0.05, 0.5))

    async def _come(self, socket: ClientConnection) -> None:
        self._copies.clear()
        self._heard_at = time.time()
        leaving = time.time() + self._luck.expovariate(1 / STAY)
        await socket.send(json.dumps({"t": "hello", "token": self._token, "seen": self._seen}))
        while not self._crowd.over:
            now = time.time()
            await self._speak(socket, now)
            if now > leaving and self._crowd.beginning:
                self._ledger.counts["dropped on purpose"] += 1
                return
            if now - self._heard_at > SILENCE:
                self._ledger.counts["left for silence"] += 1
                return
            await self._listen(socket)

    async def _listen(self, socket: ClientConnection) -> None:
        wanted = self._at if self._planned and not self._pending else time.time() + 1
        try:
            text = await asyncio.wait_for(socket.recv(), min(1.0, max(0.01, wanted - time.time())))
        except TimeoutError:
            return
        self._heard_at = time.time()
        self._hear(json.loads(text))

    # speaking

    async def _speak(self, socket: ClientConnection, now: float) -> None:
        if not self._who:
            return
        if self._echo is not None:
            await self._send(socket, self._echo, now)
            self._ledger.counts["sent again though answered"] += 1
            self._echo = None
        if self._pending is not None:
            await self._insist(socket, self._pending, now)
        elif self._planned is not None and now >= self._at:
            self._pending = self._named(*self._planned, now)
            self._planned = None
            await self._send(socket, self._pending, now)
        elif now - self._heard_at > AGAIN:
            await socket.send('{"t":"ping"}')

    async def _insist(self, socket: ClientConnection, key: Key, now: float) -> None:
        times = [sent for name, sent, _ in self._copies if name == key.name]
        if not times or now - times[-1] > AGAIN:
            self._ledger.counts["sent again unanswered"] += 1
            await self._send(socket, key, now)

    async def _send(self, socket: ClientConnection, key: Key, now: float) -> None:
        sent = self._ledger.sent[key]
        self._copies.append((key.name, now, bool(sent.done)))
        await socket.send(json.dumps(sent.message))

    def _named(self, kind: str, text: str, now: float) -> Key:
        self._number += 1
        key = Key(self._table.code, self._who, f"{self._chair}.{self._number}")
        place = {"order": text} if kind == "do" else {"move": text, "seq": self._seen}
        self._ledger.sent[key] = Sent(text, {"t": kind, "id": key.name, **place}, now)
        return key

    # hearing

    def _hear(self, message: Message) -> None:
        match message["t"]:
            case "welcome":
                self._token = message["token"]
                self._who = int(self._token.partition("-")[0], 16)
                self._look(message)
            case "told":
                self._look(message)
            case "done":
                self._hear_done(message)
            case "refused":
                self._hear_refused(message)
            case "bye":
                self._ledger.counts[f"bye: {message['reason']}"] += 1
            case _:
                pass  # who is here, and pongs: it is enough that something was heard

    def _look(self, message: Message) -> None:
        if message["seq"] < self._seen:
            self._ledger.counts["shown an older table"] += 1
            return
        self._seen = message["seq"]
        self._seat = message.get("seat", self._seat)
        self._sitters = message.get("sitters", self._sitters)
        self._match = message.get("number", self._match)
        self._scene = message["scene"]
        self._note(message)
        self._plan()

    def _note(self, message: Message) -> None:
        table = self._table.code
        self._ledger.last[table, self._who] = (self._seen, self._scene)
        if self._luck.random() < NOTED:
            self._ledger.shown.append(Shown(table, self._who, self._seen, digest(self._scene)))
        if message.get("commitment"):
            match = self._match + (self._scene["phase"] != "playing")
            self._ledger.promised.setdefault((table, match), set()).add(message["commitment"])

    def _hear_done(self, message: Message) -> None:
        key = Key(self._table.code, self._who, message["id"])
        self._copy(key.name)
        self._ledger.done(key, message["seq"], time.time())
        self._done.append(key)
        if self._luck.random() < ECHO:
            self._echo = self._luck.choice(self._done)
        self._settle(key)

    def _hear_refused(self, message: Message) -> None:
        key = Key(self._table.code, self._who, message["id"])
        _name, sent, after_done = self._copy(key.name)
        refusal = Refusal(message["ruling"], message["seq"], sent, after_done)
        self._ledger.refused(key, refusal, time.time())
        self._settle(key)
        self._look(message)

    def _copy(self, name: str) -> tuple[str, float, bool]:
        """Find which copy is answered: a socket's answers come in the order of what was sent on it."""
        copy = next(copy for copy in self._copies if copy[0] == name)
        self._copies.remove(copy)
        return copy

    def _settle(self, key: Key) -> None:
        if key == self._pending:
            self._pending = None
            self._plan()

    # deciding

    def _plan(self) -> None:
        """Decide what to do at the table as it stands now, and when."""
        self._planned = self._wish()
        self._at = time.time() + self._luck.uniform(0, self._crowd.think)

    def _wish(self) -> tuple[str, str] | None:
        if self._seat is None:
            return "do", f"sit {self._chair} n{self._luck.getrandbits(40):x} Player {self._chair}"
        if self._scene["phase"] == "playing":
            return self._move()
        if not self._crowd.beginning:
            return None
        if self._scene["phase"] == "over" and self._luck.random() < RISE:
            return "do", "rise"
        return self._preparation()

    def _move(self) -> tuple[str, str] | None:
        choices = self._scene["choices"]
        calm = [choice for choice in choices if choice != "chase"]
        awaited = self._seat in self._scene["awaited"]
        if not choices or not (awaited or self._luck.random() < STEP_IN):
            return None
        return "play", self._luck.choice(calm if calm and self._luck.random() > CHASE else choices)

    def _preparation(self) -> tuple[str, str] | None:
        """Begin, the first time when all have come and the bots are there."""
        kind = self._table.kind
        if self._match == 0:
            free = [seat for seat, sitter in enumerate(self._sitters) if sitter is None]
            if self._chair != 0 or set(free) & set(range(kind.people)):
                return None
            if free:
                return "do", f"bot {free[0]} {kind.level}"
        return "do", "begin"
