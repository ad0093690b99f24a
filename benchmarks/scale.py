"""What a move costs, by part, with one serving process and with two: `python benchmarks/scale.py`.

Four people a table, PostgreSQL and Redis as in a scaled house, all on this machine: so what counts is the processor
time that each part spends on a move, not how many moves fit on a machine that carries the players too.
"""

import argparse
import asyncio
import os
import time
from pathlib import Path
from sys import path

path.append(str(Path(__file__).parent.parent / "tools"))

from load.cpu import used, used_by_family
from load.launch import Process
from load.tables import Tally, end, warmed_up

from services import Services, running


async def play(ports: list[int], tables: int, seconds: float, count: "Count", *, scattered: bool) -> Tally:
    """Let tables play, and give what was counted after the warm-up."""
    everyone = await warmed_up(ports, tables, scattered=scattered)
    count.begin()
    await asyncio.sleep(seconds)
    count.end()
    end(everyone)
    return everyone[0].tally


class Count:
    """Processor time by part, between begin and end."""

    def __init__(self, services: Services, servers: list[Process]) -> None:
        self._services = services
        self._serving = [server.process.pid for server in servers]
        self.spent: dict[str, float] = {}

    def begin(self) -> None:
        self._at = time.perf_counter()
        self._before = self._used()

    def end(self) -> None:
        self.took = time.perf_counter() - self._at
        self.spent = {part: now - self._before[part] for part, now in self._used().items()}

    def _used(self) -> dict[str, float]:
        return {
            "serving": used(self._serving),
            "PostgreSQL": used_by_family(self._services.postgres_pid),  # a process for each connection
            "Redis": used([self._services.redis_pid]),
            "players": used([os.getpid()]),
        }


def measure(services: Services, processes: int, tables: int, seconds: float, *, scattered: bool = False) -> None:
    wishes = {"database": services.postgres_url, "redis": services.redis_url}
    servers = [Process("server", **wishes).__enter__() for _ in range(processes)]
    try:
        count = Count(services, servers)
        ports = [server.port for server in servers]
        tally = asyncio.run(play(ports, tables, seconds, count, scattered=scattered))
        report(f"{processes} {'scattered' if scattered else 'hashed'}", tally, count)
    finally:
        for server in servers:
            server.__exit__()


def report(name: str, tally: Tally, count: Count) -> None:
    micro = {part: 1e6 * spent / tally.plays for part, spent in count.spent.items()}
    house = micro["serving"] + micro["PostgreSQL"] + micro["Redis"]
    print(
        f"{name:<12} {tally.plays / count.took:>6,.0f} moves/s   µs a move: serving {micro['serving']:.0f}, "
        f"PostgreSQL {micro['PostgreSQL']:.0f}, Redis {micro['Redis']:.0f} (players {micro['players']:.0f})   "
        f"a million moves: {house / 3600:.2f} core-hours",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=60)
    wishes = parser.parse_args()
    with running() as services:
        measure(services, 1, wishes.tables, wishes.seconds)
        measure(services, 2, wishes.tables, wishes.seconds)
        measure(services, 2, wishes.tables, wishes.seconds, scattered=True)


if __name__ == "__main__":
    main()
