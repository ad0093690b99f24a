"""Matches that were played elsewhere, kept for this browser's guest."""

from typing import Final

from ninelives.browser.facts import BrowserFacts
from ninelives.browser.played import content_of
from ninelives.browser.records import checked, seat_in
from ninelives.core.record import Record
from ninelives.hosting.clock import Clock
from ninelives.hosting.storage.port import Archived
from ninelives.tables.ids import SYSTEM, GuestId, TableId
from ninelives.tables.schemas import MatchCopy

ELSEWHERE: Final = TableId(0)  # no table of this browser
NAME_DIGITS: Final = 12  # of what stands for a record; no table's code has as many letters


class OwnMatches:
    def __init__(self, facts: BrowserFacts, clock: Clock) -> None:
        self._facts: Final = facts
        self._clock: Final = clock

    async def bring_in(self, who: GuestId, copy: MatchCopy) -> Archived:
        """Keep a match; what they have already stays as it is."""
        record = checked(copy.record)
        people = _people(record, seat_in(record, copy.seat), who)
        text = record.write()  # without what differs between two copies: comments, spaces
        known = await self._facts.match_with(who, text)
        return known or await self._keep(Archived("", ELSEWHERE, text, _end_of(copy, self._clock.wall()), people), who)

    async def _keep(self, nameless: Archived, who: GuestId, digits: int = NAME_DIGITS) -> Archived:
        """Keep a match under as many digits of its content as no other match has."""
        named = nameless._replace(match=content_of(nameless.record)[:digits].upper())
        return await self._facts.bring_in(named, who) or await self._keep(nameless, who, digits + 1)


def _people(record: Record, seat: int | None, who: GuestId) -> tuple[GuestId, ...]:
    """Return who sat where: a record alone does not tell whether its keeper played."""
    return tuple([who if place == seat else SYSTEM for place in range(record.head.seats)])


def _end_of(copy: MatchCopy, now: float) -> float:
    """Return when a match ended: a copy may not know it, or tell what cannot be."""
    return copy.ended if copy.ended is not None and 0 <= copy.ended <= now else now
