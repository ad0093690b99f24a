"""The states of a match: one final class per phase, with only the fields that exist in it."""

from functools import lru_cache
from typing import Final, final

from ninelives.core.cards import Card, Hand
from ninelives.core.game import Seat
from ninelives.core.options import Options
from ninelives.core.value import Value
from ninelives.games.kitten_me.moves import Bid
from ninelives.games.kitten_me.options import Setup, setup
from ninelives.games.kitten_me.pieces import Attribute

NOBODY: Final = -1


@final
class Call(Value):
    """Who called which bid of whom, and whether as Purrfect."""

    __match_args__ = ("caller", "purrfect", "bid", "bidder")

    def __init__(self, caller: Seat, purrfect: bool, bid: Bid, bidder: Seat) -> None:  # noqa: FBT001 - positional, as every Value
        self.caller: Final[Seat] = caller
        self.purrfect: Final[bool] = purrfect
        self.bid: Final[Bid] = bid
        self.bidder: Final[Seat] = bidder


@final
class Reckoning(Value):
    """A call that was settled: each hand, its sum, and how many cards each seat lost or gained."""

    __match_args__ = ("call", "hands", "sums", "flip", "total", "loser", "changes")

    def __init__(  # noqa: PLR0913 - everything the table saw
        self,
        call: Call,
        hands: tuple[Hand, ...],
        sums: tuple[int, ...],
        flip: Card | None,
        total: int,
        loser: Seat,
        changes: tuple[int, ...],
    ) -> None:
        self.call: Final[Call] = call
        self.hands: Final[tuple[Hand, ...]] = hands
        self.sums: Final[tuple[int, ...]] = sums
        self.flip: Final[Card | None] = flip
        self.total: Final[int] = total
        self.loser: Final[Seat] = loser
        self.changes: Final[tuple[int, ...]] = changes


@lru_cache(maxsize=4096)
def neighbours(seats: int, out: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return for each seat the next one to its left that is still in; seats never move (A3)."""
    return tuple([_left_of(seat, seats, out) for seat in range(seats)])


def _left_of(seat: Seat, seats: int, out: tuple[Seat, ...]) -> Seat:
    for step in range(1, seats):
        other = (seat + step) % seats
        if other not in out:
            return other
    return seat


@final
class Round(Value):
    """What does not change from a deal to its reveal: counts by seat, who is out in order, the dealer."""

    __match_args__ = ("counts", "out", "dealer", "last")

    def __init__(self, counts: tuple[int, ...], out: tuple[Seat, ...], dealer: Seat, last: Reckoning | None) -> None:
        self.counts: Final[tuple[int, ...]] = counts
        self.out: Final[tuple[Seat, ...]] = out
        self.dealer: Final[Seat] = dealer
        self.last: Final[Reckoning | None] = last
        self.left: Final[tuple[Seat, ...]] = neighbours(len(counts), out)


@final
class Played(Value):
    """A card that lies face up until the end of the round."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: Final[Seat] = seat
        self.card: Final[Card] = card


@final
class Drew(Value):
    __match_args__ = ("seat", "number")

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat: Final[Seat] = seat
        self.number: Final[int] = number


@final
class Fished(Value):
    """How many cards Go Fish moved, and which: `cards` is None for those who may not know."""

    __match_args__ = ("seat", "target", "attribute", "number", "cards")

    def __init__(self, seat: Seat, target: Seat, attribute: Attribute, number: int, cards: Hand | None) -> None:
        self.seat: Final[Seat] = seat
        self.target: Final[Seat] = target
        self.attribute: Final[Attribute] = attribute
        self.number: Final[int] = number
        self.cards: Final[Hand | None] = cards

    def showing(self, cards: Hand | None) -> "Fished":
        """Return the same event with these cards, or with None for those who may not know them."""
        return Fished(self.seat, self.target, self.attribute, self.number, cards)


type Trail = tuple[Played | Drew | Fished, ...]  # what the round's action cards did, in order
type Bids = tuple[tuple[Seat, Bid], ...]  # the round's bids and who made them, the last one stands


@final
class Opening(Value):
    """Before the first dealer is chosen."""

    __match_args__ = ("setup",)

    def __init__(self, setup: Setup) -> None:
        self.setup: Final[Setup] = setup


@final
class Dealing(Value):
    __match_args__ = ("setup", "round")

    def __init__(self, setup: Setup, round_: Round) -> None:
        self.setup: Final[Setup] = setup
        self.round: Final[Round] = round_


@final
class Bidding(Value):
    """A seat's turn. `dealt` counts all cards dealt or drawn in this round."""

    __match_args__ = ("setup", "round", "hands", "trail", "dealt", "turn", "bids")

    def __init__(  # noqa: PLR0913 - a state is its fields
        self,
        setup: Setup,
        round_: Round,
        hands: tuple[Hand, ...],
        trail: Trail,
        dealt: int,
        turn: Seat,
        bids: Bids,
    ) -> None:
        self.setup: Final[Setup] = setup
        self.round: Final[Round] = round_
        self.hands: Final[tuple[Hand, ...]] = hands
        self.trail: Final[Trail] = trail
        self.dealt: Final[int] = dealt
        self.turn: Final[Seat] = turn
        self.bids: Final[Bids] = bids
        self.bid: Final[Bid | None] = bids[-1][1] if bids else None
        self.bidder: Final[Seat] = bids[-1][0] if bids else NOBODY

    def but(
        self,
        *,
        hands: tuple[Hand, ...] | None = None,
        trail: Trail | None = None,
        dealt: int | None = None,
        turn: Seat | None = None,
        bids: Bids | None = None,
    ) -> "Bidding":
        """Return this state with other values of some fields."""
        return Bidding(
            self.setup,
            self.round,
            self.hands if hands is None else hands,
            self.trail if trail is None else trail,
            self.dealt if dealt is None else dealt,
            self.turn if turn is None else turn,
            self.bids if bids is None else bids,
        )


@final
class Drawing(Value):
    """Draw 3 was played: TABLE deals to the seat whose turn it is."""

    __match_args__ = ("before",)

    def __init__(self, before: Bidding) -> None:
        self.before: Final[Bidding] = before


@final
class Called(Value):
    """All hands are shown; TABLE flips. The trail keeps only face-up cards: nothing stays hidden after a call."""

    __match_args__ = ("setup", "round", "hands", "trail", "call")

    def __init__(
        self, setup: Setup, round_: Round, hands: tuple[Hand, ...], trail: tuple[Played, ...], call: Call
    ) -> None:
        self.setup: Final[Setup] = setup
        self.round: Final[Round] = round_
        self.hands: Final[tuple[Hand, ...]] = hands
        self.trail: Final[tuple[Played, ...]] = trail
        self.call: Final[Call] = call


@final
class Over(Value):
    __match_args__ = ("setup", "round")

    def __init__(self, setup: Setup, round_: Round) -> None:
        self.setup: Final[Setup] = setup
        self.round: Final[Round] = round_


type State = Opening | Dealing | Bidding | Drawing | Called | Over


def new(options: Options, seats: int) -> State:
    return Opening(setup(options, seats))
