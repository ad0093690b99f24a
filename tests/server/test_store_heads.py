"""Heads are found by their key, however many there are and however many are asked for or claimed."""

import json
import sqlite3

import asyncpg
import pytest

from ninelives.hosting.execution.cache import HEADS_AT_ONCE
from ninelives.server.storage.postgres import CLAIM_THESE, HEADS, SETTINGS
from ninelives.server.storage.sqlite import HEADS as SQLITE_HEADS
from server.stores import opened

FILL = "insert into head (table_id, seq) select 7 * number, 1 from generate_series(1, 20000) as number"


@pytest.mark.parametrize("analyzed", [False, True])
@pytest.mark.parametrize("asked", [1, HEADS_AT_ONCE])
async def test_postgres_reads_no_other_heads(postgres_url: str, asked: int, *, analyzed: bool) -> None:
    async with opened(postgres_url):
        connection = await asyncpg.connect(postgres_url, server_settings=SETTINGS)
        await connection.execute(f"{FILL}; {'analyze head' if analyzed else ''}")
        await connection.execute(f"prepare asking as {HEADS}")
        wanted = ",".join([str(7 * number) for number in range(1, asked + 1)])
        said = await connection.fetchval(f"explain (analyze, format json) execute asking ('{{{wanted}}}')")
        await connection.close()
    plan = json.loads(said)[0]["Plan"]
    assert plan["Node Type"] in {"Index Scan", "Bitmap Heap Scan"}
    assert plan["Actual Rows"] == asked


async def test_postgres_claims_its_own_by_their_key(postgres_url: str) -> None:
    async with opened(postgres_url):
        connection = await asyncpg.connect(postgres_url, server_settings=SETTINGS)
        await connection.execute(FILL)
        await connection.execute("update head set due = table_id; analyze head")
        await connection.execute(f"prepare claiming as {CLAIM_THESE}")
        plan = await connection.fetch("explain execute claiming ('{7,14}', 99999, 100000)")
        await connection.close()
    assert "Seq Scan" not in str(plan)
    assert "head_pkey" in str(plan)


async def test_sqlite_reads_no_other_heads(sqlite_url: str) -> None:
    async with opened(sqlite_url):
        with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as connection:
            plan = [row[-1] for row in connection.execute(f"explain query plan {SQLITE_HEADS}", ("[7]",))]
        connection.close()
    assert plan[0] == "SEARCH head USING INTEGER PRIMARY KEY (rowid=?)"
