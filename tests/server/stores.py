"""What the tests of the store share."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from ninelives.server.store import store_for
from ninelives.server.store.port import Founding, Row, Store

FOUNDING = Founding(5, "CATS", "kitten-me", 1, 3, (("deck", "white"),), False, 30, True, b"secret", 1.5)  # noqa: FBT003


@asynccontextmanager
async def opened(url: str, number: int = 1) -> AsyncIterator[list[Store]]:
    """Open several stores at this address, as several processes would; a memory is one and the same."""
    stores = [store_for(url)] * number if url == "memory:" else [store_for(url) for _ in range(number)]
    async with AsyncExitStack() as stack:
        for store in stores:
            stack.push_async_callback(store.close)
        await asyncio.gather(*[store.open() for store in stores])
        yield stores


async def found(store: Store, *tables: int) -> None:
    for table in tables:
        assert await store.found(FOUNDING._replace(id=table, code=f"CODE{table}"))


def row(table: int, seq: int, command: str = "", due: float | None = None, who: int = 7) -> Row:
    """Make up a row; its command is its own unless said otherwise."""
    return Row(table, seq, who, command or f"{table} {seq} {who}", f"0 bid {seq}", 100.0 + seq, due)
