"""The match at a table: how it begins, the moves that are made in it, and who wants to go on."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from ninelives.core.game import Actor, Seat
from ninelives.core.language import Message, gettext_lazy, gettext_noop
from ninelives.core.match import Match
from ninelives.core.record import is_number, read_actor, write_actor
from ninelives.core.understanding import read_move
from ninelives.tables import seating
from ninelives.tables.catalog import stand_in_level, usual_level
from ninelives.tables.commands.checks import check_decides, check_level, check_seated
from ninelives.tables.commands.order import Order, TableChange, change_by, refuse_if
from ninelives.tables.ids import SYSTEM, GuestId, Seq
from ninelives.tables.seating import SELF, Sitters
from ninelives.tables.state import PLAYING, AnyMatch, ReadySignal, Steps, TableState

NOBODY: Final = -2  # the actor of a move that somebody makes who sits nowhere


@dataclass(frozen=True)
class Begin(Order):
    """Begins a match, the next one too; bots take the seats that are still free, and play at this level."""

    level: str = ""  # where nobody chose one, the usual

    word = "begin"
    form = "begin, begin LEVEL"

    @classmethod
    def parse(cls, words: Sequence[str], network: str) -> Self | None:  # noqa: ARG003 - as every order
        return cls(*words) if len(words) <= 1 else None

    def format(self) -> str:
        return f"begin {self.level}" if self.level else "begin"

    def check(self, table: TableState, who: GuestId, seen: Seq) -> Order:  # noqa: ARG002 - as every order
        check_decides(table, who)
        refuse_if("T3", table.phase == PLAYING, "A match runs already.")
        check_level(table, self._level(table))
        return self

    def change(self, table: TableState, who: GuestId) -> TableChange:
        return self._begin(table, who, ())

    def replay(self, table: TableState, who: GuestId, rest: Sequence[str]) -> TableChange:
        return self._begin(table, who, [(play.actor, table.game.read(play.move)) for play in map(read_play, rest)])

    def tell(self, who: GuestId, sitters: Sitters) -> Message:  # noqa: ARG002 - as every order
        return gettext_lazy("A match begins.")

    def _level(self, table: TableState) -> str:
        return self.level or usual_level(table.game.key)

    def _begin(self, table: TableState, who: GuestId, moves: Sequence[tuple[Actor, Any]]) -> TableChange:
        seat, game = table.seat_of(who), table.game
        back = table.sitters if seat is None else seating.stood_in(table.sitters, seat, SELF)  # whoever begins is here
        sitters = seating.fill_seats(back, self._level(table))
        secret = table.secret(table.number + 1, seating.salt_of(sitters, table.config.host, table.config.nonce))
        names = seating.names_of(sitters)
        match: AnyMatch = Match(game, table.options, len(sitters), secret=secret, names=names, moves=moves)
        lines = [f"{write_actor(actor)} {game.write(move)}" for actor, move in match.moves]
        change = change_by(self, table, who, sitters=sitters)
        return change._replace(match=match, begins=True, lines="\n".join([change.lines, *lines]))


@dataclass(frozen=True)
class PlayMove(Order):
    """Makes a move of the game. TABLE's are only read from a log."""

    actor: Actor
    move: str

    word = ""
    is_daily = True

    def format(self) -> str:
        return f"{self.actor} {self.move}"

    def check(self, table: TableState, who: GuestId, seen: Seq) -> Order:
        refuse_if("T11", table.called_off, _why_called_off(table))
        refuse_if("T8", table.phase != PLAYING, "No match runs here now.")
        refuse_if("T4", who != SYSTEM and table.seat_of(who) != self.actor, "Sit down first.")
        late = self.actor in table.awaited and seen < table.waiting.seq
        refuse_if("T7", late, "This came too late: the table has moved on. Look again, then choose.")
        return self

    def change(self, table: TableState, who: GuestId) -> TableChange:
        match = _match_of(table)
        steps = match.propose(self.actor, read_move(match, self.actor, self.move))
        lines = "\n".join([f"{write_actor(step.actor)} {table.game.write(step.move)}" for step in steps])
        return self._made(table, who, steps)._replace(lines=lines)

    def replay(self, table: TableState, who: GuestId, rest: Sequence[str]) -> TableChange:
        plays = [self, *map(read_play, rest)]
        steps = _match_of(table).foresee([(play.actor, table.game.read(play.move)) for play in plays])
        return self._made(table, who, steps)

    def ends(self, table: TableState, who: GuestId) -> bool:  # noqa: ARG002 - as every order
        return True

    def _made(self, table: TableState, who: GuestId, steps: Steps) -> TableChange:
        return change_by(self, table, who, sitters=_after_play(table, who, self.actor))._replace(steps=steps)


def _match_of(table: TableState) -> AnyMatch:
    if table.match is None:
        raise ValueError("a move was let through with no match to make it in.")
    return table.match


def _after_play(table: TableState, who: GuestId, seat: Seat) -> Sitters:
    """Take a person who plays as back, and one for whom the house had to play as away."""
    sitter = table.sitters[seat]
    if sitter is None or sitter.is_bot or sitter.plays == (who != SYSTEM):
        return table.sitters
    if who != SYSTEM:
        return seating.stood_in(table.sitters, seat, SELF)
    return seating.stood_in(table.sitters, seat, stand_in_level(table.game.key, rated=table.config.rated), late=True)


def _why_called_off(table: TableState) -> str:
    if table.match_epoch < table.epoch:
        return gettext_noop("This server was restored from a backup, so the match is called off. Begin a new one.")
    return gettext_noop("This match went on for too long and is called off. Begin a new one.")


def read_play(line: str) -> PlayMove:
    """Read a line of a log that is a move: 2 bid 5 hat, or TABLE flip bh."""
    actor, _, move = line.partition(" ")
    return PlayMove(read_actor(actor), move)


@dataclass(frozen=True)
class Ready(Order):
    """Says that a person has seen the show, and wants to go on. Everybody sees it, and nobody is told."""

    word = form = "ready"
    is_daily = True

    def check(self, table: TableState, who: GuestId, seen: Seq) -> Order:  # noqa: ARG002 - as every order
        check_seated(table, who)
        refuse_if("T14", not table.is_watched, "Nothing is being shown that others wait for.")
        return self

    def change(self, table: TableState, who: GuestId) -> TableChange:
        return _signal_by(self, table, who, hurries=False)


@dataclass(frozen=True)
class Hurry(Order):
    """Says that a person wants this match to be over: bots hurry when all who play do."""

    word = form = "hurry"
    is_daily = True

    def check(self, table: TableState, who: GuestId, seen: Seq) -> Order:  # noqa: ARG002 - as every order
        check_seated(table, who)
        refuse_if("T15", table.phase != PLAYING, "No match runs here now.")
        return self

    def change(self, table: TableState, who: GuestId) -> TableChange:
        return _signal_by(self, table, who, hurries=True)


def _signal_by(order: Order, table: TableState, who: GuestId, *, hurries: bool) -> TableChange:
    seat = table.seat_of(who)
    signal = None if seat is None else ReadySignal(seat, hurries)
    return change_by(order, table, who)._replace(signal=signal)


@dataclass(frozen=True)
class Restore(Order):
    """Lets a table go on in a new epoch, after a backup was restored: the match that runs is called off.

    Its cards are known from before.
    """

    epoch: int

    word = "restore"

    @classmethod
    def parse(cls, words: Sequence[str], network: str) -> Self | None:  # noqa: ARG003 - as every order
        return cls(int(words[0])) if len(words) == 1 and is_number(words[0]) else None

    def format(self) -> str:
        return f"restore {self.epoch}"

    def check(self, table: TableState, who: GuestId, seen: Seq) -> Order:  # noqa: ARG002 - as every order
        check_seated(table, who)
        return self

    def change(self, table: TableState, who: GuestId) -> TableChange:
        return change_by(self, table, who)._replace(epoch=self.epoch)

    def tell(self, who: GuestId, sitters: Sitters) -> Message:  # noqa: ARG002 - as every order
        return gettext_lazy("This server was restored from a backup. A match that ran is called off.")
