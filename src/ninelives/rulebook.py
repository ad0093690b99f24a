"""A game's RULES.md, as a whole, by section or by ruling; and in other languages, where it was translated."""

from functools import lru_cache
from importlib.resources import files
from typing import Final

from ninelives.core.errors import NineLivesError
from ninelives.core.game import AnyGame
from ninelives.core.line import tidy

ENGLISH: Final = "en"


def rulebook(game: AnyGame, language: str = ENGLISH) -> str:
    """Return the rule book in this language, such as `de`, or in English where there is no translation."""
    try:
        folder = files(game.package)
        translated = folder.joinpath(f"RULES.{language}.md")
        known = is_language(language) and translated.is_file()
        return (translated if known else folder.joinpath("RULES.md")).read_text(encoding="utf-8")
    except (OSError, ModuleNotFoundError) as fault:
        raise NineLivesError(f"{game.title} came without its rule book: {game.package} holds no RULES.md.") from fault


def section(game: AnyGame, title: str) -> str:
    """Return one section as plain text, one line per paragraph, without its heading; empty where there is none."""
    _, _, rest = rulebook(game).partition(f"## {title}\n")
    paragraphs = rest.partition("\n## ")[0].strip().replace("`", "").split("\n\n")
    return "\n\n".join([tidy(paragraph) for paragraph in paragraphs])


def is_language(word: str) -> bool:
    """Return whether a word could name a language: two lower-case letters, so no path to another folder."""
    return len(word) == len(ENGLISH) and word.isascii() and word.isalpha() and word.islower()


def rulings(game: AnyGame, language: str = ENGLISH) -> dict[str, str]:
    """Return the text of every ruling by its number: lines that start with a dash and the number in bold."""
    return _rulings_in(rulebook(game, language))


@lru_cache(maxsize=16)
def _rulings_in(text: str) -> dict[str, str]:
    found = {}
    for line in text.splitlines():
        if line.startswith("- **"):
            number, _, text = line.removeprefix("- **").partition("**")
            found[number] = text.strip().replace("`", "")
    return found


def ruling(game: AnyGame, number: str) -> str:
    known = rulings(game)
    wanted = number.upper()
    if wanted not in known:
        raise NineLivesError(f"There is no ruling {number}. {game.title} has {_ranges(known)}.")
    return f"{wanted}: {known[wanted]}"


def _ranges(known: dict[str, str]) -> str:
    """Return the ranges of numbers, as in "A1 to A5 and K1 to K39"."""
    letters = dict.fromkeys([number[0] for number in known])
    ends = [[number for number in known if number[0] == letter] for letter in letters]
    return " and ".join([f"{numbers[0]} to {numbers[-1]}" for numbers in ends]) or "no numbered rulings"
