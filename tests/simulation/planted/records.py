"""Faults in what is kept: snapshots, and finished matches."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from unittest.mock import patch

from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.storage.memory import MemoryFacts
from ninelives.hosting.storage.port import Archived
from ninelives.tables.ids import Seq, TableId
from ninelives.tables.snapshot import TableSnapshot, snapshot_of
from ninelives.tables.state import TableState
from simulation.planted.registry import register


@register
@contextmanager
def snapshot_wrong() -> Iterator[None]:
    """Keep a snapshot of one match too few."""

    def snapshot_of_less(table: TableState) -> TableSnapshot:
        return snapshot_of(table)._replace(number=table.number - 1)

    with (
        patch("ninelives.hosting.execution.executor.snapshot_of", snapshot_of_less),
        patch("ninelives.hosting.jobs.retention.snapshot_of", snapshot_of_less),
    ):
        yield


@register
def rows_pruned_with_no_snapshot() -> AbstractContextManager[object]:
    """Delete the rows of a table at rest, of which no snapshot was kept."""

    async def keep_nothing(_self: MemoryFacts, _table: TableId, _seq: Seq, _text: str) -> None: ...

    return patch.object(MemoryFacts, "keep_snapshot", keep_nothing)


@register
def last_row_pruned() -> AbstractContextManager[object]:
    """Delete the last row of a table at rest, too."""
    return patch("ninelives.hosting.storage.memory.before", lambda seq: seq)


@register
def epoch_forgotten() -> AbstractContextManager[object]:
    """Go on dealing from secrets that a restored backup made known."""

    async def keep_nothing(_self: Executor, _live: OpenTable) -> None: ...

    return patch.object(Executor, "keep_epoch", keep_nothing)


@register
def match_archived_twice() -> AbstractContextManager[object]:
    """Archive a match under another name when it is done again."""
    archive = MemoryFacts.archive

    async def archive_again(self: MemoryFacts, archived: Archived) -> None:
        if archived.match in self._archive:
            archived = archived._replace(match=f"{archived.match}-2")
        await archive(self, archived)

    return patch.object(MemoryFacts, "archive", archive_again)


@register
def match_never_archived() -> AbstractContextManager[object]:
    """Archive every other match only."""
    archive = Executor.archive

    async def archive_odd(self: Executor, live: OpenTable) -> None:
        if live.table.number % 2:
            await archive(self, live)

    return patch.object(Executor, "archive", archive_odd)
