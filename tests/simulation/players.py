"""People at tables: they sit down, play, retry under the same id, use two devices, leave, come back, and watch."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ninelives.tables import wire
from ninelives.tables.ids import GuestId, Seq
from ninelives.tables.log import TableConfig
from ninelives.tables.projection import PHRASES
from ninelives.tables.state import PLAYING
from simulation.sockets import Socket

if TYPE_CHECKING:
    from simulation.process import Process
    from simulation.world import World

THINKING: Final = 11.0  # seconds on average until a move that others wait for
RESTING: Final = 29.0  # seconds on average between other things that somebody does
RETRY_SECONDS: Final = 4.0  # without an answer, after which a command is sent again
ABSENCE: Final = (5.0, 150.0)  # seconds for which somebody is away
DEVICES: Final = 2

_encode: Final = msgspec.json.Encoder().encode


class SeatGist(Struct):
    person: bool


class SceneGist(Struct):
    phase: str
    choices: tuple[str, ...] = ()
    awaited: tuple[int, ...] = ()
    watched: bool = False
    ready: tuple[int, ...] = ()


class Gist(Struct):
    """What a person looks at in any message."""

    t: str
    id: str = ""
    seq: int = 0
    token: str = ""
    scene: SceneGist | None = None
    seat: int | UnsetType | None = UNSET
    sitters: tuple[SeatGist | None, ...] | UnsetType = UNSET
    again: bool = True


_read: Final = msgspec.json.Decoder(Gist).decode


class Pending:
    """A command that was sent and not answered yet."""

    def __init__(self, name: str, text: str, message: wire.AnyFromClient, now: float) -> None:
        self.name: Final = name
        self.text: Final = text
        self.message: Final = _encode(message).decode()
        self.first: Final = now


class Player:
    """One person with up to two devices, at one table at a time."""

    def __init__(self, world: "World", who: GuestId, name: str, table: TableConfig) -> None:
        self._world: Final = world
        self._chance: Final = world.chance
        self.who: Final = who
        self.name: Final = name
        self.language: Final = "de" if world.chance.happens(0.15) else "en"
        self.table = table
        self.sockets: Final[dict[Socket, None]] = {}
        self.sent: Final[dict[tuple[str, str], str]] = {}  # by the table's code and the command's name
        self.pending: Pending | None = None
        self.away_until = 0.0
        self._watches: Final = world.chance.happens(0.2)
        self._token = ""
        self._commands = 0
        self._forget_table()

    def __repr__(self) -> str:
        return self.name

    def _forget_table(self) -> None:
        self.seq = 0
        self.seat: int | None = None
        self._scene: SceneGist | None = None
        self._sitters: tuple[SeatGist | None, ...] = ()
        self.pending = None

    async def live(self) -> None:
        while True:
            await asyncio.sleep(self._pause())
            self._act()
            while self.pending is not None:
                await asyncio.sleep(RETRY_SECONDS)
                self._retry()

    def _pause(self) -> float:
        scene = self._scene
        awaited = scene is not None and self.seat is not None and self.seat in scene.awaited
        return self._chance.wait(THINKING if awaited else RESTING)

    def _act(self) -> None:
        if self._world.loop.time() < self.away_until:
            return
        self._keep_connected()
        if self._chance.happens(self._world.faults.rates.leaving):
            self._leave()
        elif self.sockets and self._world.people_act:
            self._do_something()

    # coming and going

    def _keep_connected(self) -> None:
        rates = self._world.faults.rates
        wanted = 1 + self._chance.happens(rates.second_device)
        if len(self.sockets) < wanted and (process := self._world.pick_process()) is not None:
            self._connect(process, slow=self._chance.happens(rates.slow_socket))

    def _connect(self, process: "Process", *, slow: bool) -> None:
        self._world.note("second device" if self.sockets else "connection")
        seen = Seq(0) if self.sockets else Seq(self.seq)
        socket = Socket(self._world, self, process, seen, slow=slow)
        self.sockets[socket] = None
        process.accept(socket)
        socket.say(_encode(wire.Hello(self._token, seen, self.language, self.name)).decode())

    def _leave(self) -> None:
        self._world.note("leaving")
        self.disconnect()
        self.away_until = self._world.loop.time() + self._chance.uniform(*ABSENCE)
        if self._chance.happens(0.2):
            self.table = self._chance.choice(self._world.tables)
            self._forget_table()

    def disconnect(self) -> None:
        for socket in list(self.sockets):
            socket.cut()
            self.notice_cut(socket)

    def notice_cut(self, socket: Socket) -> None:
        self.sockets.pop(socket, None)

    # commands

    def _send(self, text: str, make: Callable[[str], wire.Play | wire.Do]) -> None:
        self._commands += 1
        name = f"{self._commands}"
        self.sent[self.table.code, name] = text
        self.pending = Pending(name, text, make(name), self._world.loop.time())
        self._transmit(self.pending)

    def _order(self, text: str) -> None:
        self._send(text, lambda name: wire.Do(name, text))

    def _transmit(self, pending: Pending) -> None:
        """Send a command, now and then from every device, or twice."""
        for socket in self._chance.sample(list(self.sockets), self._chance.randint(1, len(self.sockets))):
            for _ in range(1 + self._chance.happens(0.05)):
                socket.say(pending.message)

    def _retry(self) -> None:
        """Come back if need be, and send again what was not answered."""
        if self._world.loop.time() >= self.away_until:
            self._keep_connected()
        if self.pending is not None and self.sockets:
            self._world.note("retry")
            self._transmit(self.pending)

    # what they do

    def _do_something(self) -> None:
        scene = self._scene
        if scene is None:
            return
        if self._chance.happens(0.03):
            self._talk()
        elif self.seat is None:
            self._watch(scene)
        elif scene.phase == PLAYING:
            self._play(scene, self.seat)
        else:
            self._gather(self.seat)

    def _talk(self) -> None:
        socket = self._chance.choice(list(self.sockets))
        messages: tuple[wire.AnyFromClient, ...] = (
            wire.Say(self._chance.choice(PHRASES)),
            wire.Hint("hint"),
            wire.Ping(1),
            wire.More(Seq(self.seq), 0),
        )
        socket.say(_encode(self._chance.choice(messages)).decode())

    def _watch(self, scene: SceneGist) -> None:
        free = [seat for seat, sitter in enumerate(self._sitters) if sitter is None or not sitter.person]
        if free and scene.phase != PLAYING and not self._watches:
            seat, nonce = self._chance.choice(free), f"{self._chance.randrange(16**4):x}"
            self._order(f"sit {seat} {nonce} {self.name}")

    def _play(self, scene: SceneGist, seat: int) -> None:
        if scene.watched and seat not in scene.ready and self._chance.happens(0.5):
            self._order("ready")
        elif scene.choices and (seat in scene.awaited or self._chance.happens(0.1)):
            move, seen = self._chance.choice(scene.choices), Seq(self.seq)
            self._send(move, lambda name: wire.Play(name, seen, move))
        elif self._chance.happens(0.03):
            self._order(self._chance.choice(("hurry", "rise", f"bot {seat} kitten")))

    def _gather(self, seat: int) -> None:
        others = (
            "rise",
            "lock",
            "unlock",
            "lead",
            "share",
            "look ginger freckles crown",
            f"seats {len(self._sitters)}",
        )
        aside = self._chance.randrange(max(1, len(self._sitters)))
        rare = (*others, f"bot {aside} random", f"clear {aside}", f"remove {aside}", f"sit {seat} - {self.name}")
        begin = self._chance.choice(("begin", "begin random", "begin kitten", "begin random"))
        self._order(begin if self._chance.happens(0.6) else self._chance.choice(rare))

    # what they are told

    def take(self, socket: Socket, data: bytes) -> None:
        gist = _read(data)
        if gist.t == "bye":
            self._world.note("bye")
            socket.cut()
            return self.notice_cut(socket)
        if gist.t == "welcome":
            self._token = gist.token
        if gist.t in {"done", "refused"} and self.pending is not None and gist.id == self.pending.name:
            self._world.note(gist.t)
            self.pending = None
        if gist.scene is not None and (gist.seq >= self.seq or gist.t == "welcome"):
            self._look(gist, gist.scene)
        if gist.t == "welcome" and self.pending is not None:
            socket.say(self.pending.message)
        return None

    def _look(self, gist: Gist, scene: SceneGist) -> None:
        self.seq, self._scene = gist.seq, scene
        if gist.seat is not UNSET:
            self.seat = gist.seat
        if gist.sitters is not UNSET:
            self._sitters = gist.sitters
