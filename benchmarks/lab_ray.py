"""What Ray costs beside two processes: the same plan by both, by CPU, and whether the parts are equal.

A machine is not equally quick all the time, so the plan is cut in laps, which both play by turns. Ray starts for each
lap; what that costs is measured by two matches, and counted once, as in one long run.

python benchmarks/lab_ray.py MATCHES LAPS, in the environment of `just research::ray`
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
    matches, laps = int(sys.argv[1]), int(sys.argv[2])
    used: dict[str, list[float]] = {"processes": [], "ray": [], "start": []}
    for lap in range(laps):
        plan = plan_of({"matches": matches // laps, "seed": lap, "cells": [CELL]})
        with TemporaryDirectory() as name:
            folder = Path(name)
            used["processes"].append(timed(folder / "processes", plan, "processes"))
            used["ray"].append(timed(folder / "ray", plan, "ray"))
            used["start"].append(timed(folder / "two", TWO, "ray"))
            print(f"same bytes: {parts(folder / 'processes') == parts(folder / 'ray')}")
    processes, ray, start = [sum(used[what]) for what in ("processes", "ray", "start")]
    print(f"Ray to processes, matches for each second of CPU: {processes / (ray - start + start / laps):.3f}")
    print(f"without what it costs to start: {processes / (ray - start):.3f}")


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
