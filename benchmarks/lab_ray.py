"""What Ray costs beside two processes: the same plan by both, by the clock and by CPU, and whether the parts are equal.

To start costs what two matches cost; the rest is told with it and without it.

python benchmarks/lab_ray.py MATCHES, in the environment of `just ray`
"""

import os
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from ninelives.lab.data.folder import prepare
from ninelives.lab.plan.cells import LabPlan
from ninelives.lab.plan.reading import plan_of
from ninelives.lab.run.batch import play_batch
from ninelives.lab.run.runners import runner_with

CELL = {"game": "kitten-me", "seats": [2], "bots": ["tabby"]}
TWO = plan_of({"matches": 2, "batch": 1, "cells": [CELL]})
PARENT, USED = 1, slice(11, 13)  # fields of /proc/PID/stat after the name: user and system time


def main() -> None:
    plan = plan_of({"matches": int(sys.argv[1]), "cells": [CELL]})
    print(f"{plan.matches} matches in batches of {plan.batch_size}")
    with TemporaryDirectory() as name:
        folders = {on: Path(name) / on for on in ("processes", "ray")}
        costs = {
            on: (timed(folder / "two", TWO, on), timed(folder / "all", plan, on)) for on, folder in folders.items()
        }
        print(f"same bytes: {parts(folders['processes']) == parts(folders['ray'])}")
    (start, whole), (ray_start, ray_whole) = costs["processes"], costs["ray"]
    print(f"Ray to processes, matches for each second of CPU: {whole / ray_whole:.3f}")
    print(f"without what it costs to start: {(whole - start) / (ray_whole - ray_start):.3f}")


def timed(folder: Path, plan: LabPlan, on: str) -> float:
    """Play a plan; return the CPU of all processes while they lived."""
    prepare(folder, plan)
    start, before, used = monotonic(), cpu(), 0.0
    for _batch in runner_with(2, on)(partial(play_batch, folder, plan), list(plan.batches())):
        used = cpu() - before
    print(f"{plan.matches} matches by {on}: {monotonic() - start:.1f} s, {used:.1f} s of CPU", flush=True)
    return used


def cpu() -> float:
    """Return the seconds of CPU of this process and of all that it started, and they, and so on."""
    stats = dict(filter(None, map(_stat, Path("/proc").glob("[0-9]*"))))
    family = {os.getpid()}
    while more := {pid for pid, stat in stats.items() if int(stat[PARENT]) in family} - family:
        family |= more
    ticks = sum([int(word) for pid in family for word in stats[pid][USED]])
    return ticks / os.sysconf("SC_CLK_TCK")


def _stat(process: Path) -> tuple[int, list[str]] | None:
    try:
        return int(process.name), process.joinpath("stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has just ended
        return None


def parts(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.parquet")}


if __name__ == "__main__":
    main()
