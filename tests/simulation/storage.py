"""One durable store for all processes, and the line on which each process reaches it: slow, cut, or in doubt."""

import asyncio
from collections.abc import Awaitable, Callable
from inspect import iscoroutinefunction
from typing import TYPE_CHECKING, Any, Final, cast

from ninelives.hosting.storage.memory import MemoryFacts, MemoryLog
from ninelives.hosting.storage.port import Archived, FactStore, Heartbeat, LatestHeartbeat, TableLog
from ninelives.tables.faults import StoreDown
from ninelives.tables.ids import Seq, TableId
from ninelives.tables.log import Row, TableConfig

if TYPE_CHECKING:
    from simulation.process import Process
    from simulation.world import World

LATENCY: Final = (0.001, 0.008)  # seconds to the store, and back
SLOW_ANSWER: Final = 0.2  # of the answers to questions are on the way for a while, as all to commits are
TIMEOUT_SECONDS: Final = 2.0  # after which a process gives up a store that does not answer


class SharedLog(MemoryLog):
    """The log of all processes; whatever is added to it is shown to the witness."""

    def __init__(self, world: "World") -> None:
        super().__init__()
        self._world: Final = world

    def _add(self, table: TableId, chain: list[Row]) -> bool:
        added = super()._add(table, chain)
        if added:
            for row in chain:
                self._world.witness.take_row(row)
        return added

    async def prune(self, table: TableId, seq: Seq) -> bool:
        known = self.rows[table][:]
        more = await super().prune(table, seq)
        self._world.witness.take_pruned(table, known[: len(known) - len(self.rows[table])], self.head(table))
        return more

    def lose_last(self, table: TableId) -> None:
        """Lose the last row of a log, and when the table was due after it, as a failover to a late standby does."""
        lost = self.rows[table].pop()
        del self._commands[table, lost.who, lost.command]
        self._world.witness.lose_row(table)
        row = self._world.witness.histories[table].last.row
        self._due[table] = None if row is None else row.due


class SharedFacts(MemoryFacts):
    """The facts of all processes; matches and snapshots that are kept are shown to the witness."""

    def __init__(self, world: "World", log: SharedLog) -> None:
        super().__init__(log)
        self._world: Final = world

    async def create(self, config: TableConfig) -> bool:
        created = await super().create(config)
        if created:
            self._world.witness.add_table(config)
        return created

    async def archive(self, archived: Archived) -> None:
        self._world.witness.take_archived(archived)
        await super().archive(archived)

    async def beat(self, beat: Heartbeat) -> LatestHeartbeat:
        self._world.witness.take_beat(beat)
        return await super().beat(beat)

    async def keep_snapshot(self, table: TableId, seq: Seq, text: str) -> None:
        self._world.witness.take_snapshot(table, seq, text)
        await super().keep_snapshot(table, seq, text)


class SharedStore:
    """What is on disk. It outlives every process."""

    def __init__(self, world: "World") -> None:
        self.log: Final = SharedLog(world)
        self.facts: Final = SharedFacts(world, self.log)
        self.down = False
        self._world: Final = world
        self._epochs: Final[list[float]] = [world.loop.time()]

    def begin_epoch(self) -> None:
        """Let secrets be known, as after a restore."""
        self.facts.restored += 1
        self._epochs.append(self._world.loop.time())

    def epoch_at(self, time: float) -> int:
        """Return the epoch at a time of this loop."""
        return len([began for began in self._epochs if began <= time]) - 1


class StoreLine:
    """The line between one process and the store."""

    def __init__(self, world: "World", process: "Process") -> None:
        self._world: Final = world
        self._process: Final = process
        self.cut = False

    async def ask(self, name: str, question: Callable[[], Awaitable[Any]]) -> Any:  # noqa: ANN401 - as the ports have it
        """Pass a question on and its answer back, unless something comes between."""
        rates, chance = self._world.faults.rates, self._world.chance
        await self._travel()
        if self.cut or self._world.store.down:
            await asyncio.sleep(chance.choice((0.0, TIMEOUT_SECONDS)))
            self._refuse("outage")
        if chance.happens(rates.refused_write):
            self._refuse("refused write")
        writes = name == "append"
        if writes and chance.happens(rates.crash_before_commit):
            await self._crash("crash before commit")
        answer = await question()
        if writes and chance.happens(rates.crash_after_commit):
            await self._crash("crash after commit")
        if writes or chance.happens(SLOW_ANSWER):
            await self._travel()
        if self.cut or chance.happens(rates.lost_answer):
            self._refuse("lost answer")
        return answer

    async def _travel(self) -> None:
        await asyncio.sleep(self._world.chance.uniform(*LATENCY) * self._world.faults.rates.slow_store)
        if not self._process.alive:
            await asyncio.get_running_loop().create_future()  # nothing that a dead process asks reaches anybody

    def _refuse(self, why: str) -> None:
        self._world.note(why)
        raise StoreDown(why)

    async def _crash(self, why: str) -> None:
        self._world.note(why)
        self._process.crash()
        await asyncio.get_running_loop().create_future()


class Front:
    """A part of the store as one process sees it: every question goes over the line."""

    def __init__(self, line: StoreLine, part: object) -> None:
        self._line: Final = line
        self._part: Final = part

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - any method of a port
        method = getattr(self._part, name)
        if not iscoroutinefunction(method):
            return method

        def ask(*args: object, **more: object) -> Awaitable[Any]:
            return self._line.ask(name, lambda: method(*args, **more))

        setattr(self, name, ask)
        return ask


class ProcessStore:
    """The store as one process has it."""

    def __init__(self, store: SharedStore, line: StoreLine) -> None:
        self.log: Final = cast("TableLog", Front(line, store.log))
        self.facts: Final = cast("FactStore", Front(line, store.facts))

    async def open(self) -> None:
        await self.facts.key()

    async def close(self) -> None: ...

    async def ready(self) -> None:
        await self.facts.key()
