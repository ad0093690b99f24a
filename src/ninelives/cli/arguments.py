"""Arguments that several commands share, and output for programs."""

import argparse
import json
import os
from collections.abc import Mapping

from ninelives.core.catalogs import choose_language, languages
from ninelives.core.errors import BadOption, NineLivesError
from ninelives.core.game import AnyGame
from ninelives.core.language import ENGLISH
from ninelives.core.options import Options
from ninelives.core.registry import find_game

type Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


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


def share(word: str) -> float:
    return number(word, 1, "share")


def add_match(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", type=positive, help="number of players (default: 4 where the game allows it)")
    parser.add_argument("--preset", help="a named set of options")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="one option; may be repeated"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", metavar="LANGUAGE", help="of what is said, such as de (default: the environment's where known, or en)"
    )


def language_here() -> str:
    """Return the language of the environment, or English where there is no catalogue for it."""
    locale = next((os.environ[name] for name in LOCALE if os.environ.get(name)), ENGLISH)  # de, or de_AT.UTF-8
    return choose_language(locale.partition("_")[0])


def check_language(language: str) -> None:
    if language not in languages():
        raise NineLivesError(
            "There is no language {language!r}. Languages: {known}.", language=language, known=", ".join(languages())
        )


def game_and_options(options: argparse.Namespace) -> tuple[AnyGame, Options]:
    game = find_game(options.game)
    if options.seats is None:
        options.seats = game.usual_seats()
    return game, game.choose(options.preset, dict(answers_in(options.option, "--option")))


def answers_in(pairs: list[str], flag: str) -> list[tuple[str, str]]:
    """Return what was given with a flag as options and their words."""
    answers = []
    for pair in pairs:
        name, equals, word = pair.partition("=")
        if not equals:
            raise BadOption("{flag} takes NAME=VALUE, not {pair!r}.", flag=flag, pair=pair)
        answers.append((name, word))
    return answers


def print_facts(facts: Mapping[str, object], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(facts))
        return
    for name, value in facts.items():
        if isinstance(value, dict):
            print(f"{name}:")
            width = max([32, *map(len, value)])
            for inner, fact in value.items():
                print(f"  {inner:<{width}} {fact}")
        else:
            print(f"{name:<12} {value}")
