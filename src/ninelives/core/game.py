"""The contract: a game is a tuple of data and pure functions. There is no base class to inherit from."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, final

from ninelives.core.chance import Draw, Urn
from ninelives.core.errors import BadOption
from ninelives.core.grammar import Grammar
from ninelives.core.language import Message, as_message, gettext_lazy
from ninelives.core.options import Option, Options, choose
from ninelives.core.value import Value

type Seat = int  # 0 … seats - 1; "left" is the next higher number still in, wrapping round
type Actor = int  # a seat, or TABLE
type Names = tuple[str, ...]  # by seat; a text addressed to a seat calls it "you"
type SeatCounts = tuple[tuple[str, int], ...]  # how often something happened, by a word of the game's own
type MoveHistory[State, Move] = Sequence[tuple[State, Actor, Move, State]]  # moves, each between the states around it

USUAL_SEATS: Final = 4
TABLE: Final = -1  # the table itself as an actor: it deals, rolls and flips


class Moves[Move](Protocol):
    """The legal moves of a seat, in a fixed order: a tuple, or a lazy sequence where there are many."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> Move: ...
    def __contains__(self, move: object, /) -> bool: ...
    def __iter__(self) -> Iterator[Move]: ...


@final
class Refusal(Value):
    """Why a move is not allowed: the number of the ruling, and a sentence for the player."""

    __match_args__ = ("ruling", "message")

    def __init__(self, ruling: str, message: str | Message) -> None:
        self.ruling: Final[str] = ruling
        self.message: Final[str | Message] = message

    @property
    def reason(self) -> str:
        """The sentence for the player, in the current language."""
        return str(as_message(self.message))


@final
class Outcome(Value):
    """The result of a match. Ranks start at 1; all winners of a shared win have rank 1."""

    __match_args__ = ("ranks", "scores", "why")

    def __init__(self, ranks: tuple[int, ...], scores: tuple[int, ...], why: str) -> None:
        self.ranks: Final[tuple[int, ...]] = ranks
        self.scores: Final[tuple[int, ...]] = scores
        self.why: Final[str] = why  # a clause, as in "Final order: one player has cards left."

    @property
    def winners(self) -> frozenset[Seat]:
        """The seats of rank 1; more than one if they share the win."""
        return frozenset([seat for seat, rank in enumerate(self.ranks) if rank == 1])


@final
class Memories(Value):
    """What people like to read about a match that is over. It says nothing that was not shown to all in the match."""

    __match_args__ = ("deed", "seats", "counts")

    def __init__(
        self,
        deed: tuple[Message, ...] = (),
        seats: tuple[tuple[Message, ...], ...] = (),
        counts: tuple[SeatCounts, ...] = (),
    ) -> None:
        self.deed: Final[tuple[Message, ...]] = deed  # what decided it: as each seat is told, and last as watchers are
        self.seats: Final[tuple[tuple[Message, ...], ...]] = seats  # what each seat did, told to that seat
        self.counts: Final[tuple[SeatCounts, ...]] = counts  # by seat: what statistics add up over matches


def remember_nothing(history: object, names: object) -> Memories:  # noqa: ARG001 - as every game is asked
    """Return no memories: the default of `Game.remember`."""
    return Memories()


def show_no_line(line: str) -> Mapping[str, Any]:  # noqa: ARG001 - as every game is asked
    return {}


def reveal_nothing(history: object) -> int:  # noqa: ARG001 - as every game is asked
    """Return no beats: the default of `Game.reveal_beats`."""
    return 0


def rank_places(places: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the rank of each seat by score and tie-breakers, highest first; equal seats share a rank."""
    return tuple([1 + len([other for other in places if other > place]) for place in places])


def seats_words(seats: range) -> Message:
    """Return a range of seats in words, as in: 2 to 5 seats."""
    if len(seats) > 1:
        return gettext_lazy("{least} to {most} seats", least=seats[0], most=seats[-1])
    return gettext_lazy("{most} seats", most=seats[-1])


def check_seat(seat: Seat | None, seats: int) -> None:
    """Raise ValueError for a seat that does not exist: as an index, -1 would show the last seat's hand."""
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat} to look from.")


class Game[State, Move, View](NamedTuple):
    """One table game. Every field is data or a pure function; this list is the contract.

    A seat chooses from `legal`, TABLE draws from `odds`; `refuse` decides on the moves of both.
    """

    key: str  # the name in commands and addresses: kitten-me
    title: str
    credits: str  # shown to players: who made the game, and, if it is not yours, that this is unofficial
    package: str  # the import package that holds its RULES.md
    version: int  # of the rules; written in every record
    seats: range
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]]  # named sets of answers; may be empty
    # the contents of the box, by name and number; always public
    components: Callable[[Options], Mapping[str, int]]

    # the initial state; raises BadOption if the answers contradict each other
    new: Callable[[Options, int], State]
    # who must act: () when over, (TABLE,) for chance, several if several must answer
    to_act: Callable[[State], tuple[Actor, ...]]
    # the legal moves of a seat; may be non-empty for a seat that need not act (a match with a secret never waits for
    # TABLE, so nobody can move between TABLE's moves there)
    legal: Callable[[State, Seat], Moves[Move]]
    # why a move is not allowed: None exactly if it is in `legal` (a seat's) or in `odds` (TABLE's)
    refuse: Callable[[State, Actor, Move], Refusal | None]
    # TABLE's moves, each with the number of ways in which it can happen; none if TABLE need not act; lazy, since
    # there are many deals
    odds: Callable[[State], Iterator[tuple[Move, int]]]
    # one of TABLE's moves, drawn with the probabilities of `odds`
    roll: Callable[[State, Draw], Move]
    # what `roll` draws from, as words, so that a draw can be verified without the rules: with the same draw, the urn
    # returns what the line of that move names
    urn: Callable[[State], Urn]
    # the state after a move that is not refused; does not change its argument
    apply: Callable[[State, Actor, Move], State]
    outcome: Callable[[State], Outcome | None]

    # what a seat may see; None is a watcher; raises ValueError for a seat that does not exist
    view: Callable[[State, Seat | None], View]
    # a move made in that state, as that seat is told: the notation without the hidden parts
    hear: Callable[[State, Actor, Move, Seat | None], str]
    # a full state that is consistent with this view, all arrangements of the cards equally likely
    imagine: Callable[[View, Draw], State]
    # a view as JSON-able data; if it returns TypedDicts, the page's types are generated from them
    show: Callable[[View], Mapping[str, Any]]

    # a move as a line of text, and back; `read` raises Misread
    write: Callable[[Move], str]
    read: Callable[[str], Move]
    # for players: the table as text; the last move in sentences, with the view after it; the legal moves, as
    # `You may: …`
    picture: Callable[[View, Names], str]
    tell: Callable[[View, Actor, str, Names], tuple[str, ...]]
    offer: Callable[[View, Moves[Move], Names], str]

    # a line, written or heard, as JSON-able data, so that clients need not read the notation; it tells nobody more than
    # the line, since it is made of nothing else
    show_line: Callable[[str], Mapping[str, Any]] = show_no_line
    # what people say for the moves of a match with these options; without it, they are said as they are written
    grammar: Callable[[Options], Grammar] | None = None
    # where records of earlier rules can be replayed, by version: the last release that had them
    earlier: Mapping[int, str] = {}
    # what people like to read about a match that is over, from all its moves and what was shown to all
    remember: Callable[[MoveHistory[State, Move], Names], Memories] = remember_nothing
    # for how many beats everybody watches a reveal, before clocks run and bots move: a move with TABLE's moves that
    # follow from it, by what is shown to all; 0 where a glance will do
    reveal_beats: Callable[[MoveHistory[State, Move]], int] = reveal_nothing

    def choose(self, preset: str | None = None, answers: Mapping[str, str] | None = None) -> Options:
        """Return answers to all options: those given, else the preset's, else the defaults."""
        if preset is not None and preset not in self.presets:
            raise BadOption(
                "{title} has no preset {preset!r}. Presets: {known}.",
                title=self.title,
                preset=preset,
                known=", ".join(self.presets) or gettext_lazy("none"),
            )
        base = self.presets[preset] if preset is not None else {}
        return choose(self.options, {**base, **(answers or {})})

    def usual_seats(self) -> int:
        """Return the default number of seats: four, or the nearest number that the game allows."""
        return min(max(USUAL_SEATS, self.seats[0]), self.seats[-1])

    def start(self, options: Options, seats: int) -> State:
        """Return the first state; raise BadOption if the game does not allow this number of seats."""
        if seats not in self.seats:
            raise BadOption(
                "{title} is for {range}, not {seats}.", title=self.title, range=seats_words(self.seats), seats=seats
            )
        return self.new(options, seats)


type AnyGame = Game[Any, Any, Any]
