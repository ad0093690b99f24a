"""How long statistics take with many archived matches, on PostgreSQL: `python benchmarks/statistics_page.py`.

Rows lie there as a server leaves them, written a thousand matches at once; then people are asked for in turn, by what
answers `GET /api/me/statistics`.
"""

# ruff: noqa: SLF001 - to archive them one by one would take an hour

import asyncio
from itertools import batched
from pathlib import Path
from random import Random
from statistics import quantiles
from sys import path
from time import perf_counter
from typing import Any

path.append(str(Path(__file__).parent.parent / "tools"))

from ninelives.server.store.postgres import PostgresStore
from ninelives.server.store.sql.schema import ARCHIVE, PLAYED
from ninelives.tables.ids import GuestId
from ninelives.tables.statistics import statistics_of
from ninelives.tables.store.placings import seat_ranks
from services import running

MATCHES = 100_000
PEOPLE = 2_000  # so that each has 200 matches
SEATS = 4
ASKED = 500
AT_ONCE = 1_000
GAMES = ("go-kitty", "kitten-me", "shut-up-cat")
RECORD = "ninelives 1\ngame {game} 2\nseats 4\nresult ranks {ranks} scores 0 0 0 0\n"


class Archive:
    """Matches made up, each with four people."""

    def __init__(self) -> None:
        self._dice = Random(7)  # noqa: S311 - nothing secret

    def rows(self, numbers: tuple[int, ...]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        matches = [self._match(number) for number in numbers]
        return matches, [seat for match in matches for seat in self._seats(match)]

    def somebody(self) -> GuestId:
        return GuestId(self._dice.randint(1, PEOPLE))

    def _match(self, number: int) -> dict[str, Any]:
        ranks = " ".join(map(str, self._dice.sample(range(1, SEATS + 1), SEATS)))
        record = RECORD.format(game=self._dice.choice(GAMES), ranks=ranks)
        return {"match": f"M{number}-1", "table": number, "record": record, "ended": 600.0 * number}

    def _seats(self, match: dict[str, Any]) -> list[dict[str, Any]]:
        people = self._dice.sample(range(1, PEOPLE + 1), SEATS)
        return [
            {"match": match["match"], "seat": seat, "who": who, **rank._asdict()}
            for seat, (who, rank) in enumerate(zip(people, seat_ranks(match["record"]), strict=True))
        ]


async def measure(url: str) -> None:
    archive = Archive()
    store = PostgresStore(url)
    await store.open()
    for numbers in batched(range(MATCHES), AT_ONCE):
        matches, seats = archive.rows(numbers)
        async with store._database.writing() as connection:
            await connection.execute(ARCHIVE.insert(), matches)
            await connection.execute(PLAYED.insert(), seats)
    async with store._database.writing() as connection:
        await connection.exec_driver_sql("analyze")  # as PostgreSQL does by itself, a minute later
    times = []
    for _ in range(ASKED):
        began = perf_counter()
        statistics_of(await store.facts.placings_of(archive.somebody(), 10_000))
        times.append(perf_counter() - began)
    middle, late = quantiles(times, n=20)[9], quantiles(times, n=20)[18]
    print(
        f"statistics of somebody with {MATCHES * SEATS // PEOPLE} matches: median {middle * 1000:.1f} ms, "
        f"95 of 100 within {late * 1000:.1f} ms"
    )
    await store.close()


def main() -> None:
    with running() as services:
        asyncio.run(measure(services.make_database("statistics")))


if __name__ == "__main__":
    main()
