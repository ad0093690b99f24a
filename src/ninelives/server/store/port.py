"""What the server asks of a store: a log that decides, and a few cold facts around it. One test suite, three engines.

A table is its log. Its head row holds the next free number and when the table is due; an append compares and sets
that number, so of two writers one wins and the other reads what it missed. Times are house time (`house_time`), but
for those of guests and finished matches, which are the wall clock's.
"""

from collections.abc import Iterable, Sequence
from math import inf
from typing import NamedTuple, Protocol

HOUSE = 0  # who acts when no person does: a bot, a clock
LATEST = 500  # rows given at once by `tail`: to fold them takes a hundredth of a second


class StoreDown(Exception):
    """The store cannot be reached, or went away in the middle: what was asked may or may not have happened."""


class Unstorable(ValueError):
    """The engine refuses a value that it was given: whoever asked is at fault, and the store is there."""


class Founding(NamedTuple):
    """What was settled when a table was set up. It never changes."""

    id: int  # 63 random bits
    code: str  # what people type to come in
    game: str
    version: int
    seats: int  # to begin with; the log may change it
    answers: tuple[tuple[str, str], ...]  # options that differ from the default
    private: bool
    clock: int  # seconds a move
    hints: bool  # may players ask for the odds
    secret: bytes  # each match's own is derived from it
    made: float
    host: int = HOUSE  # the guest who opened it
    origin: str = ""  # the network it was opened from, as a keyed digest that nobody can turn back
    lesson: bool = False  # the first match is the lesson's, and nobody but the host comes in


class Row(NamedTuple):
    """One command: what somebody did, and TABLE's moves that follow from it, as lines of one text."""

    table: int
    seq: int
    who: int  # a guest, or HOUSE
    command: str  # the sender's name for it: whoever says it twice means it once
    lines: str
    at: float
    due: float | None  # when the table wants attention next, if nothing else happens


class Notice(NamedTuple):
    """What the lobby shows of a table. It follows from the log and may lag behind it."""

    table: int
    code: str
    game: str
    phase: str  # gathering, playing, over
    people: int
    free: int  # seats that a person could take
    seen: float  # when it last changed


class Archived(NamedTuple):
    """A finished match."""

    match: str  # the table's code, a dash, and its number at that table
    table: int
    record: str
    ended: float
    people: tuple[int, ...]  # the guests who played in it by seat; HOUSE where a bot sat


class Guest(NamedTuple):
    id: int
    name: str
    made: float


class Beat(NamedTuple):
    """When some process last said that it runs."""

    house: float
    wall: float


class Revoked(NamedTuple):
    """Tokens of a guest that no longer count: all of an earlier generation."""

    who: int
    generation: int
    at: float


class Store(Protocol):
    """Raises StoreDown wherever the engine cannot be reached, and Unstorable where it cannot hold a value."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date; after StoreDown it may be tried again."""
        ...

    async def close(self) -> None:
        """Let go of everything, also where `open` failed."""
        ...

    async def ready(self) -> None:
        """Return when the store answers; raise StoreDown when it does not."""
        ...

    # the log
    async def append(self, rows: Sequence[Row]) -> set[int]:
        """Add rows, a table's all or none, in one commit; give the tables whose rows were added.

        The others' heads stand elsewhere, or the command is there already: read their tails.
        """
        ...

    async def tail(self, table: int, start: int = 0) -> list[Row]:
        """Give the rows from this number on, in order, at most LATEST; their `due` is None, since only heads know."""
        ...

    async def heads(self, tables: Iterable[int]) -> dict[int, tuple[int, float | None]]:
        """Give the next free number of each table there is, and when it is due."""
        ...

    async def claim(self, now: float, until: float, most: int, after: float = -inf) -> list[int]:
        """Give tables that came due after that time, the longest due first, and put off each until then.

        No other process gets them meanwhile, and if this one dies they are due again.
        """
        ...

    async def put_off(self, table: int, seq: int, due: float | None) -> None:
        """Set when a table is due, unless its head has moved on from this number."""
        ...

    async def last_beat(self) -> Beat | None:
        """Return the latest beat of any process."""
        ...

    async def beat(self, beat: Beat) -> float:
        """Say that a server runs; return the latest house time that any process said."""
        ...

    # tables
    async def found(self, founding: Founding) -> bool:
        """Set up a table with an empty log; False where its code or id is taken."""
        ...

    async def founding(self, table: int) -> Founding | None: ...
    async def founding_by_code(self, code: str) -> Founding | None: ...

    async def post(self, notice: Notice) -> None:
        """Put up or change what the lobby shows of a table; whoever comes with an older notice changes nothing."""
        ...

    async def notices(self, since: float, most: int, game: str | None = None, per_origin: int = 3) -> list[Notice]:
        """Return tables that are not private and changed since then, at most so many opened from one network.

        Gathering ones come first, then those with fewer free seats, then the newest.
        """
        ...

    # finished matches
    async def archive(self, archived: Archived) -> None:
        """Keep a match; whoever comes second changes nothing."""
        ...

    async def archived(self, match: str) -> Archived | None: ...

    # people
    async def greet(self, guest: Guest) -> None:
        """Remember a guest, or their new name."""
        ...

    async def guest(self, guest: int) -> Guest | None: ...

    async def matches_of(self, guest: int, most: int) -> list[Archived]:
        """Give the matches they played in, the newest first."""
        ...

    async def tables_of(self, guest: int, most: int) -> list[int]:
        """Give the tables where they did something, the newest first."""
        ...

    async def forget(self, guest: int) -> None:
        """Delete the guest. What they did stays, done by nobody anyone knows.

        A new number stands for them in tables, logs and matches, and where their name stood (`sit` lines, `name`
        lines of records) it says Guest.
        """
        ...

    async def revoke(self, revoked: Revoked) -> None:
        """Let tokens of earlier generations count no more; a lower generation than is known changes nothing."""
        ...

    async def revoked(self, since: float) -> list[Revoked]:
        """Return what was revoked since then."""
        ...

    async def key(self) -> bytes:
        """Give the 32 bytes that sign what all processes must believe; made once, by whoever asks first."""
        ...
