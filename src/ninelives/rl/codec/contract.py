"""What a codec is: a bijection of moves and integers, and a view as a flat array, for given options and seats.

All is told as the seat sees it: seat 0 of an observation is the viewer, seat 1 the next to its left. So one policy
serves every seat.
"""

from array import array
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, final

from ninelives.core.errors import BrokenGame
from ninelives.core.game import AnyGame, Moves, Seat
from ninelives.core.options import Options
from ninelives.core.registry import load_entry_point
from ninelives.core.value import Value

GROUP: Final = "ninelives.rl.codec"
STILL: Final = 0  # the number of making no move, for a seat that nobody waits for
CELL: Final = "h"  # an observation's type code: 16 bits, signed

type Cells = array[int]
# what each seat has won, in a state that ends an episode; never one in which a seat is awaited
type Payoff = Callable[[Any], tuple[float, ...] | None]


@final
class Field(Value):
    """A part of an observation: its name, its number of cells, the largest value of a cell, and what it says."""

    __match_args__ = ("name", "size", "top", "about")

    def __init__(self, name: str, size: int, top: int, about: str) -> None:
        self.name: Final[str] = name
        self.size: Final[int] = size
        self.top: Final[int] = top
        self.about: Final[str] = about


@final
class Layout(Value):
    """The fields of an observation, in order, and where each starts."""

    __match_args__ = ("fields",)

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields: Final[tuple[Field, ...]] = fields
        self.starts: Final[dict[str, int]] = {}
        size = 0
        for field in fields:
            self.starts[field.name] = size
            size += field.size
        self.size: Final[int] = size

    def blank(self) -> Cells:
        """Return an observation of zeros."""
        return array(CELL, bytes(2 * self.size))

    def tops(self) -> list[int]:
        """Return the largest value of each cell: an observation divided by them lies between 0 and 1."""
        return [top for field in self.fields for top in [field.top] * field.size]


class Codec[Move, View](Protocol):
    """Numbers for a game's moves and views, for given options and seats. STILL is the number of no move."""

    @property
    def size(self) -> int:
        """How many numbers there are, STILL included."""

    @property
    def layout(self) -> Layout:
        """The parts of an observation, by name, with their sizes and largest values."""

    @property
    def unasked(self) -> bool:
        """Whether a seat may ever move without being awaited."""

    @property
    def payoffs(self) -> Mapping[str, Payoff]:
        """Ends of an episode that come before the end of a match, by name; what all seats win sums to 0."""

    def number(self, move: Move, seat: Seat, /) -> int:
        """Return the number of a move that this seat makes."""

    def move(self, number: int, seat: Seat, /) -> Move:
        """Return the move with this number, made by this seat."""

    def mask(self, moves: Moves[Move], seat: Seat, /) -> int:
        """Return the numbers of these legal moves as a set: bit n is set if n is legal."""

    def observation(self, view: View, /) -> Cells:
        """Return what a seat sees, by the layout."""


def require_seat(seat: Seat | None) -> Seat:
    """Return the seat that an observation is told to; watchers have none."""
    if seat is None:
        raise ValueError("an observation is what a seat sees: a watcher has none.")
    return seat


def check_move_number(number: int) -> int:
    """Return the number of a move, or raise ValueError: as an index, -1 would be the last move."""
    if number <= STILL:
        raise ValueError(f"{number} is the number of no move.")
    return number


def codec_of(game: AnyGame, options: Options, seats: int) -> Codec[Any, Any]:
    """Return the codec that is announced for this game by the entry point group `ninelives.rl.codec`."""
    maker: type | None = load_entry_point(GROUP, game.key, type, "its codec")
    if maker is None:
        raise BrokenGame(game.key, f"no codec is announced for it in {GROUP}")
    codec: Codec[Any, Any] = maker(options, seats)
    return codec
