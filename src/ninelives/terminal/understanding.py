"""What a typed line means, when it is not written as the game writes its moves."""

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from difflib import get_close_matches
from typing import Any, Final

from ninelives.core.errors import Misread
from ninelives.core.game import AnyGame

FILLERS: Final = frozenset(
    {"a", "about", "an", "and", "any", "card", "cards", "do", "does", "for", "from", "have", "i", "it", "me", "my"}
    | {"of", "on", "please", "say", "some", "the", "them", "then", "to", "with", "you"}
)
LONGEST_CODE: Final = 2  # letters: places of a ring, numbers
LIKE: Final = 0.75  # how alike a word and what it was meant to be are at least: fireflies and firefly, glases
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
    return list(dict.fromkeys([line, line.rstrip("!?"), _plainly(line), numbered, _plainly(numbered)]))


def _plainly(line: str) -> str:
    return " ".join([NUMBERS.get(word, word) for word in _words(line) if word not in FILLERS])


def read_first(game: AnyGame, said: Sequence[str]) -> Any:  # noqa: ANN401 - a move of any game
    """Return the move of the first reading that is one; if none is, say of the line itself why."""
    for reading in said:
        with suppress(Misread):
            return game.read(reading)
    return game.read(said[0])


def fitting(line: str, moves: Iterable[str]) -> list[str]:
    """Return the moves in which all the words of the line occur: `settle`, where only one pair makes seven."""
    written = {move: Counter(_words(move)) for move in moves}
    known = {word for words in written.values() for word in words}
    said = Counter([_meant(word, known) for word in _words(line)])
    return [move for move, words in written.items() if said <= words] if said else []


def shares_a_word(line: str, offer: str) -> bool:
    """Return whether a line speaks of what is offered: enough, where nothing else is."""
    return not set(_words(line)).isdisjoint(_words(offer))


def _meant(word: str, known: Iterable[str]) -> str:
    """Return the word that was meant; numbers and letters are meant as they are."""
    is_exact = len(word) <= LONGEST_CODE or any(letter.isdecimal() for letter in word)
    alike = [] if is_exact else get_close_matches(word, known, 1, LIKE)
    return alike[0] if alike else word


def _words(text: str) -> list[str]:
    joined = text.lower().replace("'", "").replace("\u2019", "")  # don't is one word
    joined = f" {joined}".replace(" -", " minus ")  # -3 is not 3
    spaced = "".join([letter if letter.isalnum() else " " for letter in joined])
    return spaced.split()
