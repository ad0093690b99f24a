"""What is done for a table at which nothing happens any more: it wakes from a snapshot, and its rows are packed."""

import asyncio
from typing import Final

from ninelives.tables.ids import Seq, TableId
from ninelives.tables.live.hub import Hub
from ninelives.tables.live.table import LiveTable
from ninelives.tables.snapshot import snapshot_of, write_snapshot


class Resting:
    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._packing: Final = asyncio.Lock()  # one table at a time: nobody waits for it, and players share the store

    async def see_to(self, live: LiveTable) -> float | None:
        """Put away what is left of a match that is over, if it is time to; return when it will be."""
        table, seq = live.table, live.table.seq
        rests = table.moved + self._hub.pace.rest
        if rests > self._hub.time.now():
            return rests
        if not live.presence.all and not table.config.for_one:  # these come to look at the one match they played
            text = write_snapshot(snapshot_of(table))
            await self._hub.store.facts.keep_snapshot(table.config.id, seq, text)
        await self.pack(table.config.id, seq)
        return None

    async def pack(self, table: TableId, until: Seq) -> None:
        """Pack a table's rows, step by step. Whoever dies in between leaves the rest to the next who claims it."""
        async with self._packing:
            while await self._hub.store.log.pack(table, until):
                pass
