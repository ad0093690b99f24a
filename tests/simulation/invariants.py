"""What must hold after every step: of the log, of clocks and bots, of the archive, and of what viewers are sent."""

from math import inf
from typing import TYPE_CHECKING, Final

from ninelives import read_record, verify
from ninelives.core.record import is_number
from ninelives.hosting.storage.port import Archived, Heartbeat
from ninelives.hosting.timing.shared_time import GAP
from ninelives.tables.commands.match import PlayMove
from ninelives.tables.commands.reading import read_logged
from ninelives.tables.ids import EMPTY, SYSTEM, Seq, TableId
from ninelives.tables.log import Row, TableConfig
from ninelives.tables.snapshot import read_snapshot, snapshot_of, write_snapshot
from ninelives.tables.state import PLAYING, TableState
from ninelives.tables.timing import bot_moves_at, deadline
from simulation.history import Frame, History
from simulation.process import PACE
from simulation.sockets import Socket
from simulation.views import Views

if TYPE_CHECKING:
    from simulation.world import World

EARLY: Final = 0.01  # seconds that rounding may take
BEAT: Final = 5.5  # seconds by which processes may differ: a beat does not say how old it is
MAX_GAP: Final = 22.0  # seconds between beats for which house time goes on: GAP, and for a slow answer to the first
SKEW: Final = 0.02  # of a time, by which clocks of processes may differ
BEATS: Final = 10.0  # seconds besides: a beat comes every five, and may find the store just gone
NOTICED: Final = 15.0  # seconds after which nobody shows a row any more that was lost
LATEST: Final = (
    PACE.bot + 0.2
)  # seconds after its time that what is due is done: somebody may have moved at the last moment


class Trouble:
    """A time in which house time may have stood still in some process, or begun anew."""

    def __init__(self, begin: float) -> None:
        self.begin: Final = begin
        self.end = inf


class Witness:
    """Sees every row, match, snapshot and message, and says what is wrong with the first that is."""

    def __init__(self, world: "World") -> None:
        self._world: Final = world
        self.histories: Final[dict[TableId, History]] = {}
        self.views: Final = Views(self)
        self.fault = ""
        self.archived: Final[dict[str, Archived]] = {}
        self.lost_rows: Final[dict[TableId, float]] = {}  # when a log lost its last one
        self._troubles: Final[list[Trouble]] = []
        self._beat: Heartbeat | None = None

    def fail(self, fault: str) -> None:
        if not self.fault:
            self.fault = f"{fault} (after {self._world.seconds:.3f} s)"
            self._world.broken.set()

    def note(self, event: str) -> None:
        self._world.note(event)

    # rows

    def add_table(self, config: TableConfig) -> None:
        self.histories[config.id] = History(config, self._world.loop.time())

    def take_row(self, row: Row) -> None:
        self._world.trace("row", *row)
        self._world.note("rows")
        history = self.histories[row.table]
        if (row.who, row.command) in history.commands:
            self.fail(f"{row.command!r} of {row.who} stands in the log of {history.config.code} twice")
        self._check_sender(row, history)
        self._check_time(row)
        before = history.last
        frame = history.add_row(row, self._world.loop.time())
        self._check_epoch(row, frame)
        if row.who == SYSTEM:
            self._check_house(row, history, before)
        if frame.table.phase == PLAYING and row.due is None:
            self.fail(f"{history.config.code} is never due after row {row.seq}")

    def _check_epoch(self, row: Row, frame: Frame) -> None:
        """No match is dealt from a secret of an epoch that every process knows to be over, and none goes on so."""
        table = frame.table
        if row.lines.startswith("begin") and table.match_epoch < self._world.store.epoch_at(
            self._world.loop.time() - GAP - BEATS
        ):
            self.fail(f"{table.config.code} deals from a known secret, in row {row.seq}")
        if table.phase == PLAYING and table.match_epoch < table.epoch:
            self.fail(f"a match of a known secret goes on at {table.config.code}, in row {row.seq}")

    def lose_row(self, table: TableId) -> None:
        """Take note that the last row of a log is no more."""
        self.histories[table] = self.histories[table].without_last()
        self.lost_rows[table] = self._world.loop.time()

    def lost_lately(self, table: TableId) -> bool:
        return self._world.loop.time() - self.lost_rows.get(table, -inf) < NOTICED

    def _check_sender(self, row: Row, history: History) -> None:
        if row.who == SYSTEM or row.command.startswith("back "):
            return
        text = self._world.people[row.who].sent.get((history.config.code, row.command))
        line = row.lines.partition("\n")[0]
        if text is None or (text not in {line, line.partition(" ")[2]} and not line.startswith("begin")):
            self.fail(f"row {row.seq} of {history.config.code} says {line!r}, and {row.who} sent {text!r}")

    # what the house does by the clock

    def _check_house(self, row: Row, history: History, before: Frame) -> None:
        order = read_logged(row.lines.partition("\n")[0]) if is_number(row.lines.partition(" ")[0]) else None
        frame = history.frame_before(row)
        if not isinstance(order, PlayMove) or frame.table.phase != PLAYING:
            return
        if is_person(frame.table, order.actor):
            self._world.note("time-out")
            self._check_early(row, deadline(frame.table), "a clock ran out")
            self._check_served(row, history, frame)
        else:
            self._world.note("bot moved")
            self._check_early(row, bot_moves_at(frame.table, PACE), "a bot moved")
        if before is frame:
            self._check_late(row, history, frame)
        asked = frame.seq, order.actor
        if asked in history.played:
            self.fail(f"the house moved twice for seat {order.actor} of {history.config.code} at row {asked[0]}")
        history.played.add(asked)

    def _check_early(self, row: Row, due: float, what: str) -> None:
        early = PACE.bot if self._troubled(self._world.loop.time() - GAP) else EARLY
        if row.at < due - early:  # whoever waits for a moment does so too while house time stands still
            self.fail(f"{what} {due - row.at:.2f} s before its time, in row {row.seq} of {row.table}")

    def _check_late(self, row: Row, history: History, frame: Frame) -> None:
        """While nothing goes wrong, what is due is done soon."""
        table = frame.table
        bot = not is_person(table, read_actor(row))
        due = bot_moves_at(table, PACE) if bot else deadline(table) + PACE.bot
        waited = self._world.loop.time() - frame.now  # house time of another process may be ahead
        late = min(row.at - max(due, table.last_row_at), waited - max(0.0, due - table.last_row_at))
        if self._world.calm_since(20.0) < frame.now and late > LATEST:
            self.fail(f"{history.config.code} was taken up {late:.2f} s late, in row {row.seq}")

    def _check_served(self, row: Row, history: History, frame: Frame) -> None:
        """A clock runs out only where its time has passed, apart from what clocks of processes may differ."""
        began = history.frames[frame.table.waiting.seq].now
        passed = self._world.loop.time() - began
        if passed < history.config.clock * (1 - SKEW) - self._most_lag(began):
            self.fail(f"a clock ran out after {passed:.1f} s of {history.config.code}, in row {row.seq}")

    def take_beat(self, beat: Heartbeat) -> None:
        """House time stands still while nothing can be written: no beat is later than the one before allows."""
        if self._beat is not None and beat.house > self._beat.house + MAX_GAP:
            self.fail(f"house time went on for {beat.house - self._beat.house:.1f} s without a beat")
        if self._beat is None or beat.house > self._beat.house:
            self._beat = beat

    def _check_time(self, row: Row) -> None:
        """Rows are written when house time says so, as all processes know it."""
        lag = 0.0 if self._beat is None else self._beat.house - row.at
        if not -MAX_GAP < lag < self._most_lag(self._world.loop.time()):
            self.fail(f"row {row.seq} of {row.table} was written {lag:.1f} s behind the time of all")

    def _most_lag(self, since: float) -> float:
        """Return by how much processes may differ: more where one of them may have been left behind."""
        return GAP + BEATS if self._troubled(since - GAP - BEATS) else BEAT

    def begin_trouble(self) -> Trouble:
        trouble = Trouble(self._world.loop.time())
        self._troubles.append(trouble)
        return trouble

    def end_trouble(self, trouble: Trouble) -> None:
        trouble.end = self._world.loop.time()

    def _troubled(self, since: float) -> bool:
        return any(trouble.end > since for trouble in self._troubles)

    # matches and snapshots

    def take_archived(self, archived: Archived) -> None:
        self._world.trace("archived", archived.match)
        history = self.histories[archived.table]
        if archived.match not in history.ended:
            self.fail(f"{archived.match} was archived, and no log holds its end")
            return
        if archived.match not in self.archived:
            self._world.note("archived")
            self._verify(archived, history)
        self.archived[archived.match] = archived
        if archived._replace(ended=0.0) != history.archived(archived.match):
            self.fail(f"{archived.match} was archived with another record or other people than its log holds")

    def _verify(self, archived: Archived, history: History) -> None:
        number = int(archived.match.partition("-")[2])
        verify(read_record(archived.record), history.table.game, history.table.secret(number).commitment)

    def take_snapshot(self, table: TableId, seq: Seq, text: str) -> None:
        self._world.note("snapshot")
        self._world.trace("snapshot", text)
        history = self.histories[table]
        right = history.frames[seq].table if seq <= history.head else None
        if right is None or right.phase == PLAYING or text != write_snapshot(snapshot_of(right)):
            self.fail(f"the snapshot of {history.config.code} at {seq} is not what its log says: {text}")

    def take_pruned(self, table: TableId, rows: list[Row], head: Seq) -> None:
        """Take note of rows that were deleted: a snapshot stands for them, and their matches are archived."""
        self._world.note("rows pruned")
        history = self.histories[table]
        if head != history.head:
            self.fail(f"the last row of {history.config.code} was deleted, {history.head - 1}")
        snapshot = read_snapshot(self._world.store.facts.snapshots.get(table, (EMPTY, ""))[1])
        if rows and (snapshot is None or rows[-1].seq >= snapshot.seq):
            self.fail(f"row {rows[-1].seq} of {history.config.code} was deleted, and no snapshot stands for it")
        lacking = history.ended.keys() - self.archived.keys()
        if rows and lacking:
            self.fail(f"rows of {history.config.code} were deleted before {min(lacking)} was archived")

    # messages

    def take_message(self, socket: Socket, data: bytes) -> None:
        self._world.trace("message", socket.number, data=data)
        self._world.note("messages")
        self.views.take(socket, data)


def read_actor(row: Row) -> int:
    return int(row.lines.partition(" ")[0])


def is_person(table: TableState, seat: int) -> bool:
    sitter = table.sitters[seat]
    return sitter is not None and sitter.plays
