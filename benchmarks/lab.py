"""What the lab promises: nothing lost through kills, little overhead, small data, a quick report.

python benchmarks/lab.py kills|overhead|size|report
"""

import os
import resource
import signal
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from shutil import copy
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from ninelives.lab.data.folder import PLAN, prepare
from ninelives.lab.data.query import Tables
from ninelives.lab.data.schema import TABLES
from ninelives.lab.plan.reading import plan_of
from ninelives.lab.run.coordinator import go_on
from ninelives.lab.run.play import play_match
from ninelives.lab.run.runners import run_in_turn, run_on_processes, runner_with

WORKERS, COORDINATORS = 20, 3
CELL = {"game": "kitten-me", "seats": [2], "bots": ["kitten"]}
GAMES = ("kitten-me", "go-kitty", "shut-up-cat")


def main() -> None:
    checks = {"kills": kills, "overhead": overhead, "size": size, "report": report}
    for name in sys.argv[1:] or checks:
        with TemporaryDirectory() as folder:
            checks[name](Path(folder))


def kills(folder: Path) -> None:
    """Kill processes and the one that started them, again and again, until all is played."""
    facts = {"matches": 600, "batch": 10, "cells": [CELL]}
    prepare(folder / "serial", plan_of(facts))
    go_on(folder / "serial", run_in_turn)
    prepare(folder / "killed", plan_of(facts))
    luck, workers, coordinators, start = Random(1), 0, 0, monotonic()  # noqa: S311 - whom to kill
    run = _resume(folder / "killed")
    while run.poll() is None or run.returncode != 0:
        if run.poll() is not None:
            run = _resume(folder / "killed")
        _wait_for_more(folder / "killed", run)
        sleep(luck.uniform(0.0, 0.5))
        children = _children(run.pid)
        if coordinators < COORDINATORS and workers >= (coordinators + 1) * WORKERS // (COORDINATORS + 1):
            run.kill()
            run.wait()
            coordinators += 1
        elif workers < WORKERS and children:
            os.kill(luck.choice(children), signal.SIGKILL)
            workers += 1
    same = _digest(folder / "serial") == _digest(folder / "killed")
    print(f"{workers} workers and {coordinators} coordinators killed in {monotonic() - start:.0f} s: same bytes {same}")
    left = [
        path for path in (folder / "killed").rglob("*") if path.is_file() and path.suffix not in {".parquet", ".json"}
    ]
    print(f"files left over: {len(left)}")


def _wait_for_more(folder: Path, run: subprocess.Popen[bytes]) -> None:
    """Return when another batch is done: who is killed before that three times in a row gives up."""
    there = len(list(folder.joinpath("matches").iterdir()))
    while run.poll() is None and len(list(folder.joinpath("matches").iterdir())) == there:
        sleep(0.01)


def _resume(folder: Path) -> subprocess.Popen[bytes]:
    line = [sys.executable, "-m", "ninelives", "lab", "resume", str(folder), "--jobs", "2"]
    return subprocess.Popen(line, stdout=subprocess.DEVNULL)  # noqa: S603 - this very program


def _children(pid: int) -> list[int]:
    """Return the processes that play; the first child only tracks what they share."""
    found = Path(f"/proc/{pid}/task/{pid}/children")
    pids = [int(word) for word in found.read_text().split()] if found.exists() else []
    return [child for child in pids if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def _digest(folder: Path) -> str:
    digest = sha256()
    for path in sorted(folder.rglob("*.parquet")):
        digest.update(str(path.relative_to(folder)).encode() + path.read_bytes())
    return digest.hexdigest()


def overhead(folder: Path) -> None:
    """Compare the CPU of two processes with that of a bare loop over the same batches, and of play alone."""
    plan = plan_of({"matches": 2400, "batch": 100, "cells": [{**CELL, "bots": ["tabby"]}]})
    play_match(plan.cells[0], plan.seed, 0)  # load everything first
    start = _cpu()
    for number in range(plan.matches):
        play_match(plan.cells[0], plan.seed, number)
    alone = _cpu() - start
    prepare(folder / "loop", plan)
    start = _cpu()
    go_on(folder / "loop", run_in_turn)
    loop = _cpu() - start
    prepare(folder / "two", plan)
    start = _cpu()
    go_on(folder / "two", lambda play, batches: run_on_processes(2, play, batches))
    two = _cpu() - start
    print(f"CPU: {alone:.1f} s to play, {loop:.1f} s with rows and parts in a loop, {two:.1f} s by two processes")
    print(f"two processes to the loop: {loop / two:.3f}")


def _cpu() -> float:
    uses = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum([use.ru_utime + use.ru_stime for use in uses])


def size(folder: Path) -> None:
    """Say how many bytes a match takes on disk, in batches of the largest size."""
    for game in GAMES:
        here = folder / game
        prepare(here, plan_of({"matches": 250, "batch": 250, "cells": [{"game": game, "bots": ["kitten"]}]}))
        go_on(here, runner_with(2))
        print(f"{game}: {sum([path.stat().st_size for path in here.rglob('*.parquet')]) / 250:.0f} bytes a match")


def report(folder: Path) -> None:
    """Report 100,000 matches: some are played, and the same rows stand for the others under numbers of their own."""
    plan = plan_of(
        {"matches": 250, "cells": [{"game": game, "seats": [2], "bots": ["kitten", "random"]} for game in GAMES[:2]]}
    )
    prepare(folder / "few", plan)
    go_on(folder / "few", runner_with(2))
    many, tables = folder / "many", Tables(folder / "few")
    for table in TABLES:
        many.joinpath(table).mkdir(parents=True)
        tables.ask(
            f"""copy (select * replace ((match + 250 * copy)::int as match, (deal + 250 * copy)::int as deal)
            from {table}, range(100) as copies(copy)) to '{many}/{table}/all.parquet' (format parquet)"""  # noqa: S608 - our own words
        )
    copy(folder / "few" / PLAN, many / PLAN)
    start, cpu = monotonic(), _cpu()
    line = [sys.executable, "-m", "ninelives", "lab", "report", str(many), "--to", str(folder / "report.html")]
    subprocess.run(line, check=True)  # noqa: S603 - this very program
    print(f"100,000 matches reported in {monotonic() - start:.0f} s, {_cpu() - cpu:.0f} s of CPU")


if __name__ == "__main__":
    main()
