"""What everything runs on: an event loop whose time jumps, on which whole processes can stall or be killed."""

import asyncio
import heapq
from collections import deque
from collections.abc import Coroutine
from contextvars import Context, ContextVar
from typing import Any, Protocol

from ninelives.tables.clock import SystemClock

START = 1_000.0  # seconds: what the loop's clock shows at first
EPOCH = 1_700_000_000.0  # seconds since 1970 at that moment
MANY_CANCELLED = 500  # timers in the heap, from which on they are swept out


class TaskOwner(Protocol):
    """A simulated process, as the loop knows it."""

    def add_task(self, task: asyncio.Task[Any]) -> None: ...


OWNER: ContextVar[TaskOwner | None] = ContextVar("owner", default=None)  # the process that a task belongs to


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs what is ready, in order; when nothing is, its time jumps to the next timer. It knows no sockets."""

    _ready: deque[asyncio.Handle]
    _scheduled: list[asyncio.TimerHandle]
    _timer_cancelled_count: int
    _stopping: bool

    def __init__(self) -> None:
        super().__init__()
        self._seconds = START
        self._stalled: dict[TaskOwner, list[asyncio.Handle]] = {}
        self.set_task_factory(make_task)

    def time(self) -> float:
        return self._seconds

    def stall(self, owner: TaskOwner) -> None:
        """Let nothing of this process run until it is resumed."""
        self._stalled.setdefault(owner, [])

    def is_stalled(self, owner: TaskOwner) -> bool:
        return owner in self._stalled

    def resume(self, owner: TaskOwner) -> None:
        self._ready.extend(self._stalled.pop(owner, []))

    def _write_to_self(self) -> None:
        """Wake nobody: there is one thread, and it is awake."""

    def _run_once(self) -> None:
        if not self._ready and not self._stopping:
            self._jump()
        self._move_due_timers()
        for _ in range(len(self._ready)):
            handle = self._ready.popleft()
            if handle.cancelled():
                continue
            if self._stalled and self._park(handle):
                continue
            handle._run()  # type: ignore[attr-defined] # as asyncio's own loops do

    def _jump(self) -> None:
        self._sweep_timers()
        while self._scheduled and self._scheduled[0].cancelled():
            self._drop_first_timer()
        if not self._scheduled:
            raise RuntimeError("Nothing will ever happen: every task waits, and no timer is set.")
        self._seconds = max(self._seconds, self._scheduled[0].when())

    def _move_due_timers(self) -> None:
        while self._scheduled and self._scheduled[0].when() <= self._seconds:
            timer = self._drop_first_timer()
            if not timer.cancelled():
                self._ready.append(timer)

    def _drop_first_timer(self) -> asyncio.TimerHandle:
        timer = heapq.heappop(self._scheduled)
        timer._scheduled = False  # type: ignore[attr-defined] # as above
        self._timer_cancelled_count -= timer.cancelled()
        return timer

    def _sweep_timers(self) -> None:
        """Drop cancelled timers once they are many: most time-outs never come."""
        if self._timer_cancelled_count > MANY_CANCELLED:
            for timer in self._scheduled:
                timer._scheduled = not timer.cancelled()  # type: ignore[attr-defined] # as above
            self._scheduled = [timer for timer in self._scheduled if not timer.cancelled()]
            heapq.heapify(self._scheduled)
            self._timer_cancelled_count = 0

    def _park(self, handle: asyncio.Handle) -> bool:
        """Keep back what belongs to a process that stalls."""
        context: Context = handle._context  # type: ignore[attr-defined] # as above
        owner = context.get(OWNER)
        if owner is None or owner not in self._stalled:
            return False
        self._stalled[owner].append(handle)
        return True


def make_task(
    loop: asyncio.AbstractEventLoop,
    coroutine: Coroutine[Any, Any, Any],
    **more: Any,  # noqa: ANN401 - as asyncio has it
) -> asyncio.Task[Any]:
    """Create a task, and note it with the process in which it was created."""
    task = asyncio.Task(coroutine, loop=loop, **more)
    context: Context | None = more.get("context")
    owner = OWNER.get() if context is None else context.get(OWNER)
    if owner is not None:
        owner.add_task(task)
    return task


class ProcessClock(SystemClock):
    """The clock of one process. It runs a little fast or slow, and its time of day may be set wrong."""

    def __init__(self, loop: SimulatedLoop, rate: float, start: float, wall_ahead: float) -> None:
        self._loop = loop
        self._rate = rate
        self._start = start
        self.wall_ahead = wall_ahead

    def now(self) -> float:
        return self._start + (self._loop.time() - START) * self._rate

    def wall(self) -> float:
        return EPOCH + self._loop.time() - START + self.wall_ahead

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self._rate)

    def timeout(self, seconds: float) -> asyncio.Timeout:
        return asyncio.timeout(seconds / self._rate)

    def call_later(self, seconds: float, callback: Any) -> asyncio.TimerHandle:  # noqa: ANN401 - as the port has it
        return self._loop.call_later(seconds / self._rate, callback)
