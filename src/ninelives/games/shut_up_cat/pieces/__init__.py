"""The ring, the tiles and the dice. Every number from the box that the rules use is defined here.

A place is an int from 0, clockwise round the ring; a set of places is an int with a bit for each. A die is the number
it shows. The cards are in `pieces.distractions`.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, final

from ninelives.core.cards import bits_of
from ninelives.core.value import Value

type Place = int
type Bits = int  # a set of places
type Die = int
type Dice = tuple[Die, ...]  # always sorted
type Pillow = int  # a set of numbers: bit 1 to bit 6
type Tile = Literal["z", "m"]

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
MOST_WINKS: Final = 500  # the highest target
ROUNDS: Final = 40  # after which the match ends (S24)


@final
class Ring(Value):
    """The numbers by place, and how many tiles lie on one space."""

    __match_args__ = ("numbers", "width")

    def __init__(self, numbers: tuple[int, ...], width: int) -> None:
        self.numbers: Final[tuple[int, ...]] = numbers
        self.width: Final[int] = width

    def is_short(self, arc: "Arc") -> bool:
        """Return whether an arc stops at the first number that it can, seen from one of its ends (S2)."""
        clockwise = [self.numbers[place] for place in arc.places]
        return not _passes(clockwise, self.width) or not _passes(clockwise[::-1], self.width)


def _passes(numbers: list[int], width: int) -> bool:
    """Return whether the last number of a way stands earlier on it, too."""
    return numbers[-1] in numbers[: len(numbers) - width]


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
