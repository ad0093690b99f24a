"""A quick match: any table that waits for somebody, apart from those whom one has blocked or was blocked by."""

from secrets import SystemRandom
from typing import Final

from ninelives.tables.ids import GuestId, TableId
from ninelives.tables.live.cache import TableCache
from ninelives.tables.live.lobby import Opener, new_public_table, waiting_tables
from ninelives.tables.store.port import Blocks, FactStore

ON_THE_WAY: Final = 120.0  # seconds for which somebody may be expected: then they are there, or come no more
RANDOM: Final = SystemRandom()


class QuickMatch:
    def __init__(self, facts: FactStore, cache: TableCache, blocks: Blocks) -> None:
        self._facts: Final = facts
        self._cache: Final = cache
        self._blocks: Final = blocks

    async def find(self, game: str, opener: Opener, now: float) -> str:
        """Return the code of a table that waits for somebody, or of a new one. Any that waits may be it."""
        waiting = await waiting_tables(self._facts, game, now)
        apart = await self._blocks.blocked_with(opener.host)
        for notice in RANDOM.sample(waiting, len(waiting)):
            if not apart or await self._may_come(opener.host, notice.table, apart, now):
                return notice.code
        config = await new_public_table(self._facts, game, opener, now)
        return config.code

    async def _may_come(self, who: GuestId, table: TableId, apart: frozenset[GuestId], now: float) -> bool:
        """Return whether nobody is there, or on the way there, whom they keep apart from.

        They are expected first and look then, so that of two who come at once one sees the other.
        """
        await self._blocks.expect(who, table, now, now - ON_THE_WAY)
        coming = await self._blocks.expected(table, now - ON_THE_WAY)
        live = await self._cache.get(table)
        seated = {sitter.who for sitter in live.table.sitters if sitter is not None}
        return apart.isdisjoint({*seated, *live.presence.all, *coming, live.table.config.host})
