"""Honest players: full tables, a move every so often, how long each took, and a book of all that was sent."""

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from load.launch import post
from load.wire import Socket, connect, random_id

PEOPLE = 2
GAMES = ("kitten-me", "go-kitty")
LOST = 15.0  # seconds after which a move counts as unanswered

type Sent = dict[tuple[int, str], str]  # by guest and command: what was said


class Player:
    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.who = 0
        self.welcome = asyncio.Event()
        self.sent_at: dict[str, float] = {}
        self.acknowledged: dict[str, int] = {}

    async def come(self, port: int, path: str, address: str) -> None:
        self.socket: Socket = await connect(port, path, self.heard, address)
        self.socket.send(b'{"t":"hello"}')
        await self.welcome.wait()
        self.do(f"sit {self.seat} {random_id()} P{self.seat}")

    def do(self, order: str) -> None:
        self._say({"t": "do", "id": random_id(), "order": order}, order)

    def play(self, seq: int, move: str) -> None:
        if not self.table.resting:
            self._say({"t": "play", "id": random_id(), "seq": seq, "move": move}, f"{self.seat} {move}")

    def _say(self, message: dict[str, Any], line: str) -> None:
        self.table.sent[self.who, message["id"]] = line
        self.sent_at[message["id"]] = time.perf_counter()
        self.socket.send(msgspec.json.encode(message))

    def heard(self, _socket: Socket, data: bytes) -> None:
        message = msgspec.json.decode(data)
        match message["t"]:
            case "welcome":
                self.who = int(message["token"].partition("-")[0], 16)
                self.welcome.set()
            case "done":
                self.table.waits.append(time.perf_counter() - self.sent_at.pop(message["id"]))
                self.acknowledged[message["id"]] = message["seq"]
            case "refused" | "bye":
                self.sent_at.pop(message.get("id"), None)
                self.table.faults.append(f"An honest player was told: {message['reason']}")
            case "told":
                self.table.told(self, message)
            case _:
                pass  # who is here, and what is said


class Table:
    """Two people who play on and on, each move some time after the turn came."""

    def __init__(self, pause: float, addresses: Sequence[str] = ("127.0.0.1",) * PEOPLE) -> None:
        self.pause = pause
        self.addresses = addresses  # by seat, where they come from
        self.resting = False
        self.waits: list[float] = []  # seconds from a command to its done
        self.sent: Sent = {}
        self.faults: list[str] = []
        self.code = ""
        self.players = [Player(self, seat) for seat in range(PEOPLE)]

    async def sit(self, port: int, game: str) -> None:
        wishes = {"game": game, "seats": PEOPLE, "clock": 600}
        place = await asyncio.to_thread(post, port, "/api/tables", wishes, self.addresses[0])
        self.code = place["code"]
        for player in self.players:
            await player.come(port, place["socket"], self.addresses[player.seat])
        await asyncio.sleep(0.2)
        self.players[0].do("begin")

    def told(self, player: Player, message: dict[str, Any]) -> None:
        scene = message["scene"]
        if scene["phase"] == "over" and player.seat == 0:
            self._later(lambda: None if self.resting else player.do("begin"))
        elif player.seat in scene["awaited"] and scene["choices"]:
            choices = scene["choices"]
            move = choices[-1] if random.random() < 0.1 else choices[random.randrange(min(len(choices), 6))]  # noqa: PLR2004, S311 - any move
            self._later(lambda: player.play(message["seq"], move))

    def _later(self, act: Any) -> None:  # noqa: ANN401 - a call
        asyncio.get_running_loop().call_later(self.pause * random.uniform(0.5, 1.5), act)  # noqa: S311 - as people do

    def leave(self) -> None:
        for player in self.players:
            player.socket.transport.abort()

    def silences(self) -> Iterator[str]:
        now = time.perf_counter()
        for player in self.players:
            if [at for at in player.sent_at.values() if now - at > LOST]:
                yield f"At {self.code} seat {player.seat} was never answered."
            if player.socket.closed:
                yield f"At {self.code} the socket of seat {player.seat} was closed."


async def open_tables(port: int, number: int, pause: float) -> list[Table]:
    tables = [Table(pause) for _ in range(number)]
    for n, table in enumerate(tables):
        await table.sit(port, GAMES[n % len(GAMES)])
    return tables


async def measured(tables: list[Table], seconds: float) -> list[float]:
    """Give how long each command took in this time."""
    for table in tables:
        table.waits.clear()
    await asyncio.sleep(seconds)
    return sorted([wait for table in tables for wait in table.waits])


def p99(waits: list[float]) -> float:
    return waits[int(0.99 * (len(waits) - 1))] if waits else float("inf")
