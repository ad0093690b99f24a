"""A server, honest people and an attacker, each in a process of its own; this process watches.

The server and its workers have one core to themselves. Honest people and the attacker share the other, the attacker at
the lowest priority, so that it takes time from them only where they have nothing to do. What is measured is then the
server's loop, not the scheduler; the flood called `nothing` shows what is left of that.
"""

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from contextlib import ExitStack
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

import uvloop
from attacks.catalogue import Attack, named
from attacks.people import Household, Sample
from attacks.people import live as live_honestly
from attacks.plan import HONEST, Plan, Seeds, Storm
from attacks.visitor import Visitor
from hostile.house import TableServer
from load.cpu import family, kib, seconds, used

FORK: Final = multiprocessing.get_context("fork")  # this process has no threads and no loop, and it is quick
LOOK: Final = 0.25  # seconds between two looks at the server
SLACK: Final = 30.0  # seconds that a process may take longer than it was asked to
SPARE: Final = 20  # files that may be open besides: the store opens connections when they are needed, and keeps them
LEAST: Final = 19  # the niceness of an attacker who shares a core with honest people only
SHARING: Final = 5  # where other work wants all cores: with the most it would get nothing, and flood nobody
CALM: Final = 0.15  # of a core that the server may use besides what honest players cost


class Setting(NamedTuple):
    """What the server and the honest people of one or several floods must be ready for."""

    tables: int
    quiet: float  # seconds that are measured before and after a flood
    settle: float  # seconds for the server to be calm again
    short: bool = False  # measure in quiet once, for all floods, and share the cores with whatever else runs
    files: int = 0  # that the server may open, if not as many as usual
    hints: bool = False  # somebody honest asks for hints


class Weight(NamedTuple):
    """What the server holds: MiB with its workers, and open files."""

    mib: float
    files: int


class Flooded(NamedTuple):
    """What one flood came to."""

    attack: str
    before: Sample
    under: Sample
    after: Sample
    storm: Storm
    cpu: float  # share of a core that the server's process used
    first: Weight
    most: Weight
    last: Weight
    complaints: list[str]
    busy: bool  # still, long after the flood


class Helper:
    """A process of ours at the other end of a pipe; it is ended by its own handle, whatever happens."""

    def __init__(self, target: Callable[..., None], plan: object) -> None:
        self._line, theirs = FORK.Pipe()
        self._process = FORK.Process(target=target, args=(plan, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def send(self, what: object) -> None:
        self._line.send(what)

    def receive(self, within: float) -> Any:  # noqa: ANN401 - whatever was agreed
        if not self._line.poll(within):
            raise TimeoutError("A helper process does not answer.")
        return self._line.recv()

    def end(self) -> None:
        self._line.close()
        self._process.join(2)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


class Stage:
    """A server and honest people, ready for floods."""

    def __init__(self, folder: Path, seeds: Seeds, setting: Setting) -> None:
        self._folder, self._seeds, self._setting = folder, seeds, setting
        self._quiet: tuple[Sample, float] | None = None  # and what share of a core it cost
        self._stack = ExitStack()
        self._said = 0  # lines of the server's log that were read

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self.house = stack.enter_context(TableServer(self._folder, before=self._before()))
            household = Household(self.house.port, self._setting.tables, self._setting.hints, self._others)
            self._people = Helper(live_honestly, household)
            stack.callback(self._people.end)
            self._people.receive(SLACK)
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_fault: object) -> None:
        self._stack.close()

    def _before(self) -> list[str]:
        """Return the commands that give the server its core and its limit of files."""
        files = self._setting.files
        core = [] if self._setting.short else ["taskset", "--cpu-list", str(min(cores()))]
        return [*core, *(["prlimit", f"--nofile={files}:{files}"] if files else [])]

    @property
    def _others(self) -> frozenset[int]:
        """Return the cores of all but the server; on a machine with one they share it."""
        return cores() if self._setting.short else cores() - {min(cores())} or cores()

    def flood(self, attack: Attack, address: str, seconds_each: float) -> Flooded:
        """Measure in quiet, under the flood, and in quiet again."""
        niceness = SHARING if self._setting.short else LEAST
        plan = Plan(self.house.port, address, seconds_each, self._seeds, self._others, niceness)
        if attack.warm:
            asyncio.run(self._warm())
        before, usual = self._in_quiet()
        first = self._weight()
        attacker = Helper(storm, (attack.name, plan))
        try:
            attacker.receive(SLACK)
            spent, began = seconds(self.house.process.pid), time.monotonic()
            attacker.send("go")
            self._people.send(seconds_each)
            most = self._watched(began + seconds_each)
            cpu = (seconds(self.house.process.pid) - spent) / (time.monotonic() - began)
            under: Sample = self._people.receive(seconds_each + SLACK)
            did: Storm = attacker.receive(seconds_each + SLACK)
        finally:
            attacker.end()
        calm = self._wait(lambda: self.house.files <= first.files + SPARE and self._share() < usual + CALM)
        after, _ = self._in_quiet()
        weights = first, most, self._weight()
        return Flooded(attack.name, before, under, after, did, cpu, *weights, self._complaints(), busy=not calm)

    async def _warm(self) -> None:
        async with Visitor(self.house.port, f"{HONEST}250").at(self._seeds.long):
            pass

    def _in_quiet(self) -> tuple[Sample, float]:
        """Return what honest people meet with in quiet, and what share of a core they cost."""
        if self._quiet is not None:
            return self._quiet
        seconds_each, spent, began = self._setting.quiet, self._used(), time.monotonic()
        self._people.send(seconds_each)
        sample: Sample = self._people.receive(seconds_each + SLACK)
        quiet = sample, (self._used() - spent) / (time.monotonic() - began)
        self._quiet = quiet if self._setting.short else None
        return quiet

    def _watched(self, until: float) -> Weight:
        """Return the most that the server held until then."""
        most = self._weight()
        while (left := until - time.monotonic()) > 0:
            time.sleep(min(LOOK, left))
            now = self._weight()
            most = Weight(max(most.mib, now.mib), max(most.files, now.files))
        return most

    def _weight(self) -> Weight:
        return Weight(sum([mib(pid) for pid in family(self.house.process.pid)]), self.house.files)

    def _used(self) -> float:
        return used(family(self.house.process.pid))

    def _share(self) -> float:
        """Return the share of a core that the server and its workers use now."""
        before = self._used()
        time.sleep(LOOK)
        return (self._used() - before) / LOOK

    def _wait(self, there: Callable[[], bool]) -> bool:
        end = time.monotonic() + self._setting.settle
        while not (found := there()) and time.monotonic() < end:
            time.sleep(LOOK)
        return found

    def _complaints(self) -> list[str]:
        lines = self.house.complaints()
        news, self._said = lines[self._said :], len(lines)
        return news


def mib(pid: int) -> float:
    """Return what a process holds; nothing for one that is gone."""
    try:
        return kib(pid) / 1024
    except (OSError, StopIteration):
        return 0.0


def cores() -> frozenset[int]:
    return frozenset(os.sched_getaffinity(0))


def storm(wish: tuple[str, Plan], line: Connection) -> None:
    """Be the attacker's process."""
    name, plan = wish
    os.sched_setaffinity(0, plan.cores)
    os.nice(plan.niceness)
    line.send("ready")
    line.recv()
    line.send(asyncio.run(_storm(named(name), plan), loop_factory=uvloop.new_event_loop))


async def _storm(attack: Attack, plan: Plan) -> Storm:
    storm = Storm(plan)
    async with asyncio.timeout(plan.seconds + SLACK / 2):
        await attack.run(storm)
    return storm
