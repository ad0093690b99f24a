"""Faults by which something never ends, or grows."""

import asyncio
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.live.background import Background
from ninelives.tables.live.cache import TableCache
from ninelives.tables.live.connection import Connection
from ninelives.tables.live.log_reader import LogReader
from ninelives.tables.live.presence import Presence
from ninelives.tables.live.scheduler import Scheduler
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
def background_work_grows() -> AbstractContextManager[object]:
    """Keep every task that was ever started."""
    start = Background.start

    def start_and_keep(self: Background, work: Any) -> asyncio.Task[None]:  # noqa: ANN401 - as patched
        task = start(self, work)
        task.add_done_callback(self._tasks.add)
        return task

    return patch.object(Background, "start", start_and_keep)


@register
def viewers_grow() -> AbstractContextManager[object]:
    """Keep connections that ended among those of their table."""
    leave = Connection._leave

    def leave_late(self: Connection) -> None:
        leave(self)
        self._live.viewers[self] = None

    return patch.object(Connection, "_leave", leave_late)


@register
def subscription_forgotten() -> AbstractContextManager[object]:
    """Open a table and never subscribe to it: all that others do is missed."""

    async def subscribe_nothing(_self: TableCache, _table: TableId) -> None: ...

    return patch.object(TableCache, "_subscribe", subscribe_nothing)


@register
def attending_given_up() -> AbstractContextManager[object]:
    """Forget what came due while it was attended."""

    def begin(self: Scheduler, table: TableId, seq: Seq) -> None:
        if table not in self._attending:
            self._hub.background.start(self._attend(table, seq))

    return patch.object(Scheduler, "_begin", begin)


@register
def refreshes_pile_up() -> AbstractContextManager[object]:
    """Let every row that is heard wait for its own turn to read the log."""
    return patch.object(LogReader, "refresh_later", LogReader.refresh)
