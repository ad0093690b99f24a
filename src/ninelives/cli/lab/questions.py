"""ninelives lab show, query, measure, report."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from ninelives.cli.arguments import Commands, add_json


def _add_show(commands: Commands) -> None:
    parser = commands.add_parser("show", help="print the record of a row's match, played again and verified")
    parser.add_argument("folder", metavar="DIR", help="folder of the data")
    parser.add_argument("row", metavar="CELL/MATCH[/MOVE]", help="as rows are numbered: 0/17, 0/17/42")
    parser.set_defaults(run=_show)


def _add_query(commands: Commands) -> None:
    parser = commands.add_parser("query", help="ask the tables a question in SQL")
    parser.add_argument("folder", metavar="DIR", help="folder of the data")
    parser.add_argument("question", metavar="SELECT", help="such as: select count(*) from matches")
    add_json(parser)
    parser.set_defaults(run=_query)


def _add_measure(commands: Commands) -> None:
    parser = commands.add_parser("measure", help="print measures of every cell, with intervals")
    parser.add_argument("folder", metavar="DIR", help="folder of the data")
    parser.add_argument("keys", nargs="*", metavar="MEASURE", help="which, such as order or moves (default: all)")
    add_json(parser)
    parser.set_defaults(run=_measure)


def _add_report(commands: Commands) -> None:
    parser = commands.add_parser("report", help="write a page about the data")
    parser.add_argument("folder", metavar="DIR", help="folder of the data")
    parser.add_argument("--to", metavar="FILE", default="report.html", help="(default: %(default)s)")
    parser.set_defaults(run=_report)


QUESTION_COMMANDS = (_add_show, _add_query, _add_measure, _add_report)


def _show(options: argparse.Namespace) -> int:
    from ninelives.lab.run.show import read_row, render_row  # noqa: PLC0415 - imported only by this command

    print(render_row(Path(options.folder), read_row(options.row)), end="")
    return 0


def _query(options: argparse.Namespace) -> int:
    from ninelives.lab.data.query import Tables  # noqa: PLC0415 - as above

    answer = Tables(Path(options.folder)).ask(options.question)
    if options.json:
        print(json.dumps([dict(zip(answer.columns, row, strict=True)) for row in answer.rows], default=str))
        return 0
    _print_rows([answer.columns, *[tuple([_word(value) for value in row]) for row in answer.rows]])
    return 0


def _print_rows(rows: Sequence[tuple[str, ...]]) -> None:
    """Print words in columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join([word.ljust(width) for word, width in zip(row, widths, strict=True)]).rstrip())


def _word(value: object) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def _measure(options: argparse.Namespace) -> int:
    from ninelives.lab.data.folder import count_missing_matches, plan_in  # noqa: PLC0415 - as above
    from ninelives.lab.data.query import Tables  # noqa: PLC0415 - as above
    from ninelives.lab.measures.catalog import MEASURES  # noqa: PLC0415 - as above
    from ninelives.lab.measures.figures import figures, measure_named  # noqa: PLC0415 - as above

    folder = Path(options.folder)
    plan, tables = plan_in(folder), Tables(folder)
    for key in options.keys or MEASURES:
        found = figures(tables, key, plan.looks)
        if options.json:
            rows = [{"cell": f.cell, "what": f.what, "value": f.value.plain(), "units": f.units} for f in found]
            print(json.dumps({"measure": key, "figures": rows}))
        elif found:
            print(f"{measure_named(key).question} ({measure_named(key).unit})")
            _print_rows([(f"  {plan.cells[f.cell]}", f.what, str(f.value), f"{f.units} deals") for f in found])
    left = count_missing_matches(folder, plan)
    if left:
        again = "the same command" if plan.looks > 1 and plan.until is None else f"ninelives lab resume {folder}"
        print(f"{left} matches are still missing. Play them with: {again}", file=sys.stderr)
    return 0


def _report(options: argparse.Namespace) -> int:
    from ninelives.lab.report.page import page  # noqa: PLC0415 - as above

    written = page(Path(options.folder))
    Path(options.to).write_text(written, encoding="utf-8")
    print(f"{options.to}: {len(written.encode()) // 1000} kB. Open it in a browser; it needs no network.")
    return 0
