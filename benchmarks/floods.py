"""Floods from one address in numbers: what honest players at the same server notice of each.

python benchmarks/floods.py [pings requests ...] [--seconds 8] [--quiet 5] [--tables 10]

The server is the real command with its usual guards, on SQLite. Each flood runs in a process of its own. Exit code 1
says that some flood made an honest player wait more than `--patience` times as long as in quiet, and how long.
"""

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
from pathlib import Path

from hostile.floods import FLOODS, flood
from hostile.honest import Table, measured, open_tables, p99
from hostile.house import House
from load.launch import post

SPAWN = multiprocessing.get_context("spawn")
SHM = Path("/dev/shm")  # noqa: S108 - a disk that others wait for as well is not what is measured
SETTLED = 3.0  # seconds for what a flood left to go away


def main() -> int:
    wishes = read_wishes()
    with tempfile.TemporaryDirectory(dir=SHM if SHM.exists() else None) as folder, House(Path(folder)) as house:
        faults = asyncio.run(endure(house, wishes))
    for fault in faults:
        print(f"WRONG: {fault}")
    return 1 if faults else 0


def read_wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", help=", ".join(FLOODS))
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--quiet", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--patience", type=float, default=3.0)
    return parser.parse_args()


async def endure(house: House, wishes: argparse.Namespace) -> list[str]:
    tables = await open_tables(house.port, wishes.tables, 0.25)
    codes = [post(house.port, "/api/tables", {"game": "kitten-me", "seats": 4})["code"] for _ in range(10)]
    faults = []
    for kind in wishes.kinds or FLOODS:
        quiet = await measured(tables, wishes.quiet)
        under = await flooded(house, tables, (kind, house.port, codes, wishes.seconds))
        show(kind, quiet, under)
        if p99(under) > wishes.patience * p99(quiet):
            faults.append(f"{kind}: p99 {1e3 * p99(under):.1f} ms, in quiet {1e3 * p99(quiet):.1f} ms")
        await asyncio.sleep(SETTLED)
    for table in tables:
        faults += table.faults
        table.leave()
    return faults + house.complaints()


async def flooded(house: House, tables: list[Table], plan: tuple[str, int, list[str], float]) -> list[float]:
    """Give how long each command took during a flood; one that was not answered counts as long as the flood."""
    process = SPAWN.Process(target=flood, args=plan)
    process.start()
    await asyncio.sleep(1)  # for the process to start
    cpu = house.cpu
    waits = await measured(tables, plan[3] - 1)
    print(f"  server {100 * (house.cpu - cpu) / (plan[3] - 1):.0f} % of a core, {house.mib:.0f} MiB", end="")
    await asyncio.to_thread(process.join)
    return waits or [plan[3]]


def show(kind: str, quiet: list[float], under: list[float]) -> None:
    def figures(waits: list[float]) -> str:
        return f"{len(waits)} answers, p99 {1e3 * p99(waits):.1f}, longest {1e3 * max(waits):.0f} ms"

    print(f"; {kind}: quiet {figures(quiet)}; under {figures(under)}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
