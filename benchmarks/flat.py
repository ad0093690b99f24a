"""Whether anything costs more because many tables are open: `python benchmarks/flat.py`, or with sizes of your own.

The first thousand tables are opened and played at by the code of a server: four seats, two people, a clock of a day.
Larger houses are these rows again under other numbers, copied by SQL. All houses stand in one PostgreSQL and are
measured in turn, lap by lap, so that what else the machine does weighs on all of them alike. Tables are drawn from all
that there are, but for those that are watched, which stay the same; 300 are in the lobby, whatever the size.
"""

import argparse
import asyncio
import http.client
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf
from pathlib import Path
from random import Random
from statistics import median, quantiles
from sys import path
from typing import Final

path.append(str(Path(__file__).parent.parent / "tools"))

import asyncpg
import structlog
from flat_houses import DAY, FRESH, House, copied, first_house
from load.launch import Process

from ninelives.server.store.postgres import PostgresStore
from ninelives.tables.bus.memory import MemoryBus
from ninelives.tables.ids import GuestId, TableId
from ninelives.tables.live.hub import Hub
from ninelives.tables.live.ports import NoTelemetry
from ninelives.tables.log import Row
from ninelives.tables.timing import Pace
from services import Services, running

LAPS: Final = 40
TRIES: Final = 10  # of each thing in a lap
STARTS: Final = 3
WATCHED: Final = 1000  # tables
SEED: Final = 9
BUFFERS: Final = "2GB"

type Measured = Callable[["Measuring"], Awaitable[None]]


class Measuring:
    """One house under measurement."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.chance = Random(SEED)  # noqa: S311 - no secret hangs on it
        self.watched = self.chance.sample(house.tables, min(WATCHED, len(house.tables)))
        self.took: dict[str, list[float]] = {}
        self.store = PostgresStore(house.url)
        self.hub = Hub(self.store, MemoryBus(), Pace(), NoTelemetry(), structlog.get_logger())
        self._rows = 0

    def some(self, number: int, *, growing: bool = False) -> list[TableId]:
        """Draw tables; those that grow here are not among those that are woken."""
        return self.chance.sample(self.house.tables[growing::2], number)

    async def lap(self, name: str, measured: Measured) -> None:
        for _ in range(TRIES):
            await measured(self)
            self.took.setdefault(name, []).append(self.spent)

    async def timed[T](self, doing: Awaitable[T]) -> T:
        began = time.perf_counter()
        done = await doing
        self.spent = time.perf_counter() - began
        return done

    def command(self) -> str:
        self._rows += 1
        return f"bench {self._rows}"


async def append(on: Measuring) -> None:
    tables = on.some(50, growing=True)
    heads = await on.store.log.heads(tables)
    rows = [Row(table, seq, GuestId(5), on.command(), "lock", 0.0, due) for table, (seq, due) in heads.items()]
    added = await on.timed(on.store.log.append(rows))
    if len(added) != len(rows):
        raise SystemExit("rows were refused: this measures nothing.")


async def claim(on: Measuring) -> None:
    """Claim twenty that are due, and let them be due again later."""
    log = on.store.log
    later = on.house.now + DAY + on.chance.random() * DAY
    claimed = await on.timed(log.claim(inf, later, 20))
    if len(claimed) != 20:  # noqa: PLR2004 - as many as were asked for
        raise SystemExit("too little was due: this measures nothing.")


async def claim_nothing(on: Measuring) -> None:
    await on.timed(on.store.log.claim(on.house.now, on.house.now + 15, 200, on.house.now - 10))


async def lobby(on: Measuring) -> None:
    notices = await on.timed(on.store.facts.notices(on.house.now - FRESH, 100))
    if len(notices) != 100:  # noqa: PLR2004 - as above
        raise SystemExit("the lobby is empty: this measures nothing.")


async def mine(on: Measuring) -> None:
    who = on.chance.choice(on.house.people)
    if not await on.timed(on.store.facts.tables_of(who, 20)):
        raise SystemExit("somebody has no tables: this measures nothing.")


async def wake(on: Measuring) -> None:
    live = await on.timed(on.hub.cache.get(on.some(1)[0]))
    on.hub.cache.drop(live)


async def heads(on: Measuring) -> None:
    await on.timed(on.store.log.heads(on.watched))


THINGS: Final[dict[str, Measured]] = {
    "append of 50 rows": append,
    "claim, nothing due": claim_nothing,
    "claim, 20 of all due": claim,
    "lobby": lobby,
    "my tables": mine,
    "waking a table": wake,
    f"heads of {WATCHED:,}": heads,
}


def started(house: House) -> tuple[float, float]:
    """Return the seconds until a new process is ready, and its memory then, in MiB."""
    began = time.perf_counter()
    process = Process("server", database=house.url)
    try:
        while not is_ready(process.port):
            time.sleep(0.005)
        return time.perf_counter() - began, memory(process.process.pid)
    finally:
        process.__exit__()


def is_ready(port: int) -> bool:
    with suppress(OSError):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
        connection.request("GET", "/ready")
        return connection.getresponse().status == http.client.OK
    return False


def memory(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def report(name: str, columns: list[list[float]], unit: float = 1e3) -> None:
    """Print median and 95th percentile of each house, and the ratio of medians to the first house."""
    first = median(columns[0])
    cells = [(unit * median(column), unit * quantiles(column, n=20)[-1], median(column) / first) for column in columns]
    print(
        f"{name:<22}" + " | ".join([f"{mid:>8.2f} {p95:>8.2f} {ratio:>5.2f}" for mid, p95, ratio in cells]), flush=True
    )


async def measure(houses: list[House]) -> None:
    measuring = [Measuring(house) for house in houses]
    for each in measuring:
        await each.store.open()
        await each.hub.open()
    for _ in range(LAPS):
        for name, measured in THINGS.items():
            for each in measuring:
                await each.lap(name, measured)
    for name in THINGS:
        report(name, [each.took[name] for each in measuring])
    for each in measuring:
        await each.hub.close()
        await each.store.close()


async def tuned(services: Services) -> None:
    """Give PostgreSQL a share of the memory, as its manual advises: its 128 MB hold no house of a million tables."""
    owner = await asyncpg.connect(services.postgres_url)
    await owner.execute(f"alter system set shared_buffers = '{BUFFERS}'")
    await owner.close()
    services.restart_postgres()


async def prepared(services: Services, sizes: list[int]) -> list[House]:
    houses = [await first_house(services, sizes[0])]
    for size in sizes[1:]:
        began = time.perf_counter()
        houses.append(await copied(services, houses[0], size))
        print(f"{size:,} tables copied in {time.perf_counter() - began:.0f} s", flush=True)
    return houses


async def run(services: Services, sizes: list[int]) -> None:
    await tuned(services)
    houses = await prepared(services, sizes)
    print(f"{'':<22}" + " | ".join([f"{size:>8,} {'p95':>8} ratio" for size in sizes]) + "   (ms)")
    await measure(houses)
    starts = [[started(house) for house in houses] for _ in range(STARTS)]
    report("start until ready", [[lap[nth][0] for lap in starts] for nth in range(len(houses))])
    report("memory, MiB", [[lap[nth][1] for lap in starts] for nth in range(len(houses))], 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sizes", type=int, nargs="*", default=[1_000, 100_000])
    wishes = parser.parse_args()
    with running() as services:
        asyncio.run(run(services, wishes.sizes))


if __name__ == "__main__":
    main()
