"""What is kept besides the log, once for both engines."""

from collections.abc import Collection, Sequence
from itertools import batched
from secrets import randbits
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Insert,
    Select,
    and_,
    case,
    delete,
    false,
    func,
    literal,
    not_,
    select,
    union,
    union_all,
    update,
)
from sqlalchemy import insert as plain_insert

from ninelives.daily import PERSON, end_of
from ninelives.server.store.sql.database import Database, Fetched, SqlConnection
from ninelives.server.store.sql.log_schema import HEAD, LOG, SNAPSHOT, VISIT
from ninelives.server.store.sql.schema import (
    ARCHIVE,
    CONFIG,
    GUEST,
    NOTICE,
    PLAYED,
    RATED,
    SHARED,
    SKILL,
    TALLY,
    UNTALLIED,
)
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.log import TableConfig
from ninelives.tables.statistics import Placing, SeatTally
from ninelives.tables.store.holders import SeatHolder, holders_of, with_holder
from ninelives.tables.store.placings import ranks_of
from ninelives.tables.store.port import CONSIDERED, Archived, Beat, Guest, LatestBeat, Notice
from ninelives.tables.store.redaction import record_unnamed, snapshot_without, unnamed

AT_ONCE: Final = 100  # matches or tables read by one statement: a millisecond or two of the loop
TALLIES: Final = (TALLY.c.counts, TALLY.c.times, TALLY.c.happened, TALLY.c.expected)


class SqlFacts:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    # tables

    async def create(self, config: TableConfig) -> bool:
        insert = self._database.insert(CONFIG).values(config._asdict()).on_conflict_do_nothing()
        async with self._database.writing() as connection:
            is_new = (await connection.execute(insert)).rowcount == 1
            if is_new:
                await connection.execute(plain_insert(HEAD).values(table=config.id, seq=0))
            return is_new

    async def keep_snapshot(self, table: TableId, seq: Seq, text: str) -> None:
        insert = self._database.insert(SNAPSHOT).values(table=table, seq=seq, text=text)
        fresh = {"seq": insert.excluded.seq, "text": insert.excluded.text}
        newer = insert.excluded.seq > SNAPSHOT.c.seq
        await self._database.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=fresh, where=newer))

    async def snapshot(self, table: TableId) -> str | None:
        row = await self._database.first(select(SNAPSHOT.c.text).where(SNAPSHOT.c.table == table))
        return None if row is None else str(row[0])

    async def config(self, table: TableId) -> TableConfig | None:
        return await self._config(CONFIG.c.id == table)

    async def config_by_code(self, code: str) -> TableConfig | None:
        return await self._config(CONFIG.c.code == code)

    async def _config(self, which: ColumnElement[bool]) -> TableConfig | None:
        row = await self._database.first(select(CONFIG).where(which))
        return None if row is None else _config(row)

    async def configs(self, tables: Sequence[TableId]) -> dict[TableId, TableConfig]:
        found: dict[TableId, TableConfig] = {}
        for some in batched(tables, AT_ONCE):
            rows = await self._database.all(select(CONFIG).where(CONFIG.c.id.in_(some)))
            found |= {config.id: config for config in map(_config, rows)}
        return found

    async def tables_with(self, tables: Sequence[TableId], people: Collection[GuestId]) -> frozenset[TableId]:
        opened = select(CONFIG.c.id).where(CONFIG.c.id.in_(tables), CONFIG.c.host.in_(people))
        did = select(LOG.c.table).where(LOG.c.table.in_(tables), LOG.c.who.in_(people))
        return frozenset([table for (table,) in await self._database.all(union(opened, did))])

    async def post(self, notices: Sequence[Notice]) -> None:
        ordered = sorted(notices)  # as everybody does it: two who post at once wait for each other only one way
        if not ordered:
            return
        insert = self._database.insert(NOTICE).values([notice._asdict() for notice in ordered])
        fresh = {name: insert.excluded[name] for name in Notice._fields[1:]}
        newer = insert.excluded.seen >= NOTICE.c.seen
        await self._database.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=fresh, where=newer))

    async def notices(self, since: float, most: int, game: str | None = None, per_origin: int = 3) -> list[Notice]:
        return [Notice(*row[:-3]) for row in await self._database.all(listing(since, most, game, per_origin))]

    # finished matches

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

    async def deals_of_days_played_by(self, guest: GuestId, most: int) -> list[tuple[str, float]]:
        played = PLAYED.join(ARCHIVE, ARCHIVE.c.match == PLAYED.c.match).join(CONFIG, CONFIG.c.id == ARCHIVE.c.table)
        theirs = (PLAYED.c.who == guest, PLAYED.c.rank > 0, CONFIG.c.day != "")
        days = select(CONFIG.c.day, ARCHIVE.c.ended).select_from(played).where(*theirs)
        rows = await self._database.all(days.order_by(ARCHIVE.c.ended.desc()).limit(most))
        return [(day, ended) for day, ended in rows]

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

    async def untallied(self, most: int) -> list[Archived]:
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

    # people

    async def greet(self, guest: Guest) -> None:
        insert = self._database.insert(GUEST).values(guest._asdict())
        await self._database.execute(
            insert.on_conflict_do_update(index_elements=["id"], set_={"name": insert.excluded.name})
        )

    async def guest(self, guest: GuestId) -> Guest | None:
        row = await self._database.first(select(GUEST).where(GUEST.c.id == guest))
        return Guest(*row) if row else None

    async def tables_of(self, guest: GuestId, most: int) -> list[TableId]:
        logged = select(LOG.c.table, func.max(LOG.c.at).label("at")).where(LOG.c.who == guest).group_by(LOG.c.table)
        before = select(VISIT.c.table, VISIT.c.at).where(VISIT.c.who == guest)
        did = union_all(logged, before).subquery()
        tables = select(did.c.table).group_by(did.c.table).order_by(func.max(did.c.at).desc())
        return [table for (table,) in await self._database.all(tables.limit(most))]

    async def forget(self, guest: GuestId) -> None:
        nobody = GuestId(randbits(62) + 1)
        async with self._database.writing() as connection:
            await _forget_in_snapshots(connection, guest, nobody)
            await _forget_in_logs(connection, guest)
            await _forget_in_records(connection, guest)
            for kept in (LOG, VISIT, PLAYED, SKILL):
                await connection.execute(update(kept).where(kept.c.who == guest).values(who=nobody))
            opened = update(CONFIG).where(CONFIG.c.host == guest)
            await connection.execute(opened.values(host=nobody, origin=""))
            await connection.execute(delete(GUEST).where(GUEST.c.id == guest))

    # one for all processes

    async def last_beat(self) -> Beat | None:
        found = await self._database.all(select(SHARED.c.beat, SHARED.c.wall).where(SHARED.c.beat.is_not(None)))
        return Beat(*found[0]) if found else None

    async def beat(self, beat: Beat) -> LatestBeat:
        later = case((SHARED.c.beat > beat.house, SHARED.c.beat), else_=beat.house)
        said = update(SHARED).values(beat=later, wall=beat.wall).returning(SHARED.c.beat, SHARED.c.epoch)
        ((house, epoch),) = await self._database.all(said)
        return LatestBeat(house, epoch)

    async def epoch(self) -> int:
        found = await self._database.all(select(SHARED.c.epoch))
        return int(found[0][0])

    async def key(self) -> bytes:
        found = await self._database.all(select(SHARED.c.key))
        return bytes(found[0][0])


def listing(since: float, most: int, game: str | None, per_origin: int) -> Select[*tuple[Any, ...]]:
    """Return what asks for the lobby. It ranks as many notices as the lobby considers, however many are fresh."""
    fresh = [NOTICE.c.seen >= since, *([] if game is None else [NOTICE.c.game == game])]
    # where the origin is not known, each table is one of its own; asked for one by one, or all tables would be read
    origin = select(case((CONFIG.c.origin == "", CONFIG.c.code), else_=CONFIG.c.origin))
    public = origin.where(CONFIG.c.id == NOTICE.c.table, ~CONFIG.c.private).scalar_subquery().label("origin")
    newest = select(NOTICE, public).where(*fresh).order_by(NOTICE.c.seen.desc()).limit(CONSIDERED).subquery()
    full = case((newest.c.free == 0, 1), else_=0)
    order = (case((newest.c.phase == "gathering", 0), else_=1), full, newest.c.free, newest.c.seen.desc())
    place = func.row_number().over(partition_by=newest.c.origin, order_by=order).label("place")
    rank = func.row_number().over(order_by=order).label("rank")
    found = select(newest, place, rank).where(newest.c.origin.is_not(None)).subquery()
    return select(found).where(found.c.place <= per_origin).order_by(found.c.rank).limit(most)


def _config(row: Fetched) -> TableConfig:
    config = TableConfig(*row)
    return config._replace(answers=tuple([(name, word) for name, word in config.answers]))


def _placing(row: Fetched) -> Placing:
    *ended, counts, times, happened, expected = row
    tally = None if times is None else SeatTally(counts, times, happened, expected)
    return Placing(*ended)._replace(tally=tally)


def _to_be_counted(archived: Archived) -> Insert:
    """Let a match wait to be counted, where its table is rated."""
    ended = literal(archived.ended)
    rated = select(literal(archived.match), CONFIG.c.game, ended).where(CONFIG.c.id == archived.table, CONFIG.c.rated)
    return plain_insert(RATED).from_select(["match", "game", "ended"], rated)


async def _forget_in_snapshots(connection: SqlConnection, guest: GuestId, nobody: GuestId) -> None:
    did = union(*[select(kept.c.table).where(kept.c.who == guest) for kept in (LOG, VISIT)])
    snapshots = select(SNAPSHOT.c.table, SNAPSHOT.c.text).where(SNAPSHOT.c.table.in_(did))
    for table, text in (await connection.execute(snapshots)).all():
        kept = update(SNAPSHOT).where(SNAPSHOT.c.table == table)
        await connection.execute(kept.values(text=snapshot_without(text, guest, nobody)))


async def _forget_in_logs(connection: SqlConnection, guest: GuestId) -> None:
    sat = select(LOG.c.table, LOG.c.seq, LOG.c.lines).where(LOG.c.who == guest, LOG.c.lines.startswith("sit "))
    for table, seq, lines in await connection.execute(sat):
        row = update(LOG).where(LOG.c.table == table, LOG.c.seq == seq)
        await connection.execute(row.values(lines=unnamed(lines)))


async def _forget_in_records(connection: SqlConnection, guest: GuestId) -> None:
    played = select(PLAYED.c.match, PLAYED.c.seat).where(PLAYED.c.who == guest)
    seats: dict[str, set[int]] = {}
    for match, seat in await connection.execute(played):
        seats.setdefault(match, set()).add(seat)
    records = select(ARCHIVE.c.match, ARCHIVE.c.record).where(ARCHIVE.c.match.in_(seats))
    for match, record in await connection.execute(records):
        row = update(ARCHIVE).where(ARCHIVE.c.match == match)
        await connection.execute(row.values(record=record_unnamed(record, seats[match])))
