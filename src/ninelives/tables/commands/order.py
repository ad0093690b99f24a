"""What every kind of order says of itself, and what an order changes at a table."""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple, Self

from ninelives.core.errors import Refused
from ninelives.core.language import Message
from ninelives.tables.ids import GuestId, Seq
from ninelives.tables.seating import Sitters
from ninelives.tables.state import AccessSettings, AnyMatch, ReadySignal, Steps, TableState


class Order:
    """One kind of order: its line on the wire and in the log, when it is allowed, what it changes, how it is told.

    A new kind is one class, named in `reading.KINDS`. What is said here holds where a kind says nothing else.
    """

    word: ClassVar[str]  # with which its line begins
    form: ClassVar[str] = ""  # how people may say it; nothing where only the house may
    is_daily: ClassVar[bool] = False  # may it be given in the middle of a deal of the day

    @classmethod
    def parse(cls, words: Sequence[str], network: str) -> Self | None:  # noqa: ARG003 - who sits down comes from one
        """Return the order that these words after the first make, or None where they make none."""
        return None if words else cls()

    def format(self) -> str:
        """Return the order as the log has it."""
        return self.word

    def check(self, table: TableState, who: GuestId, seen: Seq) -> "Order":
        """Return the order as it is to be carried out, or raise Refused with a ruling of the table."""
        raise NotImplementedError

    def change(self, table: TableState, who: GuestId) -> "TableChange":
        """Return what the order changes where it is allowed; a move may still be refused by its game."""
        raise NotImplementedError

    def replay(self, table: TableState, who: GuestId, rest: Sequence[str]) -> "TableChange":  # noqa: ARG002 - for moves
        """Return what the order changed when the log was written, whose other lines are TABLE's moves."""
        return self.change(table, who)

    def ends(self, table: TableState, who: GuestId) -> bool:  # noqa: ARG002 - for those who leave
        """Return whether the order is allowed where the log is full: a match is played on, and people leave."""
        return False

    def tell(self, who: GuestId, sitters: Sitters) -> Message | str:  # noqa: ARG002 - as every kind is asked
        """Return what everybody is told of the order; `sitters` are those before it."""
        return ""


class TableChange(NamedTuple):
    """What an order would make of a table."""

    order: Order
    who: GuestId
    sitters: Sitters
    match: AnyMatch | None
    access: AccessSettings
    steps: Steps = ()  # of the match, still to be taken
    begins: bool = False
    signal: ReadySignal | None = None
    epoch: int | None = None  # that begins
    lines: str = ""  # as the log has it


def change_by(
    order: Order,
    table: TableState,
    who: GuestId,
    *,
    sitters: Sitters | None = None,
    access: AccessSettings | None = None,
) -> TableChange:
    """Return the change of an order to who sits where and to what the host settled, and to nothing else."""
    return TableChange(
        order=order,
        who=who,
        sitters=table.sitters if sitters is None else sitters,
        match=table.match,
        access=table.access if access is None else access,
        lines=order.format(),
    )


def refuse_if(ruling: str, fault: bool, reason: str | Message) -> None:  # noqa: FBT001 - reads as a sentence
    if fault:
        raise Refused(ruling, reason)
