"""What a house asks of a store: a log that decides, and the facts around it. One test suite for all engines.

A table is its log. Its head row holds the next free number and when the table is due; an append compares and sets
that number, so of two writers one wins and the other reads what it missed. Times are house time (`house_time`), but
for those of guests and finished matches, which are the wall clock's.

Whatever reaches the engine raises StoreDown where it cannot be reached, and Unstorable where it cannot hold a value.
"""

from collections.abc import Collection, Iterable, Sequence
from math import inf
from typing import NamedTuple, Protocol

from ninelives.tables.ids import EMPTY, GuestId, Seq, TableId
from ninelives.tables.log import Row, TableConfig
from ninelives.tables.statistics import Placing, SeatTally

LATEST = 500  # rows returned at once by `tail`: to fold them takes a hundredth of a second

CONSIDERED = 5000  # notices that the lobby chooses from: more than one network can keep fresh (30 hellos a second)


class LobbyEntry(NamedTuple):
    """What the lobby shows of a table. It follows from the log and may lag behind it."""

    table: TableId
    code: str
    game: str
    phase: str  # gathering, playing, over
    people: int
    free: int  # seats that a person could take
    seen: float  # when it last changed
    rated: bool = False


class Archived(NamedTuple):
    """A finished match."""

    match: str  # the table's code, a dash, and its number at that table
    table: TableId
    record: str
    ended: float
    people: tuple[GuestId, ...]  # the guests who played in it by seat; SYSTEM where a bot sat
    levels: tuple[str, ...] = ()  # of those bots, by seat; empty words for people, and nothing where it is not known
    stood_in: tuple[int, ...] = ()  # moves that bots made for people, by seat
    networks: tuple[int, ...] = ()  # the first seat of somebody from the same network, by seat, where it is known

    def seat_of(self, guest: GuestId) -> int | None:
        """Return where somebody sat; a house in a browser also keeps matches for those who have only the record."""
        return self.people.index(guest) if guest in self.people else None


class Guest(NamedTuple):
    id: GuestId
    name: str
    made: float


class Heartbeat(NamedTuple):
    """When some process last said that it runs."""

    house: float
    wall: float


class LatestHeartbeat(NamedTuple):
    """What a process that beats is told."""

    house: float
    epoch: int  # how often a backup was restored


class TableLog(Protocol):
    """The rows of all tables: the one thing that decides."""

    async def append(self, rows: Sequence[Row]) -> set[TableId]:
        """Add rows, a table's all or none, in one commit; return the tables whose rows were added.

        The others' heads stand elsewhere, or the command is there already: read their tails.
        """
        ...

    async def tail(self, table: TableId, start: Seq = EMPTY) -> list[Row]:
        """Return the rows from this number on, in order, at most LATEST; `due` is None, since only heads know it."""
        ...

    async def find(self, table: TableId, who: GuestId, command: str) -> Seq | None:
        """Return the number of the row that holds somebody's command."""
        ...

    async def prune(self, table: TableId, seq: Seq) -> bool:
        """Delete some rows of a table whose snapshot stands at this number; return whether there may be more.

        The last row before it stays: whoever knows the table sees by it that the log is the one they know. Nothing is
        deleted from a log that has fewer rows. Their commands are not known any more.
        """
        ...

    async def heads(self, tables: Iterable[TableId]) -> dict[TableId, tuple[Seq, float | None]]:
        """Return the next free number of each table there is, and when it is due."""
        ...

    async def claim(self, now: float, until: float, most: int, after: float = -inf) -> list[TableId]:
        """Return tables that came due after that time, the longest due first, and put off each until then.

        No other process gets them meanwhile, and if this one dies they are due again.
        """
        ...

    async def claim_these(self, tables: Sequence[TableId], now: float, until: float) -> dict[TableId, Seq]:
        """Claim those of these tables that are due, in the same way; return the next free number of each."""
        ...

    async def postpone(self, table: TableId, seq: Seq, due: float | None) -> None:
        """Set when a table is due, unless its head has moved on from this number."""
        ...


class TableStore(Protocol):
    """How tables were set up, and how they stood."""

    async def create(self, config: TableConfig) -> bool:
        """Set up a table with an empty log; False where its code or id is taken."""
        ...

    async def keep_snapshot(self, table: TableId, seq: Seq, text: str) -> None:
        """Keep how a table stood before the row with this number; an older snapshot changes nothing."""
        ...

    async def snapshot(self, table: TableId) -> str | None: ...

    async def config(self, table: TableId) -> TableConfig | None: ...
    async def config_by_code(self, code: str) -> TableConfig | None: ...

    async def configs(self, tables: Sequence[TableId]) -> dict[TableId, TableConfig]:
        """Return the configs of these tables, as far as they are there."""
        ...

    async def tables_with(self, tables: Sequence[TableId], people: Collection[GuestId]) -> frozenset[TableId]:
        """Return those of these tables that one of these people opened, or where they did something."""
        ...


class NoticeStore(Protocol):
    """What the lobby shows of tables."""

    async def post(self, notices: Sequence[LobbyEntry]) -> None:
        """Put up or change what the lobby shows of these tables, each once; an older notice changes nothing."""
        ...

    async def notices(self, since: float, most: int, game: str | None = None, per_origin: int = 3) -> list[LobbyEntry]:
        """Return tables that are not private and changed since then, at most so many opened from one network.

        Gathering ones come first, then those with fewer free seats, then the newest. Of very many, the CONSIDERED that
        changed last are looked at: whoever opens a table or sits down is among them.
        """
        ...


class MatchStore(Protocol):
    """Finished matches, and what each seat did in them."""

    async def archive(self, archived: Archived) -> None:
        """Keep a match; a second time changes nothing."""
        ...

    async def archived(self, match: str) -> Archived | None: ...

    async def matches_of(self, guest: GuestId, most: int) -> list[Archived]:
        """Return the matches that are theirs, the newest first."""
        ...

    async def deals_of_days_played_by(self, guest: GuestId, most: int) -> list[tuple[str, float]]:
        """Return the days whose deal a guest played to its end, and when that was, the latest first."""
        ...

    async def placings_of(self, guest: GuestId, most: int) -> list[Placing]:
        """Return how the matches ended that they played in, the newest first, at most so many; lessons are left out."""
        ...

    async def unprocessed_matches(self, most: int) -> list[Archived]:
        """Return finished matches that were not gone through yet, the newest first."""
        ...

    async def tally(self, match: str, tallies: Sequence[SeatTally]) -> None:
        """Keep what each seat did in a match, or that nothing is known of it; a second time changes nothing."""
        ...

    async def ranks_on(self, day: str, game: str) -> dict[int, int]:
        """Return how many people came in at each place who played a deal of the day before that day was over."""
        ...


class PersonStore(Protocol):
    """Guests, and what they leave behind when they are forgotten."""

    async def greet(self, guest: Guest) -> None:
        """Remember a guest, or their new name."""
        ...

    async def guest(self, guest: GuestId) -> Guest | None: ...

    async def tables_of(self, guest: GuestId, most: int) -> list[TableId]:
        """Return the tables where they did something, the newest first, also where their rows were deleted."""
        ...

    async def forget(self, guest: GuestId) -> None:
        """Delete the guest. What they did stays, done by nobody anyone knows.

        A new number stands for them in tables, logs and matches, and where their name stood (`sit` lines, `name`
        lines of records, snapshots) it says Guest.
        """
        ...


class ServerStateStore(Protocol):
    """What all processes of a server share."""

    async def last_beat(self) -> Heartbeat | None:
        """Return the latest beat of any process."""
        ...

    async def beat(self, beat: Heartbeat) -> LatestHeartbeat:
        """Say that a server runs; return the latest house time that any process said, and the epoch."""
        ...

    async def epoch(self) -> int:
        """Return how often a backup was restored. What was secret before may be known since."""
        ...

    async def key(self) -> bytes:
        """Return the 32 bytes that sign what all processes must believe; made once, by whoever asks first."""
        ...


class FactStore(TableStore, NoticeStore, MatchStore, PersonStore, ServerStateStore, Protocol):
    """All that is kept besides the log."""


class Blocks(Protocol):
    """Who wants nothing to do with whom. A block counts both ways, and only whoever made it is told of it."""

    async def blocked_with(self, who: GuestId) -> frozenset[GuestId]:
        """Return those whom they have blocked, and those who have blocked them."""
        ...

    async def expect(self, who: GuestId, table: TableId, now: float, since: float) -> None:
        """Note that somebody is on the way to this table and to no other; forget whom nobody waits for since then."""
        ...

    async def expected(self, table: TableId, since: float) -> frozenset[GuestId]:
        """Return who is on the way to a table since then."""
        ...


class Store(Protocol):
    @property
    def log(self) -> TableLog: ...
    @property
    def facts(self) -> FactStore: ...

    async def open(self) -> None:
        """Connect, and bring the schema up to date; after StoreDown it may be tried again."""
        ...

    async def close(self) -> None:
        """Let go of everything, also where `open` failed."""
        ...

    async def ready(self) -> None:
        """Return when the store answers; raise StoreDown when it does not."""
        ...
