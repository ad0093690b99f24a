"""Text that fits on a line of a record."""

from typing import Final

JOINERS: Final = str.maketrans("", "", "\u200c\u200d")  # invisible, but part of some names and emoji


def tidy(text: str) -> str:
    """Return a text as one line, with single spaces between words."""
    return " ".join(text.split())


def is_clean(text: str) -> bool:
    """Return whether a text can be written and read back unchanged: one printable line, no extra spaces, not empty."""
    return bool(text) and text.translate(JOINERS).isprintable() and text == tidy(text)
