"""What everything runs on: an event loop whose time jumps, on which whole processes can stall or be killed."""

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar
from typing import Any, Protocol

from ninelives.hosting.clock import SystemClock

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
    _stopping: bool

    def __init__(self) -> None:
        super().__init__()
        self._seconds = START
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []  # with the order in which they were set
        self._timers_set = 0
        self._cancelled = 0  # of them
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

    def call_soon(
        self, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_at(
        self, when: float, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        timer._scheduled = True  # type: ignore[attr-defined] # as asyncio's own loops do
        self._timers_set += 1
        heapq.heappush(self._timers, (when, self._timers_set, timer))
        return timer

    def _timer_handle_cancelled(self, _timer: asyncio.TimerHandle) -> None:
        self._cancelled += 1

    def _write_to_self(self) -> None:
        """Wake nobody: there is one thread, and it is awake."""

    def _run_once(self) -> None:
        if not self._ready and not self._stopping:
            self._jump()
        while self._timers and self._timers[0][0] <= self._seconds:
            timer = self._drop_first_timer()
            if not timer._cancelled:
                self._ready.append(timer)
        for _ in range(len(self._ready)):
            handle = self._ready.popleft()
            if not handle._cancelled and not (self._stalled and self._park(handle)):
                handle._run()

    def _jump(self) -> None:
        """Let time go on to the next timer."""
        if self._cancelled > MANY_CANCELLED:
            self._sweep_timers()
        while self._timers and self._timers[0][2].cancelled():
            self._drop_first_timer()
        if not self._timers:
            raise RuntimeError("Nothing will ever happen: every task waits, and no timer is set.")
        self._seconds = max(self._seconds, self._timers[0][0])

    def _drop_first_timer(self) -> asyncio.TimerHandle:
        timer = heapq.heappop(self._timers)[2]
        timer._scheduled = False  # type: ignore[attr-defined] # as above
        if timer.cancelled():
            self._cancelled -= 1
        return timer

    def _sweep_timers(self) -> None:
        """Drop cancelled timers once they are many: most time-outs never come."""
        self._timers = [entry for entry in self._timers if not entry[2].cancelled()]
        heapq.heapify(self._timers)
        self._cancelled = 0

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
