"""Work that nobody waits for."""

import asyncio
from collections.abc import Collection, Coroutine
from typing import Final

from ninelives.hosting.ports import Log
from ninelives.tables.faults import Unreadable, describe_fault


async def end_tasks(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancel tasks, and wait until they have ended: what they use may be closed only then.

    A database's driver may never end a statement that is cancelled a second time, as a loop that is closed does.
    """
    for task in tasks:
        task.cancel()
    if tasks:
        await asyncio.wait(tasks)


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

    async def close(self) -> None:
        """End all tasks, and those that they started meanwhile."""
        while self._tasks:
            await end_tasks(tuple(self._tasks))

    async def _run(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Unreadable:
            pass  # reported where it was found
        except Exception as fault:  # noqa: BLE001 - whatever it was, the house goes on
            self.report("background work failed", fault)

    def report(self, event: str, fault: Exception) -> None:
        self._log.warning(event, **describe_fault(fault))
