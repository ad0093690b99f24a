"""What is done for a table at which nothing happens any more: it wakes from a snapshot, and its rows are deleted."""

import asyncio
from typing import Final

from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.tables.ids import Seq, TableId
from ninelives.tables.snapshot import snapshot_of, write_snapshot


class RetentionJob:
    def __init__(self, hub: Executor) -> None:
        self._hub: Final = hub
        self._pruning: Final = asyncio.Lock()  # one table at a time: nobody waits for it, and players share the store

    async def see_to(self, live: OpenTable) -> float | None:
        """Put away a match that is over and archived, if it is time to; return when it will be."""
        now, rest = self._hub.time.now(), self._hub.pace.rest
        if live.presence.all:  # whoever is there keeps the board
            return now + rest
        if live.table.last_row_at + rest <= now:
            await self._hub.reader.refresh(live)  # a log that lost rows is noticed before others are deleted
        table, seq = live.table, live.table.seq
        if table.last_row_at + rest > now:
            return table.last_row_at + rest
        await self._hub.store.facts.keep_snapshot(table.config.id, seq, write_snapshot(snapshot_of(table)))
        await self._prune(table.config.id, seq)
        return None

    async def _prune(self, table: TableId, seq: Seq) -> None:
        """Delete the rows before a snapshot, step by step. What is left by a crash is left to the next claim."""
        async with self._pruning:
            while await self._hub.store.log.prune(table, seq):
                pass
