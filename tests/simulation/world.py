"""The world: processes, a store, a bus, tables and people, all on one loop and of one seed."""

import asyncio
import gc
from collections import Counter
from contextvars import copy_context
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from ninelives.hosting.people.lobby import Opener, new_config
from ninelives.tables.catalog import game_named
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import SetUp
from simulation.audit import Audit
from simulation.bus import Network
from simulation.chance import Chance, seeded_randomness
from simulation.faults import Faults
from simulation.invariants import Witness
from simulation.loop import EPOCH, START, SimulatedLoop
from simulation.players import Player
from simulation.process import Process
from simulation.storage import SharedStore

if TYPE_CHECKING:
    from ninelives.tables.log import TableConfig

PROCESSES: Final = 3
TABLES: Final = 20
STORM: Final = 300.0  # seconds in which faults come
CALM: Final = 150.0  # seconds in which nothing goes wrong, and people go on
END: Final = 130.0  # seconds in which nobody does anything any more, and most have left
LOOKS: Final = 5.0  # seconds between two audits
DOWN: Final = (0.3, 1.0, 5.0, 40.0)  # seconds until a process that ended is started again

type Kind = tuple[str, dict[str, str], tuple[int, ...]]  # of tables: a game, its options, and clocks

SHORT: Final[Kind] = ("kitten-me", {"start": "1"}, (15, 30, 60))
GAMES: Final[tuple[Kind, ...]] = (
    *(SHORT,) * 6,
    ("kitten-me", {"start": "3"}, (15, 45)),
    ("kitten-me", {}, (30, 3600)),
    ("go-kitty", {}, (20, 60)),
    ("shut-up-cat", {"target": "11"}, (20, 60)),
)


class World:
    def __init__(self, seed: int, loop: SimulatedLoop) -> None:
        self.seed: Final = seed
        self.loop: Final = loop
        self.context: Final = copy_context()
        self.chance: Final = Chance(f"world {seed}")
        self.counts: Final[Counter[str]] = Counter()
        self.broken: Final = asyncio.Event()
        self.witness: Final = Witness(self)
        self.store: Final = SharedStore(self)
        self.network: Final = Network(self)
        self.faults: Final = Faults(self)
        self.processes: Final[list[Process]] = []
        self.tables: Final[list[TableConfig]] = []
        self.people: Final[dict[GuestId, Player]] = {}
        self.people_act = True
        self._audit: Final = Audit(self)
        self._digest: Final = blake2b(digest_size=16)
        self._numbers = 0
        self._calm: float | None = None
        self._tasks: Final[list[asyncio.Task[None]]] = []

    # what others ask of it

    @property
    def seconds(self) -> float:
        """How long the world has been going on."""
        return self.loop.time() - START

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()

    def note(self, event: str) -> None:
        self.counts[event] += 1

    def trace(self, *parts: object, data: bytes = b"") -> None:
        """Add something that happened to the digest of this run."""
        self._digest.update(repr((self.seconds, parts)).encode() + data)

    def next_number(self) -> int:
        self._numbers += 1
        return self._numbers

    def pick_process(self) -> Process | None:
        serving = [process for process in self.processes if process.serves]
        return self.chance.choice(serving) if serving else None

    def calm_since(self, seconds: float) -> float:
        """Return when faults had stopped for so long; never, while they come."""
        return self._calm + seconds if self._calm is not None else float("inf")

    # its course

    async def live(self) -> None:
        """Go through a storm, a calm, and the end. Return early where something is wrong."""
        course = asyncio.create_task(self._go_on())
        broken = asyncio.create_task(self.broken.wait())
        await asyncio.wait({course, broken}, return_when=asyncio.FIRST_COMPLETED)
        broken.cancel()
        if course.done():
            course.result()
        for task in (course, *self._tasks):
            task.cancel()
        for process in list(self.processes):
            process.crash()
        await asyncio.sleep(1.0)

    async def _go_on(self) -> None:
        await self._set_up()
        self.faults.begin()
        await asyncio.sleep(STORM)
        await self.faults.end()
        while not self._is_healed:  # noqa: ASYNC110 - it takes a while, and nobody tells
            await asyncio.sleep(1.0)
        await self.faults.fail_over()
        self._calm = self.loop.time()
        await asyncio.sleep(CALM)
        self.people_act = False
        for player in list(self.people.values())[::2]:
            player.away_until = float("inf")
            player.disconnect()
        await asyncio.sleep(END)
        await self._audit.check_end()

    @property
    def _is_healed(self) -> bool:
        serving = [process for process in self.processes if process.serves]
        return len(serving) == PROCESSES and not self.faults.last

    async def _set_up(self) -> None:
        for _ in range(TABLES):
            await self._add_table()
        for number in range(PROCESSES):
            self._tasks.append(asyncio.create_task(self._keep_process(number)))
        self._tasks.append(asyncio.create_task(self._look()))

    async def _add_table(self) -> None:
        key, options, clocks = self.chance.choice(GAMES)
        request = SetUp(key, options=dict(options), seats=self.chance.choice((2, 2, 3)), hints=True)
        host = GuestId(self.next_number() + 1_000)
        config = new_config(game_named(key), request, Opener(host), EPOCH)
        config = config._replace(clock=self.chance.choice(clocks), private=self.chance.happens(0.3))
        await self.store.facts.create(config)
        self.tables.append(config)
        for who in (host, *[GuestId(self.next_number() + 1_000) for _ in range(self.chance.choice((0, 1, 1, 2)))]):
            player = self.people[who] = Player(self, who, f"Guest {who}", config)
            self._tasks.append(asyncio.create_task(player.live()))

    async def _keep_process(self, number: int) -> None:
        """Start a process, and another one whenever it has ended."""
        while True:
            process = Process(self, number)
            self.processes.append(process)
            self.witness.end_trouble(self.witness.begin_trouble())
            await process.ended.wait()
            await asyncio.sleep(self.chance.choice(DOWN) if self._calm is None else DOWN[0])

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOKS)
            self._audit.check()


class Outcome:
    """What came of one seed."""

    def __init__(self, world: World) -> None:
        self.seed: Final = world.seed
        self.fault: Final = world.witness.fault
        self.digest: Final = world.digest
        self.seconds: Final = world.seconds
        self.counts: Final = world.counts


def simulate(seed: int) -> Outcome:
    """Run the world of this seed to its end, or to the first thing that is wrong."""
    gc.disable()  # it takes a fifth of the time, and little is left for it
    try:
        with seeded_randomness(seed), asyncio.Runner(loop_factory=SimulatedLoop) as runner:
            return runner.run(_simulate(seed))
    finally:
        gc.enable()
        gc.collect()


async def _simulate(seed: int) -> Outcome:
    loop = asyncio.get_running_loop()
    if not isinstance(loop, SimulatedLoop):
        raise TypeError("the world lives on a simulated loop.")
    world = World(seed, loop)
    await world.live()
    return Outcome(world)
