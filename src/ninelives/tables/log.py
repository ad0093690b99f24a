"""What a table is made of: how it was set up, and the rows of its log."""

from typing import Final, NamedTuple

from ninelives.tables.ids import SYSTEM, GuestId, Seq, TableId

SLOW: Final = 3600  # seconds per move


class TableConfig(NamedTuple):
    """What was settled when a table was set up. It never changes."""

    id: TableId  # 63 random bits
    code: str  # what people type to come in
    game: str
    version: int
    seats: int  # to begin with; the log may change it
    answers: tuple[tuple[str, str], ...]  # options that differ from the default
    private: bool
    clock: int  # seconds per move
    hints: bool  # may players ask for the odds
    secret: bytes  # each match's own is derived from it
    made: float
    host: GuestId = SYSTEM  # the guest who opened it
    origin: str = ""  # the network it was opened from, as a keyed digest that nobody can turn back
    lesson: bool = False  # the first match is the lesson's, and nobody but the host comes in
    day: str = ""  # whose deal this is, as in 2026-11-17; played once, by the host alone
    rated: bool = False  # do its matches count for ratings
    epoch: int = 0  # how often the server had been restored from a backup
    nonce: str = ""  # of whoever opened it: fixed before anybody else brings theirs

    @property
    def for_one(self) -> bool:
        return self.lesson or self.is_daily

    @property
    def is_daily(self) -> bool:
        return bool(self.day)

    @property
    def is_slow(self) -> bool:
        """Whether people play over hours or days here, and need not stay."""
        return self.clock >= SLOW and not self.for_one


class Row(NamedTuple):
    """One command: what somebody did, and TABLE's moves that follow from it, as lines of one text."""

    table: TableId
    seq: Seq
    who: GuestId  # a guest, or SYSTEM
    command: str  # the sender's name for it: whoever sends it twice means it once
    lines: str
    at: float
    due: float | None  # when the table needs attention next, if nothing else happens
