"""The command line. Each command imports its own dependencies when it runs."""

import argparse
import io
import os
import sys
from collections.abc import Sequence

from ninelives.cli.arguments import check_language, language_here
from ninelives.cli.host import HOST_COMMANDS
from ninelives.cli.lab import LAB_COMMANDS
from ninelives.cli.server import SERVER_COMMANDS
from ninelives.cli.table import TABLE_COMMANDS
from ninelives.core.catalogs import languages, translations_of
from ninelives.core.errors import NineLivesError
from ninelives.core.language import ENGLISH, use_language
from ninelives.core.language import gettext as _
from ninelives.extras import MissingExtra


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    _print_what_can_be_printed()
    if options.lang is None:
        options.lang = language_here()
    spoken = options.lang if options.lang in languages() else language_here()
    with use_language(translations_of(spoken)):
        return _run(options)


def _run(options: argparse.Namespace) -> int:
    try:
        check_language(options.lang)
        status: int = options.run(options)
        sys.stdout.flush()
    except (NineLivesError, MissingExtra) as fault:
        print(fault, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\n{_('Stopped.')}", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader closed the pipe, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as fault:
        reason = ": ".join([str(part) for part in (fault.filename, fault.strerror) if part])
        print(_("The command failed: {reason}.", reason=reason), file=sys.stderr)
        return 2
    return status


def _print_what_can_be_printed() -> None:
    """Print a question mark for characters that the terminal cannot encode."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ninelives",
        description="Cat table games by one set of pure rules. An unofficial fan implementation.",
        epilog="Start here: ninelives play kitten-me",
    )
    parser.add_argument("--version", action=_Version)
    parser.set_defaults(lang=ENGLISH)  # of the commands that have no --lang
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for add in (*TABLE_COMMANDS, *SERVER_COMMANDS, *HOST_COMMANDS, *LAB_COMMANDS):
        add(commands)
    return parser


class _Version(argparse.Action):
    """Looks the version up on demand."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help="print the version and exit")

    def __call__(self, parser: argparse.ArgumentParser, *_rest: object) -> None:
        from importlib.metadata import version  # noqa: PLC0415 - slow to import

        print(f"ninelives {version('ninelives')}")
        parser.exit()
