"""Virtual time: an event loop whose time jumps to the next timer when nothing is left to do but wait.

A test that waits for hours takes no time, and what happens first does not depend on how busy the machine is.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from ninelives.hosting.clock import SystemClock

START = 1_000.0  # seconds: what a loop's clock shows at first
EPOCH = 1_700_000_000.0  # seconds since 1970 at that moment


class _JumpingSelector(selectors.DefaultSelector):
    """Waits for nothing: instead of `timeout` seconds passing, they are added to `jumped`."""

    def __init__(self) -> None:
        super().__init__()
        self.jumped = 0.0
        self.outside = 0  # calls under way in threads, whose answers come in real time

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self.outside:
            return super().select(None if timeout is None or timeout > 0 else 0)
        if timeout is None:
            raise RuntimeError("Nothing will ever happen: every task waits, and no timer is set.")
        ready = super().select(0)
        if not ready:
            self.jumped += max(0.0, timeout)
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop for one test. It waits in real time only for calls in threads, and its time stands still then."""

    def __init__(self) -> None:
        self._jumping = _JumpingSelector()
        super().__init__(self._jumping)
        self._clock_resolution = 1e-9  # of asyncio: timers that are due within it are due now

    def time(self) -> float:
        return START + self._jumping.jumped

    @contextmanager
    def working_outside(self) -> Iterator[None]:
        """Keep time still while a thread works for this loop."""
        self._jumping.outside += 1
        try:
            yield
        finally:
            self._jumping.outside -= 1

    def run_in_executor[T](  # type: ignore[override]  # asyncio's is typed for any loop
        self,
        executor: Executor | None,
        func: Callable[..., T],
        *args: Any,  # noqa: ANN401 - as asyncio has it
    ) -> asyncio.Future[T]:
        future = super().run_in_executor(executor, func, *args)
        self._jumping.outside += 1
        future.add_done_callback(lambda _: self._end_outside())
        return future

    def _end_outside(self) -> None:
        self._jumping.outside -= 1

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:  # noqa: ASYNC109 - asyncio's
        with self.working_outside():
            await super().shutdown_default_executor(timeout)


class VirtualClock(SystemClock):
    """The clock of a process that lives on a virtual loop; its wall clock may be set wrong."""

    def __init__(self, wall_ahead: float = 0.0) -> None:
        self.wall_ahead = wall_ahead

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def processor_time(self) -> float:
        return self.now()  # work takes no time here

    def wall(self) -> float:
        return EPOCH + self.wall_ahead + self.now() - START


def run_virtual[T](main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end on a loop of its own, in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(main)
