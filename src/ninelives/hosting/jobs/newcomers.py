"""Whom the house meets for the first time: bots that nobody chose are kittens until a guest has won the game once."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from ninelives.core.record import read_record, read_result
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.storage.placings import is_lesson
from ninelives.hosting.storage.port import Archived, FactStore, MatchStore, TableStore
from ninelives.tables.catalog import levels_of, usual_level
from ninelives.tables.ids import GuestId
from ninelives.tables.seating import stays
from ninelives.tables.state import PLAYING

FIRST: Final = "kitten"
PAGES: Final = (50, 1000)  # matches that are looked through: mostly a win is among the newest


async def level_for(hub: Executor, live: OpenTable, who: GuestId) -> str:
    """Return the level for those bots of the next match that nobody chose; nothing where there will be none."""
    table = live.table
    key = table.game.key
    if table.phase == PLAYING or table.seat_of(who) is None or all(map(stays, table.sitters)):
        return ""
    if FIRST not in levels_of(key):
        return usual_level(key)
    await hub.archive(live)  # they may have won just now
    return usual_level(key) if await _has_won(hub.store.facts, who, key) else FIRST


async def _has_won(facts: FactStore, who: GuestId, key: str) -> bool:
    async for archived in _matches(facts, who):
        if _is_won(archived, who, key) and not await _is_lesson(facts, archived):
            return True
        await asyncio.sleep(0)  # to read a long record takes a millisecond: others get their turn in between
    return False


async def _matches(facts: MatchStore, who: GuestId) -> AsyncIterator[Archived]:
    """Yield the matches of a guest, the newest first; the older ones are fetched only if they are wanted."""
    known = 0
    for most in PAGES:
        found = await facts.matches_of(who, most)
        for archived in found[known:]:
            yield archived
        known = len(found)
        if known < most:
            return


def _is_won(archived: Archived, who: GuestId, key: str) -> bool:
    record = read_record(archived.record)
    ranks, _scores = read_result(record.result)
    seat = archived.seat_of(who)
    return record.head.game == key and seat is not None and ranks[seat] == 1


async def _is_lesson(facts: TableStore, archived: Archived) -> bool:
    """Return whether a match was written down beforehand: whoever wins that has won nothing yet."""
    return is_lesson(archived.match, await facts.config(archived.table))
