"""What 100,000 archived matches cost on PostgreSQL: ratings, leaderboards, statistics and the deal of a day.

`python benchmarks/archive.py`. Rows lie there as a server leaves them, written a thousand matches at once; then ratings
are counted, and counted again, and people are asked for in turn by what answers HTTP.
"""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import batched
from pathlib import Path
from random import Random
from statistics import quantiles
from sys import path
from time import perf_counter
from typing import Any

path.append(str(Path(__file__).parent.parent / "tools"))

from sqlalchemy import text

from ninelives.daily import end_of
from ninelives.server.runtime.ratings.counting import season_of
from ninelives.server.runtime.ratings.service import Ratings
from ninelives.server.store.postgres import PostgresStore
from ninelives.server.store.sql.schema import ARCHIVE, CONFIG, GUEST, PLAYED, RATED, TALLY
from ninelives.tables.ids import GuestId
from ninelives.tables.statistics import statistics_of
from ninelives.tables.store.placings import seat_ranks
from services import running

MATCHES = 100_000
PEOPLE = 2_000  # so that each has 200 matches
SEATS = 4
ASKED = 500
AT_ONCE = 1_000
APART = 60.0  # seconds between two matches: a busy server, for ten weeks
DAY = "2026-11-17"
START = end_of(DAY) - MATCHES * APART
DEALS = 20_000  # of them deals of the day, as many as a third of all people in a game
GAMES = ("go-kitty", "kitten-me", "shut-up-cat")
RECORD = "ninelives 1\ngame {game} 2\nseats 4\nresult ranks {ranks} scores 0 0 0 0\n"
TABLE = {
    "version": 1,
    "seats": SEATS,
    "answers": [],
    "private": True,
    "clock": 90,
    "hints": False,
    "secret": b"",
    "made": 0.0,
}


class Archive:
    """Matches made up, each with four people: all rated but the last, which are deals of one day."""

    def __init__(self) -> None:
        self._dice = Random(7)  # noqa: S311 - nothing secret

    def rows(self, numbers: tuple[int, ...]) -> dict[Any, list[dict[str, Any]]]:
        """Return what is kept of some matches, by where."""
        games = {number: self._dice.choice(GAMES) for number in numbers}
        matches = [self._match(number, game) for number, game in games.items()]
        rated = [
            {"match": match["match"], "game": games[match["table"]], "ended": match["ended"]}
            for match in matches
            if match["table"] < MATCHES
        ]
        return {
            CONFIG: [self._table(number, game) for number, game in games.items()],
            ARCHIVE: matches,
            PLAYED: [seat for match in matches for seat in self._seats(match)],
            TALLY: [self._tally(match["match"], seat) for match in matches for seat in range(SEATS)],
            **({RATED: rated} if rated else {}),
        }

    def somebody(self) -> GuestId:
        return GuestId(self._dice.randint(1, PEOPLE))

    def game(self) -> str:
        return self._dice.choice(GAMES)

    def _table(self, number: int, game: str) -> dict[str, Any]:
        daily = number >= MATCHES
        return {
            **TABLE,
            "id": number,
            "code": f"M{number}",
            "game": game,
            "rated": not daily,
            "day": DAY if daily else "",
        }

    def _match(self, number: int, game: str) -> dict[str, Any]:
        ranks = " ".join(map(str, self._dice.sample(range(1, SEATS + 1), SEATS)))
        ended = min(START + APART * number, end_of(DAY) - 1)
        return {
            "match": f"M{number}-1",
            "table": number,
            "record": RECORD.format(game=game, ranks=ranks),
            "ended": ended,
        }

    def _tally(self, match: str, seat: int) -> dict[str, Any]:
        bids = self._dice.randint(0, 20)
        counts = {"bids": bids, "true": bids // 2, "held": bids // 4, "believed": bids // 5}
        luck = {"times": 5, "happened": float(self._dice.randint(0, 5)), "expected": 5 * self._dice.random()}
        return {"match": match, "seat": seat, "counts": counts, **luck}

    def _seats(self, match: dict[str, Any]) -> list[dict[str, Any]]:
        people = self._dice.sample(range(1, PEOPLE + 1), SEATS)
        return [
            {"match": match["match"], "seat": seat, "who": who, **rank._asdict()}
            for seat, (who, rank) in enumerate(zip(people, seat_ranks(match["record"]), strict=True))
        ]


async def fill(store: PostgresStore, archive: Archive) -> None:
    people = [{"id": who, "name": f"Cat {who}", "made": 0.0} for who in range(1, PEOPLE + 1)]
    async with store.database.writing() as connection:
        await connection.execute(GUEST.insert(), people)
    for numbers in batched(range(MATCHES + DEALS), AT_ONCE):
        async with store.database.writing() as connection:
            for table, rows in archive.rows(numbers).items():
                await connection.execute(table.insert(), rows)
    async with store.database.writing() as connection:
        await connection.execute(text("analyze"))  # as PostgreSQL does by itself, a minute later


async def count(store: PostgresStore, ratings: Ratings) -> None:
    """Count all matches, and all of them again: both must say the same."""
    began = perf_counter()
    await ratings.catch_up()
    counted = perf_counter()
    again = await ratings.recomputed()
    ended = perf_counter()
    if again != await store.ratings.skills():
        raise SystemExit("Counted again, the ratings are others.")
    print(f"{MATCHES:,} matches counted in {counted - began:.0f} s")
    print(f"counted again in {ended - counted:.0f} s: all {len(again):,} skills equal")


async def ask(what: str, question: Callable[[], Awaitable[object]]) -> None:
    times = []
    for _ in range(ASKED):
        began = perf_counter()
        await question()
        times.append(perf_counter() - began)
    middle, late = quantiles(times, n=20)[9], quantiles(times, n=20)[18]
    print(f"{what}: median {middle * 1000:.1f} ms, 95 of 100 within {late * 1000:.1f} ms")


async def measure(url: str) -> None:
    archive, store = Archive(), PostgresStore(url)
    await store.open()
    await fill(store, archive)
    ratings = Ratings(store.ratings)
    await count(store, ratings)

    async def statistics() -> None:
        who = archive.somebody()
        await ratings.of(who)
        statistics_of(await store.facts.placings_of(who, 10_000))

    await ask(f"statistics of somebody with {MATCHES * SEATS // PEOPLE} matches and a rating", statistics)
    season = season_of(end_of(DAY) - 1)
    await ask("a leaderboard", lambda: ratings.board(archive.game(), season, archive.somebody()))
    await ask(f"how {DEALS // len(GAMES):,} people did at a deal", lambda: store.facts.ranks_on(DAY, archive.game()))
    await store.close()


def main() -> None:
    with running() as services:
        asyncio.run(measure(services.make_database("archive")))


if __name__ == "__main__":
    main()
