"""What each of three Redis carries, one way and another: `python benchmarks/carried.py`.

One process tells, one hears all tables, and one has tables of its own. The three are a cluster by plain pub/sub, a
cluster by shard channels, and three that know nothing of each other. Given is what processes published, passed on what
came from another node; and the processor time of each Redis, which hardly depends on what else the machine does.
"""

import asyncio
import tempfile
from contextlib import ExitStack
from pathlib import Path
from sys import path
from typing import Final

path.append(str(Path(__file__).parent.parent / "tools"))

from ninelives.server.bus import bus_for
from ninelives.tables.ids import TableId
from redis_cluster import Cluster, Node, started

TABLES: Final = 300
ROUNDS: Final = 100
MESSAGE: Final = b"m" * 600  # about a row
AT_ONCE: Final = 3_000  # messages
OTHERS: Final = 1_000_000  # tables of the third process begin here
WAYS: Final = {"cluster, plain": "redis://", "cluster, shard channels": "redis+cluster://", "three Redis": "redis://"}


class Hearing:
    """One process, and how much it heard."""

    def __init__(self, urls: list[str]) -> None:
        self.bus: Final = bus_for(urls)
        self.heard = 0
        self._joined: Final[set[TableId]] = set()

    async def come(self, tables: list[TableId]) -> None:
        await self.bus.open(self._hear, self._joined.update)
        for table in tables:
            self.bus.subscribe(table)
        await until(self, "_joined", {*tables})

    def _hear(self, _table: TableId, _message: bytes) -> None:
        self.heard += 1


async def until(hearing: Hearing, name: str, figure: object) -> None:
    async with asyncio.timeout(120):
        while getattr(hearing, name) != figure:  # noqa: ASYNC110 - a figure that others count
            await asyncio.sleep(0.01)


async def tell(urls: list[str], nodes: list[Node]) -> list[float]:
    """Tell of all tables; return the seconds of a core of each Redis."""
    teller, hearer, other = [Hearing(urls) for _ in range(3)]
    tables = [TableId(number) for number in range(TABLES)]
    await teller.come([])
    await hearer.come(tables)
    await other.come([TableId(OTHERS + number) for number in range(TABLES)])
    before = [node.used for node in nodes]
    for told in range(TABLES * ROUNDS):
        teller.bus.publish(tables[told % TABLES], MESSAGE)
        if (told + 1) % AT_ONCE == 0:
            await until(hearer, "heard", told + 1)
    spent = [node.used - earlier for node, earlier in zip(nodes, before, strict=True)]
    assert other.heard == 0  # noqa: S101 - it has tables of its own
    for hearing in (teller, hearer, other):
        await hearing.bus.close()
    return spent


def measure(way: str) -> None:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        alone = way == "three Redis"
        nodes = [started(folder, stack, alone=alone) for _ in range(3)]
        if not alone:
            Cluster(nodes)
        urls = [node.url.replace("redis://", WAYS[way]) for node in (nodes if alone else nodes[:1])]
        spent = asyncio.run(tell(urls, nodes))
        given = [node.was_asked("publish") + node.was_asked("spublish") for node in nodes]
        passed = [node.got_from_others("publish") + node.got_from_others("publishshard") for node in nodes]
        micros = [round(1e6 * seconds / (TABLES * ROUNDS), 1) for seconds in spent]
        print(f"{way}: given {given}, passed on {passed}, µs of a core a message {micros}, {sum(micros):.1f} together")


if __name__ == "__main__":
    for way in WAYS:
        measure(way)
