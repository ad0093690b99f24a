"""Numbers that must not be taken for each other."""

from typing import Final, NewType

GuestId = NewType("GuestId", int)
TableId = NewType("TableId", int)
Seq = NewType("Seq", int)  # of a row in a table's log; a table's own is the next row's

SYSTEM: Final = GuestId(0)  # who acts when no person does: a bot, a clock
EMPTY: Final = Seq(0)  # of a log without rows


def after(seq: Seq) -> Seq:
    return Seq(seq + 1)


def before(seq: Seq) -> Seq:
    return Seq(seq - 1)


UNKNOWN_NETWORK: Final = -1  # instead of a seat: nobody knows whence a person came
