"""What a seat may see. A view has no field for tiles that lie face down or for another seat's cards."""

from functools import lru_cache
from typing import Final, final

from ninelives.core.cards import Hand
from ninelives.core.game import Seat, check_seat
from ninelives.core.value import Value
from ninelives.games.shut_up_cat.options import Setup
from ninelives.games.shut_up_cat.pieces import DICE, GATHERED, MEOW, PLACES, ZED, Bits, Dice, Tile, places_in
from ninelives.games.shut_up_cat.state import (
    Awake,
    Board,
    Gathering,
    Laying,
    Mind,
    Opening,
    Over,
    Phase,
    Playing,
    Returning,
    Rolling,
    State,
    Window,
)


@final
class Seen(Value):
    """The view from the first turn on: the board, the viewer's cards and how many the others hold.

    `meows` are the numbers of MEOWs in each group of the viewer's mind.
    """

    __match_args__ = ("seat", "setup", "first", "turn", "phase", "board", "hand", "sizes", "meows")

    def __init__(  # noqa: PLR0913 - a view is its fields
        self,
        seat: Seat | None,
        setup: Setup,
        first: Seat,
        turn: Seat,
        phase: Phase,
        board: Board,
        hand: Hand,
        sizes: tuple[int, ...],
        meows: tuple[int, ...],
    ) -> None:
        self.seat: Final[Seat | None] = seat
        self.setup: Final[Setup] = setup
        self.first: Final[Seat] = first
        self.turn: Final[Seat] = turn
        self.phase: Final[Phase] = phase
        self.board: Final[Board] = board
        self.hand: Final[Hand] = hand
        self.sizes: Final[tuple[int, ...]] = sizes
        self.meows: Final[tuple[int, ...]] = meows

    @property
    def mind(self) -> Mind:
        return self.board.minds[self.setup.seats if self.seat is None else self.seat]


@final
class Public(Value):
    """The view before the tiles are laid out, while nothing is hidden."""

    __match_args__ = ("seat", "state")

    def __init__(self, seat: Seat | None, state: Opening | Laying) -> None:
        self.seat: Final[Seat | None] = seat
        self.state: Final[Opening | Laying] = state


type View = Seen | Public


def view(state: State, seat: Seat | None) -> View:
    check_seat(seat, state.setup.seats)
    if not isinstance(state, Playing):
        return Public(seat, state)
    hand = () if seat is None else state.hands[seat]
    sizes = tuple([len(cards) for cards in state.hands])
    meows = _meows(state.board.minds[state.setup.seats if seat is None else seat], state.tiles)
    return Seen(seat, state.setup, state.first, state.turn, state.phase, state.board, hand, sizes, meows)


@lru_cache(maxsize=1 << 14)
def _meows(mind: Mind, tiles: Bits) -> tuple[int, ...]:
    return tuple([(group & tiles).bit_count() for group in mind])


def known_tiles(view: Seen) -> list[Tile | None]:
    """Return by place the tile that the viewer knows for certain: z, m or None."""
    known: list[Tile | None] = [None] * PLACES
    for nth, group in enumerate(view.mind):
        if view.meows[nth] in {0, group.bit_count()}:
            for place in places_in(group):
                known[place] = MEOW if view.meows[nth] else ZED
    return known


def face_up(view: Seen) -> list[Tile | None]:
    """Return by place the tile that lies face up: z, m or None."""
    phase = view.phase
    if not isinstance(phase, (Awake, Returning)):
        return [None] * PLACES
    return [tile if phase.arc.bits >> place & 1 else None for place, tile in enumerate(known_tiles(view))]


def remembers(view: Seen) -> bool:
    """Return whether this is a player's view and the option `memory` is on (S10)."""
    return view.setup.memory and view.seat is not None


def dice_before(phase: Phase) -> Dice:
    """Return the dice in front of the seat whose turn it is."""
    if isinstance(phase, Window):
        return phase.dice
    if isinstance(phase, Rolling):
        return phase.kept
    return () if isinstance(phase, (Gathering, Over)) else (phase.third,)


def in_pile(view: Seen) -> int:
    """Return the number of dice beside the board; during a turn the seat has three."""
    phase = view.phase
    out = 0 if isinstance(phase, (Gathering, Over)) else GATHERED - (phase.number if isinstance(phase, Rolling) else 0)
    return DICE - view.board.pillow.bit_count() - out


def in_stock(view: Seen) -> int:
    """Return the number of Distraction cards that are left to draw."""
    return sum(view.setup.deck) - sum(view.sizes) - sum(view.board.played)
