"""What a test without a marker must not do: wait in real time, start a process, listen, or read a clock.

A marker allows some of it (ALLOWED). What is done is noted while a test is set up and run, and fails it at the end.
"""

import ast
import asyncio
import functools
import sys
import threading
import traceback
from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import Context
from enum import Enum
from multiprocessing.process import BaseProcess
from pathlib import Path
from socket import SOCK_STREAM
from threading import Condition
from types import FunctionType
from typing import Final, Self, cast

import pytest

from virtual_time import VirtualLoop

MAX_SLEEP_SECONDS: Final = 0.05  # of a whole test


class Deed(Enum):
    SLEEP = "waits in real time"
    PROCESS = "starts a process"
    LISTEN = "opens a listening socket"
    CLOCK = "reads a clock"


ALLOWED: Final = {
    "services": {Deed.PROCESS, Deed.LISTEN},
    "processes": {Deed.PROCESS, Deed.LISTEN, Deed.SLEEP},
    **{marker: set(Deed) for marker in ("timing", "chaos", "deploy", "platform", "ray")},
}

STARTS: Final = {"subprocess.Popen", "os.posix_spawn", "os.fork", "os.forkpty", "os.system", "os.spawn", "os.exec"}
CLOCKS: Final = {name + unit for name in ("monotonic", "perf_counter", "process_time", "time") for unit in ("", "_ns")}


class Watch:
    """Notes what one test does, in its own threads: those of an earlier test's servers are none of its business."""

    def __init__(self) -> None:
        self.slept = 0.0
        self.seen: dict[Deed, str] = {}
        self._others = {thread.ident for thread in threading.enumerate()} - {threading.get_ident()}

    def note(self, deed: Deed, what: str) -> None:
        if threading.get_ident() not in self._others and deed not in self.seen:
            self.seen[deed] = f"{what}\n{''.join(traceback.format_stack(limit=12)[:-3])}"

    def note_sleep(self, seconds: float) -> None:
        if threading.get_ident() in self._others:
            return
        self.slept += seconds
        if self.slept > MAX_SLEEP_SECONDS:
            self.note(Deed.SLEEP, f"{self.slept:.3f} s so far")

    def fail_unless(self, allowed: set[Deed]) -> None:
        for deed, what in self.seen.items():
            if deed not in allowed:
                pytest.fail(f"A test {deed.value} and has no marker that allows it: {what}", pytrace=False)


_watches: list[Watch] = []  # the innermost last: a test of this plugin runs tests


@contextmanager
def watching(allowed: set[Deed]) -> Generator[None]:
    _watches.append(Watch())
    try:
        yield
    finally:
        watch = _watches.pop()
    watch.fail_unless(allowed)


def _hear(event: str, arguments: tuple[object, ...]) -> None:
    if not _watches:
        return
    if event == "time.sleep":
        _watches[-1].note_sleep(cast("float", arguments[0]))
    elif event in STARTS:
        _watches[-1].note(Deed.PROCESS, f"{event} {arguments[:2]}")
    elif event == "socket.bind" and getattr(arguments[0], "type", None) == SOCK_STREAM:
        _watches[-1].note(Deed.LISTEN, str(arguments[1]))


def _note_timers() -> None:
    """Note timers that go off on loops of real time. One that is cancelled in time has kept nobody waiting."""
    call_at = asyncio.BaseEventLoop.call_at

    def note_and_call_at[*Ts](
        loop: asyncio.BaseEventLoop,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        if not _watches or isinstance(loop, VirtualLoop):
            return call_at(loop, when, callback, *args, context=context)
        watch, seconds = _watches[-1], when - loop.time()

        def go_off(*args: *Ts) -> None:
            watch.note_sleep(seconds)
            callback(*args)

        return call_at(loop, when, go_off, *args, context=context)

    asyncio.BaseEventLoop.call_at = note_and_call_at  # type: ignore[assignment, method-assign]


def _note_vain_waits() -> None:
    """Note waits for events, queues and results of other threads that ended because nothing came."""
    wait = Condition.wait

    def wait_and_note(condition: Condition, timeout: float | None = None) -> bool:
        came = wait(condition, timeout)
        if not came and timeout and _watches:
            _watches[-1].note_sleep(timeout)
        return came

    Condition.wait = wait_and_note  # type: ignore[assignment, method-assign]


def _note_spawned() -> None:
    """Note processes of multiprocessing, which start by a way that is not audited."""
    start = BaseProcess.start

    def note_and_start(process: BaseProcess) -> None:
        if _watches:
            _watches[-1].note(Deed.PROCESS, str(process))
        start(process)

    BaseProcess.start = note_and_start  # type: ignore[assignment, method-assign]


sys.addaudithook(_hear)
_note_timers()
_note_vain_waits()
_note_spawned()


class Readings(ast.NodeVisitor):
    """The lines of a module that read a clock."""

    def __init__(self) -> None:
        self.lines: set[int] = set()

    @classmethod
    def of(cls, tree: ast.AST) -> Self:
        readings = cls()
        readings.visit(tree)
        return readings

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Name) and node.value.id == "time" and node.attr in CLOCKS:
            self.lines.add(node.lineno)
        self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.module == "time" and CLOCKS & {alias.name for alias in node.names}:
            self.lines.add(node.lineno)


@functools.cache
def _clocks_read(path: Path) -> tuple[frozenset[int], dict[str, frozenset[int]]]:
    """List the lines that read a clock: those of each test, and those of the module that belong to no test."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tests = {
        node.name: frozenset(Readings.of(node).lines)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    }
    return frozenset(Readings.of(tree).lines.difference(*tests.values())), tests


def _read_clocks(item: pytest.Item) -> frozenset[int]:
    if not isinstance(item, pytest.Function) or not isinstance(item.function, FunctionType):
        return frozenset()
    common, tests = _clocks_read(item.path)
    return common | tests.get(item.function.__name__, frozenset())


def _allowed(item: pytest.Item) -> set[Deed]:
    return set().union(*(ALLOWED.get(mark.name, set()) for mark in item.iter_markers()))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    """Watch what a test's fixtures do. Waiting for a service to be ready is part of starting it."""
    allowed = _allowed(item)
    lines = _read_clocks(item)
    if lines and Deed.CLOCK not in allowed:
        pytest.fail(f"A test {Deed.CLOCK.value} and has no marker that allows it: lines {sorted(lines)}", pytrace=False)
    with watching(allowed | ({Deed.SLEEP} if Deed.PROCESS in allowed else set())):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    with watching(_allowed(item)):
        yield
