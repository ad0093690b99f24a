"""What a row costs on one PostgreSQL and on three: `python benchmarks/shards.py`.

The same rows are written through the store that serves them, a group commit for each shard. Counted is the processor
time of all PostgreSQL processes, so what else the machine does hardly matters. Rounds of one and of three alternate.
"""

import asyncio
import os
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from secrets import randbits, token_hex
from statistics import median
from sys import path
from time import monotonic

path.append(str(Path(__file__).parent.parent / "tools"))

from append import Tables
from chaos.removals import joined

from ninelives.server.store import ServerStore, store_for
from ninelives.tables.ids import TableId
from ninelives.tables.live.group_commit import GroupCommit
from ninelives.tables.log import TableConfig
from services import Services, running

TABLES = 300
ROUNDS = 5
SECONDS = 4.0  # of a round
TICK = os.sysconf("SC_CLK_TCK")
CONFIG = TableConfig(TableId(0), "", "kitten-me", 1, 5, (), False, 30, True, b"", 0.0)  # noqa: FBT003 - a form


class Writing:
    """Everybody at their tables, each with one row under way."""

    def __init__(self, primaries: list[Services]) -> None:
        self._primaries = primaries
        self._store: ServerStore = store_for(joined(primaries))
        self.costs: list[float] = []  # microseconds of processor time a row, of each round
        self.speeds: list[float] = []  # rows a second

    async def open(self) -> None:
        await self._store.open()
        self._tables = [TableId(randbits(62)) for _ in range(TABLES)]
        for table in self._tables:
            await self._store.facts.create(CONFIG._replace(id=table, code=token_hex(8)))
        await self._store.log.heads(self._tables)
        self._players = [Tables([table]) for table in self._tables]

    async def close(self) -> None:
        await self._store.close()

    async def round(self) -> None:
        commits = GroupCommit(self._store.log)
        end, spent, began = monotonic() + SECONDS, self._spent(), monotonic()
        rows = sum(await asyncio.gather(*[self._play(player, commits, end) for player in self._players]))
        self.costs.append(1e6 * (self._spent() - spent) / rows)
        self.speeds.append(rows / (monotonic() - began))

    async def _play(self, player: Tables, commits: GroupCommit, end: float) -> int:
        rows = 0
        while monotonic() < end:
            (row,) = player.batch(1)
            if not await commits.append(row):
                raise SystemExit("a row was refused: this measures nothing.")
            rows += 1
        return rows

    def _spent(self) -> float:
        """Give the seconds of processor time that all primaries have used."""
        return sum([_seconds(pid) for primary in self._primaries for pid in primary.postgres_processes])


def _seconds(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICK


async def race(both: list[Writing]) -> None:
    for writing in both:
        await writing.open()
    for writing, _ in zip(cycle(both), range(len(both) * (ROUNDS + 1)), strict=False):
        await writing.round()
    for writing in both:
        await writing.close()


def main() -> None:
    with ExitStack() as stack:
        servers = [stack.enter_context(running()) for _ in range(4)]
        both = [Writing(servers[:1]), Writing(servers[1:])]
        asyncio.run(race(both))
    print("primaries  µs a row  rows/s per core of PostgreSQL  rows/s here")
    for writing, number in zip(both, (1, 3), strict=True):
        cost = median(writing.costs[1:])  # the first warms up
        print(f"{number:>9} {cost:>9.1f} {1e6 / cost:>30,.0f} {median(writing.speeds[1:]):>12,.0f}")


if __name__ == "__main__":
    main()
