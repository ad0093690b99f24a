"""What a seat may see. While hands are hidden, a view has no field for another seat's hand."""

from typing import Final, final

from ninelives.core.cards import Hand
from ninelives.core.game import Seat, check_seat
from ninelives.core.value import Value
from ninelives.games.kitten_me.options import Setup
from ninelives.games.kitten_me.state import (
    NOBODY,
    Bidding,
    Bids,
    Called,
    Dealing,
    Drawing,
    Drew,
    Fished,
    Opening,
    Over,
    Played,
    Round,
    State,
    Trail,
)


@final
class Seen(Value):
    """The view while hands are hidden: the viewer's hand, and how many cards the others hold."""

    __match_args__ = ("seat", "setup", "round", "hand", "sizes", "trail", "dealt", "turn", "bids", "drawing")

    def __init__(  # noqa: PLR0913 - a view is its fields
        self,
        seat: Seat | None,
        setup: Setup,
        round_: Round,
        hand: Hand,
        sizes: tuple[int, ...],
        trail: Trail,
        dealt: int,
        turn: Seat,
        bids: Bids,
        drawing: bool,  # noqa: FBT001 - positional, as every Value
    ) -> None:
        self.seat: Final[Seat | None] = seat
        self.setup: Final[Setup] = setup
        self.round: Final[Round] = round_
        self.hand: Final[Hand] = hand
        self.sizes: Final[tuple[int, ...]] = sizes
        self.trail: Final[Trail] = trail
        self.dealt: Final[int] = dealt
        self.turn: Final[Seat] = turn
        self.bids: Final[Bids] = bids
        self.bid: Final = bids[-1][1] if bids else None
        self.bidder: Final[Seat] = bids[-1][0] if bids else NOBODY
        self.drawing: Final[bool] = drawing


@final
class Public(Value):
    """The view while nothing is hidden: before the deal, at the reveal, at the end."""

    __match_args__ = ("seat", "state")

    def __init__(self, seat: Seat | None, state: Opening | Dealing | Called | Over) -> None:
        self.seat: Final[Seat | None] = seat
        self.state: Final[Opening | Dealing | Called | Over] = state


type View = Seen | Public


def view(state: State, seat: Seat | None) -> View:
    if isinstance(state, Bidding):
        return _playing(state, seat, drawing=False)
    if isinstance(state, Drawing):
        return _playing(state.before, seat, drawing=True)
    check_seat(seat, state.setup.seats)
    return Public(seat, state)


def _playing(state: Bidding, seat: Seat | None, *, drawing: bool) -> Seen:
    check_seat(seat, len(state.hands))
    hand = () if seat is None else state.hands[seat]
    sizes = tuple([len(cards) for cards in state.hands])
    trail = state.trail and seen_trail(state.setup, state.trail, seat)
    return Seen(seat, state.setup, state.round, hand, sizes, trail, state.dealt, state.turn, state.bids, drawing)


def seen_trail(setup: Setup, trail: Trail, seat: Seat | None) -> Trail:
    """Return the trail without the faces of Go Fish, except for the two seats (K21)."""
    if setup.open_fish:
        return trail
    return tuple([_seen(event, seat) for event in trail])


def _seen(event: Played | Drew | Fished, seat: Seat | None) -> Played | Drew | Fished:
    if isinstance(event, Fished) and seat not in (event.seat, event.target):
        return event.showing(None)
    return event
