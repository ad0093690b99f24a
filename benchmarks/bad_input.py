"""Hostile input in numbers: what it does to the server, to honest players beside it, and to the logs.

python benchmarks/bad_input.py [--messages 100000] [--half-open 5000] [--rate 1500] [--tables 20]

The server is the real command with its usual guards, on SQLite. The attack runs in a process of its own at a bounded
rate. The server has a core of its own where there are two. Exit code 1 says what was wrong.
"""

import argparse
import asyncio
import gc
import multiprocessing
import os
import resource
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from hostile.attackers import Plan, Report, attack
from hostile.audit import audit
from hostile.honest import Table, measured, open_tables, p99
from hostile.house import TableServer, wait_for, watch

SPAWN = multiprocessing.get_context("spawn")
PAUSE = 0.25  # seconds an honest player thinks
SLACK = 1.25  # of the memory that the warm-up left, and some
MIB = 12.0
SHM = Path("/dev/shm")  # noqa: S108 - a disk that others wait for as well is not what is measured


class Measures(NamedTuple):
    before: list[float]
    under: list[float]
    after: list[float]
    mib: tuple[float, float, float]  # at the start, at most, after
    files: tuple[int, int, int]
    cpu: float
    reaped: float
    dropped: float
    bad_messages: float


def main() -> int:
    wishes = read_wishes()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()  # a collection here would look like a slow server
    core = leave_a_core()
    with (
        tempfile.TemporaryDirectory(dir=SHM if SHM.exists() else None) as folder,
        TableServer(Path(folder), "", core) as house,
    ):
        tables, reports, measures = asyncio.run(ordeal(house, wishes))
        faults = [*judged(house, measures, reports[-1], wishes), *[f for table in tables for f in table.faults]]
        house.process.terminate()
        if house.process.wait(30) != 0:
            faults.append(f"The server ended with {house.process.returncode}.")
        faults += audit(house, tables, reports)
        show(wishes, tables, reports[-1], measures)
    for fault in faults[:40]:
        print(f"WRONG: {fault}")
    print("Nothing was wrong." if not faults else f"{len(faults)} things were wrong.")
    return 1 if faults else 0


def leave_a_core() -> list[str]:
    """Move this process and the attack off the first core; return the command that starts the server there.

    The attack would come from other machines: what is measured is the server's loop, not the queue for a core.
    """
    cores = os.sched_getaffinity(0)
    if len(cores) == 1:
        return []
    os.sched_setaffinity(0, cores - {min(cores)})
    return ["taskset", "--cpu-list", str(min(cores))]


def read_wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--half-open", type=int, default=5_000)
    parser.add_argument("--rate", type=float, default=1_500.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--quiet", type=float, default=15.0, help="seconds measured before and after")
    parser.add_argument("--settle", type=float, default=75.0, help="seconds until cold tables are let go")
    parser.add_argument("--patience", type=float, default=3.0, help="how many times the quiet p99 is allowed")
    parser.add_argument("--slow", type=float, default=22.0, help="seconds for which a reader does not read")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


async def ordeal(house: TableServer, wishes: argparse.Namespace) -> tuple[list[Table], list[Report], Measures]:
    """Play in quiet, under attack, and in quiet again; a small attack comes first, to compare memory fairly."""
    tables = await open_tables(house.port, wishes.tables, PAUSE)
    plan = Plan(house.port, wishes.messages, wishes.rate, wishes.half_open, wishes.slow, guests(tables), wishes.seed)
    small = replace(plan, messages=wishes.messages // 10, slow=0.0, seed=wishes.seed + 1)
    warm_up, _ = await attacked(small, tables)
    await asyncio.sleep(wishes.settle)
    first_mib, first_files = house.mib, house.files
    before = await measured(tables, wishes.quiet)
    most = Most(house)
    cpu, began = house.cpu, time.monotonic()
    report, under = await attacked(plan, tables)
    cpu = (house.cpu - cpu) / (time.monotonic() - began)
    reaped = await asyncio.to_thread(wait_for, house, first_files + 5, 60)
    most_mib, most_files = most.end()
    await asyncio.sleep(wishes.settle)
    after = await measured(tables, wishes.quiet)
    await rest(tables)
    mib, files = (first_mib, most_mib, house.mib), (first_files, most_files, house.files)
    counts = house.count("dropped_total"), house.count("bad_messages_total")
    return tables, [warm_up, report], Measures(before, under, after, mib, files, cpu, reaped, *counts)


class Most:
    """Watches the server from another process: to list thousands of files would hold up the players in this one."""

    def __init__(self, house: TableServer) -> None:
        self._pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=watch, args=(house.process.pid, theirs))
        self._process.start()

    def end(self) -> tuple[float, int]:
        """Return the most memory and files that were seen."""
        self._pipe.send("enough")
        seen: tuple[float, int] = self._pipe.recv()
        self._process.join()
        return seen


def guests(tables: list[Table]) -> dict[str, list[int]]:
    return {table.code: [player.who for player in table.players] for table in tables}


async def attacked(plan: Plan, tables: list[Table]) -> tuple[Report, list[float]]:
    """Give what the attack did, and how long honest commands took meanwhile."""
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=attack, args=(plan, theirs))
    process.start()
    theirs.close()
    for table in tables:
        table.waits.clear()
    await asyncio.to_thread(ours.recv)
    under = collected(tables)
    report: Report = await asyncio.to_thread(ours.recv)
    process.join()
    return report, under


def collected(tables: list[Table]) -> list[float]:
    return sorted([wait for table in tables for wait in table.waits])


async def rest(tables: list[Table]) -> None:
    """Let the last answers come, and look who has none."""
    for table in tables:
        table.resting = True
    await asyncio.sleep(2)
    for table in tables:
        table.faults += table.silences()
        table.leave()


def judged(house: TableServer, measures: Measures, report: Report, wishes: argparse.Namespace) -> list[str]:
    faults = [*report.faults, *house.complaints()]
    quiet = max(p99(measures.before), p99(measures.after))
    if p99(measures.under) > wishes.patience * quiet:
        faults.append(f"Under attack p99 was {1e3 * p99(measures.under):.1f} ms, in quiet {1e3 * quiet:.1f} ms.")
    if measures.mib[2] > SLACK * measures.mib[0] + MIB:
        faults.append(f"Memory went from {measures.mib[0]:.0f} to {measures.mib[2]:.0f} MiB, and stayed there.")
    if measures.files[2] > measures.files[0] + 5:
        faults.append(f"{measures.files[2]} files are open, {measures.files[0]} were at the start.")
    if not house.alive:
        faults.append("The server is gone.")
    return faults


def show(wishes: argparse.Namespace, tables: list[Table], report: Report, measures: Measures) -> None:
    rate = report.sent.total() / report.seconds
    files, mib = measures.files, measures.mib
    print(f"messages        {report.sent.total()} in {report.seconds:.0f} s ({rate:.0f}/s, wished {wishes.rate:.0f}/s)")
    print(f"  of them       {counted(report.sent)}")
    print(f"  answered      {counted(report.heard)}")
    print(f"sockets         {report.sockets} hostile, {report.not_let_in} not let in")
    print(f"  given up      {measures.dropped:.0f} too slow or too loud, {measures.bad_messages:.0f} by a bad message")
    print(f"  half open     {report.half_open} at once, all gone {measures.reaped:.0f} s after the attack")
    print(f"  files         {files[0]}, at most {files[1]}, after {files[2]}")
    print(f"slow reader     {report.slow or 'not tried'}")
    print(f"HTTP            {counted(report.statuses)}")
    print(f"honest          {len(tables)} tables, {sum([len(table.sent) for table in tables])} commands")
    for name, waits in (("before", measures.before), ("under attack", measures.under), ("after", measures.after)):
        middle, most = (waits[len(waits) // 2], waits[-1]) if waits else (0.0, 0.0)
        figures = f"median {1e3 * middle:.1f} ms, p99 {1e3 * p99(waits):.1f} ms, longest {1e3 * most:.0f} ms"
        print(f"  {name:<13} {len(waits)} answers, {figures}")
    print(f"memory          {mib[0]:.0f} MiB, at most {mib[1]:.0f}, after {mib[2]:.0f}")
    print(f"server          {100 * measures.cpu:.0f} % of a core under attack")


def counted(what: Counter[Any]) -> str:
    return ", ".join([f"{name} {number}" for name, number in what.most_common()])


if __name__ == "__main__":
    sys.exit(main())
