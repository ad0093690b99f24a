"""How much of a plain insert's speed is left when an append compares, sets and adds: `python benchmarks/append.py`.

Both write the same rows into the same kind of table with both indexes, each call one commit that reaches the disk.
They take turns in short laps, so that what else the machine does weighs on both; the ratio is the median lap's.
"""

# ruff: noqa: SLF001 - the plain insert goes the way that the append goes

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from secrets import randbits, token_hex
from statistics import median
from sys import path
from time import perf_counter
from typing import NamedTuple

path.append(str(Path(__file__).parent.parent / "tools"))

from ninelives.server.storage.postgres import PostgresStore
from ninelives.server.storage.sqlite import ADD, SqliteStore
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.log import Row, TableConfig
from services import running

TABLES = 2_000
LAPS = 30
LAP = 0.06  # seconds
SIZES = (1, 10, 50)
LINES = "2 bid 4 glasses\nTABLE deal 3\nTABLE flip 17"

PLAIN = """
insert into plain (table_id, seq, who, command, lines, at)
select table_id, seq, who, command, lines, at
from unnest($1::int8[], $2::int4[], $3::int8[], $4::text[], $5::text[], $6::float8[], $7::float8[])
    as given (table_id, seq, who, command, lines, at, due)
"""

type Write = Callable[[list[Row]], Awaitable[object]]


class Result(NamedTuple):
    engine: str
    size: int
    append: float  # rows a second
    plain: float
    ratio: float


class Tables:
    """Tables in turn, each with its next number: a batch never holds a table twice."""

    def __init__(self, ids: list[int]) -> None:
        self._ids = ids
        self._heads = dict.fromkeys(ids, 0)
        self._turn = 0

    def batch(self, size: int) -> list[Row]:
        self._turn += size
        return [self._row(self._ids[(self._turn + nth) % len(self._ids)]) for nth in range(size)]

    def _row(self, table: int) -> Row:
        seq = self._heads[table]
        self._heads[table] += 1
        return Row(
            TableId(table), Seq(seq), GuestId(table ^ 5), token_hex(11), LINES, perf_counter(), perf_counter() + 30.0
        )


async def lap(write: Write, tables: Tables, size: int) -> float:
    """Give the rows a second of one lap. Making up rows is not counted."""
    spent, rows = 0.0, 0
    while spent < LAP:
        batch = tables.batch(size)
        began = perf_counter()
        await write(batch)
        spent += perf_counter() - began
        rows += size
    return rows / spent


async def race(engine: str, append: Write, plain: Write, ids: list[int]) -> list[Result]:
    ours, theirs = Tables(ids), Tables(ids)
    results = []
    for size in SIZES:
        pairs = [(await lap(append, ours, size), await lap(plain, theirs, size)) for _ in range(LAPS)]
        append_speed, plain_speed = (median(column) for column in zip(*pairs, strict=True))
        ratio = median(one / other for one, other in pairs)
        results.append(Result(engine, size, append_speed, plain_speed, ratio))
    return results


async def set_up(store: PostgresStore | SqliteStore) -> list[int]:
    """Open the store and found tables."""
    await store.open()
    ids = [randbits(63) for _ in range(TABLES)]
    for each in ids:
        await store.facts.create(
            TableConfig(
                id=TableId(each),
                code=token_hex(8),
                game="kitten-me",
                version=1,
                seats=5,
                answers=(),
                private=False,
                clock=30,
                hints=True,
                secret=b"",
                made=0.0,
            )
        )
    return ids


async def append(store: PostgresStore | SqliteStore, rows: list[Row]) -> None:
    if len(await store.log.append(rows)) != len(rows):
        raise SystemExit("rows were refused: this measures nothing.")


async def on_postgres(url: str) -> list[Result]:
    store = PostgresStore(url)
    ids = await set_up(store)
    await store.log._ask("create table plain (like log including all)")

    async def plain(rows: list[Row]) -> object:
        return await store.log._ask(PLAIN, *zip(*rows, strict=True))

    results = await race("PostgreSQL", partial(append, store), plain, ids)
    await store.close()
    return results


async def on_sqlite(file: str) -> list[Result]:
    store = SqliteStore(file)
    ids = await set_up(store)
    ((log,),) = await store.log._ask("select sql from sqlite_master where name = 'log'")
    await store.log._ask(log.replace("log", "plain"))
    add = ADD.replace("log", "plain")

    async def plain(rows: list[Row]) -> object:
        return await store.log._run(
            store.log._in_one, lambda: store.log._db.executemany(add, [row[:6] for row in rows])
        )

    results = await race("SQLite", partial(append, store), plain, ids)
    await store.close()
    return results


def main() -> None:
    with running() as services:
        results = asyncio.run(on_postgres(services.make_database("bench")))
    with tempfile.TemporaryDirectory() as folder:
        results += asyncio.run(on_sqlite(f"{folder}/store.db"))
    print("engine     a commit  append/s  plain/s  ratio")
    for each in results:
        print(f"{each.engine:<10} {each.size:>8} {each.append:>9,.0f} {each.plain:>8,.0f} {each.ratio:>6.2f}")


if __name__ == "__main__":
    main()
