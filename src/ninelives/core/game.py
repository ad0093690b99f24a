"""The contract: a game is a value made of pure functions. Nothing here is to be inherited."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, final

from ninelives.core.chance import Draw, Urn
from ninelives.core.errors import BadOption
from ninelives.core.options import Option, Options, choose
from ninelives.core.value import Value

type Seat = int  # 0 … seats - 1; "left" is the next higher number still in, wrapping round
type Actor = int  # a seat, or TABLE
type Names = tuple[str, ...]  # by seat; a text that speaks to a seat calls it "you"

USUAL_SEATS: Final = 4
TABLE: Final = -1  # the table itself as an actor: it deals, rolls and flips


class Moves[Move](Protocol):
    """What a seat may do, in a fixed order. A tuple fits; so does a range-like class for big fans."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> Move: ...
    def __contains__(self, move: object, /) -> bool: ...
    def __iter__(self) -> Iterator[Move]: ...


@final
class Refusal(Value):
    """Why a move is not allowed: the number of the ruling, and a sentence for the player."""

    __match_args__ = ("ruling", "reason")

    def __init__(self, ruling: str, reason: str) -> None:
        self.ruling: Final[str] = ruling
        self.reason: Final[str] = reason


@final
class Outcome(Value):
    """How a match ended. Ranks start at 1; whoever shares the win has rank 1."""

    __match_args__ = ("ranks", "scores", "why")

    def __init__(self, ranks: tuple[int, ...], scores: tuple[int, ...], why: str) -> None:
        self.ranks: Final[tuple[int, ...]] = ranks
        self.scores: Final[tuple[int, ...]] = scores
        self.why: Final[str] = why  # a clause, as in "Final order: one player has cards left."

    @property
    def winners(self) -> frozenset[Seat]:
        return frozenset([seat for seat, rank in enumerate(self.ranks) if rank == 1])


def ranked(places: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Rank the seats by score and whatever breaks a tie, the most first; equals share a rank."""
    return tuple([1 + len([other for other in places if other > place]) for place in places])


def seats_words(seats: range) -> str:
    return f"{seats[0]} to {seats[-1]} seats" if len(seats) > 1 else f"{seats[0]} seats"


def check_seat(seat: Seat | None, seats: int) -> None:
    """Keep a view from being taken from a seat that is not there: as an index, -1 would be the last seat's hand."""
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat} to look from.")


class Game[State, Move, View](NamedTuple):
    """One table game. Every field is data or a pure function; this list is the contract.

    A seat chooses from `legal`, TABLE draws from `odds`; `refuse` is the one authority on both.
    """

    key: str  # how people name it: kitten-me
    title: str
    credits: str  # for people: who made the game, and, where it is not yours, that this is no official thing
    package: str  # the import package that holds its RULES.md
    version: int  # of the rules; stands in every record
    seats: range
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]]  # a name for some answers; may be empty
    # what is in the box, by name and number: public at any time
    components: Callable[[Options], Mapping[str, int]]

    # the state before anything happened; raises BadOption where the answers do not go together
    new: Callable[[Options, int], State]
    # who is awaited: () when over, (TABLE,) for chance, several where several must answer
    to_act: Callable[[State], tuple[Actor, ...]]
    # what a seat may do; may be non-empty for a seat that is not awaited (a match with a secret never waits for
    # TABLE, so nobody can step in between its moves there)
    legal: Callable[[State, Seat], Moves[Move]]
    # why not: None exactly when the move is in `legal` (a seat's) or in `odds` (TABLE's)
    refuse: Callable[[State, Actor, Move], Refusal | None]
    # TABLE's moves, each with the number of ways it can come about, and none where it is not awaited; lazy, since
    # deals are many
    odds: Callable[[State], Iterator[tuple[Move, int]]]
    # one of TABLE's moves, drawn in just those proportions
    roll: Callable[[State, Draw], Move]
    # what `roll` draws from, in words, so that a draw can be checked without the rules: by the same draw, what the urn
    # gives is what the line of that move names
    urn: Callable[[State], Urn]
    # the state after a move that is not refused; never changes its argument
    apply: Callable[[State, Actor, Move], State]
    outcome: Callable[[State], Outcome | None]

    # what a seat may see; None is a watcher; raises ValueError for a seat that is not there
    view: Callable[[State, Seat | None], View]
    # a move as that seat is told of it, made in that state: the notation with hidden parts left out
    hear: Callable[[State, Actor, Move, Seat | None], str]
    # a full state that this view allows, each way the cards can lie as likely as any other
    imagine: Callable[[View, Draw], State]
    # a view as JSON-able data: the only maker of it; where it returns TypedDicts, the page's types are made from them
    show: Callable[[View], Mapping[str, Any]]

    # a move is a line of text, and back; `read` raises Misread
    write: Callable[[Move], str]
    read: Callable[[str], Move]
    # for people: the table as text; what was just heard, in sentences, with the view after it; what may be done now,
    # as `You may: …`
    picture: Callable[[View, Names], str]
    tell: Callable[[View, Actor, str, Names], tuple[str, ...]]
    offer: Callable[[View, Moves[Move], Names], str]

    def choose(self, preset: str | None = None, answers: Mapping[str, str] | None = None) -> Options:
        """Answer all options: by default, then as the preset says, then as asked."""
        if preset is not None and preset not in self.presets:
            raise BadOption(f"{self.title} has no preset {preset!r}. Presets: {', '.join(self.presets) or 'none'}.")
        base = self.presets[preset] if preset is not None else {}
        return choose(self.options, {**base, **(answers or {})})

    def usual_seats(self) -> int:
        """Give how many sit down where nobody says: four, or as near to it as the game allows."""
        return min(max(USUAL_SEATS, self.seats[0]), self.seats[-1])

    def start(self, options: Options, seats: int) -> State:
        """Give the first state, if this many can play with these options."""
        if seats not in self.seats:
            raise BadOption(f"{self.title} is for {seats_words(self.seats)}, not {seats}.")
        return self.new(options, seats)


type AnyGame = Game[Any, Any, Any]
