"""The shape of a view as JSON. `just wire` writes the page's types from it, comments included."""

from typing import Literal, TypedDict

from ninelives.core.game import Actor, Seat
from ninelives.games.kitten_me.pieces import AttributeWord, Code

type Effect = Literal["hides", "doubles"]  # what a special card does to a whole hand, or to the total as the flip


class ShownBid(TypedDict):
    number: int
    attribute: AttributeWord
    by: Seat


class ShownCall(TypedDict):
    """Who called which bid, and whether as Purrfect."""

    caller: Seat
    purrfect: bool
    bid: ShownBid


class ShownHands(TypedDict):
    """All hands face up, by seat, with what each card counts for the attribute of the bid."""

    hands: list[list[Code]]
    worths: list[list[int]]  # of each card by itself
    effects: list[Effect | None]
    times: list[int]  # what the whole hand is multiplied by
    sums: list[int]  # what it then comes to


class ShownReveal(ShownHands):
    call: ShownCall


class ShownReckoning(ShownReveal):
    """A call that was settled."""

    flip: Code | None
    flip_worth: int | None  # what the flip adds; null where there is none, or where it has an effect instead
    flip_effect: Effect | None
    total: int
    loser: Seat
    changes: list[int]  # by seat: cards lost or gained


class ShownPlayed(TypedDict):
    """A card that lies face up until the end of the round."""

    seat: Seat
    played: Code


class ShownDrew(TypedDict):
    seat: Seat
    drew: int


class ShownFished(TypedDict):
    """Cards that Go Fish moved from `fished` to `seat`."""

    seat: Seat
    fished: Seat
    attribute: AttributeWord
    number: int
    cards: list[Code] | None  # null for those who may not know


type ShownEvent = ShownPlayed | ShownDrew | ShownFished


class ShownAmounts(TypedDict):
    """What a hand comes to, by attribute."""

    hat: int
    tie: int
    glasses: int
    blue: int
    red: int
    green: int


class ShownWorths(TypedDict):
    """What each card of a hand counts by itself, by attribute."""

    hat: list[int]
    tie: list[int]
    glasses: list[int]
    blue: list[int]
    red: list[int]
    green: list[int]


class ShownRound(TypedDict):
    """What stays the same from a deal to its reveal."""

    counts: list[int]  # lives: how many cards each seat is dealt
    out: list[Seat]  # in the order in which they went
    dealer: Seat
    start: int  # how many cards everybody began with
    last: ShownReckoning | None


class ShownOpening(TypedDict):
    """Before the first dealer is chosen."""

    phase: Literal["opening"]
    seat: Seat | None  # whose view it is; null for a watcher
    to_act: list[Actor]
    seats: int


class ShownBetween(ShownRound):
    """Between two rounds, or at the end."""

    phase: Literal["dealing", "over"]
    seat: Seat | None
    to_act: list[Actor]
    deck: int


class ShownBidding(ShownRound):
    """While hands are hidden."""

    phase: Literal["bidding", "drawing"]
    seat: Seat | None
    to_act: list[Actor]
    hand: list[Code]
    worth: ShownWorths
    holding: ShownAmounts
    sizes: list[int]  # cards in hand, by seat
    turn: Seat
    bids: list[ShownBid]  # of this round; the last one stands
    ceilings: list[int]  # the highest bid that is possible: hat, tie, glasses, blue, red, green
    deck: int  # cards left to draw
    trail: list[ShownEvent]  # what action cards did in this round


class ShownCalled(ShownRound, ShownReveal):
    """At the reveal, before the flip."""

    phase: Literal["called"]
    seat: Seat | None
    to_act: list[Actor]
    deck: int
    trail: list[ShownPlayed]


type Shown = ShownOpening | ShownBetween | ShownBidding | ShownCalled
