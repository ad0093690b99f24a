"""Who somebody is here, where they sit, what they played, and what is kept about them."""

import asyncio
import contextlib
from typing import Final

from ninelives.core.errors import BadOption, NineLivesError
from ninelives.core.game import Seat
from ninelives.core.record import read_result, read_summary
from ninelives.core.speech import names_of
from ninelives.hosting.api.matches import is_open
from ninelives.hosting.people.sessions import Session
from ninelives.hosting.storage.port import Archived, Guest
from ninelives.hosting.table_server import TableServer
from ninelives.hosting.timing.shared_time import SharedTime
from ninelives.tables.faults import Unreadable
from ninelives.tables.ids import GuestId
from ninelives.tables.names import BAD_NAME, REFUSED_NAME, is_name, tidy_name
from ninelives.tables.schemas import Export, GameStatistics, MatchCopy, Me, MyMatch, MyTable
from ninelives.tables.state import PLAYING, TableState
from ninelives.tables.statistics import statistics_of
from ninelives.tables.timing import deadline

TABLES: Final = 20  # of those where one did something last
MATCHES: Final = 50
PLACINGS: Final = 10_000  # matches that statistics are about
MOST: Final = 1000  # tables and matches that an export lists


async def me(house: TableServer, session: Session) -> Me:
    guest = await house.store.facts.guest(session.who)
    return Me(house.identity.token(session), guest.name if guest is not None else "")


async def rename(house: TableServer, who: GuestId, name: str) -> None:
    name = tidy_name(name)
    if not is_name(name):
        raise BadOption(BAD_NAME)
    if not house.admission.allows_name(who, name):
        raise BadOption(REFUSED_NAME)
    if await house.store.facts.guest(who) is None:
        house.admission.check_new()
    await house.store.facts.greet(Guest(who, name, house.hub.clock.wall()))


async def export(house: TableServer, session: Session) -> Export:
    facts, who = house.store.facts, session.who
    guest = await facts.guest(who)
    visited, matches = await facts.tables_of(who, MOST), await facts.matches_of(who, MOST)
    now = house.hub.clock.wall()
    configs = await facts.configs(list({*visited, *[kept.table for kept in matches]}))
    return Export(
        me=await me(house, session),
        since=guest.made if guest is not None else None,
        tables=tuple([config.code for config in map(configs.get, visited) if config is not None]),
        matches=tuple([copy_of(kept, who) for kept in matches if is_open(configs.get(kept.table), now)]),
    )


async def forget(house: TableServer, who: GuestId) -> None:
    await house.hub.forget(who, await house.store.facts.tables_of(who, MOST))


async def my_tables(house: TableServer, who: GuestId) -> list[MyTable]:
    """Return the tables where they hold a seat, the last moved first; only its log knows how a table stands."""
    found: list[MyTable] = []
    for number in await house.store.facts.tables_of(who, TABLES):
        with contextlib.suppress(NineLivesError, Unreadable):  # its game, or these rules of it, are here no more
            table = (await house.hub.cache.get(number)).table
            seat = table.seat_of(who)
            # nobody waits for a learner, and a deal of the day is played once
            done = table.config.lesson or (table.config.is_daily and table.phase != PLAYING)
            found += [] if seat is None or done else [table_form(table, seat, house.hub.time)]
    return sorted(found, key=lambda table: -table.moved)


async def my_matches(house: TableServer, who: GuestId) -> list[MyMatch]:
    """Return the finished matches that are theirs, the newest first."""
    found: list[MyMatch] = []
    for archived in await house.store.facts.matches_of(who, MATCHES):
        found.append(match_form(archived, who))
        await asyncio.sleep(0)  # to read a long record takes a millisecond: others get their turn in between
    return found


async def my_statistics(house: TableServer, who: GuestId) -> list[GameStatistics]:
    return statistics_of(await house.store.facts.placings_of(who, PLACINGS))


def table_form(table: TableState, seat: Seat, time: SharedTime) -> MyTable:
    return MyTable(
        code=table.config.code,
        game=table.game.key,
        title=table.game.title,
        phase=table.phase,
        seat=seat,
        names=tuple([None if sitter is None else sitter.name for sitter in table.sitters]),
        awaited=seat in table.awaited,
        turn=table.awaited,
        due=time.wall(deadline(table)) if table.phase == PLAYING else None,
        moved=time.wall(table.last_row_at),
    )


def match_form(archived: Archived, who: GuestId) -> MyMatch:
    record = read_summary(archived.record)
    ranks, scores = read_result(record.result)
    return MyMatch(
        match=archived.match,
        game=record.head.game,
        names=names_of(record.head.names, record.head.seats),
        ranks=ranks,
        scores=scores,
        seat=archived.seat_of(who),
        ended=archived.ended,
    )


def copy_of(archived: Archived, who: GuestId) -> MatchCopy:
    return MatchCopy(record=archived.record, seat=archived.seat_of(who), ended=archived.ended)
