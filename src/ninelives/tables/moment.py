"""How a table stands between two rows of its log, and what a row would change."""

from typing import Any, NamedTuple

from ninelives.core.game import Actor, Seat
from ninelives.core.match import Match, Step
from ninelives.tables.ids import GuestId, Seq
from ninelives.tables.seating import Sitters, people

type AnyMatch = Match[Any, Any, Any]
type Steps = tuple[Step[Any, Any], ...]

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
SHOW = 5  # sentences that are a show, as a reveal: it is watched, not read


class Waiting(NamedTuple):
    """Since when the table waits for those it waits for, and whose move made it, with what followed from it."""

    seq: Seq
    at: float
    by: Actor
    steps: Steps = ()
    sentences: int = 0  # in which everybody was told of it; many of them are a show
    ready: frozenset[Seat] = frozenset()  # who has seen the show
    resumed: float | None = None  # when all had


class Door(NamedTuple):
    """Who may sit down: nobody new where it is locked, and never again whom the host removed."""

    locked: bool = False
    removed: frozenset[GuestId] = frozenset()


class Moment(NamedTuple):
    """How a table stands between two rows."""

    phase: str
    state: Any  # of the match, if there is one
    awaited: tuple[Seat, ...]
    sitters: Sitters
    waiting: Waiting
    door: Door = Door()
    hurried: frozenset[Seat] = frozenset()  # who wants this match to be over

    @property
    def hurries(self) -> bool:
        """Whether all who play want this match to be over."""
        return bool(people(self.sitters)) and people(self.sitters) <= self.hurried

    @property
    def is_watched(self) -> bool:
        """Whether somebody may still be watching a show: not all who play have said that they are ready."""
        waiting = self.waiting
        shows = waiting.sentences >= SHOW and waiting.resumed is None
        return shows and bool(people(self.sitters)) and not self.hurries


class TableChange(NamedTuple):
    """What an order would make of a table."""

    sitters: Sitters
    match: AnyMatch | None
    door: Door
    steps: Steps = ()  # of the match, still to be taken
    sentences: int = 0  # in which everybody is told of them
    begins: bool = False
    ready: Seat | None = None  # who has seen the show
    hurried: Seat | None = None  # who wants the match to be over
    lines: str = ""  # as the log has it
