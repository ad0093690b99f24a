"""A quick match: any table that waits for somebody, apart from those whom one has blocked or was blocked by."""

from secrets import SystemRandom
from typing import Final

from ninelives.hosting.execution.cache import TableCache
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.lobby import Opener, new_public_table, waiting_tables
from ninelives.hosting.storage.port import Blocks, FactStore, LobbyEntry
from ninelives.tables.ids import SYSTEM, GuestId, TableId

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

    async def shown(self, who: GuestId, notices: list[LobbyEntry]) -> list[LobbyEntry]:
        """Return the tables that the lobby shows to somebody: those to which a quick match would not lead are left out.

        Else whoever was blocked would see one that waits, and never be sent there.
        """
        apart = await self._blocks.blocked_with(who) if who != SYSTEM else frozenset[GuestId]()
        if not apart:
            return notices
        theirs = await self._facts.tables_with([one.table for one in notices], apart)
        return [one for one in notices if not await self._is_with(one.table, apart, read=one.table in theirs)]

    async def _is_with(self, table: TableId, apart: frozenset[GuestId], *, read: bool) -> bool:
        """Return whether one of them is at a table, which is read only where they may be."""
        live = await self._cache.get(table) if read else self._cache.held(table)
        return live is not None and not apart.isdisjoint(_people_at(live))

    async def _may_come(self, who: GuestId, table: TableId, apart: frozenset[GuestId], now: float) -> bool:
        """Return whether nobody is there, or on the way there, whom they keep apart from.

        They are expected first and look then, so that of two who come at once one sees the other.
        """
        await self._blocks.expect(who, table, now, now - ON_THE_WAY)
        coming = await self._blocks.expected(table, now - ON_THE_WAY)
        live = await self._cache.get(table)
        return apart.isdisjoint({*_people_at(live), *coming})


def _people_at(live: OpenTable) -> frozenset[GuestId]:
    """Return who sits at a table, who looks at it, and who opened it."""
    seated = [sitter.who for sitter in live.table.sitters if sitter is not None]
    return frozenset([*seated, *live.presence.all, live.table.config.host])
