"""Who sits where: people who sit down and rise, bots that come and go, and the number of seats."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from ninelives.core.game import Seat
from ninelives.core.language import Message, gettext_lazy
from ninelives.core.record import is_number
from ninelives.tables import seating
from ninelives.tables.catalog import stand_in_level
from ninelives.tables.commands.checks import (
    check_between,
    check_decides,
    check_host,
    check_level,
    check_seat,
    check_seated,
)
from ninelives.tables.commands.order import Order, TableChange, change_by, refuse_if
from ninelives.tables.ids import SYSTEM, GuestId, Seq
from ninelives.tables.names import BAD_NAME, is_name, tidy_name
from ninelives.tables.seating import NO_NONCE, UNKNOWN, Sitters, distinct_name, names_of
from ninelives.tables.state import PLAYING, TableState

LONGEST_NONCE: Final = 32
FROM: Final = "from "  # begins the second line of a row in which somebody sat down at a rated table
_LEVELS: Final = {
    "random": gettext_lazy("a scatterbrain"),
    "kitten": gettext_lazy("a kitten"),
    "tabby": gettext_lazy("a tabby"),
    "panther": gettext_lazy("a panther"),
}


@dataclass(frozen=True)
class Sit(Order):
    """Seats a person on a seat that is free or a bot's, or, to come back, on their own."""

    seat: Seat
    nonce: str  # the person's part of the salt
    name: str
    network: str = UNKNOWN  # whence, at a rated table: a digest that the house adds, and no client

    word = "sit"
    form = "sit SEAT NONCE NAME"
    is_daily = True

    @classmethod
    def parse(cls, words: Sequence[str], network: str) -> Self | None:
        match words:
            case [seat, nonce, *name] if is_number(seat) and name:
                return cls(int(seat), nonce, " ".join(name), network)
            case _:
                return None

    def format(self) -> str:
        return f"sit {self.seat} {self.nonce} {self.name}" + (f"\n{FROM}{self.network}" if self.network else "")

    def check(self, table: TableState, who: GuestId, seen: Seq) -> Order:  # noqa: ARG002 - as every order
        """Return the order under a name that is written as names are, and that nobody takes for a neighbour's."""
        is_called = _is_called(table, who, self.name)
        tidied = self if is_called else replace(self, name=tidy_name(self.name))
        refuse_if("T6", not is_name(tidied.name) and not _is_called(table, who, tidied.name), BAD_NAME)
        refuse_if("T9", not _is_nonce(self.nonce), "A nonce is one word of letters and digits, or a dash.")
        check_seat(table, self.seat)
        self._check_may_sit(table, who)
        return tidied if is_called else replace(tidied, name=distinct_name(table.sitters, who, tidied.name))

    def _check_may_sit(self, table: TableState, who: GuestId) -> None:
        holder = table.sitters[self.seat]
        refuse_if("T1", holder is not None and not holder.is_bot and holder.who != who, "Somebody sits there.")
        lesson_of_another = table.config.lesson and who != table.config.host
        refuse_if("T13", lesson_of_another, "This is somebody's lesson. Begin your own.")
        removed = who in table.access.removed
        refuse_if("T12", removed, "Whoever opened this table removed you from it. Find another one.")
        if table.phase == PLAYING:
            self._check_return(table, who)
        else:
            locked = table.access.locked and table.seat_of(who) is None and who != table.config.host
            refuse_if("T12", locked, "This table is locked. You may watch, or find another one.")

    def _check_return(self, table: TableState, who: GuestId) -> None:
        """Let people come back to their own seat only: another's hand, a bot's too, was seen by its owner alone."""
        seat = table.match_log.seat_of_guest.get(who)
        refuse_if("T2", seat is None, "A match runs. Watch it, and sit down when it is over.")
        refuse_if("T2", seat != self.seat, "You have seen another hand in this match. Take your own seat.")

    def change(self, table: TableState, who: GuestId) -> TableChange:
        sitters = seating.seat_guest(table.sitters, who, self)
        return change_by(self, table, who, sitters=sitters)

    def tell(self, who: GuestId, sitters: Sitters) -> Message:  # noqa: ARG002 - as every order
        return gettext_lazy("{who} sits down.", who=self.name)


def _is_called(table: TableState, who: GuestId, name: str) -> bool:
    """Return whether they sit under this name: whoever was let in by it, once, comes back by it."""
    return any(sitter is not None and (sitter.who, sitter.name) == (who, name) for sitter in table.sitters)


def _is_nonce(nonce: str) -> bool:
    return nonce == NO_NONCE or (nonce.isascii() and nonce.isalnum() and len(nonce) <= LONGEST_NONCE)


@dataclass(frozen=True)
class Rise(Order):
    """Frees one's seat; while a match runs, a bot plays on and keeps it."""

    word = form = "rise"

    def check(self, table: TableState, who: GuestId, seen: Seq) -> Order:  # noqa: ARG002 - as every order
        check_seated(table, who)
        return self

    def change(self, table: TableState, who: GuestId) -> TableChange:
        return change_by(self, table, who, sitters=_without(table, who))

    def ends(self, table: TableState, who: GuestId) -> bool:
        return _without(table, who) != table.sitters

    def tell(self, who: GuestId, sitters: Sitters) -> Message:
        seat = seating.seat_of(sitters, who)
        return gettext_lazy("{who} gets up.", who=gettext_lazy("Somebody") if seat is None else names_of(sitters)[seat])


def _without(table: TableState, who: GuestId) -> Sitters:
    seat = table.seat_of(who)
    if seat is None:
        return table.sitters
    if table.phase == PLAYING:
        return seating.stood_in(table.sitters, seat, stand_in_level(table.game.key, rated=table.config.rated))
    return seating.put_sitter(table.sitters, seat, None)


@dataclass(frozen=True)
class SeatOrder(Order):
    """An order that names one seat."""

    seat: Seat

    @classmethod
    def parse(cls, words: Sequence[str], network: str) -> Self | None:  # noqa: ARG003 - as every order
        return cls(int(words[0])) if len(words) == 1 and is_number(words[0]) else None

    def format(self) -> str:
        return f"{self.word} {self.seat}"

    def change(self, table: TableState, who: GuestId) -> TableChange:
        return change_by(self, table, who, sitters=seating.put_sitter(table.sitters, self.seat, None))


@dataclass(frozen=True)
class Remove(SeatOrder):
    """Frees the seat of a person, who may not sit here again; for the host."""

    word = "remove"
    form = "remove SEAT"

    def check(self, table: TableState, who: GuestId, seen: Seq) -> Order:  # noqa: ARG002 - as every order
        check_host(table, who)
        refuse_if("T3", table.phase == PLAYING, "Wait until the match is over.")
        sitter = table.sitters[self.seat] if self.seat < len(table.sitters) else None
        others = sitter is not None and not sitter.is_bot and sitter.who != who
        refuse_if("T1", not others, "Nobody else sits there.")
        return self

    def change(self, table: TableState, who: GuestId) -> TableChange:
        sitter = table.sitters[self.seat]
        removed = table.access.removed | (frozenset() if sitter is None else {sitter.who})
        return super().change(table, who)._replace(access=table.access._replace(removed=removed))

    def tell(self, who: GuestId, sitters: Sitters) -> Message:  # noqa: ARG002 - as every order
        return gettext_lazy("{who} was removed by whoever opened the table.", who=names_of(sitters)[self.seat])


@dataclass(frozen=True)
class Clear(SeatOrder):
    """Sends a bot away; the house also a person who has long been gone."""

    word = "clear"
    form = "clear SEAT"

    def check(self, table: TableState, who: GuestId, seen: Seq) -> Order:
        check_between(table, who)
        sitter = table.sitters[self.seat] if self.seat < len(table.sitters) else None
        clears = sitter is not None and (sitter.is_bot or who == SYSTEM)
        refuse_if("T1", not clears, "No bot sits there.")
        refuse_if("T7", who == SYSTEM and seen != table.seq, "Somebody may have come back.")
        return self

    def tell(self, who: GuestId, sitters: Sitters) -> Message:  # noqa: ARG002 - as every order
        return gettext_lazy("{who} leaves.", who=names_of(sitters)[self.seat])


@dataclass(frozen=True)
class PutBot(Order):
    """Lets a bot play a seat that no person plays, or one's own."""

    seat: Seat
    level: str

    word = "bot"
    form = "bot SEAT LEVEL"

    @classmethod
    def parse(cls, words: Sequence[str], network: str) -> Self | None:  # noqa: ARG003 - as every order
        match words:
            case [seat, level] if is_number(seat):
                return cls(int(seat), level)
            case _:
                return None

    def format(self) -> str:
        return f"bot {self.seat} {self.level}"

    def check(self, table: TableState, who: GuestId, seen: Seq) -> Order:  # noqa: ARG002 - as every order
        check_seated(table, who)
        if table.seat_of(who) != self.seat:  # whom a bot plays for decides that themselves
            check_decides(table, who)
        check_seat(table, self.seat)
        check_level(table, self.level)
        holder, rated = table.sitters[self.seat], table.config.rated and table.phase == PLAYING
        is_bot = holder is not None and holder.is_bot
        refuse_if("T19", rated and is_bot, "This match is rated: its bots stay as they began.")
        is_theirs = holder is not None and not is_bot and holder.who != who
        refuse_if("T1", is_theirs, "That is somebody's seat.")
        weakest = stand_in_level(table.game.key, rated=True)
        too_strong = gettext_lazy("This match is rated: only a {level} plays for you.", level=weakest)
        refuse_if("T19", rated and self.level != weakest, too_strong)
        idle = holder is not None and not is_bot and table.phase != PLAYING
        refuse_if("T3", idle, "Between matches a person's seat is theirs; rise to free your own.")
        return self

    def change(self, table: TableState, who: GuestId) -> TableChange:
        return change_by(self, table, who, sitters=seating.with_bot(table.sitters, self.seat, self.level))

    def tell(self, who: GuestId, sitters: Sitters) -> Message:  # noqa: ARG002 - as every order
        level = _LEVELS.get(self.level, self.level)  # a plug-in's levels have the names they have
        if sitters[self.seat] is None:
            return gettext_lazy("A bot sits down on seat {seat}: {level}.", seat=self.seat + 1, level=level)
        return gettext_lazy("{who} is played by a bot now: {level}.", who=names_of(sitters)[self.seat], level=level)


@dataclass(frozen=True)
class Seats(Order):
    """Sets how many play."""

    number: int

    word = "seats"
    form = "seats NUMBER"

    @classmethod
    def parse(cls, words: Sequence[str], network: str) -> Self | None:  # noqa: ARG003 - as every order
        return cls(int(words[0])) if len(words) == 1 and is_number(words[0]) else None

    def format(self) -> str:
        return f"seats {self.number}"

    def check(self, table: TableState, who: GuestId, seen: Seq) -> Order:  # noqa: ARG002 - as every order
        check_between(table, who)
        game, number = table.game, self.number
        other = gettext_lazy("{title} is not played by {number}.", title=game.title, number=number)
        refuse_if("T5", number not in game.seats, other)
        gone = len([s for s in table.sitters if s]) - len([s for s in seating.resize_seats(table.sitters, number) if s])
        refuse_if("T3", gone > 0, "More sit here than that.")
        return self

    def change(self, table: TableState, who: GuestId) -> TableChange:
        return change_by(self, table, who, sitters=seating.resize_seats(table.sitters, self.number))

    def tell(self, who: GuestId, sitters: Sitters) -> Message:  # noqa: ARG002 - as every order
        return gettext_lazy("{number} seats now.", number=self.number)
