"""What it costs to wake a table after 10, 1,000 and 10,000 rows: `python benchmarks/waking.py`.

One table in SQLite and one in PostgreSQL, where first moves are made, match after match. It is woken early in one of
them, with its snapshot and without; and once more when that match is over and the table has rested.
"""

import asyncio
import tempfile
from pathlib import Path
from statistics import median
from sys import path
from time import perf_counter
from typing import Final

path.append(str(Path(__file__).parent.parent / "tools"))

import structlog
from flat_houses import act, move
from sqlalchemy import delete

from ninelives.server.store.postgres import PostgresStore
from ninelives.server.store.sql.log_schema import SNAPSHOT
from ninelives.server.store.sqlite import SqliteStore
from ninelives.tables.bus.memory import MemoryBus
from ninelives.tables.ids import GuestId, TableId
from ninelives.tables.live.hub import Hub
from ninelives.tables.live.lobby import Opener, set_up
from ninelives.tables.live.ports import NoTelemetry
from ninelives.tables.live.resting import Resting
from ninelives.tables.live.table import LiveTable
from ninelives.tables.moment import PLAYING
from ninelives.tables.orders import Begin, Sit
from ninelives.tables.schemas import SetUp
from ninelives.tables.timing import Pace
from services import running

ROWS: Final = (10, 1_000, 10_000)
IN_A_MATCH: Final = 12  # rows of it at most when it falls asleep
TRIES: Final = 15
ANNA: Final = GuestId(1001)


async def played(hub: Hub, live: LiveTable, rows: int) -> None:
    """Play until the log is that long and a match has just begun."""
    while live.table.seq < rows or live.table.phase != PLAYING or len(live.table.progress) > IN_A_MATCH:
        await (move(hub, live) if live.table.phase == PLAYING else act(hub, live, ANNA, Begin("kitten")))


async def rest(hub: Hub, table: TableId) -> None:
    """Play a match to its end, and let the table rest."""
    live = await hub.cache.get(table)
    while live.table.phase == PLAYING:
        await move(hub, live)
    await Resting(hub).see_to(live)
    hub.cache.drop(live)


async def woken(hub: Hub, table: TableId) -> tuple[float, int]:
    """Return how many milliseconds it takes to wake a table, and how many rows are folded for it."""
    took = []
    for _ in range(TRIES):
        began = perf_counter()
        live = await hub.cache.get(table)
        took.append(perf_counter() - began)
        hub.cache.drop(live)
    return 1000 * median(took), live.table.seq - live.table.base


async def measure(name: str, store: PostgresStore | SqliteStore) -> None:
    await store.open()
    hub = Hub(store, MemoryBus(), Pace(rest=0.0), NoTelemetry(), structlog.get_logger())
    await hub.open()
    request = SetUp("kitten-me", seats=2, clock=86_400)
    table = (await set_up(store.facts, request, Opener(ANNA), hub.time.now())).id
    live = await hub.cache.get(table)
    await act(hub, live, ANNA, Sit(0, "1f", "Anna"))
    for rows in ROWS:
        await played(hub, live, rows)
        await asyncio.sleep(0.5)  # until its snapshot is kept
        hub.cache.drop(live)
        quick, few = await woken(hub, table)
        await store.facts._database.execute(delete(SNAPSHOT))  # noqa: SLF001 - as if there were none
        slow, all_of_them = await woken(hub, table)
        await rest(hub, table)
        at_rest, none = await woken(hub, table)
        live = await hub.cache.get(table)
        figures = f"{all_of_them:>6,} {slow:>10.1f} {few:>11,} {quick:>8.1f} {none:>12,} {at_rest:>11.1f}"
        print(f"{name:<11} {figures}", flush=True)
    await hub.close()
    await store.close()


def main() -> None:
    print("             rows  ms without  rows folded  ms with  rows at rest  ms at rest")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure("SQLite", SqliteStore(f"{folder}/store.db")))
    with running() as services:
        asyncio.run(measure("PostgreSQL", PostgresStore(services.make_database("waking"))))


if __name__ == "__main__":
    main()
