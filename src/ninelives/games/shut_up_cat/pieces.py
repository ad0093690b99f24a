"""The ring, the tiles, the dice and the cards. Every number from the box that the rules use is defined here.

A place is an int from 0, clockwise round the ring; a set of places is an int with a bit for each. A die is the number
it shows, a card is an int into the tables below.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, final

from ninelives.core.cards import Card, Counts, bits_of
from ninelives.core.value import Value

type Place = int
type Bits = int  # a set of places
type Die = int
type Dice = tuple[Die, ...]  # always sorted
type Pillow = int  # a set of numbers: bit 1 to bit 6
type Tile = Literal["z", "m"]
type Code = Literal["laser", "wand", "yarn", "box", "catnip", "tuna", "bag", "milk", "cucumber"]  # a card

PLACES: Final = 12
LETTERS: Final = "abcdefghijkl"
PLACE_OF: Final[dict[str, Place]] = {letter: place for place, letter in enumerate(LETTERS)}
ALL: Final[Bits] = (1 << PLACES) - 1
MEOWS: Final = 4
MEOW: Final = "m"
ZED: Final = "z"

FACES: Final = range(1, 7)
DICE: Final = 8
GATHERED: Final = 3  # the dice of a turn
SEVEN: Final = 7  # the sum of two dice to settle, and of opposite faces

START_WINKS: Final = 10
START_MULTIPLIER: Final = 1
MOST_MULTIPLIER: Final = 3
CHASE_PRICE: Final = 5
MOST_SEATS: Final = 4
SHORT: Final = 6  # tiles in the longest arc with `arcs` short


@final
class Ring(Value):
    """The numbers by place, and how many tiles lie on one space."""

    __match_args__ = ("numbers", "width")

    def __init__(self, numbers: tuple[int, ...], width: int) -> None:
        self.numbers: Final[tuple[int, ...]] = numbers
        self.width: Final[int] = width


# The rule sheet does not show the board: these are guesses (S2), and a host may choose.
RINGS: Final[dict[str, Ring]] = {
    "twice": Ring((1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6), 1),
    "pairs": Ring((1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6), 2),
    "twelve": Ring((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), 1),
}


def on_pillow(pillow: Pillow) -> Dice:
    return tuple([die for die in FACES if pillow >> die & 1])


@lru_cache(maxsize=1 << PLACES)
def places_in(bits: Bits) -> tuple[Place, ...]:
    return tuple([place for place in range(PLACES) if bits >> place & 1])


@final
class Arc(Value):
    """The places from one to another, clockwise."""

    __match_args__ = ("first", "last")

    def __init__(self, first: Place, last: Place) -> None:
        self.first: Final[Place] = first
        self.last: Final[Place] = last
        self.length: Final[int] = (last - first) % PLACES + 1
        self.places: Final[tuple[Place, ...]] = tuple([(first + step) % PLACES for step in range(self.length)])
        self.bits: Final[Bits] = bits_of(self.places)


# by first place, then by last
ARCS: Final[tuple[tuple[Arc, ...], ...]] = tuple(
    [tuple([Arc(first, last) for last in range(PLACES)]) for first in range(PLACES)]
)


def faces(tiles: Bits, places: Iterable[Place]) -> str:
    """Return the tiles on these places as letters."""
    return "".join([MEOW if tiles >> place & 1 else ZED for place in places])


@lru_cache(maxsize=1 << PLACES)
def tiles_from(first: Place, letters: str) -> Bits:
    """Return the places of the MEOWs of tiles laid clockwise from a place."""
    return bits_of([(first + step) % PLACES for step, letter in enumerate(letters) if letter == MEOW])


LASER: Final = 0
WAND: Final = 1
YARN: Final = 2
BOX: Final = 3
CATNIP: Final = 4
TUNA: Final = 5
BAG: Final = 6
MILK: Final = 7
CUCUMBER: Final = 8
KINDS: Final = 9

CODES: Final[tuple[Code, ...]] = ("laser", "wand", "yarn", "box", "catnip", "tuna", "bag", "milk", "cucumber")
NAMES: Final[tuple[str, ...]] = (
    "Laser Pointer",
    "Feather Wand",
    "Ball of Yarn",
    "Cardboard Box",
    "Catnip",
    "Tin of Tuna",
    "Paper Bag",
    "Warm Milk",
    "Cucumber",
)
CARD_OF: Final[dict[str, Card]] = {code: card for card, code in enumerate(CODES)}

# The rule sheet says only that there are 23 cards: names, effects and counts are ours (S13). A host may choose other
# counts.
HOUSE: Final[dict[str, int]] = {
    "laser": 4,
    "wand": 3,
    "yarn": 3,
    "box": 2,
    "catnip": 3,
    "tuna": 2,
    "bag": 2,
    "milk": 2,
    "cucumber": 2,
}
MOST_COPIES: Final = 4  # of each card in a custom deck


def counts(deck: dict[str, int]) -> Counts:
    return tuple([deck.get(code, 0) for code in CODES])
