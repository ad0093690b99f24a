"""What packing the rows of tables at rest saves, and what it costs others: `python benchmarks/packing.py 10000`.

One match is really played, in PostgreSQL, and its rows are copied to as many tables of other people. All of them are
packed, one by one as a process does it, while rows are added elsewhere.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from sys import path
from time import perf_counter
from typing import Final

path.append(str(Path(__file__).parent.parent / "tools"))

import asyncpg
import structlog
from flat_houses import act, move

from ninelives.server.store.postgres import PostgresStore
from ninelives.tables.bus.memory import MemoryBus
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.live.hub import Hub
from ninelives.tables.live.lobby import Opener, set_up
from ninelives.tables.live.ports import NoTelemetry
from ninelives.tables.log import Row
from ninelives.tables.moment import PLAYING
from ninelives.tables.orders import Begin, Sit
from ninelives.tables.schemas import SetUp
from ninelives.tables.timing import Pace
from services import running

TABLES: Final = 10_000
ANNA: Final = GuestId(2**61)
PAUSE: Final = 0.02  # seconds between rows that are added elsewhere
SIZES: Final = (
    *("pg_table_size('log')", "pg_relation_size('log_pkey')", "pg_relation_size('log_command')"),
    *("pg_total_relation_size('pack')", "pg_total_relation_size('packed_by')"),
)
COPIES: Final = """
insert into log (table_id, seq, who, command, lines, at)
select n, seq, case who when 0 then 0 else who + n end, md5(n::text || command), lines, at
from generate_series(1, $2::int) as n, log where table_id = $1 order by n, seq
"""


async def played(store: PostgresStore) -> tuple[TableId, Seq]:
    """Play a match of two to its end; return its table and how many rows it has."""
    hub = Hub(store, MemoryBus(), Pace(), NoTelemetry(), structlog.get_logger())
    await hub.open()
    config = await set_up(store.facts, SetUp("kitten-me", seats=2, clock=86_400), Opener(ANNA), hub.time.now())
    live = await hub.cache.get(config.id)
    await act(hub, live, ANNA, Sit(0, "1f", "Anna"))
    await act(hub, live, ANNA, Begin("kitten"))
    while live.table.phase == PLAYING:
        await move(hub, live)
    await hub.close()
    return config.id, live.table.seq


async def sizes(owner: asyncpg.Connection) -> list[float]:
    """Return in MiB what the log takes, its two indexes, packs, and who is in them."""
    return [await owner.fetchval(f"select {size}") / 2**20 for size in SIZES]


async def packed(store: PostgresStore, tables: int, until: Seq) -> float:
    """Pack them all; return how many seconds that took."""
    began = perf_counter()
    for table in range(1, tables + 1):
        while await store.log.pack(TableId(table), until):
            pass
    return perf_counter() - began


@asynccontextmanager
async def adding(store: PostgresStore, table: TableId, start: Seq) -> AsyncIterator[list[float]]:
    """Add rows to a table all the while, and note how many milliseconds each takes."""
    took: list[float] = []

    async def add() -> None:
        while True:
            began, seq = perf_counter(), Seq(start + len(took))
            await store.log.append([Row(table, seq, ANNA, f"added {seq}", "0 pass", 0.0, None)])
            took.append(1000 * (perf_counter() - began))
            await asyncio.sleep(PAUSE)

    task = asyncio.create_task(add())
    yield took
    task.cancel()


def told(name: str, took: list[float]) -> str:
    return f"{name}: {median(took):.1f} ms, 99 of 100 within {quantiles(took, n=100)[-1]:.1f} ms ({len(took)} rows)"


def line(name: str, figures: list[float]) -> str:
    return f"| {name} | " + " | ".join([f"{figure:.1f}" for figure in (*figures, sum(figures))]) + " |"


async def measure(url: str, tables: int) -> None:
    store = PostgresStore(url)
    await store.open()
    owner = await asyncpg.connect(url)
    table, rows = await played(store)
    await owner.execute(COPIES, table, tables)
    await owner.execute("vacuum analyze log")
    print(f"{tables:,} tables with {rows} rows each; MiB")
    print("| | log | its key | its guard | packs | who is in them | together |\n|---|---|---|---|---|---|---|")
    print(line("before", await sizes(owner)))
    async with adding(store, table, rows) as alone:
        await asyncio.sleep(10)
    async with adding(store, table, Seq(rows + len(alone))) as beside:
        took = await packed(store, tables, rows)
    await owner.execute("vacuum log")
    print(line("packed", await sizes(owner)))
    await owner.execute("vacuum full log")
    print(line("and what is free given back", await sizes(owner)))
    print(f"\n{took:.1f} s, {1000 * took / tables:.2f} ms a table, {tables * rows / took:,.0f} rows a second")
    print(told("a row added elsewhere before", alone))
    print(told("a row added elsewhere meanwhile", beside))
    await owner.close()
    await store.close()


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    with running() as services:
        asyncio.run(measure(services.make_database("packing"), tables))


if __name__ == "__main__":
    main()
