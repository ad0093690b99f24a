"""What the tests of the store share."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from browser.databases import database_at
from ninelives.browser.store import BrowserStore
from ninelives.hosting.storage.memory import MemoryStore
from ninelives.hosting.storage.port import Store
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.log import Row, TableConfig

MEMORY = "memory:"  # SQLite in memory, as `serve` has it
SIMULATED = "simulated:"  # the store of the simulator
BROWSER = "browser:"  # how an address begins that names a database of a browser
CONFIG = TableConfig(
    id=TableId(5),
    code="CATS",
    game="kitten-me",
    version=2,
    seats=3,
    answers=(("deck", "white"),),
    private=False,
    clock=30,
    hints=True,
    secret=b"secret",
    made=1.5,
)


def store_at(url: str) -> Store:
    if url.startswith(BROWSER):
        return BrowserStore(database_at(url.removeprefix(BROWSER)))
    if url == SIMULATED:
        return MemoryStore()
    from ninelives.server.storage import store_for  # noqa: PLC0415 - a browser has none of these engines

    return store_for(url)


@asynccontextmanager
async def opened(url: str, number: int = 1) -> AsyncIterator[list[Store]]:
    """Open several stores at this address, as several processes would; a memory is one and the same."""
    stores = [store_at(url)] * number if url in {MEMORY, SIMULATED} else [store_at(url) for _ in range(number)]
    async with AsyncExitStack() as stack:
        for store in stores:
            stack.push_async_callback(store.close)
        await asyncio.gather(*[store.open() for store in stores])
        yield stores


async def create(store: Store, *tables: int) -> None:
    for table in tables:
        assert await store.facts.create(CONFIG._replace(id=TableId(table), code=f"CODE{table}"))


def row(table: int, seq: int, command: str = "", due: float | None = None, who: int = 7) -> Row:
    """Make up a row; its command is its own unless said otherwise."""
    return Row(
        TableId(table), Seq(seq), GuestId(who), command or f"{table} {seq} {who}", f"0 bid {seq}", 100.0 + seq, due
    )


def guests(*who: int) -> tuple[GuestId, ...]:
    return tuple([GuestId(one) for one in who])
