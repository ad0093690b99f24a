"""Shared tables: with whom somebody sat, at a table or in a finished match; so they may speak of each other."""

import asyncio
from typing import Final, NamedTuple

from ninelives.core.game import Names, Seat
from ninelives.core.language import gettext_noop
from ninelives.core.record import Head, read_summary
from ninelives.core.speech import names_of
from ninelives.hosting.api.matches import find_archived_match
from ninelives.hosting.people.lobby import config_of
from ninelives.hosting.table_server import TableServer
from ninelives.tables.faults import NotFound
from ninelives.tables.ids import SYSTEM, GuestId
from ninelives.tables.schemas import Companion
from ninelives.tables.state import OVER, TableState

MATCHES: Final = 20  # of which the people are listed
NOBODY: Final = gettext_noop("Nobody sat there with you. Choose somebody you played with.")


class SharedTable(NamedTuple):
    """Who sat together, by seat; SYSTEM where a bot did, or nobody."""

    people: tuple[GuestId, ...]
    names: Names

    def others(self, who: GuestId) -> list[Seat]:
        """Return the seats of people besides somebody who sat there too."""
        seats = [seat for seat, one in enumerate(self.people) if one not in {SYSTEM, who}]
        return seats if who in self.people else []

    def name_of(self, who: GuestId) -> str:
        return self.names[self.people.index(who)]


async def find_shared_table(house: TableServer, place: str, who: GuestId, seat: Seat) -> SharedTable:
    """Return who sits at the table of this code, or sat in the match of this name, if both of these did."""
    company = await (_in_match(house, place) if "-" in place else _at_table(house, place))
    if seat not in company.others(who):
        raise NotFound(NOBODY)
    return company


async def have_played(house: TableServer, place: str, who: GuestId, whom: GuestId) -> bool:
    """Return whether both held a seat in the match of this name, or in the last finished one at this table."""
    match = place if "-" in place else await _last_match(house, place)
    archived = await find_archived_match(house, match)
    return archived is not None and {who, whom} <= set(archived.people)


async def _last_match(house: TableServer, code: str) -> str:
    config = await config_of(house.store.facts, code)
    table = (await house.hub.cache.get(config.id)).table
    return table.match_id(table.number if table.phase == OVER else table.number - 1)


async def list_recent_companions(house: TableServer, who: GuestId, known: frozenset[GuestId]) -> list[Companion]:
    """Return with whom somebody played, each once and the latest first, besides those whom they know."""
    found: dict[GuestId, Companion] = {}
    for archived in await house.store.facts.matches_of(who, MATCHES):
        head = read_summary(archived.record).head
        company = _company_in(archived.people, head)
        for seat in company.others(who):
            companion = Companion(archived.match, seat, company.names[seat], head.game, archived.ended)
            found.setdefault(company.people[seat], companion)
        await asyncio.sleep(0)  # to read a long record takes a millisecond: others get their turn in between
    return [companion for other, companion in found.items() if other not in known]


async def _in_match(house: TableServer, match: str) -> SharedTable:
    archived = await find_archived_match(house, match)
    if archived is None:
        raise NotFound(NOBODY)
    return _company_in(archived.people, read_summary(archived.record).head)


def _company_in(people: tuple[GuestId, ...], head: Head) -> SharedTable:
    return SharedTable(people, names_of(head.names, head.seats))


async def _at_table(house: TableServer, code: str) -> SharedTable:
    config = await config_of(house.store.facts, code)
    return _company_at((await house.hub.cache.get(config.id)).table)


def _company_at(table: TableState) -> SharedTable:
    return SharedTable(tuple([SYSTEM if sitter is None else sitter.who for sitter in table.sitters]), table.names)
