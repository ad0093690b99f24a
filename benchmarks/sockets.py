"""Messages a second beside a bare echo, what durability costs, how long a move takes, and what an idle player weighs.

python benchmarks/sockets.py [--seconds 8] [--tables 60]
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from sys import path

path.append(str(Path(__file__).parent.parent / "tools"))

from load.cpu import kib
from load.cpu import seconds as seconds_used
from load.launch import Process
from load.tables import GAMES, SEATS, WARM_UP, Table, Tally, end, warmed_up
from load.wire import Socket, connect

from services import running


async def play(port: int, tables: int, seconds: float, rate: float = 0.0) -> tuple[Tally, float]:
    """Let tables play, and give what was counted after the warm-up, and how long that took."""
    all_tables = await warmed_up([port], tables, pause=tables / rate if rate else 0.0)
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    end(all_tables)
    if any(table.faults for table in all_tables):
        print("refused:", {fault for table in all_tables for fault in table.faults})
    return all_tables[0].tally, took


async def echo(port: int, sockets: int, size: int, seconds: float) -> float:
    """Give messages a second, in and out, of a bare echo with as many sockets and messages of this size."""
    text = b"x" * size
    count = 0

    def heard(socket: Socket, _data: bytes) -> None:
        nonlocal count
        count += 2
        socket.send(text)

    everyone = [await connect(port, "/", heard) for _ in range(sockets)]
    for socket in everyone:
        socket.send(text)
    await asyncio.sleep(1)
    count, began = 0, time.perf_counter()
    await asyncio.sleep(seconds)
    rate = count / (time.perf_counter() - began)
    for socket in everyone:
        socket.transport.abort()
    return rate


def percentile(waits: list[float], share: float) -> float:
    return sorted(waits)[int(len(waits) * share)] * 1000 if waits else float("nan")


def report(name: str, tally: Tally, took: float, cpu: float) -> float:
    rate = (tally.sent + tally.received) / took
    print(
        f"{name:<22} {rate:>8,.0f} messages/s  {tally.plays / took:>7,.0f} moves/s  "
        f"{cpu / max(1, tally.plays) * 1e6:>5.0f} µs CPU a move  p50 {percentile(tally.waits, 0.5):.1f} ms  "
        f"p99 {percentile(tally.waits, 0.99):.1f} ms  {tally.matches} matches",
        flush=True,
    )
    return rate


def measure(name: str, database: str, tables: int, seconds: float, rate: float = 0.0) -> tuple[float, Tally]:
    with Process("server", database=database) as server:
        before = seconds_used(server.process.pid)
        tally, took = asyncio.run(play(server.port, tables, seconds, rate))
        return report(
            name, tally, took, (seconds_used(server.process.pid) - before) * took / (took + WARM_UP + 1)
        ), tally


def measure_echo(sockets: int, size: int, seconds: float) -> float:
    with Process("echo") as server:
        rate = asyncio.run(echo(server.port, sockets, size, seconds))
    print(f"{f'bare echo, {size} bytes':<22} {rate:>8,.0f} messages/s", flush=True)
    return rate


async def idle(port: int, sockets: int) -> list[Socket]:
    """Bring idle players: everyone sits at a table of four and says nothing more."""
    tables = [Table(Tally()) for _ in range(sockets // SEATS)]
    for table in tables:
        await table.sit(port, {"game": GAMES[0]}, SEATS)
    await asyncio.sleep(3)
    return [player.socket for table in tables for player in table.players if player.socket is not None]


def measure_idle(sockets: int) -> None:
    async def weigh(server: Process) -> float:
        warm = await idle(server.port, 200)
        before = kib(server.process.pid)
        more = await idle(server.port, sockets)
        weight = (kib(server.process.pid) - before) / len(more)
        for socket in [*warm, *more]:
            socket.transport.abort()
        return weight

    with Process("server", database="memory:") as server:
        print(f"{'idle player':<22} {asyncio.run(weigh(server)):>8.1f} KiB with its share of a table", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=3)
    wishes = parser.parse_args()
    ratios: list[tuple[float, float]] = []
    with running() as services, tempfile.TemporaryDirectory() as folder:
        for number in range(wishes.rounds):
            sqlite = f"sqlite:///{folder}/{number}.db"
            memory, tally = measure("store in memory", "memory:", wishes.tables, wishes.seconds)
            durable, _ = measure("PostgreSQL", services.postgres_url, wishes.tables, wishes.seconds)
            measure("SQLite", sqlite, wishes.tables, wishes.seconds)
            size = tally.bytes // (tally.sent + tally.received)
            bare = measure_echo(wishes.tables * SEATS, size, wishes.seconds)
            ratios.append((durable / bare, durable / memory))
        measure("PostgreSQL, 500 a second", services.postgres_url, wishes.tables, wishes.seconds, 500.0)
    measure_idle(2000)
    print(f"beside a bare echo    {statistics.median([r[0] for r in ratios]):.2f} (at least 0.35 wished)")
    print(f"beside memory         {statistics.median([r[1] for r in ratios]):.2f} (at least 0.70 wished)")


if __name__ == "__main__":
    main()
