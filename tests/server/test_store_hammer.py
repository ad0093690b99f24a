"""Several writers collide on a few tables: the log must come out as if they had queued."""

import asyncio
from collections import Counter
from itertools import pairwise
from random import Random

from ninelives.hosting.storage.port import Store
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.log import Row
from server.stores import create, opened

TABLES = (1, 2, 3)
BATCHES = 60  # of each writer
FAR = 1_000_000  # ahead of any head


class Writer:
    """Somebody who is often behind, sometimes dreams, and says things again; they note what they were told."""

    def __init__(self, number: int, store: Store) -> None:
        self._number = number
        self._store = store
        self._chance = Random(number)  # noqa: S311 - no secret hangs on it
        self._known: dict[int, list[str]] = {table: [""] for table in TABLES}  # commands, after the empty log's none
        self._said: list[str] = []
        self.added: set[Row] = set()
        self.refused: set[Row] = set()

    async def write(self) -> None:
        for _ in range(BATCHES):
            tables = self._chance.sample(TABLES, self._chance.randint(1, 3))
            batch = [row for table in tables for row in self._chain(table)]
            added = await self._store.log.append(batch)
            self.added |= {row for row in batch if row.table in added}
            self.refused |= {row for row in batch if row.table not in added}
            for table in tables:
                await self._learn(table, [row for row in batch if row.table == table and table in added])

    def _chain(self, table: int) -> list[Row]:
        """Make up one to three rows; each one's text names the command that it thinks is before it."""
        seq = len(self._known[table]) - 1 + FAR * (self._chance.random() < 0.1)
        commands = [self._known[table][-1], *[self._command() for _ in range(self._chance.randint(1, 3))]]
        return [
            Row(TableId(table), Seq(seq + nth), GuestId(7), new, old, 1.0, float(seq))
            for nth, (old, new) in enumerate(pairwise(commands))
        ]

    def _command(self) -> str:
        if self._said and self._chance.random() < 0.05:
            return self._chance.choice(self._said)
        self._said.append(f"{self._number} {len(self._said)}")
        return self._said[-1]

    async def _learn(self, table: int, mine: list[Row]) -> None:
        known = self._known[table]
        known.extend([row.command for row in mine])
        if not mine and self._chance.random() < 0.7:
            known.extend([row.command for row in await self._store.log.tail(TableId(table), Seq(len(known) - 1))])


def check(writers: list[Writer], log: list[Row]) -> None:
    assert [row.seq for row in log] == list(range(len(log)))
    assert [row.lines for row in log[1:]] == [row.command for row in log[:-1]]  # each sits on its predecessor
    assert max(Counter(row.command for row in log).values()) == 1
    there = {row._replace(due=None) for row in log}
    table = log[0].table
    added = Counter(row._replace(due=None) for writer in writers for row in writer.added if row.table == table)
    assert set(added) == there
    assert set(added.values()) == {1}
    refused = {row._replace(due=None) for writer in writers for row in writer.refused if row.table == table}
    assert len(refused) > len(there) / 10, "the writers hardly met"
    assert not refused & there


async def test_colliding_writers_leave_a_log_in_which_every_row_sits_on_its_predecessor(durable_url: str) -> None:
    async with opened(durable_url, 4) as stores:
        await create(stores[0], *TABLES)
        writers = [Writer(number, store) for number, store in enumerate(stores)]
        await asyncio.gather(*[writer.write() for writer in writers])
        for table in TABLES:
            check(writers, await whole(stores[0], table))


async def whole(store: Store, table: int) -> list[Row]:
    log: list[Row] = []
    while more := await store.log.tail(TableId(table), Seq(len(log))):
        log.extend(more)
    return log
