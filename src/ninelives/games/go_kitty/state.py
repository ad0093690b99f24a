"""The states of a match: the board, whose turn it is, and one final class per phase of a turn."""

from collections.abc import Callable
from typing import Final, final

from ninelives.core.cards import Card, Counts, Hand
from ninelives.core.game import TABLE, Actor, Seat
from ninelives.core.options import Options
from ninelives.core.value import Value
from ninelives.games.go_kitty.moves import Lay
from ninelives.games.go_kitty.options import Setup, setup
from ninelives.games.go_kitty.pieces import Faces, What

TABLE_ONLY: Final[tuple[Actor, ...]] = (TABLE,)
NOBODY: Final = -1
NOT_YET: Final = -1

type Marks = tuple[Faces, ...]  # for each card of a hand, what it may be as seen from behind; sorted
type Lesson = Callable[[Marks, Faces, int], Marks]  # of marks, faces and a number of cards
type Under = tuple[tuple[Card, Seat], ...]  # cards put under the pile, the upper first, with the seat that knows each


@final
class Known(Value):
    """What someone knows of a hand: its marks, or what was known before and a lesson learned since.

    Lessons are applied when the marks are first read, since most are never read.
    """

    __match_args__ = ("marks",)

    def __init__(
        self,
        marks: Marks,
        before: "Known | None" = None,
        lesson: Lesson | None = None,
        faces: Faces = 0,
        number: int = 0,
    ) -> None:
        self._marks = marks
        self._before = before
        self._lesson: Final[Lesson | None] = lesson
        self._faces: Final[Faces] = faces
        self._number: Final[int] = number

    @property
    def marks(self) -> Marks:
        pending: list[Known] = []
        known = self
        while (before := known._before) is not None:  # read once: another thread may compute it meanwhile
            pending.append(known)
            known = before
        marks = known._marks  # noqa: SLF001
        for known in reversed(pending):
            marks = known._learn(marks)  # noqa: SLF001
        return marks

    def _learn(self, marks: Marks) -> Marks:
        """Store the marks, and drop what they were computed from."""
        if self._lesson is not None:
            self._marks = self._lesson(marks, self._faces, self._number)
        self._before = None
        return self._marks


@final
class Backs(Value):
    """What the other seats know of a hand: all of them, and some that have seen more."""

    __match_args__ = ("public", "private")

    def __init__(self, public: Known, private: tuple[tuple[Seat, Known], ...]) -> None:
        self.public: Final[Known] = public
        self.private: Final[tuple[tuple[Seat, Known], ...]] = private

    def seen_by(self, seat: Seat | None) -> Known:
        for owner, known in self.private:
            if owner == seat:
                return known
        return self.public


@final
class Board(Value):
    """Everything on the table. `stock` is the upper part of the pile, unordered until it is drawn."""

    __match_args__ = ("hands", "backs", "laid", "tokens", "stock", "under", "spent")

    def __init__(  # noqa: PLR0913 - a board is its fields
        self,
        hands: tuple[Hand, ...],
        backs: tuple[Backs, ...],
        laid: tuple[tuple[Lay, ...], ...],
        tokens: tuple[int, ...],
        stock: Counts,
        under: Under,
        spent: int,
    ) -> None:
        self.hands: Final[tuple[Hand, ...]] = hands
        self.backs: Final[tuple[Backs, ...]] = backs
        self.laid: Final[tuple[tuple[Lay, ...], ...]] = laid
        self.tokens: Final[tuple[int, ...]] = tokens  # the active ones
        self.stock: Final[Counts] = stock
        self.under: Final[Under] = under
        self.spent: Final[int] = spent  # Mice that are out of the game
        self.pile: Final[int] = sum(stock) + len(under)

    def but(  # noqa: PLR0913 - a board is its fields
        self,
        *,
        hands: tuple[Hand, ...] | None = None,
        backs: tuple[Backs, ...] | None = None,
        laid: tuple[tuple[Lay, ...], ...] | None = None,
        tokens: tuple[int, ...] | None = None,
        stock: Counts | None = None,
        under: Under | None = None,
        spent: int | None = None,
    ) -> "Board":
        """Return this board with other values of some fields."""
        return Board(
            self.hands if hands is None else hands,
            self.backs if backs is None else backs,
            self.laid if laid is None else laid,
            self.tokens if tokens is None else tokens,
            self.stock if stock is None else stock,
            self.under if under is None else under,
            self.spent if spent is None else spent,
        )


@final
class TurnClock(Value):
    """Whose turn it is, the number of turns before it, the latest of them that were quiet (G32), and the last turns."""

    __match_args__ = ("turn", "turns", "quiet", "last")

    def __init__(self, turn: Seat, turns: int, quiet: int, last: int) -> None:
        self.turn: Final[Seat] = turn
        self.turns: Final[int] = turns
        self.quiet: Final[int] = quiet
        self.last: Final[int] = last  # to come, this one included; NOT_YET before the end is near


# how far a turn has come
FRESH: Final = 0
LAID: Final = 1  # a Clowder was laid, or a card drawn as one must (G36), and nothing else was done
DREW: Final = 2  # a card for an empty hand
GOES_ON: Final = 3  # after a success
CLOSING: Final = 4  # over, except for Clowders
STAGES: Final = range(CLOSING + 1)


@final
class Acting(Value):
    """The seat whose turn it is chooses."""

    __match_args__ = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage: Final[int] = stage


@final
class Asked(Value):
    """A seat owes an answer."""

    __match_args__ = ("target", "what", "token")

    def __init__(self, target: Seat, what: What, token: bool) -> None:  # noqa: FBT001 - positional, as every Value
        self.target: Final[Seat] = target
        self.what: Final[What] = what
        self.token: Final[bool] = token


@final
class Picking(Value):
    """TABLE picks which card of the Season is given."""

    __match_args__ = ("asked",)

    def __init__(self, asked: Asked) -> None:
        self.asked: Final[Asked] = asked


@final
class Paying(Value):
    """After a reversal the asker owes the target a card of the Season."""

    __match_args__ = ("target", "what")

    def __init__(self, target: Seat, what: What) -> None:
        self.target: Final[Seat] = target
        self.what: Final[What] = what


@final
class Drawing(Value):
    """TABLE deals a card: after a miss, or, with `what` None, to an empty hand, maybe first in its turn (G36)."""

    __match_args__ = ("what", "first")

    def __init__(self, what: What | None, first: bool = False) -> None:  # noqa: FBT001, FBT002 - positional, as every Value
        self.what: Final[What | None] = what
        self.first: Final[bool] = first


@final
class Looking(Value):
    """TABLE shows the top of the pile."""


@final
class Keeping(Value):
    """A seat looks at these cards and keeps one. `knower` is the seat that put them all there, or NOBODY."""

    __match_args__ = ("cards", "knower")

    def __init__(self, cards: Hand, knower: Seat) -> None:
        self.cards: Final[Hand] = cards
        self.knower: Final[Seat] = knower


@final
class Over(Value):
    pass


type Phase = Acting | Asked | Picking | Paying | Drawing | Looking | Keeping | Over


def awaited(phase: Phase, turn: Seat) -> tuple[Actor, ...]:
    if isinstance(phase, (Acting, Keeping, Paying)):
        return (turn,)
    if isinstance(phase, Asked):
        return (phase.target,)
    return () if isinstance(phase, Over) else TABLE_ONLY


@final
class Opening(Value):
    """Before the first seat is chosen."""

    __match_args__ = ("setup",)

    def __init__(self, setup: Setup) -> None:
        self.setup: Final[Setup] = setup


@final
class Dealing(Value):
    __match_args__ = ("setup", "first")

    def __init__(self, setup: Setup, first: Seat) -> None:
        self.setup: Final[Setup] = setup
        self.first: Final[Seat] = first


@final
class Playing(Value):
    __match_args__ = ("setup", "board", "clock", "phase")

    def __init__(self, setup: Setup, board: Board, clock: TurnClock, phase: Phase) -> None:
        self.setup: Final[Setup] = setup
        self.board: Final[Board] = board
        self.clock: Final[TurnClock] = clock
        self.phase: Final[Phase] = phase


type State = Opening | Dealing | Playing


def new(options: Options, seats: int) -> State:
    return Opening(setup(options, seats))
