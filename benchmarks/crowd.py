"""What one process carries: so many people who sit at tables and wait, and 500 moves a second among them.

python benchmarks/crowd.py PEOPLE ...; the system must allow a process as many open files (ulimit -Hn)
"""

import asyncio
import sys
from pathlib import Path
from sys import path
from time import monotonic

path.append(str(Path(__file__).parent.parent / "tools"))

from load.cpu import kib
from load.cpu import seconds as seconds_used
from load.launch import Process
from load.tables import GAMES, SEATS, Table, Tally, end, warmed_up
from sockets import percentile

from ninelives.server.runtime.limits import raise_file_limit
from services import running

RATE, PLAYING, SECONDS = 500.0, 125, 30.0  # moves a second, by so many tables, for so long
EACH_ADDRESS = 20_000  # sockets: a pair of addresses has 28,000 ports


async def gather(port: int, people: int) -> list[Table]:
    """Let people sit down until all are there or the process takes no more."""
    tables: list[Table] = []
    while len(tables) * SEATS < people:
        address = f"127.0.0.{1 + len(tables) * SEATS // EACH_ADDRESS}"
        tables.append(Table(Tally()))
        try:
            await tables[-1].sit(port, {"game": GAMES[0]}, SEATS, address=address)
        except OSError as fault:
            print(f"refused after {len(tables) * SEATS:,}: {fault}", flush=True)
            break
    await asyncio.sleep(3)
    return tables


async def measure(server: Process, people: int) -> None:
    pid = server.process.pid
    empty, start = kib(pid), monotonic()
    waiting = await gather(server.port, people)
    there, weight = present(waiting), kib(pid) - empty
    print(f"{there:,} people in {monotonic() - start:.0f} s, {weight / there:.1f} KiB each", flush=True)
    print(f"at rest {await core_used(pid):.2f} of a core", flush=True)
    playing = await warmed_up([server.port], PLAYING, pause=PLAYING / RATE)
    used, tally = await core_used(pid), playing[0].tally
    print(
        f"{tally.plays / SECONDS:,.0f} moves/s, {used:.2f} of a core, told to all after "
        f"p50 {percentile(tally.waits, 0.5):.1f} ms, p99 {percentile(tally.waits, 0.99):.1f} ms; "
        f"{tally.refused} refused, {there - present(waiting)} sockets lost",
        flush=True,
    )
    end([*waiting, *playing])


def present(tables: list[Table]) -> int:
    sockets = [player.socket for table in tables for player in table.players]
    return sum([socket is not None and not socket.closed for socket in sockets])


async def core_used(pid: int) -> float:
    """Give which share of a core a process uses meanwhile."""
    before = seconds_used(pid)
    await asyncio.sleep(SECONDS)
    return (seconds_used(pid) - before) / SECONDS


def main() -> None:
    raise_file_limit()
    with running() as services:
        for people in map(int, sys.argv[1:]):
            with Process("server", database=services.postgres_url) as server:
                asyncio.run(measure(server, people))


if __name__ == "__main__":
    main()
