"""ninelives lab show, query."""

import argparse
import json
from pathlib import Path

from ninelives.cli.arguments import Commands, add_json


def _add_show(commands: Commands) -> None:
    parser = commands.add_parser("show", help="print the record of a row's match, played again and verified")
    parser.add_argument("folder", metavar="DIR")
    parser.add_argument("row", metavar="CELL/MATCH[/MOVE]")
    parser.set_defaults(run=_show)


def _add_query(commands: Commands) -> None:
    parser = commands.add_parser("query", help="ask the tables a question in SQL")
    parser.add_argument("folder", metavar="DIR")
    parser.add_argument("question", metavar="SELECT")
    add_json(parser)
    parser.set_defaults(run=_query)


QUESTION_COMMANDS = (_add_show, _add_query)


def _show(options: argparse.Namespace) -> int:
    from ninelives.lab.run.show import read_row, shown  # noqa: PLC0415 - imported only by this command

    print(shown(Path(options.folder), read_row(options.row)), end="")
    return 0


def _query(options: argparse.Namespace) -> int:
    from ninelives.lab.data.query import Tables  # noqa: PLC0415 - as above

    answer = Tables(Path(options.folder)).ask(options.question)
    if options.json:
        print(json.dumps([dict(zip(answer.columns, row, strict=True)) for row in answer.rows], default=str))
        return 0
    lines = [answer.columns, *[tuple([_word(value) for value in row]) for row in answer.rows]]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join([word.ljust(width) for word, width in zip(line, widths, strict=True)]).rstrip())
    return 0


def _word(value: object) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)
