"""How much processor time processes have used, by Linux's own books."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
OWN, OF_ENDED_CHILDREN = slice(11, 13), slice(13, 15)  # fields of /proc/PID/stat after the name: user and system time


def seconds(pid: int, what: slice = OWN) -> float:
    """Give what a process has used; nothing for one that is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum([int(field) for field in fields[what]]) / TICKS


def family(pid: int) -> list[int]:
    """Give a process and its children."""
    return [pid, *[child for child in _all() if _parent(child) == pid]]


def used(pids: list[int]) -> float:
    return sum([seconds(pid) for pid in pids])


def used_by_family(pid: int) -> float:
    """Give what a process and its children have used, with those that have ended."""
    return used(family(pid)) + seconds(pid, OF_ENDED_CHILDREN)


def kib(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def _all() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def _parent(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return -1
