"""Places and tiles as people say them."""

from ninelives.games.shut_up_cat.pieces import LETTERS, MEOW, Bits, places_in


def place_words(bits: Bits) -> str:
    return " ".join([LETTERS[place] for place in places_in(bits)])


def tile_name(letter: str) -> str:
    return "MEOW" if letter == MEOW else "Z"
