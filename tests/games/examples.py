"""The examples of the rule books: what is told there, and what is typed in the terminal to play it."""

import re

from ninelives.core.catalogs import languages
from ninelives.core.game import AnyGame
from ninelives.rulebook import rulebook

LANGUAGES = languages()
TERMINAL = re.compile(r"^## .*`ninelives`$", re.MULTILINE)


def in_the_terminal(text: str) -> str:
    """Return the section of a book that is for the terminal alone: its heading names the command, in any language."""
    ((_, start),) = [found.span() for found in TERMINAL.finditer(text)]
    return text[start:].partition("\n## ")[0]


def outside(text: str) -> str:
    """Return the book without that section."""
    (found,) = TERMINAL.finditer(text)
    return text.replace(found.group() + in_the_terminal(text), "")


def typed(game: AnyGame, nth: int, language: str) -> list[str]:
    """Return the moves of one example, line by line: the examples are the points of the terminal's section."""
    return re.findall(r"`([^`]+)`", points(in_the_terminal(rulebook(game, language)))[nth])


def points(text: str) -> list[str]:
    """Return the points of the lists, each on one line."""
    return [" ".join(point.split("\n\n")[0].split()) for point in re.split(r"^- ", text, flags=re.MULTILINE)[1:]]
