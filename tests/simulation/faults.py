"""What goes wrong: how often each fault comes in this run, and the weather that brings those that last a while."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ninelives.hosting.execution.open_table import OpenTable
    from simulation.process import Process
    from simulation.world import World

FAILS_OVER: Final = 0.5  # of the runs
FREQUENCIES: Final = (0.0, 0.3, 1.0, 1.0, 3.0)  # a run draws one for each kind, so that no two are alike


class Rates:
    """How often what comes by itself comes: as a probability, each time that it could."""

    def __init__(self) -> None:
        self.refused_write = 0.0
        self.lost_answer = 0.0
        self.crash_before_commit = 0.0
        self.crash_after_commit = 0.0
        self.slow_store = 1.0  # times its usual latency
        self.lost_message = 0.0
        self.repeated_message = 0.0
        self.late_message = 0.0
        self.forged_message = 0.0
        self.leaving = 0.0
        self.second_device = 0.0
        self.slow_socket = 0.0


USUAL: Final = {
    "refused_write": 0.002,
    "lost_answer": 0.002,
    "crash_before_commit": 0.001,
    "crash_after_commit": 0.001,
    "lost_message": 0.02,
    "repeated_message": 0.02,
    "late_message": 0.02,
    "forged_message": 0.05,
    "leaving": 0.02,
    "second_device": 0.2,
    "slow_socket": 0.03,
}


class Faults:
    """The faults of one run. `begin` lets them come, `end` heals everything."""

    def __init__(self, world: "World") -> None:
        self._world: Final = world
        self.rates = Rates()
        self._ends = False
        self._weather: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        chance = self._world.chance
        for name, usual in USUAL.items():
            setattr(self.rates, name, usual * chance.choice(FREQUENCIES))
        weather: list[tuple[float, Callable[[], Coroutine[None, None, None]]]] = [
            (45.0, self._crash),
            (90.0, self._restart),
            (60.0, self._stall),
            (100.0, self._take_store_down),
            (60.0, self._cut_store_line),
            (90.0, self._slow_store),
            (45.0, self._cut_bus),
            (60.0, self._mute_bus),
            (30.0, self._cut_socket),
            (60.0, self._change_time_of_day),
            (300.0, self._begin_epoch),
        ]
        for mean, fault in weather:
            frequency = chance.choice(FREQUENCIES)
            if frequency:
                self._weather.append(asyncio.create_task(self._repeat(mean / frequency, fault)))

    async def _repeat(self, mean: float, fault: Callable[[], Coroutine[None, None, None]]) -> None:
        while not self._ends:
            await asyncio.sleep(self._world.chance.wait(mean))
            if not self._ends:
                await fault()

    async def end(self) -> None:
        """Let nothing more go wrong; what lasts a while is over at its time."""
        self._ends = True
        slow = self.rates.slow_store
        self.rates = Rates()
        self.rates.slow_store = slow
        self.rates.second_device = 0.1
        for player in self._world.people.values():
            for socket in player.sockets:
                socket.slow = False

    async def fail_over(self) -> None:
        """Let a standby take over that has not heard of the last rows: all lines break, and come back.

        Tables that nobody looks at keep theirs: they would be seen to by the next look at all that is due.
        """
        if not self._world.chance.happens(FAILS_OVER):
            return
        self._world.note("failover")
        store, histories = self._world.store, self._world.witness.histories
        store.down = True
        for process in self._world.processes:
            process.bus.cut()
        await self._trouble(1.0)
        open_tables = {live.table.config.id for process in self._world.processes for live in viewed_tables(process)}
        for table in [table for table in histories if table in open_tables and histories[table].may_lose_last]:
            self._world.note("last row lost")
            store.log.lose_last(table)
        store.down = False
        for process in self._world.processes:
            process.bus.reconnect()

    @property
    def last(self) -> bool:
        """Whether something that began still goes on."""
        return self._world.store.down or self.rates.slow_store > 1 or any(map(is_troubled, self._world.processes))

    def _any(self) -> "Process | None":
        return self._world.pick_process()

    async def _trouble(self, *seconds: float) -> None:
        """Let something last for one of these times."""
        trouble = self._world.witness.begin_trouble()
        await asyncio.sleep(self._world.chance.choice(seconds))
        self._world.witness.end_trouble(trouble)

    async def _crash(self) -> None:
        if (process := self._any()) is not None:
            self._world.note("crash")
            process.crash()

    async def _restart(self) -> None:
        if (process := self._any()) is not None:
            self._world.note("restart")
            process.shut_down()

    async def _stall(self) -> None:
        if (process := self._any()) is not None:
            self._world.note("stall")
            self._world.loop.stall(process)
            await self._trouble(0.3, 2.0, 8.0, 30.0)
            self._world.loop.resume(process)

    async def _take_store_down(self) -> None:
        self._world.note("store outage")
        self._world.store.down = True
        await self._trouble(0.2, 3.0, 15.0, 50.0, 90.0)
        self._world.store.down = False

    async def _cut_store_line(self) -> None:
        if (process := self._any()) is not None:
            self._world.note("store line cut")
            process.line.cut = True
            await self._trouble(0.1, 2.0, 10.0, 40.0, 90.0)
            process.line.cut = False

    async def _slow_store(self) -> None:
        self._world.note("slow store")
        self.rates.slow_store = self._world.chance.choice((10.0, 60.0))
        await self._trouble(1.0, 5.0, 15.0)
        self.rates.slow_store = 1.0

    async def _cut_bus(self) -> None:
        if (process := self._any()) is not None:
            self._world.note("bus cut")
            process.bus.cut()
            await asyncio.sleep(self._world.chance.choice((0.05, 1.0, 10.0, 60.0)))
            process.bus.reconnect()

    async def _mute_bus(self) -> None:
        if (process := self._any()) is not None:
            self._world.note("bus mute")
            process.bus.mute = True
            await asyncio.sleep(self._world.chance.choice((0.05, 1.0, 10.0)))
            process.bus.speak_again()

    async def _cut_socket(self) -> None:
        sockets = [socket for process in self._world.processes for socket in process.sockets]
        if sockets:
            self._world.note("socket cut")
            self._world.chance.choice(sockets).cut()

    async def _begin_epoch(self) -> None:
        self._world.note("epoch")
        self._world.store.begin_epoch()

    async def _change_time_of_day(self) -> None:
        if (process := self._any()) is not None:
            self._world.note("wall clock jump")
            process.clock.wall_ahead += self._world.chance.choice((-86_400.0, -30.0, 30.0, 3_600.0))


def is_troubled(process: "Process") -> bool:
    return process.line.cut or process.bus.is_troubled or process.stalls


def viewed_tables(process: "Process") -> list["OpenTable"]:
    return [live for live in process.house.hub.cache.all if process.serves and live.viewers]
