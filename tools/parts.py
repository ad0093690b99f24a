"""Run the parts of a check or of a night, and say what each took: `python tools/parts.py check --lanes 2`.

The parts stand in tools/parts.toml, each with one command of a shell. With one lane they run one after the other. A
part begins once those it comes after have ended well. All others run even when one has failed; the exit code is 1 then.
A part that takes longer than its `minutes` is interrupted, as by Ctrl-C, and has failed.

`--record FILE` adds the run to a file of JSON lines, and looks at the figures that parts print as `figure NAME NUMBER`:
one that is more than twice the median of the last runs is a failure. Less is better in all of them.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from threading import Timer
from types import FrameType
from typing import Final, NamedTuple

TABLE: Final = Path(__file__).with_suffix(".toml")
FIGURE: Final = re.compile(r"^figure (\S+) (\S+)$", re.MULTILINE)
TREND: Final = 5  # runs that a figure is compared with
WORSE: Final = 2.0  # times the median of those
LAST_LINES: Final = 200  # shown of what a failed part said
MINUTES: Final = 20.0  # for a part whose limit is not written down
MERCY_SECONDS: Final = 30.0  # to stop what it started, after it was interrupted
TIMED_OUT: Final = 124  # as `timeout` says it


class Part(NamedTuple):
    name: str
    command: str
    after: tuple[str, ...] = ()
    minutes: float = MINUTES


class Result(NamedTuple):
    part: Part
    status: int | None  # of the command; none where it was not begun
    seconds: float = 0.0
    processor: float = 0.0  # seconds, of the command and all it waited for
    output: str = ""


def read_parts(tier: str, table: Path = TABLE) -> list[Part]:
    """Read the parts of a tier, in the order in which they begin."""
    entries = tomllib.loads(table.read_text(encoding="utf-8"))[tier]
    return [
        Part(name, entry["run"], tuple(entry.get("after", ())), entry.get("minutes", MINUTES))
        for name, entry in entries.items()
    ]


def run_part(part: Part) -> Result:
    """Run the command of a part. What it used of the processor is asked of the process that waited for it."""
    began = time.monotonic()
    with subprocess.Popen(  # noqa: S603 - a command of ours
        ["/bin/bash", "-euo", "pipefail", "-c", part.command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        process_group=0,  # so that all it started can be stopped
    ) as process:
        assert process.stdout is not None  # noqa: S101 - it is a pipe
        with limit_time(process.pid, 60 * part.minutes):
            output = process.stdout.read()
            _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    seconds, status = time.monotonic() - began, process.returncode
    if seconds > 60 * part.minutes:
        status, output = TIMED_OUT, f"{output}\n{part.name} was stopped: it may take {part.minutes:g} minutes.\n"
    return Result(part, status, seconds, used.ru_utime + used.ru_stime, output)


_groups: Final[set[int]] = set()  # of processes, one for each part that runs


@contextmanager
def limit_time(group: int, seconds: float) -> Iterator[None]:
    """Interrupt a group of processes that takes too long, and kill it where that does not help."""
    timers = [
        Timer(seconds, os.killpg, (group, signal.SIGINT)),
        Timer(seconds + MERCY_SECONDS, os.killpg, (group, signal.SIGKILL)),
    ]
    _groups.add(group)
    for timer in timers:
        timer.start()
    try:
        yield
    finally:
        _groups.remove(group)
        for timer in timers:
            timer.cancel()


def interrupt(_signal: int, _frame: FrameType | None) -> None:
    """Pass Ctrl-C on: parts are not in the terminal's own group of processes."""
    for group in tuple(_groups):
        os.killpg(group, signal.SIGINT)
    raise KeyboardInterrupt


def run_parts(parts: list[Part], lanes: int, run: Callable[[Part], Result] = run_part) -> list[Result]:
    """Run all parts, some side by side; return their results in the order in which they ended."""
    waiting, results = list(parts), list[Result]()
    running: set[Future[Result]] = set()
    with ThreadPoolExecutor(lanes) as pool:
        while waiting or running:
            for part in [part for part in waiting if _is_hopeless(part, results)]:
                waiting.remove(part)
                results.append(show(Result(part, None)))
            for part in [part for part in waiting if _may_begin(part, results)][: lanes - len(running)]:
                waiting.remove(part)
                running.add(pool.submit(run, part))
            if running:
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                results += [show(future.result()) for future in ended]
    return results


def _may_begin(part: Part, results: list[Result]) -> bool:
    return set(part.after) <= {result.part.name for result in results if result.status == 0}


def _is_hopeless(part: Part, results: list[Result]) -> bool:
    return bool(set(part.after) & {result.part.name for result in results if result.status != 0})


def show(result: Result) -> Result:
    """Print how a part ended, and what it said when it failed."""
    name = result.part.name
    if result.status == 0:
        last = result.output.strip().rpartition("\n")[2]
        print(f"{name}: {result.seconds:.0f} s  {last}", flush=True)
    elif result.status is None:
        print(f"{name}: not begun, since a part before it failed", flush=True)
    else:
        said = "\n".join(result.output.splitlines()[-LAST_LINES:])
        print(f"{name}: FAILED after {result.seconds:.0f} s\n{said}", flush=True)
    return result


def read_figures(results: list[Result]) -> dict[str, float]:
    return {name: float(number) for result in results for name, number in FIGURE.findall(result.output)}


def find_slower(figures: dict[str, float], lines: list[str]) -> dict[str, float]:
    """Return the figures that are more than twice what they were in the last runs, and what that was."""
    runs = [json.loads(line)["figures"] for line in lines]
    usual = {name: [run[name] for run in runs if name in run][-TREND:] for name in figures}
    medians = {name: median(numbers) for name, numbers in usual.items() if numbers}
    return {name: before for name, before in medians.items() if figures[name] > WORSE * before}


def record(results: list[Result], file: Path) -> list[str]:
    """Add a run to the file, and say what became much slower."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    figures = read_figures(results)
    slower = find_slower(figures, lines)
    line = {
        "commit": subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], text=True).strip(),  # noqa: S607
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
        "parts": {result.part.name: round(result.seconds) for result in results},
        "seconds": round(sum(result.seconds for result in results)),
        "failures": sorted({*names_of_failed(results), *slower}),
        "figures": figures,
    }
    with file.open("a", encoding="utf-8") as out:
        out.write(f"{json.dumps(line)}\n")
    return [f"{name} is {figures[name]:g}, and was {before:g} of late" for name, before in slower.items()]


def names_of_failed(results: list[Result]) -> list[str]:
    return [result.part.name for result in results if result.status != 0]


def summarize(results: list[Result], seconds: float) -> str:
    """Return a table of the parts, and how to repeat those that failed."""
    rows = [f"{'part':24} {'seconds':>8} {'processor':>10}"]
    rows += [
        f"{part.name:24} {elapsed:8.0f} {used:10.0f}{'' if status == 0 else '  FAILED' if status else '  not begun'}"
        for part, status, elapsed, used, _ in results
    ]
    rows.append(f"{'in all':24} {seconds:8.0f} {sum(result.processor for result in results):10.0f}")
    again = [f"Repeat {result.part.name}:\n    {result.part.command.strip()}" for result in results if result.status]
    return "\n".join([*rows, *again])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tier", help="check or nightly")
    parser.add_argument("names", nargs="*", metavar="PART", help="all unless named")
    parser.add_argument("--lanes", type=int, default=1, help="parts that run side by side")
    parser.add_argument("--record", type=Path, metavar="FILE")
    wishes = parser.parse_intermixed_args()  # names may follow options
    began = time.monotonic()
    every = read_parts(wishes.tier)
    if unknown := set(wishes.names) - {part.name for part in every}:
        parser.error(
            f"There is no part {', '.join(sorted(unknown))}: there are {', '.join(part.name for part in every)}."
        )
    parts = [part for part in every if not wishes.names or part.name in wishes.names]
    if wishes.names:  # what they come after is there already
        parts = [part._replace(after=tuple(set(part.after) & set(wishes.names))) for part in parts]
    signal.signal(signal.SIGINT, interrupt)
    results = run_parts(parts, wishes.lanes)
    slower = record(results, wishes.record) if wishes.record else []
    print("\n".join(["", summarize(results, time.monotonic() - began), *slower]))
    return 1 if names_of_failed(results) or slower else 0


if __name__ == "__main__":
    sys.exit(main())
