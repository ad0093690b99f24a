"""Faults in what the house does by the clock: waking up, claiming, and house time."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from math import inf
from secrets import token_hex
from unittest.mock import patch

from ninelives.hosting import scheduler as scheduler_module
from ninelives.hosting.execution.executor import Acknowledge, Executor, unheard
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.scheduler import Scheduler
from ninelives.hosting.storage.memory import MemoryLog
from ninelives.hosting.timing import due_queue as alarm_module
from ninelives.hosting.timing.due_queue import DueQueue
from ninelives.hosting.timing.shared_time import SharedTime
from ninelives.tables.commands.match import PlayMove
from ninelives.tables.decide import Command
from ninelives.tables.ids import SYSTEM, Seq, TableId
from simulation.planted.registry import register


@register
def wake_up_lost() -> AbstractContextManager[object]:
    """Forget to wake the scheduler for what is due sooner than all else."""
    setting = DueQueue._set

    def set_silently(self: DueQueue, table: TableId, due: float | None) -> None:
        with patch.object(self, "_noted", asyncio.Event()):
            setting(self, table, due)

    return patch.object(DueQueue, "_set", set_silently)


@register
def claim_never_given_back() -> AbstractContextManager[object]:
    """Claim a table for ever: whoever dies with it leaves it to nobody."""
    return patch.object(scheduler_module, "CLAIM", 1e9)


@register
@contextmanager
def two_processes_play_one_bot() -> Iterator[None]:
    """Let every process play what is due at once, under a name of its own, at the table as it finds it."""
    act = Executor.execute

    async def claim(self: MemoryLog, now: float, _until: float, most: int, after: float = -inf) -> list[TableId]:
        return [table for table, due in self._due.items() if due is not None and after < due <= now][:most]

    async def claim_these(self: MemoryLog, tables: Sequence[TableId], now: float, _until: float) -> dict[TableId, Seq]:
        dues = [(table, self._due.get(table)) for table in tables]
        return {table: Seq(len(self.rows[table])) for table, due in dues if due is not None and due <= now}

    async def act_anew(self: Executor, live: OpenTable, command: Command, acknowledge: Acknowledge = unheard) -> None:
        if command.who == SYSTEM and isinstance(command.order, PlayMove):
            await self.reader.refresh(live)
            command = command._replace(name=f"{command.name} {token_hex(2)}", seen=live.table.seq)
        await act(self, live, command, acknowledge)

    with (
        patch.object(MemoryLog, "claim", claim),
        patch.object(MemoryLog, "claim_these", claim_these),
        patch.object(scheduler_module, "GRACE", 0.0),
        patch.object(alarm_module, "GRACE", 0.0),
        patch.object(Executor, "execute", act_anew),
    ):
        yield


@register
def clock_runs_while_store_is_down() -> AbstractContextManager[object]:
    def now(self: SharedTime) -> float:
        return self.clock.now() + self._ahead

    return patch.object(SharedTime, "now", now)


@register
def clock_behind_after_outage() -> AbstractContextManager[object]:
    """Write the first row after an outage with the time at which one's own time stood still."""

    async def keep_nothing(_self: Executor, _giving_up: float) -> None: ...

    return patch.object(Executor, "_keep_time", keep_nothing)


@register
def attending_given_up() -> AbstractContextManager[object]:
    """Forget what came due while it was attended."""

    def begin(self: Scheduler, table: TableId, seq: Seq) -> None:
        if table not in self._attending:
            self._hub.background.start(self._run_claim(table, seq))

    return patch.object(Scheduler, "_begin", begin)
