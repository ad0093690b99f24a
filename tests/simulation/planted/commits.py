"""Faults in committing and acknowledging."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from unittest.mock import patch

from ninelives.hosting.execution.executor import Acknowledge, Executor, unheard
from ninelives.hosting.execution.group_commit import GroupCommit
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.storage.memory import MemoryLog
from ninelives.tables.decide import Command
from ninelives.tables.ids import TableId, after
from ninelives.tables.log import Row
from ninelives.tables.state import TableState
from simulation.planted.registry import register


@register
def acknowledge_before_commit() -> AbstractContextManager[object]:
    act = Executor._act

    async def act_early(self: Executor, live: OpenTable, command: Command, acknowledge: Acknowledge) -> None:
        acknowledge(after(live.table.seq))
        await act(self, live, command, unheard)

    return patch.object(Executor, "_act", act_early)


@register
def acknowledge_whole_batch() -> AbstractContextManager[object]:
    """Tell every writer of a commit that its row was added, also where another process was faster."""
    append = GroupCommit.append

    async def append_surely(self: GroupCommit, row: Row) -> bool:
        await append(self, row)
        return True

    return patch.object(GroupCommit, "append", append_surely)


@register
@contextmanager
def command_done_twice_after_retry() -> Iterator[None]:
    """Look for no earlier copy of a command, neither at the table nor in the log."""

    async def find_nothing(_self: Executor, _table: TableState, _command: Command, _giving_up: float) -> None:
        return None

    def add_anything(self: MemoryLog, table: TableId, chain: list[Row]) -> bool:
        for row in chain:
            self._commands.pop((table, row.who, row.command), None)
        return add(self, table, chain)

    add = MemoryLog._add
    with patch.object(Executor, "_find_done_command", find_nothing), patch.object(MemoryLog, "_add", add_anything):
        yield


@register
def doubt_forgotten_after_outage() -> AbstractContextManager[object]:
    """Take a row whose commit had no answer for one that was not added."""
    added = Executor._append_row

    async def added_without_doubt(self: Executor, live: OpenTable, row: Row, giving_up: float) -> bool:
        answer = await added(self, live, row, giving_up)
        live.behind = False
        return answer

    return patch.object(Executor, "_append_row", added_without_doubt)
