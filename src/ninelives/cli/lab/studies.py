"""ninelives lab compare, restrict."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ninelives.cli.arguments import Commands, answers_in, positive, share
from ninelives.cli.lab.plans import add_runner
from ninelives.core.errors import BadOption

if TYPE_CHECKING:
    from ninelives.lab.plan.cells import LabPlan


def _add_study(parser: argparse.ArgumentParser, matches: int) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=positive, metavar="N", help="number of players")
    parser.add_argument(
        "--bots", action="append", metavar="BOT", help="may be repeated (default: kitten and tabby, where there are)"
    )
    parser.add_argument("--matches", type=positive, default=matches, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of all randomness (default: 0)")
    parser.add_argument("--to", metavar="DIR", required=True, help="folder for the data")
    add_runner(parser)


def _add_compare(commands: Commands) -> None:
    parser = commands.add_parser("compare", help="say what a change of rules does, on the same deals")
    _add_study(parser, 2000)
    for side in ("--a", "--b"):
        parser.add_argument(side, action="append", default=[], metavar="NAME=VALUE", help="rules of this side")
    parser.add_argument("--of", action="append", metavar="MEASURE", help="what to compare; may be repeated")
    parser.add_argument(
        "--apart", type=share, default=0.05, metavar="X", help="smallest difference that matters (default: 0.05)"
    )
    parser.set_defaults(run=_compare)


def _add_restrict(commands: Commands) -> None:
    parser = commands.add_parser("restrict", help="say what each rule or card is worth: play without it")
    _add_study(parser, 400)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="one option")
    parser.add_argument("--never", action="append", metavar="USE", help="such as chase (default: all that are used)")
    parser.set_defaults(run=_restrict)


STUDY_COMMANDS = (_add_compare, _add_restrict)


def _bots(options: argparse.Namespace) -> list[str]:
    from ninelives.bots.cats import RANDOM, bots_of  # noqa: PLC0415 - imported only by these commands
    from ninelives.core.registry import find_game  # noqa: PLC0415 - as above

    known = bots_of(find_game(options.game))
    usual: list[str] = [name for name in known if name in {"kitten", "tabby"}] or [RANDOM]
    return options.bots or usual


def plan_to_compare(options: argparse.Namespace) -> "LabPlan":
    """Return a plan of two halves, alike but for the rules."""
    from ninelives.lab.plan.cells import LabPlan  # noqa: PLC0415 - as above
    from ninelives.lab.plan.reading import cells_of  # noqa: PLC0415 - as above

    group = {"game": options.game, "bots": _bots(options)} | ({"seats": [options.seats]} if options.seats else {})
    rules = (answers_in(options.a, "--a"), answers_in(options.b, "--b"))
    sides = [cells_of({**group, "options": [dict(answers)]}) for answers in rules]
    if sides[0] == sides[1]:
        raise BadOption("Both sides have the same rules: name a difference with --a or --b.")
    return LabPlan((*sides[0], *sides[1]), options.matches, options.seed)


@contextmanager
def _explain_how_to_resume() -> Iterator[None]:
    """Say how to go on after Ctrl-C."""
    try:
        yield
    except KeyboardInterrupt:
        print("\nGo on later with the same command: what was played is kept.", file=sys.stderr)
        raise


def _compare(options: argparse.Namespace) -> int:
    from ninelives.lab.compare import UNDECIDED, USUAL, compare  # noqa: PLC0415 - as above
    from ninelives.lab.measures.figures import measure_named  # noqa: PLC0415 - as above
    from ninelives.lab.run.runners import runner_with  # noqa: PLC0415 - as above

    runner, keys = runner_with(options.jobs, options.on), options.of or USUAL
    for key in keys:
        measure_named(key)  # say so before an hour of play
    with _explain_how_to_resume():
        *_, last = compare(Path(options.to), plan_to_compare(options), runner, keys, options.apart)
    for one in last:
        first, second = [cell.rules or "default" for cell in one.rules]
        side = f" with {second}" if one.verdict in {"more", "less"} else ""
        print(f"{f'{one.key} {one.found.what}'.rstrip()}, {one.rules[0].bots}: {one.verdict}{side}")
        print(f"  {first}: {one.found.base:.3f}, {second}: "
              f"{one.found.value.value:+.3f} ({one.found.value.low:+.3f} to {one.found.value.high:+.3f}), "
              f"{one.found.units} deals")  # fmt: skip
    undecided = [one for one in last if one.verdict == UNDECIDED]
    if undecided:
        print(f"{len(undecided)} of {len(last)} questions are undecided. "
              "Ask fewer with --of, allow more with --apart, or plan more --matches in another folder.")  # fmt: skip
    return 0


def _restrict(options: argparse.Namespace) -> int:
    from ninelives.lab.data.folder import prepare  # noqa: PLC0415 - as above
    from ninelives.lab.plan.cells import LabPlan  # noqa: PLC0415 - as above
    from ninelives.lab.plan.lineup import AMONG  # noqa: PLC0415 - as above
    from ninelives.lab.plan.reading import cells_of  # noqa: PLC0415 - as above
    from ninelives.lab.restrict import check_uses, restricted_cells, uses_of, worths  # noqa: PLC0415 - as above
    from ninelives.lab.run.coordinator import go_on  # noqa: PLC0415 - as above
    from ninelives.lab.run.runners import runner_with  # noqa: PLC0415 - as above

    group = {"game": options.game, "seats": [options.seats or 2], "bots": _bots(options)}
    cells = cells_of({**group, "options": [dict(answers_in(options.option, "--option"))]})
    if options.never:
        check_uses(cells[0], options.seed, options.never)
    plain = [one for cell in cells for one in restricted_cells(cell, options.never or uses_of(cell, options.seed))]
    plan = LabPlan(tuple(plain), options.matches, options.seed)
    folder = Path(options.to)
    prepare(folder, plan)
    with _explain_how_to_resume():
        go_on(folder, runner_with(options.jobs, options.on))
    for worth in worths(folder, plan):
        bot = worth.cell.bots.partition(AMONG)[2]
        print(f"{bot:<10} never {worth.never:<16} {worth.score}, fair is {worth.fair:.3f}: {worth.verdict}")
    return 0
