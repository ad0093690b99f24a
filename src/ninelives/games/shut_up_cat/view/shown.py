"""The shape of a view as JSON. `just wire` writes the page's types from it, comments included."""

from typing import Literal, NotRequired, TypedDict

from ninelives.core.game import Actor, Seat
from ninelives.games.shut_up_cat.pieces import Tile
from ninelives.games.shut_up_cat.pieces.distractions import Distraction

type Letter = str  # a place of the ring: a to l
type TurnWord = Literal["gathering", "rolling", "window", "dealing", "returning", "over"]


class ShownOpening(TypedDict):
    """Before the seat that starts is chosen."""

    phase: Literal["opening"]
    seat: Seat | None  # whose view it is; null for a watcher
    to_act: list[Actor]
    seats: int


class ShownLaying(TypedDict):
    """Before the tiles are laid out."""

    phase: Literal["laying"]
    seat: Seat | None
    to_act: list[Actor]
    seats: int
    first: Seat


class ShownGroup(TypedDict):
    """Places of which only the number of MEOWs is known."""

    places: list[Letter]
    meows: int


class ShownMemory(TypedDict):
    """What the viewer knows of the tiles."""

    tiles: list[Tile | None]  # by place, where it is certain
    groups: list[ShownGroup]


class ShownRing(TypedDict):
    seat: Seat | None  # whose view it is; null for a watcher
    to_act: list[Actor]
    first: Seat  # who started this round
    turn: Seat
    numbers: list[int]  # by place, from a on
    target: int  # the winks that decide the match
    last_round: int | None  # after so many rounds the match ends all the same; null where it does not
    price: int  # what a chase costs
    top: int  # the highest multiplier there is
    tiles: list[Tile | None]  # by place, those that lie face up


class ShownDice(TypedDict):
    dice: list[int]  # in front of the seat whose turn it is
    rolling: int  # how many more are being rolled
    catnips: int  # played this turn, until the dice are used
    hushed: int  # MEOWs that Catnip hushed
    milks: int  # played this turn, until the score
    arc: str | None  # the places that are up, as in a-c
    nap: list[int]  # the same places, clockwise, counted from a
    scored: int | None  # winks, until the tiles are put back


class ShownBoard(TypedDict):
    pillow: list[int]
    played: dict[Distraction, int]  # cards played, and how many of each
    winks: list[int]  # by seat
    multipliers: list[int]  # by seat
    decided: bool  # this round is the last
    rounds: int  # finished
    pile: int  # dice beside the board
    hand: list[Distraction]
    own_names: dict[Distraction, str]  # of cards that have another name at this table
    sizes: list[int]  # cards in hand, by seat
    memory: NotRequired[ShownMemory]  # on a player's own screen, where the table lets it remember


class ShownTurn(ShownRing, ShownDice, ShownBoard):
    phase: TurnWord


class ShownAwake(ShownRing, ShownDice, ShownBoard):
    """The cat is awake: the score is next."""

    phase: Literal["awake"]
    worth_now: int  # what the score brings now
    worth_chased: int | None  # what it brings after one more chase; null where none can be paid


type Shown = ShownOpening | ShownLaying | ShownTurn | ShownAwake
