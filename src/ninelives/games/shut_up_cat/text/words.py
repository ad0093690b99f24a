"""Tiles and cards as people say them."""

from typing import Final

from ninelives.games.shut_up_cat.pieces import LETTERS, MEOW, Bits, places_in

EFFECTS: Final[tuple[str, ...]] = (
    "roll any of your dice again",
    "a die up or down by 1",
    "a die to its opposite face",
    "a die to any other face",
    "one MEOW does not count this turn",
    "look at two tiles in secret",
    "swap a die with one on the Pillow",
    "multiplier counts 1 higher this turn",
    "swap two tiles unseen",
)


def place_words(bits: Bits) -> str:
    return " ".join([LETTERS[place] for place in places_in(bits)])


def tile_name(letter: str) -> str:
    return "MEOW" if letter == MEOW else "Z"
