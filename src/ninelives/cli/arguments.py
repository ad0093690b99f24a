"""Arguments that several commands share, and output for programs."""

import argparse
import json
from collections.abc import Mapping

from ninelives.core.errors import BadOption
from ninelives.core.game import AnyGame
from ninelives.core.options import Options
from ninelives.core.registry import find

type Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it


def positive(word: str) -> int:
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"{word!r} should be a whole number from 1 up")
    return int(word)


def number(word: str, most: int, what: str) -> float:
    """Parse a number from 0 to `most`."""
    try:
        found = float(word)
    except ValueError:
        found = -1.0
    if not 0 <= found <= most:
        raise argparse.ArgumentTypeError(f"{word!r} should be a {what} from 0 to {most}")
    return found


def add_match(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", type=positive, help="number of players (default: 4 where the game allows it)")
    parser.add_argument("--preset", help="a named set of options")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="one option; may be repeated"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def chosen(options: argparse.Namespace) -> tuple[AnyGame, Options]:
    game = find(options.game)
    if options.seats is None:
        options.seats = game.usual_seats()
    answers = {}
    for pair in options.option:
        name, equals, word = pair.partition("=")
        if not equals:
            raise BadOption(f"--option takes NAME=VALUE, not {pair!r}.")
        answers[name] = word
    return game, game.choose(options.preset, answers)


def print_facts(facts: Mapping[str, object], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(facts))
        return
    for name, value in facts.items():
        if isinstance(value, dict):
            print(f"{name}:")
            for inner, fact in value.items():
                print(f"  {inner:<32} {fact}")
        else:
            print(f"{name:<12} {value}")
