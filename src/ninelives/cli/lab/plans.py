"""ninelives lab plan, run, resume."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ninelives.cli.arguments import Commands, add_json, answers_in, positive, print_facts, share
from ninelives.core.errors import BadOption

if TYPE_CHECKING:
    from ninelives.lab.plan.cells import Aim, LabPlan

ALL: Final = "1/1"


def _add_plan(commands: Commands) -> None:
    parser = commands.add_parser("plan", help="say which cells a plan has, and what they cost on this machine")
    _add_cells(parser)
    add_jobs(parser)
    add_json(parser)
    parser.set_defaults(run=_plan)


def _add_run(commands: Commands) -> None:
    parser = commands.add_parser("run", help="play a plan")
    _add_cells(parser)
    parser.add_argument("--to", metavar="DIR", required=True, help="folder for the data")
    add_runner(parser)
    _add_share(parser)
    parser.set_defaults(run=_run)


def _add_resume(commands: Commands) -> None:
    parser = commands.add_parser("resume", help="play what is missing of a plan")
    parser.add_argument("folder", metavar="DIR", help="folder of the data")
    add_runner(parser)
    _add_share(parser)
    parser.set_defaults(run=_resume)


PLAN_COMMANDS = (_add_plan, _add_run, _add_resume)


def _add_cells(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("plan", metavar="FILE.toml|GAME", help="a plan, or a game with the flags below")
    parser.add_argument("--preset", action="append", metavar="NAME", help="may be repeated, as all of these")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="one option; all values given are played"
    )
    parser.add_argument("--seats", action="append", type=positive, metavar="N", help="number of players")
    parser.add_argument("--bots", action="append", metavar="BOT", help='LEVEL, LEVEL/TEMPER, or "BOT among BOT"')
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--matches", type=positive, metavar="N", help="in each cell (default: 1000)")
    size.add_argument("--within", type=share, metavar="X", help="as many as make shares known to ± X, such as 0.02")
    parser.add_argument("--until", metavar="MEASURE=X", help="end early if the measure is known to ± X by then")
    parser.add_argument("--seed", type=int, metavar="N", help="of all randomness (default: 0)")
    parser.add_argument("--batch", type=positive, metavar="N", help="matches in a batch (default: by their number)")
    parser.add_argument("--study", type=positive, metavar="N", help="keep decisions of every Nth match (default: 10)")


def add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count(), metavar="N", help="number of processes (default: all cores)"
    )


def add_runner(parser: argparse.ArgumentParser) -> None:
    add_jobs(parser)
    parser.add_argument(
        "--on", type=_where, default="processes", metavar="WHERE", help="processes, ray or ray://ADDRESS (docs/lab.md)"
    )


def _where(word: str) -> str:
    if word not in {"processes", "ray"} and not word.startswith("ray://"):
        raise argparse.ArgumentTypeError(f"{word!r} should be processes, ray or ray://ADDRESS")
    return word


def _add_share(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--share", default=ALL, metavar="N/M", help="play the Nth of M shares, here 1/1 for all")


def plan_asked(options: argparse.Namespace) -> "LabPlan":
    """Return the plan of a file or of flags."""
    from ninelives.lab.plan.reading import plan_of, read_plan  # noqa: PLC0415 - imported only by these commands

    sizes = {name: getattr(options, name) for name in ("matches", "within", "until", "seed", "batch", "study")}
    given = {name: value for name, value in sizes.items() if value is not None}
    cells = {"presets": options.preset, "seats": options.seats, "bots": options.bots, "options": _answers(options)}
    named = {name: value for name, value in cells.items() if value is not None}
    if not options.plan.endswith(".toml"):
        return plan_of({**given, "cells": [{"game": options.plan, **named}]})
    if named or given:
        raise BadOption("A plan in a file takes no flags: write them into the file.")
    return read_plan(Path(options.plan))


def _answers(options: argparse.Namespace) -> list[dict[str, str]] | None:
    from ninelives.lab.plan.reading import answer_combinations  # noqa: PLC0415 - as above

    return answer_combinations(answers_in(options.option, "--option")) if options.option else None


def _check(plan: "LabPlan") -> None:
    """Raise if a plan asks for what there is not, before an hour of play."""
    from ninelives.lab.measures.figures import measure_named  # noqa: PLC0415 - as above
    from ninelives.lab.restrict import check_nevers  # noqa: PLC0415 - as above

    check_nevers(plan)
    if plan.until is not None:
        measure_named(plan.until.measure)


def _plan(options: argparse.Namespace) -> int:
    from ninelives.lab.run.cost import costs, in_words  # noqa: PLC0415 - as above

    plan = plan_asked(options)
    _check(plan)
    found, matches = list(costs(plan)), plan.matches * len(plan.cells)
    seconds = sum([cost.seconds for cost in found])
    cells = {str(cost.cell): cost.seconds for cost in found}
    words = {f"{nth} {cost.cell}": in_words(cost.seconds) for nth, cost in enumerate(found)}
    facts: dict[str, object] = {
        "cells": cells if options.json else words,
        "matches": matches if options.json or plan.until is None else f"{matches} at most",
        "one core": seconds if options.json else in_words(seconds),
        "here": seconds / options.jobs if options.json else f"about {in_words(seconds / options.jobs)}",
    }
    print_facts(facts, as_json=options.json)
    return 0


def _run(options: argparse.Namespace) -> int:
    from ninelives.lab.data.folder import prepare  # noqa: PLC0415 - as above
    from ninelives.lab.needs import import_extra  # noqa: PLC0415 - as above

    import_extra("pyarrow")  # say so before an hour of play
    plan = plan_asked(options)
    _check(plan)
    _check_runner(plan, options)
    prepare(Path(options.to), plan)
    return _go_on(Path(options.to), options)


def _check_runner(plan: "LabPlan", options: argparse.Namespace) -> None:
    """Raise if a plan cannot be played so, before there is a folder for it."""
    from ninelives.lab.needs import import_extra  # noqa: PLC0415 - as above
    from ninelives.lab.run.coordinator import read_share  # noqa: PLC0415 - as above

    read_share(options.share)
    if options.on != "processes":
        import_extra("ray", "lab-ray")
    if plan.until is not None and options.share != ALL:
        raise BadOption("Who plays until a measure is known has to see all matches: leave out --share.")


def _resume(options: argparse.Namespace) -> int:
    return _go_on(Path(options.folder), options)


def _go_on(folder: Path, options: argparse.Namespace) -> int:
    from ninelives.lab.data.folder import plan_in  # noqa: PLC0415 - as above
    from ninelives.lab.run.coordinator import go_on, read_share  # noqa: PLC0415 - as above
    from ninelives.lab.run.runners import runner_with  # noqa: PLC0415 - as above

    plan = plan_in(folder)
    _check_runner(plan, options)
    try:
        if plan.until is not None:
            return _look(folder, plan, plan.until, options)
        played = go_on(folder, runner_with(options.jobs, options.on), read_share(options.share).of(plan))
    except KeyboardInterrupt:
        print(f"\nGo on later with: ninelives lab resume {folder}", file=sys.stderr)
        raise
    what = "All" if options.share == ALL else f"All of share {options.share}"
    print(f"{what} is played, {played} matches of it now. {_where_it_is(folder)}")
    return 0


def _where_it_is(folder: Path) -> str:
    return f"Ask: ninelives lab measure {folder}, or: ninelives lab report {folder}"


def _look(folder: Path, plan: "LabPlan", aim: "Aim", options: argparse.Namespace) -> int:
    """Play until the aim is met, and say at each look how near it is."""
    from ninelives.lab.looks import until_known  # noqa: PLC0415 - as above
    from ninelives.lab.run.runners import runner_with  # noqa: PLC0415 - as above

    for reach in until_known(folder, plan, aim, runner_with(options.jobs, options.on)):
        print(f"{aim.measure} is known to ± {reach:.3g} or better in every cell; ± {aim.within:.3g} is wanted")
        met = reach <= aim.within
    end = "That is enough." if met else "All is played. To know more, plan more matches, in another folder."
    print(f"{end} {_where_it_is(folder)}")
    return 0
