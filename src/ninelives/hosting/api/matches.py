"""Finished matches: the record with its secret, the match again from any seat, and what panther thinks of it."""

import contextlib
from collections.abc import Hashable

from ninelives.core.game import Seat
from ninelives.core.line import is_clean
from ninelives.daily import end_of
from ninelives.hosting.people.lobby import config_of
from ninelives.hosting.storage.port import Archived
from ninelives.hosting.table_server import TableServer
from ninelives.hosting.thinking import new_study
from ninelives.tables.faults import NotFound, Unreadable
from ninelives.tables.log import TableConfig


async def record_of(house: TableServer, match: str) -> str:
    archived = await find_archived_match(house, match)
    if archived is None:
        raise NotFound("There is no finished match by this name. A running one is shown when it is over.")
    if not is_open(await house.store.facts.config(archived.table), house.hub.clock.wall()):
        raise NotFound("This is a deal of today: its record opens when the day is over, at midnight UTC.")
    return archived.record


def is_open(config: TableConfig | None, wall: float) -> bool:
    """Return whether records of a table may be shown: of a deal of the day they hold the secret until it is over."""
    return config is None or not config.is_daily or wall >= end_of(config.day)


async def find_archived_match(house: TableServer, match: str) -> Archived | None:
    """Return a finished match. One that ended just now is archived first: who had to may have died over it."""
    if not is_clean(match):  # not every store holds NUL
        return None
    facts, match = house.store.facts, match.upper()
    archived = await facts.archived(match)
    if archived is None:
        with contextlib.suppress(NotFound, Unreadable):
            config = await config_of(facts, match.rpartition("-")[0])
            await house.hub.archive(await house.hub.cache.get(config.id))
            archived = await facts.archived(match)
    return archived


async def study_of(house: TableServer, asker: Hashable, kind: str, match: str, seat: Seat | None) -> bytes:
    """Return a replay or a review of a match as packed JSON."""
    return await house.thinking.study(asker, new_study(kind, match, await record_of(house, match), seat))
