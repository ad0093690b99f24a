"""How a table stands between two rows of its log, and what a row would change."""

from typing import Any, NamedTuple

from ninelives.core.game import Actor, Seat
from ninelives.core.match import Match, Step
from ninelives.tables.ids import GuestId, Seq
from ninelives.tables.orders import Hurry, Lead, Lock, Order, Ready, Remove, ShareLead, Unlock
from ninelives.tables.seating import Sitters, people

type AnyMatch = Match[Any, Any, Any]
type Steps = tuple[Step[Any, Any], ...]

GATHERING, PLAYING, OVER = "gathering", "playing", "over"


class Waiting(NamedTuple):
    """Since when the table waits for those it waits for, and whose move made it, with what followed from it."""

    seq: Seq
    at: float
    by: Actor
    steps: Steps = ()
    ready: frozenset[Seat] = frozenset()  # who has seen the show
    resumed: float | None = None  # when all had


class Door(NamedTuple):
    """What the host settled: who may sit down, and who decides."""

    locked: bool = False  # nobody new sits down
    removed: frozenset[GuestId] = frozenset()  # nor do these, ever again
    led: bool = False  # the host alone begins matches and sets seats

    def after(self, order: Order, sitters: Sitters) -> "Door":
        match order:
            case Lock() | Unlock():
                return self._replace(locked=isinstance(order, Lock))
            case Lead() | ShareLead():
                return self._replace(led=isinstance(order, Lead))
            case Remove(seat):
                sitter = sitters[seat]
                return self if sitter is None else self._replace(removed=self.removed | {sitter.who})
            case _:
                return self


class Wish(NamedTuple):
    """What somebody at a seat wants while a match runs, besides playing."""

    seat: Seat
    order: Ready | Hurry


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
        playing = people(self.sitters) if self.hurried else frozenset()
        return bool(playing) and playing <= self.hurried

    @property
    def seen(self) -> frozenset[Seat]:
        """The seats that nobody waits for after a show: they said that they saw it, or want no more of them."""
        return self.waiting.ready | self.hurried

    @property
    def all_seen(self) -> bool:
        """Whether all who play have seen the show; where nobody plays, nobody is waited for."""
        return self.waiting.resumed is not None or people(self.sitters) <= self.seen

    def granted(self, wish: Wish) -> "Moment":
        """Return this moment with what somebody wants."""
        if isinstance(wish.order, Hurry):
            return self._replace(hurried=self.hurried | {wish.seat})
        return self._replace(waiting=self.waiting._replace(ready=self.waiting.ready | {wish.seat}))


class TableChange(NamedTuple):
    """What an order would make of a table."""

    sitters: Sitters
    match: AnyMatch | None
    door: Door
    steps: Steps = ()  # of the match, still to be taken
    begins: bool = False
    wish: Wish | None = None
    epoch: int | None = None  # that begins
    lines: str = ""  # as the log has it
