"""Tables are moved from shard to shard while people play, and whoever moves them dies now and then, at any point."""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Final

import asyncpg

from ninelives.server.store import store_for
from ninelives.tables.faults import StoreDown
from ninelives.tables.ids import TableId
from services import Services

PAUSE: Final = 0.1  # seconds between two moves
SHORTEST, LONGEST = 0.001, 0.1  # seconds after which a mover dies
DIES: Final = 3  # one mover in so many
AWAY: Final = (StoreDown, OSError, asyncpg.PostgresError)  # a primary is, whoever asks it


def joined(primaries: list[Services]) -> str:
    """Give the address of all primaries as one store; that of one alone has no name."""
    if len(primaries) == 1:
        return primaries[0].postgres_url
    names = ["home", *[f"shard-{number}" for number in range(2, len(primaries) + 1)]]
    return " ".join([f"{name}={one.postgres_url}" for name, one in zip(names, primaries, strict=True)])


def addresses(database: str) -> dict[str, str]:
    """Give the address of each database by its name; home's comes first."""
    words = [word.rpartition("=") for word in database.split()]
    return {name: url for name, _, url in words}


def home_of(database: str) -> str:
    return next(iter(addresses(database).values()))


async def keep_moving(database: str, seconds: float, luck: Random, counts: Counter[str]) -> None:
    """Move tables for so long, where there is more than one database."""
    names = list(addresses(database))
    if len(names) == 1:
        return
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(*AWAY):
            await _move_some(database, names, end, luck, counts)
        await asyncio.sleep(PAUSE)


async def _move_some(database: str, names: list[str], end: float, luck: Random, counts: Counter[str]) -> None:
    """Move tables until one of those who do it dies, which lets go of all connections."""
    store = store_for(database)
    try:
        await store.open()
        tables = await _tables(home_of(database))
        while time.monotonic() < end:
            await asyncio.sleep(PAUSE)
            lives = luck.uniform(SHORTEST, LONGEST) if luck.randrange(DIES) == 0 else None
            move = store.mover.move(luck.choice(tables), luck.choice(names))
            await asyncio.wait_for(move, lives)
            counts["moves of tables"] += 1
    except TimeoutError:
        counts["moves of tables that were cut short"] += 1
    finally:
        await store.close()


async def _tables(home: str) -> list[TableId]:
    connection = await asyncpg.connect(home)
    try:
        return [row["id"] for row in await connection.fetch("select id from founding")]
    finally:
        await connection.close()
