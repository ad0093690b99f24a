"""Memory over a long time: sockets come and go, tables are set up and left, honest people play on.

python benchmarks/memory.py [--minutes 60] [--sockets 60]

The server is the real command on SQLite. Its memory is read every ten seconds. Exit code 1 says that it grew: the
median of the last quarter is above that of the second quarter by more than 5 % and 8 MiB (the first quarter warms up).
"""

import argparse
import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from hostile.honest import open_tables
from hostile.house import House
from load.launch import post
from load.wire import Socket

ADDRESSES: Final = tuple([f"127.0.0.{n}" for n in range(21, 29)])
TABLES: Final = 4  # honest ones
SAMPLE: Final = 10.0  # seconds
STAY: Final = 0.5  # seconds that a visitor stays
FRESH: Final = 5.0  # seconds until visitors come to another new table
GROWTH: Final = 1.05
MIB: Final = 8.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--sockets", type=float, default=60.0, help="that come and go in a second")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        samples, visits = asyncio.run(visited(house, 60 * wishes.minutes, wishes.sockets))
    return judged(samples, visits)


async def visited(house: House, seconds: float, rate: float) -> tuple[list[float], int]:
    """Let visitors come and go; return the memory from time to time, and how many came."""
    tables = await open_tables(house.port, TABLES, 1.0)
    samples: list[float] = []
    end, visits, code, made = time.monotonic() + seconds, 0, "", 0.0
    sampled = time.monotonic()
    beside: set[asyncio.Task[None]] = set()
    while (now := time.monotonic()) < end:
        if now - made > FRESH:
            code, made = post(house.port, "/api/tables", {"game": "kitten-me", "seats": 2})["code"], now
        if now - sampled > SAMPLE:
            samples.append(house.mib)
            sampled = now
            print(f"{len(samples) * SAMPLE / 60:6.1f} min  {samples[-1]:6.1f} MiB  {visits} visits", flush=True)
        task = asyncio.create_task(visit(house.port, code, ADDRESSES[visits % len(ADDRESSES)]))
        beside.add(task)
        task.add_done_callback(beside.discard)
        visits += 1
        await asyncio.sleep(1 / rate)
    for table in tables:
        table.leave()
    return samples, visits


async def visit(port: int, code: str, address: str) -> None:
    """Say hello, sit down, and leave without a word."""
    loop = asyncio.get_running_loop()
    path = f"/api/tables/{code}/socket"
    with contextlib.suppress(OSError, TimeoutError):
        _, socket = await loop.create_connection(
            lambda: Socket(f"127.0.0.1:{port}", path, lambda _socket, _data: None),
            "127.0.0.1",
            port,
            local_addr=(address, 0),
        )
        await asyncio.wait_for(socket.opened, 5)
        socket.send(b'{"t":"hello"}')
        await asyncio.sleep(STAY)
        socket.transport.abort()


def judged(samples: list[float], visits: int) -> int:
    quarter = max(1, len(samples) // 4)
    early, late = statistics.median(samples[quarter : 2 * quarter]), statistics.median(samples[-quarter:])
    print(
        f"{visits} visits; second quarter {early:.1f} MiB, last quarter {late:.1f} MiB, at most {max(samples):.1f} MiB"
    )
    grew = late > GROWTH * early + MIB
    print("It grew." if grew else "It stayed flat.")
    return 1 if grew else 0


if __name__ == "__main__":
    sys.exit(main())
