"""Where you sit, and what you have played: the way back to a table and to a match."""

import asyncio
import contextlib
from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency

from ninelives.core.errors import NineLivesError
from ninelives.core.game import Seat
from ninelives.core.record import read, read_result
from ninelives.server.due import deadline
from ninelives.server.forms import MyMatch, MyTable
from ninelives.server.gate import guest_of
from ninelives.server.house_time import HouseTime
from ninelives.server.moment import PLAYING
from ninelives.server.parts import Parts
from ninelives.server.store.port import Archived
from ninelives.server.table import Table, Unreadable

TABLES = 20  # of those where one did something last
MATCHES = 50


@get("/api/me/tables")
async def my_tables(request: Request[Any, Any, Any], parts: NamedDependency[Parts]) -> list[MyTable]:
    """Give the tables where you hold a seat, the last moved first; only its log knows how a table stands."""
    who = guest_of(request, parts)
    if who is None:
        return []  # whoever just came sits nowhere, and that is no fault
    found: list[MyTable] = []
    for number in await parts.store.tables_of(who, TABLES):
        with contextlib.suppress(NineLivesError, Unreadable):  # its game, or these rules of it, are here no more
            table = (await parts.hub.live(number)).table
            seat = table.seat_of(who)
            taught = table.founding.lesson  # nobody waits for a learner
            found += [] if seat is None or taught else [table_form(table, seat, parts.hub.time)]
    return sorted(found, key=lambda table: -table.moved)


@get("/api/me/matches")
async def my_matches(request: Request[Any, Any, Any], parts: NamedDependency[Parts]) -> list[MyMatch]:
    """Give the matches that you finished, the newest first."""
    who = guest_of(request, parts)
    if who is None:
        return []  # whoever just came has played nothing, and that is no fault
    archived = await parts.store.matches_of(who, MATCHES)
    return await asyncio.to_thread(lambda: [match_form(match, who) for match in archived])


def table_form(table: Table, seat: Seat, time: HouseTime) -> MyTable:
    return MyTable(
        table.founding.code,
        table.game.key,
        table.game.title,
        table.phase,
        seat,
        tuple([None if sitter is None else sitter.name for sitter in table.sitters]),
        seat in table.awaited,
        time.wall(deadline(table, table.moment)) if table.phase == PLAYING else None,
        time.wall(table.moved),
    )


def match_form(archived: Archived, who: int) -> MyMatch:
    record = read(archived.record)
    ranks, scores = read_result(record.result)
    seat = archived.people.index(who)
    return MyMatch(archived.match, record.head.game, record.head.names, ranks, scores, seat, archived.ended)


MINE = (my_tables, my_matches)
