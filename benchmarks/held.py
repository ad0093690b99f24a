"""What a look for due tables costs while a dump holds its snapshot: `python benchmarks/held.py`.

Nothing that was due once leaves the index meanwhile. A thousand moves a second of house time are made at two thousand
tables with a clock of 30 seconds, as fast as the machine can. In between, what is due is claimed: since the last look,
as a process does it, and from the first day, as it did every ten seconds until now and does every ten minutes.
"""

import argparse
import asyncio
from math import inf
from pathlib import Path
from statistics import median
from sys import path
from time import perf_counter
from typing import Final

path.append(str(Path(__file__).parent.parent / "tools"))

import asyncpg
from append import Tables, set_up

from ninelives.server.store.postgres import PostgresStore
from ninelives.tables.live.scheduler import OVERLAP
from services import running

A_SECOND: Final = 1000  # moves
AT_ONCE: Final = 50
CLOCK: Final = 30.0
LOOKS: Final = 15


async def moved(store: PostgresStore, tables: Tables, moves: int, now: float) -> float:
    """Make moves, and return what time it is then."""
    for _ in range(moves // AT_ONCE):
        now += AT_ONCE / A_SECOND
        await store.log.append([row._replace(at=now, due=now + CLOCK) for row in tables.batch(AT_ONCE)])
    return now


async def look(store: PostgresStore, now: float, after: float) -> float:
    """Return how many milliseconds a look takes that finds nothing, as most do."""
    took = []
    for _ in range(LOOKS):
        began = perf_counter()
        found = await store.log.claim(now, now + 15.0, 200, after)
        took.append(perf_counter() - began)
        if found:
            raise SystemExit("something was due: this measures something else.")
    return 1000 * median(took)


async def measure(url: str, most: int) -> None:
    store = PostgresStore(url)
    tables = Tables(await set_up(store))
    now = await moved(store, tables, 10_000, 0.0)
    dump = await asyncpg.connect(url)
    print("    moves  since the last look  from the first day  (ms)")
    async with dump.transaction(isolation="repeatable_read"):
        await dump.fetch("select count(*) from head")
        for moves in range(0, most + 1, most // 8):
            since, ever = await look(store, now, now - OVERLAP), await look(store, now, -inf)
            print(f"{moves:>9,} {since:>20.2f} {ever:>19.2f}", flush=True)
            now = await moved(store, tables, most // 8, now)
    await dump.close()
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("moves", type=int, nargs="?", default=400_000)
    wishes = parser.parse_args()
    with running() as services:
        asyncio.run(measure(services.make_database("held"), wishes.moves))


if __name__ == "__main__":
    main()
