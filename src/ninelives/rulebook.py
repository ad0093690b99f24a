"""A game's RULES.md, as a whole, by section or by ruling; and in other languages, where it was translated."""

import re
from functools import lru_cache
from importlib.resources import files

from ninelives.core.errors import NineLivesError
from ninelives.core.game import AnyGame
from ninelives.core.language import ENGLISH, gettext
from ninelives.core.line import tidy
from ninelives.core.speech import join_words


def rulebook(game: AnyGame, language: str = ENGLISH) -> str:
    """Return the rule book in this language, such as `de`, or in English where there is no translation."""
    try:
        folder = files(game.package)
        translated = folder.joinpath(f"RULES.{language}.md")
        known = is_language(language) and translated.is_file()
        return (translated if known else folder.joinpath("RULES.md")).read_text(encoding="utf-8")
    except (OSError, ModuleNotFoundError) as fault:
        raise NineLivesError(
            "{title} came without its rule book: {package} holds no RULES.md.", title=game.title, package=game.package
        ) from fault


def section(game: AnyGame, title: str, language: str = ENGLISH) -> str:
    """Return one section as plain text, one line per paragraph, without its heading; empty where there is none.

    The title is the English one: a translation has the same sections in the same order.
    """
    titles = [part.partition("\n")[0] for part in _sections(rulebook(game))]
    texts = [part.partition("\n")[2] for part in _sections(rulebook(game, language))]
    text = dict(zip(titles, texts, strict=False)).get(title, "")
    paragraphs = text.strip().replace("`", "").split("\n\n")
    return "\n\n".join([tidy(paragraph) for paragraph in paragraphs])


def _sections(text: str) -> list[str]:
    """Return the sections, each with its title as its first line."""
    return f"\n{text}".split("\n## ")[1:]


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


def find_ruling(game: AnyGame, number: str, language: str = ENGLISH) -> str:
    known = rulings(game, language)
    wanted = number.upper()
    if not known:
        raise NineLivesError(
            "There is no ruling {number}. {title} has no numbered rulings.", number=number, title=game.title
        )
    if wanted not in known:
        raise NineLivesError(
            "There is no ruling {number}. {title} has {ranges}.",
            number=number,
            title=game.title,
            ranges=join_words(_ranges(known)),
        )
    return f"{wanted}: {known[wanted]}"


def look_up(game: AnyGame, words: str, language: str = ENGLISH) -> list[str]:
    """Return a ruling by its number, or every ruling, paragraph and row in which all these words occur."""
    if words.upper() in rulings(game, language) or _looks_like_a_number(words):
        return [find_ruling(game, words, language)]
    parts = _parts(rulebook(game, language))
    begun = [part for part in parts if _begin_with_all(part, words)]
    found = begun or [part for part in parts if _has_all(part, words)]
    if not found:
        raise NineLivesError(
            "Nothing in the rules of {title} has {words!r}. Try fewer words.", title=game.title, words=words
        )
    return found


def _looks_like_a_number(words: str) -> bool:
    return words[:1].isalpha() and words[1:].isdecimal()


def _begin_with_all(part: str, words: str) -> bool:
    """Return whether some word begins with each of these: `tie` is in `tied` and not in `kitties`."""
    said = part.lower()
    return all(re.search(rf"\b{re.escape(word)}", said) for word in words.lower().split())


def _has_all(part: str, words: str) -> bool:
    said = part.lower()
    return all(word in said for word in words.lower().split())


def _parts(text: str) -> list[str]:
    """Return what can be found, as plain text: each ruling, point of a list, row of a table and paragraph."""
    parts: list[str] = []
    for paragraph in _without_drawings(text).replace("`", "").replace("**", "").split("\n\n"):
        lines = [line for line in paragraph.splitlines() if not line.startswith(("#", "---", "|--"))]
        parts += [_row(line) for line in lines] if lines[:1] and lines[0].startswith("|") else _points(lines)
    return [part for part in parts if part]


def _without_drawings(text: str) -> str:
    return "".join(text.split("```")[::2])


def _row(line: str) -> str:
    return " · ".join([tidy(cell) for cell in line.split("|") if tidy(cell) not in {"", "–"}])


def _points(lines: list[str]) -> list[str]:
    points = [""]
    for line in lines:
        if line.startswith(("- ", "1. ", "2. ", "3. ", "4. ")):
            points.append("")
        points[-1] += f" {line.removeprefix('- ')}"
    return [tidy(point) for point in points]


def _ranges(known: dict[str, str]) -> list[str]:
    """Return the ranges of numbers, such as "A1 to A5" and "K1 to K39"."""
    letters = dict.fromkeys([number[0] for number in known])
    ends = [[number for number in known if number[0] == letter] for letter in letters]
    return [gettext("{first} to {last}", first=numbers[0], last=numbers[-1]) for numbers in ends]
