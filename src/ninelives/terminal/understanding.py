"""What a typed line means, when it is not written as the game writes its moves."""

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

from ninelives.core.errors import Misread
from ninelives.core.game import AnyGame

FILLERS: Final = frozenset({"a", "an", "and", "for", "i", "it", "me", "my", "of", "on", "please", "the", "to", "with"})
NUMBERS: Final = {
    "one": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "10",
}


def readings(line: str, names: Sequence[str]) -> list[str]:
    """Return the line, also without what people say around a move, and both with seats for names: `fish mochi red`."""
    seats = {name.lower(): str(seat) for seat, name in enumerate(names)}
    numbered = " ".join([seats.get(word.lower(), word) for word in line.split()])
    return list(dict.fromkeys([line, _plainly(line), numbered, _plainly(numbered)]))


def _plainly(line: str) -> str:
    return " ".join([NUMBERS.get(word, word) for word in _words(line) if word not in FILLERS])


def read_first(game: AnyGame, said: Sequence[str]) -> Any:  # noqa: ANN401 - a move of any game
    """Return the move of the first reading that is one."""
    for reading in said[:-1]:
        with suppress(Misread):
            return game.read(reading)
    return game.read(said[-1])


def fitting(line: str, moves: Iterable[str]) -> list[str]:
    """Return the moves in which all the words of the line occur: `settle`, where only one pair makes seven."""
    said = Counter(_words(line))
    return [move for move in moves if said <= Counter(_words(move))] if said else []


def _words(text: str) -> list[str]:
    spaced = "".join([letter if letter.isalnum() else " " for letter in text.lower()])
    return spaced.split()
