"""A table as data: who sits where, the match that runs, and whom it waits for. A fold over its log, never changed."""

from typing import Any, NamedTuple

from ninelives.core.chance import Secret
from ninelives.core.game import TABLE, Actor, AnyGame, Names, Seat
from ninelives.core.match import Match, Step
from ninelives.core.options import Options
from ninelives.tables import seating
from ninelives.tables.catalog import game_named
from ninelives.tables.ids import EMPTY, GuestId, Seq
from ninelives.tables.log import TableConfig
from ninelives.tables.match_log import MatchLog
from ninelives.tables.score import RunningScore
from ninelives.tables.seating import Sitters, people
from ninelives.tables.secrets import match_secret

type AnyMatch = Match[Any, Any, Any]
type Steps = tuple[Step[Any, Any], ...]

GATHERING, PLAYING, OVER = "gathering", "playing", "over"


class Waiting(NamedTuple):
    """Since when the table waits for those it waits for, and whose move made it, with what followed from it."""

    seq: Seq
    at: float
    by: Actor
    steps: Steps = ()
    beats: int = 0  # for which everybody watches these steps, as the game says; 0 where a glance will do
    ready: frozenset[Seat] = frozenset()  # who has seen the show
    resumed: float | None = None  # when all had


class AccessSettings(NamedTuple):
    """What the host settled: who may sit down, and who decides."""

    locked: bool = False  # nobody new sits down
    removed: frozenset[GuestId] = frozenset()  # nor do these, ever again
    host_only: bool = False  # the host alone begins matches and sets seats


class ReadySignal(NamedTuple):
    """A person at a seat wants to go on: after this show, or with all of this match."""

    seat: Seat
    hurries: bool


class TableState(NamedTuple):
    """A table after a row of its log."""

    config: TableConfig
    game: AnyGame
    options: Options
    sitters: Sitters
    waiting: Waiting
    last_row_at: float
    phase: str = GATHERING
    awaited: tuple[Seat, ...] = ()
    access: AccessSettings = AccessSettings()
    hurried: frozenset[Seat] = frozenset()  # who wants this match to be over
    seq: Seq = EMPTY  # the number of rows folded, which is the next row's
    snapshot_seq: Seq = EMPTY  # the rows before it were not folded: a snapshot stood for them
    number: int = 0  # of matches begun here
    epoch: int = 0
    match_epoch: int = 0  # of the match that ran last
    match: AnyMatch | None = None
    match_log: MatchLog = MatchLog()
    score: RunningScore = RunningScore()

    @property
    def position(self) -> Any:  # noqa: ANN401 - of any game
        """The state of the match, if there is one."""
        return None if self.match is None else self.match.state

    @property
    def names(self) -> Names:
        return seating.names_of(self.sitters)

    @property
    def host_decides(self) -> bool:
        """Whether the host alone decides: where they left, all who sit do."""
        return self.access.host_only and self.seat_of(self.config.host) is not None

    @property
    def called_off(self) -> bool:
        """Whether the match that ran last was not played to its end: it was too long, or a backup was restored."""
        return self.phase == OVER and self.match is not None and self.match.outcome is None

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

    @property
    def is_watched(self) -> bool:
        """Whether somebody who plays may still be watching a show."""
        return self.waiting.beats > 0 and not self.all_seen and not self.hurries

    @property
    def players(self) -> tuple[GuestId, ...]:
        """Who played the match that ran last, by seat; after it people come and go."""
        return () if self.match is None else self.match_log.players(self.match.seats)

    def seat_of(self, who: GuestId) -> Seat | None:
        return seating.seat_of(self.sitters, who)

    def secret(self, number: int, salt: str = "") -> Secret:
        """Return the secret of a match at this table; to reveal one reveals no other."""
        return match_secret(self.config, number, self.match_epoch if number == self.number else self.epoch, salt)

    def match_id(self, number: int) -> str:
        return f"{self.config.code}-{number}"


def new_table(config: TableConfig) -> TableState:
    """Return a table before the first row of its log."""
    game = game_named(config.game)
    return TableState(
        config=config,
        game=game,
        options=game.choose(answers=dict(config.answers)),
        sitters=(None,) * config.seats,
        waiting=Waiting(EMPTY, config.made, TABLE),
        last_row_at=config.made,
        epoch=config.epoch,
        match_epoch=config.epoch,
    )
