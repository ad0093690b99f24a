"""The database of ratings: rated matches in the order in which they were counted, and skills.

Skills follow from the matches alone: counted again from the first one they are the same, to the last digit.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Executable, bindparam, select, update

from ninelives.server.storage.sql.database import Database, Fetched, SqlConnection
from ninelives.server.storage.sql.schema import COUNTING, GUEST, PLAYED, RATED, SKILL
from ninelives.tables.ids import SYSTEM, UNKNOWN_NETWORK, GuestId


class Skill(NamedTuple):
    """How well somebody plays a game, as far as it is known: a normal distribution."""

    mu: float
    sigma: float
    season: str  # as in 2026-11
    matches: int  # counted in that season
    measured: int = 0  # comparisons with bots, and with people of whom there were enough


class RatedSeat(NamedTuple):
    who: GuestId  # SYSTEM for a bot
    level: str  # of that bot
    rank: int
    stood_in: int = 0  # moves that a bot made for that person
    network: int = UNKNOWN_NETWORK  # the first seat of somebody from the same network


class RatedMatch(NamedTuple):
    match: str
    game: str
    ended: float
    seats: tuple[RatedSeat, ...]


class Player(NamedTuple):
    game: str
    who: GuestId


class SkillChange(NamedTuple):
    """What a match made of the skill of somebody who played in it."""

    match: str
    seat: int
    player: Player
    before: float  # the mean
    after: Skill
    note: str = ""  # why it is less than it might be
    counts: bool = True


type Skills = Mapping[Player, Skill]
type Counter = Callable[[Sequence[RatedMatch], Skills], list[SkillChange]]


class BoardRow(NamedTuple):
    name: str
    skill: Skill


class SeatChange(NamedTuple):
    """The mean of the skill of whoever sat there, before and after a match."""

    seat: int
    before: float
    after: float
    note: str


type Asking = Callable[[Executable], Awaitable[Iterable[Fetched]]]

MEANS: Final[dict[str, Any]] = {
    "mu_before": bindparam("before"),
    "mu_after": bindparam("after"),
    "rating_note": bindparam("note"),
}
MEASURES: Final = (SKILL.c.mu, SKILL.c.sigma, SKILL.c.season, SKILL.c.matches, SKILL.c.measured)


class RatingStore:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def count(self, counted: Counter, most: int) -> int:
        """Count rated matches that were not yet, the first to end first, and at most so many; return how many.

        Whatever the number of processes, one counts at a time, and all of it stands or nothing.
        """
        if await self._database.first(select(RATED.c.match).where(RATED.c.number.is_(None)).limit(1)) is None:
            return 0  # as mostly: nobody waits for the lock
        async with self._database.writing() as connection:
            number: int = (await connection.execute(select(COUNTING.c.number).with_for_update())).scalar_one()
            waiting = select(RATED).where(RATED.c.number.is_(None)).order_by(RATED.c.ended, RATED.c.match)
            matches = await _matches(connection.execute, waiting.limit(most))
            if matches:
                changes = counted(matches, await _skills(connection, matches))
                await self._write(connection, changes)
                await _number(connection, matches, number + 1)
                await connection.execute(update(COUNTING).values(number=number + len(matches)))
            return len(matches)

    async def _write(self, connection: SqlConnection, changes: Sequence[SkillChange]) -> None:
        if not changes:
            return
        latest = {(change.player, change.after.season): change.after for change in changes if change.counts}
        rows = [{**player._asdict(), **skill._asdict()} for (player, _), skill in latest.items()]
        insert = self._database.insert(SKILL)
        fresh = {name: insert.excluded[name] for name in ("mu", "sigma", "matches", "measured")}
        upsert = insert.on_conflict_do_update(index_elements=["who", "game", "season"], set_=fresh)
        if rows:
            await connection.execute(upsert, rows)
        at = (PLAYED.c.match == bindparam("of"), PLAYED.c.seat == bindparam("place"))
        told = [
            {"of": c.match, "place": c.seat, "before": c.before, "after": c.after.mu, "note": c.note} for c in changes
        ]
        await connection.execute(update(PLAYED).where(*at).values(MEANS), told)

    async def counted(self, after: int, most: int) -> list[RatedMatch]:
        """Return matches in the order in which they were counted, from the one after this number on."""
        ordered = select(RATED).where(RATED.c.number > after).order_by(RATED.c.number).limit(most)
        return await _matches(self._database.all, ordered)

    async def skills(self) -> dict[Player, Skill]:
        """Return everybody's latest skills."""
        everybody = select(SKILL.c.game, SKILL.c.who, *MEASURES).order_by(SKILL.c.season)
        return {Player(game, who): Skill(*skill) for game, who, *skill in await self._database.all(everybody)}

    async def skills_of(self, who: GuestId) -> dict[str, Skill]:
        """Return somebody's latest skill at each game."""
        theirs = select(SKILL.c.game, *MEASURES).where(SKILL.c.who == who).order_by(SKILL.c.season)
        return {game: Skill(*skill) for game, *skill in await self._database.all(theirs)}

    async def board(self, game: str, season: str, sigma: float, most: int) -> list[BoardRow]:
        """Return the best of a season whose skill is known this well, of those who have a name."""
        known = (SKILL.c.game == game, SKILL.c.season == season, SKILL.c.sigma <= sigma)
        named = SKILL.join(GUEST, GUEST.c.id == SKILL.c.who)
        best = select(GUEST.c.name, *MEASURES).select_from(named).where(*known)
        rows = await self._database.all(best.order_by(SKILL.c.mu.desc(), SKILL.c.who).limit(most))
        return [BoardRow(name, Skill(*skill)) for name, *skill in rows]

    async def seasons(self, game: str) -> list[str]:
        """Return the seasons in which somebody was rated, the newest first."""
        played = select(SKILL.c.season).distinct().where(SKILL.c.game == game).order_by(SKILL.c.season.desc())
        return [season for (season,) in await self._database.all(played)]

    async def changes_in(self, match: str) -> list[SeatChange]:
        seats = select(PLAYED.c.seat, PLAYED.c.mu_before, PLAYED.c.mu_after, PLAYED.c.rating_note)
        changed = seats.where(PLAYED.c.match == match, PLAYED.c.mu_after.is_not(None)).order_by(PLAYED.c.seat)
        return [SeatChange(*row) for row in await self._database.all(changed)]

    async def means_of(self, who: GuestId, most: int) -> list[tuple[str, float]]:
        """Return game and mean of somebody's skill after their last matches, the newest last."""
        played = PLAYED.join(RATED, RATED.c.match == PLAYED.c.match)
        theirs = (PLAYED.c.who == who, PLAYED.c.mu_after.is_not(None))
        means = select(PLAYED.c.game, PLAYED.c.mu_after).select_from(played).where(*theirs)
        newest = means.order_by(RATED.c.number.desc()).limit(most)
        return [(game, mean) for game, mean in reversed(await self._database.all(newest))]


async def _matches(ask: Asking, wanted: Executable) -> list[RatedMatch]:
    rows = [*await ask(wanted)]
    seats: dict[str, list[RatedSeat]] = {match: [] for match, *_ in rows}
    columns = [PLAYED.c[name] for name in ("match", *RatedSeat._fields)]
    theirs = select(*columns).where(PLAYED.c.match.in_(seats)).order_by(PLAYED.c.match, PLAYED.c.seat)
    for match, *seat in await ask(theirs):
        seats[match].append(RatedSeat(*seat))
    return [RatedMatch(match, game, ended, tuple(seats[match])) for match, game, ended, _ in rows]


async def _skills(connection: SqlConnection, matches: Sequence[RatedMatch]) -> dict[Player, Skill]:
    """Return the latest skills of all who played in these matches."""
    people = {seat.who for match in matches for seat in match.seats if seat.who != SYSTEM}
    known = select(SKILL.c.game, SKILL.c.who, *MEASURES).where(SKILL.c.who.in_(people)).order_by(SKILL.c.season)
    return {Player(game, who): Skill(*skill) for game, who, *skill in await connection.execute(known)}


async def _number(connection: SqlConnection, matches: Sequence[RatedMatch], first: int) -> None:
    numbers = [{"of": match.match, "nth": nth} for nth, match in enumerate(matches, first)]
    await connection.execute(
        update(RATED).where(RATED.c.match == bindparam("of")).values(number=bindparam("nth")), numbers
    )
