"""Finished matches: the record with its secret, the match again from any seat, and what panther thinks of it."""

from collections.abc import Hashable

from ninelives.core.game import Seat
from ninelives.core.line import is_clean
from ninelives.tables.faults import NotFound
from ninelives.tables.live.house import House
from ninelives.tables.live.thinking import new_study


async def record_of(house: House, match: str) -> str:
    archived = await house.store.facts.archived(match.upper()) if is_clean(match) else None
    if archived is None:
        raise NotFound("There is no finished match by this name. A running one is shown when it is over.")
    return archived.record


async def study_of(house: House, asker: Hashable, kind: str, match: str, seat: Seat | None) -> bytes:
    """Return a replay or a review of a match as packed JSON."""
    return await house.thinking.study(asker, new_study(kind, match, await record_of(house, match), seat))
