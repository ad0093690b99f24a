"""The states of a match: one final class per phase, with only the fields that exist in it."""

from typing import Final, final

from ninelives.core.cards import Counts, Hand
from ninelives.core.game import TABLE, Actor, Seat
from ninelives.core.options import Options
from ninelives.core.value import Value
from ninelives.games.shut_up_cat.options import Setup, setup
from ninelives.games.shut_up_cat.pieces import Arc, Bits, Dice, Die, Pillow

# What a viewer knows of the tiles: groups of places, sorted, that make up the ring. Of each group it knows how many
# MEOWs lie there, and nothing more. Which groups these are is public, since all see who looks where.
type Mind = tuple[Bits, ...]


@final
class Gathering(Value):
    """The start of a turn: the seat chooses dice from the Pillow."""


@final
class Rolling(Value):
    """TABLE rolls this many dice, in addition to those kept."""

    __match_args__ = ("kept", "number", "catnips", "milks")

    def __init__(self, kept: Dice, number: int, catnips: int, milks: int) -> None:
        self.kept: Final[Dice] = kept
        self.number: Final[int] = number
        self.catnips: Final[int] = catnips
        self.milks: Final[int] = milks


@final
class Window(Value):
    """The seat has three dice: it plays cards, then uses two dice. Catnips and Milks played this turn are counted."""

    __match_args__ = ("dice", "catnips", "milks")

    def __init__(self, dice: Dice, catnips: int, milks: int) -> None:
        self.dice: Final[Dice] = dice
        self.catnips: Final[int] = catnips
        self.milks: Final[int] = milks


@final
class Dealing(Value):
    """TABLE deals a Distraction card; the third die waits for the end of the turn."""

    __match_args__ = ("third",)

    def __init__(self, third: Die) -> None:
        self.third: Final[Die] = third


@final
class Awake(Value):
    """The tiles of an arc are face up, and the MEOWs that were not hushed are applied; the score is next."""

    __match_args__ = ("arc", "third", "hushed", "milks")

    def __init__(self, arc: Arc, third: Die, hushed: int, milks: int) -> None:
        self.arc: Final[Arc] = arc
        self.third: Final[Die] = third
        self.hushed: Final[int] = hushed
        self.milks: Final[int] = milks


@final
class Returning(Value):
    """After the score: the tiles are still face up, and are put back next. `scored` is in winks."""

    __match_args__ = ("arc", "third", "scored")

    def __init__(self, arc: Arc, third: Die, scored: int) -> None:
        self.arc: Final[Arc] = arc
        self.third: Final[Die] = third
        self.scored: Final[int] = scored


@final
class Over(Value):
    """The last round is finished. Hidden tiles and cards stay hidden."""


type Phase = Gathering | Rolling | Window | Dealing | Awake | Returning | Over

TABLE_ONLY: Final[tuple[Actor, ...]] = (TABLE,)
GATHERING: Final = Gathering()
OVER: Final = Over()


def awaited(phase: Phase, turn: Seat) -> tuple[Actor, ...]:
    if isinstance(phase, (Rolling, Dealing)):
        return TABLE_ONLY
    return () if isinstance(phase, Over) else (turn,)


@final
class Board(Value):
    """What is public: what each viewer knows of the tiles, Pillow, cards played, winks and multipliers by seat."""

    __match_args__ = ("minds", "pillow", "played", "winks", "multipliers", "decided", "rounds")

    def __init__(  # noqa: PLR0913 - a board is its fields
        self,
        minds: tuple[Mind, ...],
        pillow: Pillow,
        played: Counts,
        winks: tuple[int, ...],
        multipliers: tuple[int, ...],
        decided: bool,  # noqa: FBT001 - positional, as every Value
        rounds: int,
    ) -> None:
        self.minds: Final[tuple[Mind, ...]] = minds  # by seat; the watchers' is last
        self.pillow: Final[Pillow] = pillow
        self.played: Final[Counts] = played
        self.winks: Final[tuple[int, ...]] = winks
        self.multipliers: Final[tuple[int, ...]] = multipliers
        self.decided: Final[bool] = decided  # this round is the last: somebody has held the target (S20), or S24
        self.rounds: Final[int] = rounds  # finished

    def but(  # noqa: PLR0913 - a board is its fields
        self,
        *,
        minds: tuple[Mind, ...] | None = None,
        pillow: Pillow | None = None,
        played: Counts | None = None,
        winks: tuple[int, ...] | None = None,
        multipliers: tuple[int, ...] | None = None,
        decided: bool | None = None,
        rounds: int | None = None,
    ) -> "Board":
        """Return this board with other values of some fields."""
        return Board(
            self.minds if minds is None else minds,
            self.pillow if pillow is None else pillow,
            self.played if played is None else played,
            self.winks if winks is None else winks,
            self.multipliers if multipliers is None else multipliers,
            self.decided if decided is None else decided,
            self.rounds if rounds is None else rounds,
        )


@final
class Opening(Value):
    """Before the seat that starts is chosen."""

    __match_args__ = ("setup",)

    def __init__(self, setup: Setup) -> None:
        self.setup: Final[Setup] = setup


@final
class Laying(Value):
    """Before the tiles are laid out."""

    __match_args__ = ("setup", "first")

    def __init__(self, setup: Setup, first: Seat) -> None:
        self.setup: Final[Setup] = setup
        self.first: Final[Seat] = first


@final
class Playing(Value):
    """From the first turn to the end. `first` started this round; `tiles` are the places of the MEOWs."""

    __match_args__ = ("setup", "first", "turn", "phase", "board", "tiles", "hands")

    def __init__(  # noqa: PLR0913 - a state is its fields
        self,
        setup: Setup,
        first: Seat,
        turn: Seat,
        phase: Phase,
        board: Board,
        tiles: Bits,
        hands: tuple[Hand, ...],
    ) -> None:
        self.setup: Final[Setup] = setup
        self.first: Final[Seat] = first
        self.turn: Final[Seat] = turn
        self.phase: Final[Phase] = phase
        self.board: Final[Board] = board
        self.tiles: Final[Bits] = tiles
        self.hands: Final[tuple[Hand, ...]] = hands

    def at(self, phase: Phase) -> "Playing":
        """Return this state in another phase of the same turn."""
        return Playing(self.setup, self.first, self.turn, phase, self.board, self.tiles, self.hands)

    def on(self, phase: Phase, board: Board) -> "Playing":
        """Return this state in a phase of the same turn, with another board."""
        return Playing(self.setup, self.first, self.turn, phase, board, self.tiles, self.hands)


type State = Opening | Laying | Playing


def new(options: Options, seats: int) -> State:
    return Opening(setup(options, seats))
