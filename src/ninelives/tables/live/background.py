"""Work that nobody waits for."""

import asyncio
from collections.abc import Coroutine
from typing import Final

from ninelives.tables.faults import Unreadable, described
from ninelives.tables.live.ports import Log


class Background:
    """Tasks of this process. One that fails is reported: what it missed is found by the next command."""

    def __init__(self, log: Log) -> None:
        self._log: Final = log
        self._tasks: Final[set[asyncio.Task[None]]] = set()  # the loop itself holds them only weakly

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._run(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # a task that is cancelled before it began never came to its work
        task.add_done_callback(lambda _: work.close())
        return task

    def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _run(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Unreadable:
            pass  # reported where it was found
        except Exception as fault:  # noqa: BLE001 - whatever it was, the house goes on
            self.report("background work failed", fault)

    def report(self, event: str, fault: Exception) -> None:
        self._log.warning(event, **described(fault))
