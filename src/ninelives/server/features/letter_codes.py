"""Secrets that people copy by hand: groups of letters, read back however they were typed."""

from secrets import choice

from ninelives.hosting.people.lobby import LETTERS


def new_code(groups: tuple[int, ...]) -> str:
    """Return letters nobody can guess, in groups of these sizes."""
    return "-".join(["".join([choice(LETTERS) for _ in range(size)]) for size in groups])


def letters_in(code: str) -> str:
    """Return the letters of a code as somebody typed it."""
    return "".join([letter for letter in code.upper() if letter in LETTERS])
