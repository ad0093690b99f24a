"""Finished matches, and what each seat did in them, once for both engines."""

from collections.abc import Sequence
from itertools import batched
from typing import Final

from sqlalchemy import (
    Insert,
    and_,
    delete,
    false,
    func,
    literal,
    not_,
    select,
)
from sqlalchemy import insert as plain_insert

from ninelives.daily import PERSON, end_of
from ninelives.hosting.storage.holders import SeatHolder, holders_of, with_holder
from ninelives.hosting.storage.placings import ranks_of
from ninelives.hosting.storage.port import Archived
from ninelives.server.storage.sql.database import Fetched, SqlPart
from ninelives.server.storage.sql.schema import (
    ARCHIVE,
    CONFIG,
    PLAYED,
    RATED,
    TALLY,
    UNTALLIED,
)
from ninelives.tables.ids import GuestId
from ninelives.tables.statistics import Placing, SeatTally

AT_ONCE: Final = 100  # matches read by one statement: a millisecond or two of the loop
TALLIES: Final = (TALLY.c.counts, TALLY.c.times, TALLY.c.happened, TALLY.c.expected)


class SqlMatches(SqlPart):
    async def archive(self, archived: Archived) -> None:
        match = dict(zip(ARCHIVE.c.keys(), archived, strict=False))
        seats = [
            {"match": archived.match, "seat": seat, **holder._asdict(), **rank._asdict()}
            for seat, (holder, rank) in enumerate(zip(holders_of(archived), ranks_of(archived), strict=False))
        ]
        async with self._database.writing() as connection:
            kept = await connection.execute(self._database.insert(ARCHIVE).values(match).on_conflict_do_nothing())
            if kept.rowcount and seats:
                await connection.execute(self._database.insert(PLAYED).values(seats))
                await connection.execute(_to_be_counted(archived))
                await connection.execute(plain_insert(UNTALLIED).values(match=archived.match, ended=archived.ended))

    async def archived(self, match: str) -> Archived | None:
        found = await self._matches([match])
        return found[0] if found else None

    async def matches_of(self, guest: GuestId, most: int) -> list[Archived]:
        played = select(PLAYED.c.match).where(PLAYED.c.who == guest)
        newest = select(ARCHIVE.c.match).where(ARCHIVE.c.match.in_(played)).order_by(ARCHIVE.c.ended.desc())
        return await self._matches([match for (match,) in await self._database.all(newest.limit(most))])

    async def _matches(self, wanted: list[str]) -> list[Archived]:
        """Return these matches in this order. They are read some at a time: others want to be served meanwhile."""
        return [kept for some in batched(wanted, AT_ONCE) for kept in await self._some_matches(some)]

    async def _some_matches(self, wanted: Sequence[str]) -> list[Archived]:
        rows = await self._database.all(select(ARCHIVE).where(ARCHIVE.c.match.in_(wanted)))
        found = {match: Archived(match, table, record, ended, ()) for match, table, record, ended in rows}
        seats = select(PLAYED.c.match, *[PLAYED.c[name] for name in SeatHolder._fields])
        found_seats = await self._database.all(seats.where(PLAYED.c.match.in_(wanted)).order_by(PLAYED.c.seat))
        for match, *holder in found_seats:
            found[match] = with_holder(found[match], SeatHolder(*holder))
        return [found[match] for match in wanted if match in found]

    async def placings_of(self, guest: GuestId, most: int) -> list[Placing]:
        same_seat = and_(TALLY.c.match == PLAYED.c.match, TALLY.c.seat == PLAYED.c.seat)
        played = PLAYED.join(ARCHIVE, ARCHIVE.c.match == PLAYED.c.match).outerjoin(TALLY, same_seat)
        played = played.outerjoin(CONFIG, CONFIG.c.id == ARCHIVE.c.table)
        lesson = and_(func.coalesce(CONFIG.c.lesson, false()), PLAYED.c.match == CONFIG.c.code + "-1")
        day = func.coalesce(CONFIG.c.day, "")
        theirs = (
            select(PLAYED.c.match).select_from(played).where(PLAYED.c.who == guest, PLAYED.c.rank > 0, not_(lesson))
        )
        newest = theirs.order_by(ARCHIVE.c.ended.desc(), PLAYED.c.match).limit(most)
        columns = (PLAYED.c.match, PLAYED.c.game, PLAYED.c.seats, PLAYED.c.rank, ARCHIVE.c.ended, day)
        told = select(*columns, *TALLIES).select_from(played).where(PLAYED.c.who == guest)
        found: dict[str, Placing] = {}
        wanted = [match for (match,) in await self._database.all(newest)]
        for some in batched(wanted, AT_ONCE):  # others want to be served meanwhile
            rows = await self._database.all(told.where(PLAYED.c.match.in_(some)))
            found |= {placing.match: placing for placing in map(_placing, rows)}
        return [found[match] for match in wanted if match in found]

    async def deals_of_days_played_by(self, guest: GuestId, most: int) -> list[tuple[str, float]]:
        played = PLAYED.join(ARCHIVE, ARCHIVE.c.match == PLAYED.c.match).join(CONFIG, CONFIG.c.id == ARCHIVE.c.table)
        theirs = (PLAYED.c.who == guest, PLAYED.c.rank > 0, CONFIG.c.day != "")
        days = select(CONFIG.c.day, ARCHIVE.c.ended).select_from(played).where(*theirs)
        rows = await self._database.all(days.order_by(ARCHIVE.c.ended.desc()).limit(most))
        return [(day, ended) for day, ended in rows]

    async def unprocessed_matches(self, most: int) -> list[Archived]:
        newest = select(UNTALLIED.c.match).order_by(UNTALLIED.c.ended.desc()).limit(most)
        return await self._matches([match for (match,) in await self._database.all(newest)])

    async def tally(self, match: str, tallies: Sequence[SeatTally]) -> None:
        rows = [{"match": match, "seat": seat, **tally._asdict()} for seat, tally in enumerate(tallies)]
        async with self._database.writing() as connection:
            if rows:
                await connection.execute(self._database.insert(TALLY).values(rows).on_conflict_do_nothing())
            await connection.execute(delete(UNTALLIED).where(UNTALLIED.c.match == match))

    async def ranks_on(self, day: str, game: str) -> dict[int, int]:
        deals = CONFIG.join(ARCHIVE, ARCHIVE.c.match == CONFIG.c.code + "-1").join(
            PLAYED, and_(PLAYED.c.match == ARCHIVE.c.match, PLAYED.c.seat == PERSON)
        )
        of_that_day = (CONFIG.c.day == day, CONFIG.c.game == game, PLAYED.c.rank > 0, ARCHIVE.c.ended < end_of(day))
        ranks = select(PLAYED.c.rank, func.count().label("people")).select_from(deals).where(*of_that_day)
        return {row.rank: row.people for row in await self._database.all(ranks.group_by(PLAYED.c.rank))}


def _placing(row: Fetched) -> Placing:
    *ended, counts, times, happened, expected = row
    tally = None if times is None else SeatTally(counts, times, happened, expected)
    return Placing(*ended)._replace(tally=tally)


def _to_be_counted(archived: Archived) -> Insert:
    """Let a match wait to be counted, where its table is rated."""
    ended = literal(archived.ended)
    rated = select(literal(archived.match), CONFIG.c.game, ended).where(CONFIG.c.id == archived.table, CONFIG.c.rated)
    return plain_insert(RATED).from_select(["match", "game", "ended"], rated)
