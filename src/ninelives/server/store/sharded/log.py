"""The rows of all tables, each table's on its own shard."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from math import inf
from typing import Final

from ninelives.server.store.postgres import PostgresLog
from ninelives.server.store.sharded.mover import Mover
from ninelives.server.store.sharded.places import TablePlaces
from ninelives.server.store.sharded.shard import Shard, answering
from ninelives.server.store.sharded.together import Together
from ninelives.tables.faults import StoreDown
from ninelives.tables.ids import EMPTY, GuestId, Seq, TableId
from ninelives.tables.log import Row

type Heads = dict[TableId, tuple[Seq, float | None]]

AWAY: Final = "None of the shards that were asked answers."


class ShardedLog:
    """What is asked of tables on several shards is answered for those that are there."""

    def __init__(self, shards: Mapping[str, Shard], places: TablePlaces, mover: Mover) -> None:
        self._shards: Final = tuple(shards.values())
        self._places: Final = places
        self._mover: Final = mover
        self._together: Final = Together()
        # From where a look for what is due has to start, where the last one did not get everything.
        self._owed: Final[dict[Shard, float]] = {}

    @property
    def away(self) -> int:
        """Return how many shards gave no answer when they were last asked: every few seconds, for what is due."""
        return len(self._together.away)

    def commit_group(self, table: TableId) -> str:
        return self._places.known(table)

    async def append(self, rows: Sequence[Row]) -> set[TableId]:
        """Add rows, those of each shard in one commit. Of one that is away none is added, unless all are: StoreDown."""
        split = await self._places.split(list(dict.fromkeys([row.table for row in rows])))
        parts = [self._append(shard, [row for row in rows if row.table in set(here)]) for shard, here in split.items()]
        answers = await asyncio.gather(*parts, return_exceptions=True)
        added = [answer for answer in answers if not isinstance(answer, BaseException)]
        faults = [answer for answer in answers if isinstance(answer, BaseException)]
        grave = [fault for fault in faults if not isinstance(fault, StoreDown)]
        if grave or (faults and not added):
            raise [*grave, *faults][0]
        return set[TableId]().union(*added)

    async def _append(self, shard: Shard, rows: list[Row]) -> set[TableId]:
        added = await (await shard.reached()).log.append(rows)
        # where that cannot be found out now, whoever reads the tail of such a table will be told so
        await answering(self._mover.follow(shard, {row.table for row in rows} - added))
        return added

    async def tail(self, table: TableId, start: Seq = EMPTY) -> list[Row]:
        return await self._found(table, lambda log: log.tail(table, start)) or []

    async def find(self, table: TableId, who: GuestId, command: str) -> Seq | None:
        return await self._found(table, lambda log: log.find(table, who, command))

    async def _found[T](self, table: TableId, look: Callable[[PostgresLog], Awaitable[T]]) -> T | None:
        """Look where a table is; where nothing is found, see whether it has moved."""
        while True:
            shard = await self._places.of(table)
            found = await look((await shard.reached()).log)
            if found not in (None, []) or not await self._mover.follow(shard, {table}):
                return found

    async def pack(self, table: TableId, until: Seq) -> bool:
        shard = await self._places.of(table)
        return await (await shard.reached()).log.pack(table, until)

    async def heads(self, tables: Iterable[TableId]) -> dict[TableId, tuple[Seq, float | None]]:
        """Return the heads on shards that answer; StoreDown where none does."""
        split = await self._places.split(list(tables))
        answers = await self._heads(split)
        moved = {shard: set(split[shard]) - heads.keys() for shard, heads in answers.items()}
        followed = [await answering(self._mover.follow(shard, tables)) for shard, tables in moved.items()]
        later = await self._heads(await self._places.split([table for tables in moved.values() for table in tables]))
        found = {table: head for heads in (*answers.values(), *later.values()) for table, head in heads.items()}
        if split and not found and (not answers or None in followed):
            raise StoreDown(AWAY)
        return found

    async def _heads(self, split: Mapping[Shard, Sequence[TableId]]) -> dict[Shard, Heads]:
        return await self._together.ask({shard: partial(_heads_of, here) for shard, here in split.items()})

    async def claim(self, now: float, until: float, most: int, after: float = -inf) -> list[TableId]:
        self._owed.update({shard: min(after, self._owed.get(shard, inf)) for shard in self._shards})
        late = await self._late(now, most)
        first = sorted([(*entry, shard) for shard, entries in late.items() for entry in entries], key=_due)
        tables = [(table, shard) for _, table, shard in first[:most]]
        claimed = await self._claim_there(_by_shard(tables), now, until)
        if len(first) < most:
            self._settle([shard for shard, entries in late.items() if not entries or shard in claimed])
        return [table for table, shard in tables if table in claimed.get(shard, {})]

    async def _late(self, now: float, most: int) -> dict[Shard, list[tuple[float, TableId]]]:
        questions = {shard: partial(self._late_on, shard, now, most) for shard in self._shards}
        late = await self._together.ask(questions)
        if not late:
            raise StoreDown(AWAY)
        return late

    async def _late_on(self, shard: Shard, now: float, most: int, log: PostgresLog) -> list[tuple[float, TableId]]:
        after = self._owed[shard]
        if after == -inf:  # now and then it is looked for what should not be there
            await self._mover.tidy(shard)
        return await log.late(now, most, after)

    def _settle(self, shards: Iterable[Shard]) -> None:
        for shard in shards:
            self._owed.pop(shard, None)

    async def claim_these(self, tables: Sequence[TableId], now: float, until: float) -> dict[TableId, Seq]:
        """Claim those on shards that answer; the others are found by `claim` when theirs is back."""
        claimed = await self._claim_there(await self._places.split(tables), now, until)
        return {table: seq for part in claimed.values() for table, seq in part.items()}

    async def _claim_there(
        self, split: Mapping[Shard, Sequence[TableId]], now: float, until: float
    ) -> dict[Shard, dict[TableId, Seq]]:
        questions = {shard: partial(_claimed_of, here, now, until) for shard, here in split.items()}
        claimed = await self._together.ask(questions)
        for shard, part in claimed.items():
            self._places.note(part, shard.name)
        return claimed

    async def put_off(self, table: TableId, seq: Seq, due: float | None) -> None:
        shard = await self._places.of(table)
        await (await shard.reached()).log.put_off(table, seq, due)


async def _heads_of(tables: Sequence[TableId], log: PostgresLog) -> Heads:
    return await log.heads(tables)


async def _claimed_of(tables: Sequence[TableId], now: float, until: float, log: PostgresLog) -> dict[TableId, Seq]:
    return await log.claim_these(tables, now, until)


def _due(entry: tuple[float, TableId, Shard]) -> tuple[float, TableId]:
    return entry[:2]


def _by_shard(tables: Iterable[tuple[TableId, Shard]]) -> dict[Shard, list[TableId]]:
    found: dict[Shard, list[TableId]] = {}
    for table, shard in tables:
        found.setdefault(shard, []).append(table)
    return found
