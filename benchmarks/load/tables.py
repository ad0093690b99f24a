"""Tables full of people who play as fast as they are told, or at a given rate."""

import asyncio
import random
import time
from dataclasses import dataclass, field

import msgspec
from load.launch import post
from load.wire import Socket, connect, random_id


class Scene(msgspec.Struct):
    phase: str
    awaited: tuple[int, ...]
    choices: tuple[str, ...]


class Told(msgspec.Struct):
    """What a player needs of any message."""

    t: str
    seq: int = 0
    scene: Scene | None = None
    id: str = ""
    reason: str = ""


GAMES = ("kitten-me", "go-kitty", "shut-up-cat")
SEATS = 4
WARM_UP = 2.0  # seconds

READ = msgspec.json.Decoder(Told)


@dataclass
class Tally:
    """What was sent and heard between two moments."""

    plays: int = 0
    sent: int = 0
    received: int = 0
    bytes: int = 0
    refused: int = 0
    matches: int = 0
    waits: list[float] = field(default_factory=list)  # from play to the told of every seat


@dataclass
class Player:
    table: "Table"
    seat: int
    socket: Socket | None = None

    def heard(self, _socket: Socket, data: bytes) -> None:
        tally = self.table.tally
        tally.received += 1
        tally.bytes += len(data)
        told = READ.decode(data)
        if told.t == "told" and told.scene is not None:
            self.table.told(self, told.seq, told.scene)
        elif told.t in {"refused", "bye"}:
            tally.refused += 1
            self.table.faults.append(told.reason)

    def say(self, text: str) -> None:
        data = text.encode()
        self.table.tally.sent += 1
        self.table.tally.bytes += len(data)
        if self.socket is not None:
            self.socket.send(data)


@dataclass
class Table:
    """One table of people. With a pause, moves are made so many seconds after the turn came."""

    tally: Tally
    pause: float = 0.0
    players: list[Player] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    played_at: float = 0.0
    playing: bool = True
    waits_for: int = 0

    async def sit(
        self,
        port: int,
        wishes: dict[str, object],
        people: int,
        ports: list[int] | None = None,
        address: str = "127.0.0.1",
    ) -> None:
        path = post(port, "/api/tables", {**wishes, "clock": 600, "seats": people})["socket"]
        for seat in range(people):
            player = Player(self, seat)
            self.players.append(player)
            at = ports[seat % len(ports)] if ports else port
            player.socket = await connect(at, path, player.heard, address)
            player.say('{"t":"hello"}')
            player.say(f'{{"t":"do","id":"s","order":"sit {seat} {random_id()} P{seat}"}}')
        await asyncio.sleep(0)

    def begin(self) -> None:
        self.players[0].say(f'{{"t":"do","id":"{random_id()}","order":"begin"}}')

    def told(self, player: Player, seq: int, scene: Scene) -> None:
        if self.played_at:
            self.waits_for -= 1
            if self.waits_for == 0:
                self.tally.waits.append(time.perf_counter() - self.played_at)
        if not self.playing:
            return
        if scene.phase == "over" and player.seat == 0:
            self.tally.matches += 1
            self.played_at = 0.0
            self.begin()
        elif player.seat in scene.awaited and scene.choices:
            self._play_soon(player, seq, scene.choices)

    def _play_soon(self, player: Player, seq: int, choices: tuple[str, ...]) -> None:
        if self.pause:
            loop = asyncio.get_running_loop()
            loop.call_later(self.pause * random.uniform(0.5, 1.5), self._play, player, seq, choices)  # noqa: S311 - load
        else:
            self._play(player, seq, choices)

    def _play(self, player: Player, seq: int, choices: tuple[str, ...]) -> None:
        move = random.choice(choices)  # noqa: S311 - load
        self.tally.plays += 1
        self.played_at, self.waits_for = time.perf_counter(), len(self.players)
        player.say(f'{{"t":"play","id":"{random_id()}","seq":{seq},"move":"{move}"}}')


def end(tables: list[Table]) -> None:
    for table in tables:
        table.playing = False
        for player in table.players:
            if player.socket is not None:
                player.socket.transport.abort()


async def warmed_up(ports: list[int], number: int, *, pause: float = 0.0, scattered: bool = False) -> list[Table]:
    """Set up tables of all games and let them play until they run evenly; from then on they share a new tally.

    A table's people come to one process, as behind a proxy that hashes, or are scattered over all.
    """
    tables = [Table(Tally(), pause) for _ in range(number)]
    for nth, table in enumerate(tables):
        wishes: dict[str, object] = {"game": GAMES[nth % len(GAMES)]}
        await table.sit(ports[nth % len(ports)], wishes, SEATS, ports if scattered else None)
    await asyncio.sleep(1)
    for table in tables:
        table.begin()
    await asyncio.sleep(WARM_UP)
    tally = Tally()
    for table in tables:
        table.tally = tally
    return tables
