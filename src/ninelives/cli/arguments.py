"""What several commands ask for, and how they answer programs."""

import argparse
import json
from collections.abc import Mapping

from ninelives.core.errors import BadOption
from ninelives.core.game import AnyGame
from ninelives.core.options import Options
from ninelives.core.registry import load

type Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse names it no other way


def positive(word: str) -> int:
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"{word!r} should be a whole number from 1 up")
    return int(word)


def number(word: str, most: int, what: str) -> float:
    """Read a number from 0 to the most."""
    try:
        found = float(word)
    except ValueError:
        found = -1.0
    if not 0 <= found <= most:
        raise argparse.ArgumentTypeError(f"{word!r} should be a {what} from 0 to {most}")
    return found


def add_match(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", type=positive, help="how many play; 4 where the game allows it")
    parser.add_argument("--preset", help="a set of options by name")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="one option; repeat at will"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print for programs")


def chosen(options: argparse.Namespace) -> tuple[AnyGame, Options]:
    game = load(options.game)
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
