"""A server process: a house of its own, its line to the store, its bus, its clock. It can crash at any moment."""

import asyncio
from collections.abc import Hashable
from contextvars import Context, copy_context
from typing import TYPE_CHECKING, Any, Final

from ninelives.bots.temper import PLAIN
from ninelives.core.game import Moves, Names
from ninelives.hosting.connections.closing import Closing
from ninelives.hosting.connections.visit import visit
from ninelives.hosting.people.sessions import Session
from ninelives.hosting.ports import NoTelemetry
from ninelives.hosting.table_server import TableServer
from ninelives.hosting.thinking import Cat, OnTheSpot
from ninelives.tables.faults import StoreDown
from ninelives.tables.timing import Pace
from simulation.bus import SimulatedBus
from simulation.loop import OWNER, ProcessClock
from simulation.sockets import Cut, Socket
from simulation.storage import ProcessStore, StoreLine

if TYPE_CHECKING:
    from simulation.world import World

CUT_SHORT: Final = {"log cut short", "LogCutShort"}  # are reported where a row was lost
PACE: Final = Pace(bot=1.6, rest=45.0)
THOUGHT: Final = (0.02, 0.4)  # seconds that a bot thinks
RATES: Final = (0.995, 1.005)  # how fast a process's clock runs
WALL_ERROR: Final = 2.0  # seconds by which a process's time of day is wrong
RETRY_SECONDS: Final = 1.0  # until a process that could not start is started again
EXPECTED: Final = {"StoreDown", "Refused"}  # kinds of faults that may be reported while others are at work
FORGED: Final = "BadSignature"  # the kind that is reported of a forged message, once by each process


class QuickThinking(OnTheSpot):
    """Lets bots move at random, after a moment: how well they play does not matter here."""

    def __init__(self, world: "World", clock: ProcessClock) -> None:
        self._world: Final = world
        self._clock: Final = clock

    async def think(self, cat: Cat, view: object, moves: Moves[Any], awaited: bool, luck: bytes) -> str | None:  # noqa: FBT001 - as every Bot
        await self._clock.sleep(self._world.chance.uniform(*THOUGHT))
        return await super().think(Cat(cat.game, "random", PLAIN), view, moves, awaited, luck)

    async def odds(self, asker: Hashable, game_key: str, view: object, names: Names) -> tuple[str, ...]:
        await self._clock.sleep(self._world.chance.uniform(*THOUGHT))
        return await super().odds(asker, game_key, view, names)


class ReportLog:
    """Takes what a process reports. What no fault explains breaks the run."""

    def __init__(self, world: "World", process: "Process") -> None:
        self._world: Final = world
        self._process: Final = process

    def warning(self, event: str, **facts: object) -> None:
        self._world.note(f"reported: {event}")
        if self._world.witness.lost_rows and {event, facts.get("kind")} & CUT_SHORT:
            return
        if self._process.alive and facts.get("kind") not in {*EXPECTED, FORGED}:
            self._world.witness.fail(f"{self._process} reported {event!r}: {facts}")

    error = warning


class Process:
    """One server process, from its start to its end. Who restarts it makes a new one."""

    def __init__(self, world: "World", number: int) -> None:
        chance = world.chance
        self._world: Final = world
        self.number: Final = number
        self.alive = True
        self.serves = False
        self.clock: Final = ProcessClock(
            world.loop, chance.uniform(*RATES), chance.uniform(0, 1e6), chance.uniform(-WALL_ERROR, WALL_ERROR)
        )
        self.line: Final = StoreLine(world, self)
        self.bus: Final = SimulatedBus(world.network, self, world.loop)
        self.tasks: Final[dict[asyncio.Task[Any], None]] = {}
        self.sockets: Final[dict[Socket, None]] = {}
        self._context: Final = copy_context()
        self._context.run(OWNER.set, self)
        self._end: Final = asyncio.Event()
        self.ended: Final = asyncio.Event()
        self.house: Final = self._context.run(self._make_house)
        self._main: Final = world.loop.create_task(self._serve(), context=self.new_context())

    def __repr__(self) -> str:
        return f"process {self.number}"

    def _make_house(self) -> TableServer:
        world = self._world
        thinking = QuickThinking(world, self.clock)
        store, log = ProcessStore(world.store, self.line), ReportLog(world, self)
        return TableServer(store, self.bus, thinking, PACE, NoTelemetry(), log, clock=self.clock)

    def new_context(self) -> Context:
        """Return a context in which everything that is started belongs to this process."""
        return self._context.copy()

    def add_task(self, task: asyncio.Task[Any]) -> None:
        self.tasks[task] = None
        task.add_done_callback(self._forget_task, context=self._world.context)
        if not self.alive:
            task.cancel()

    def _forget_task(self, task: asyncio.Task[Any]) -> None:
        self.tasks.pop(task, None)
        fault = None if task.cancelled() else task.exception()
        if self.alive and fault is not None and type(fault).__name__ not in EXPECTED:
            self._world.witness.fail(f"{self}: a task failed by {fault!r}")

    async def _serve(self) -> None:
        try:
            async with self.house.open():
                self.serves = True
                self._world.note("start")
                await self._end.wait()
                self.serves = False
        except StoreDown:
            self._world.note("start failed")
            await asyncio.sleep(RETRY_SECONDS)
        self.crash()

    @property
    def stalls(self) -> bool:
        return self._world.loop.is_stalled(self)

    # its end

    def crash(self) -> None:
        """End at once: nothing that its tasks do while they are cancelled reaches anybody."""
        if not self.alive:
            return
        self._world.trace("end", self.number)
        self.alive = self.serves = False
        self._world.loop.resume(self)
        self.bus.leave()
        for socket in list(self.sockets):
            socket.cut()
        for task in list(self.tasks):
            task.cancel()
        self._world.processes.remove(self)
        self.ended.set()

    def shut_down(self) -> None:
        """End as asked: serve nobody any more, then let go of everything in order."""
        self.serves = False
        for socket in list(self.sockets):
            socket.cut()
        self._end.set()

    # who comes

    def accept(self, socket: Socket) -> None:
        self.sockets[socket] = None
        self._world.loop.create_task(self._visit(socket), context=self.new_context())

    async def _visit(self, socket: Socket) -> None:
        try:
            await visit(self.house, socket, socket.table.code, Session(socket.who, 0))
        except Closing as closing:
            socket.close(closing)
        except Cut:
            pass
        finally:
            self.sockets.pop(socket, None)
            socket.cut()
