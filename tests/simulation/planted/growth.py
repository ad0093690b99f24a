"""Faults by which something never ends, or grows."""

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

from ninelives.hosting.background import Background, end_tasks
from ninelives.hosting.connections.connection import Connection
from ninelives.hosting.execution.log_reader import LogReader
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.presence import Presence
from ninelives.tables.ids import GuestId, Seq
from simulation.planted.registry import register


@register
def presence_never_ends() -> AbstractContextManager[object]:
    """Believe in processes that fell silent."""
    return patch.object(Presence, "forget_silent", lambda _self, _now: False)


@register
def leaving_unnoticed() -> AbstractContextManager[object]:
    """Do not count out whoever leaves."""

    def leave(self: Presence, who: GuestId) -> bool:
        self._mine[who] -= 1
        return False

    return patch.object(Presence, "leave", leave)


@register
@contextmanager
def background_work_grows() -> Iterator[None]:
    """Keep every task that was ever started."""
    start = Background.start

    def start_and_keep(self: Background, work: Any) -> asyncio.Task[None]:  # noqa: ANN401 - as patched
        task = start(self, work)
        task.add_done_callback(self._tasks.add)
        return task

    async def close(self: Background) -> None:
        await end_tasks(tuple(self._tasks))  # once: they stay

    with patch.object(Background, "start", start_and_keep), patch.object(Background, "close", close):
        yield


@register
def viewers_grow() -> AbstractContextManager[object]:
    """Keep connections that ended among those of their table."""
    leave = Connection._leave

    def leave_late(self: Connection) -> None:
        leave(self)
        self._live.viewers[self] = None

    return patch.object(Connection, "_leave", leave_late)


@register
def refreshes_pile_up() -> AbstractContextManager[object]:
    """Let every row that is heard wait for its own turn to read the log."""

    async def refresh_until(self: LogReader, live: OpenTable, _head: Seq, _now: float) -> None:
        await self.refresh(live)

    return patch.object(LogReader, "refresh_until", refresh_until)
