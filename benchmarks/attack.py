"""Attacks on a fresh server, and what honest players notice of them.

python benchmarks/attack.py [FLOOD …] [--seconds 10] [--short] [--json FILE]

Each flood comes from one address, for some seconds, as hard as one process can; those for what is dearest, as
`export-48`, come at 50 requests a second from one address, one /56 and one /48; honest players at tables and newcomers
come from others. Times are those from a command to its answer: in quiet, under the flood, and in quiet again. The
promise: under a flood p99 is at most three times the quiet one, everybody honest is answered and let in, and memory
and files are given back. After the floods, single requests that are answered right or wrong.

The quiet p99 counts as 5 ms where it is less: the scheduler hands a core out in slices of 3 to 4 ms, so smaller
differences say nothing about the server, and a player cannot notice 15 ms.

The server has a core to itself, the attacker shares another with the honest players at the lowest priority; the flood
`nothing` shows what that alone does to them (see attacks/stage.py). Exit code 1 says that a promise was not kept.
"""

import argparse
import json
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path += [str(Path(__file__).parent.parent / folder) for folder in ("tools", "tests")]

from attacks.catalogue import NAMES, Attack, named
from attacks.probes import Answer, probe
from attacks.seeds import seed
from attacks.stage import Flooded, Setting, Stage
from attacks.verdict import HEADS, as_data, faults, row, table

LONG, SHORT = 30_000, 3_000  # moves of the long matches
WIDE = 100  # letters of what a probe saw
BEGAN = time.monotonic()
MOST = 8  # sentences about one flood
SHM = Path("/dev/shm")  # noqa: S108 - a disk that others wait for as well is not what is measured


def main() -> int:
    wishes = read_wishes()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(dir=SHM if SHM.exists() else None) as folder:
        results = list(flooded(wishes, Path(folder)))
    answers = list(probe()) if wishes.probes else []
    return show(wishes, results, answers)


def read_wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("floods", nargs="*", metavar="FLOOD", help=f"all unless named: {', '.join(NAMES)}")
    parser.add_argument("--seconds", type=float, default=10.0, help="that a flood lasts")
    parser.add_argument("--quiet", type=float, default=5.0, help="seconds measured before and after")
    parser.add_argument("--settle", type=float, default=30.0, help="seconds for the server to be calm after a flood")
    parser.add_argument("--tables", type=int, default=10, help="of honest players")
    parser.add_argument("--patience", type=float, default=3.0, help="how many times the quiet p99 is allowed")
    parser.add_argument("--floor", type=float, default=5.0, help="milliseconds; a smaller quiet p99 counts as this")
    parser.add_argument("--short", action="store_true", help="one server for all floods, on whatever cores")
    parser.add_argument("--no-probes", dest="probes", action="store_false", help="leave the single requests out")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write what was measured there too")
    wishes = parser.parse_args()
    unknown = set(wishes.floods) - {*NAMES, "none"}
    if unknown:
        parser.error(f"There is no flood called {', '.join(unknown)}. Floods: {', '.join(NAMES)}, or none.")
    return wishes


def wanted(wishes: argparse.Namespace) -> list[Attack]:
    names = wishes.floods or NAMES[1 if wishes.short else 0 :]  # the first does nothing, which is soon seen
    return [named(name) for name in names if name != "none"]


def flooded(wishes: argparse.Namespace, folder: Path) -> Iterator[Flooded]:
    attacks = wanted(wishes)
    for group in [attacks] if wishes.short and attacks else [[attack] for attack in attacks]:
        with tempfile.TemporaryDirectory(dir=folder) as own:
            history = any(attack.history for attack in group)
            seeds = seed(f"sqlite:///{own}/house.db", SHORT if wishes.short else LONG, history=history)
            with Stage(Path(own), seeds, setting_for(group, wishes)) as stage:
                for attack in group:
                    yield one(stage, attack, wishes)


def setting_for(group: list[Attack], wishes: argparse.Namespace) -> Setting:
    return Setting(
        wishes.tables,
        wishes.quiet,
        wishes.settle,
        short=wishes.short,
        files=max([attack.files for attack in group]),
        hints=any(attack.hints for attack in group),
    )


def one(stage: Stage, attack: Attack, wishes: argparse.Namespace) -> Flooded:
    """Flood from an address that no other flood of this run has used up."""
    seconds = wishes.seconds * (1.0 if wishes.short else attack.stretch)
    result = stage.flood(attack, f"127.0.2.{NAMES.index(attack.name) + 1}", seconds)
    print(f"  {time.monotonic() - BEGAN:4.0f} s: {attack.name} done", file=sys.stderr, flush=True)
    return result


def show(wishes: argparse.Namespace, results: list[Flooded], answers: list[Answer]) -> int:
    floor = wishes.floor / 1e3
    wrong = {result.attack: list(faults(result, wishes.patience, floor)) for result in results}
    if results:
        print(table([HEADS, *[row(result, floor) for result in results]]), end="\n\n")
    if answers:
        print(table([[one.probe, "yes" if one.kept else "NO", one.seen[:WIDE]] for one in answers]), end="\n\n")
    lines = [f"{name}: {fault}" for name, some in wrong.items() for fault in some[:MOST]]
    lines += [f"{one.probe}: {one.seen[:WIDE]}" for one in answers if not one.kept]
    for line in lines:
        print(f"WRONG: {line}")
    print("Every promise was kept." if not lines else f"{len(lines)} promises were not kept.")
    if wishes.json:
        data = {
            "floods": [as_data(result, floor, wrong[result.attack]) for result in results],
            "probes": [answer._asdict() for answer in answers],
        }
        wishes.json.write_text(json.dumps(data, indent=1))
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
