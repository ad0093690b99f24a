"""What may stand on a line of a record."""

from typing import Final

JOINERS: Final = str.maketrans("", "", "\u200c\u200d")  # invisible, but part of many a name and of cats in a family


def tidy(text: str) -> str:
    """Put a text on one line, with single spaces between its words."""
    return " ".join(text.split())


def is_clean(text: str) -> bool:
    """Tell whether a text reads back as it was written: one line, printable, no stray spaces, not empty."""
    return bool(text) and text.translate(JOINERS).isprintable() and text == tidy(text)
