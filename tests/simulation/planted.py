"""Faults planted in the real code, to show that the simulator finds them. Each is a patch that lasts for a block."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from math import inf
from secrets import token_hex
from typing import Any, Final
from unittest.mock import patch

from ninelives.core.game import Seat
from ninelives.tables.faults import StoreDown
from ninelives.tables.ids import HOUSE, GuestId, Seq, TableId, after
from ninelives.tables.live import alarm as alarm_module
from ninelives.tables.live import scheduler as scheduler_module
from ninelives.tables.live.alarm import Alarm
from ninelives.tables.live.background import Background
from ninelives.tables.live.cache import TableCache
from ninelives.tables.live.connection import Connection
from ninelives.tables.live.group_commit import GroupCommit
from ninelives.tables.live.house_time import HouseTime
from ninelives.tables.live.housekeeping import Housekeeping
from ninelives.tables.live.hub import Acknowledge, Hub, unheard
from ninelives.tables.live.peers import Peers
from ninelives.tables.live.presence import Presence
from ninelives.tables.live.scheduler import Scheduler
from ninelives.tables.live.table import LiveTable
from ninelives.tables.log import Row
from ninelives.tables.moment import PLAYING
from ninelives.tables.orders import PlayMove
from ninelives.tables.projection import Eyes, missed
from ninelives.tables.rules import Command
from ninelives.tables.snapshot import TableSnapshot, snapshot_of
from ninelives.tables.store.memory import MemoryFacts, MemoryLog
from ninelives.tables.store.port import Archived
from ninelives.tables.table import Table

type Plant = Callable[[], AbstractContextManager[object]]

PLANTED: Final[dict[str, Plant]] = {}


def planted(plant: Plant) -> Plant:
    PLANTED[getattr(plant, "__name__", "").replace("_", "-")] = plant
    return plant


# acknowledging and committing


@planted
def acknowledge_before_commit() -> AbstractContextManager[object]:
    act = Hub._act

    async def act_early(self: Hub, live: LiveTable, command: Command, acknowledge: Acknowledge) -> None:
        acknowledge(after(live.table.seq))
        await act(self, live, command, unheard)

    return patch.object(Hub, "_act", act_early)


@planted
def acknowledge_whole_batch() -> AbstractContextManager[object]:
    """Tell every writer of a commit that its row was added, also where another process was faster."""
    append = GroupCommit.append

    async def append_surely(self: GroupCommit, row: Row) -> bool:
        await append(self, row)
        return True

    return patch.object(GroupCommit, "append", append_surely)


@planted
@contextmanager
def command_done_twice_after_retry() -> Iterator[None]:
    """Look for no earlier copy of a command, neither at the table nor in the log."""

    async def find_nothing(_self: Hub, _table: Table, _command: Command, _giving_up: float) -> None:
        return None

    def add_anything(self: MemoryLog, table: TableId, chain: list[Row]) -> bool:
        for row in chain:
            self._commands.pop((table, row.who, row.command), None)
        return add(self, table, chain)

    add = MemoryLog._add
    with patch.object(Hub, "_done", find_nothing), patch.object(MemoryLog, "_add", add_anything):
        yield


@planted
def doubt_forgotten_after_outage() -> AbstractContextManager[object]:
    """Take a row whose commit had no answer for one that was not added."""
    added = Hub._added

    async def added_without_doubt(self: Hub, live: LiveTable, row: Row, giving_up: float) -> bool:
        answer = await added(self, live, row, giving_up)
        live.behind = False
        return answer

    return patch.object(Hub, "_added", added_without_doubt)


# waking up


@planted
def wake_up_lost() -> AbstractContextManager[object]:
    """Forget to wake the scheduler for what is due sooner than all else."""
    setting = Alarm._set

    def set_silently(self: Alarm, table: TableId, due: float | None) -> None:
        with patch.object(self, "_noted", asyncio.Event()):
            setting(self, table, due)

    return patch.object(Alarm, "_set", set_silently)


@planted
def claim_never_given_back() -> AbstractContextManager[object]:
    """Claim a table for ever: whoever dies with it leaves it to nobody."""
    return patch.object(scheduler_module, "CLAIM", 1e9)


@planted
@contextmanager
def two_processes_play_one_bot() -> Iterator[None]:
    """Let every process play what is due at once, under a name of its own, at the table as it finds it."""
    act = Hub.act

    async def claim(self: MemoryLog, now: float, _until: float, most: int, after: float = -inf) -> list[TableId]:
        return [table for table, due in self._due.items() if due is not None and after < due <= now][:most]

    async def claim_these(self: MemoryLog, tables: Sequence[TableId], now: float, _until: float) -> dict[TableId, Seq]:
        dues = [(table, self._due.get(table)) for table in tables]
        return {table: Seq(len(self.rows[table])) for table, due in dues if due is not None and due <= now}

    async def act_anew(self: Hub, live: LiveTable, command: Command, acknowledge: Acknowledge = unheard) -> None:
        if command.who == HOUSE and isinstance(command.order, PlayMove):
            await self.reader.refresh(live)
            command = command._replace(name=f"{command.name} {token_hex(2)}", seen=live.table.seq)
        await act(self, live, command, acknowledge)

    with (
        patch.object(MemoryLog, "claim", claim),
        patch.object(MemoryLog, "claim_these", claim_these),
        patch.object(scheduler_module, "GRACE", 0.0),
        patch.object(alarm_module, "GRACE", 0.0),
        patch.object(Hub, "act", act_anew),
    ):
        yield


@planted
def clock_runs_while_store_is_down() -> AbstractContextManager[object]:
    def now(self: HouseTime) -> float:
        return self.clock.now() + self._ahead

    return patch.object(HouseTime, "now", now)


@planted
def clock_behind_after_outage() -> AbstractContextManager[object]:
    """Write the first row after an outage with the time at which one's own time stood still."""

    async def keep_nothing(_self: Hub, _giving_up: float) -> None: ...

    return patch.object(Hub, "_keep_time", keep_nothing)


# keeping up with others


@planted
@contextmanager
def bus_message_lost_without_catching_up() -> Iterator[None]:
    """Compare nobody's head: neither after the bus was cut, nor where it was silent for long."""

    async def compare_nothing(_self: TableCache, _lives: list[LiveTable]) -> None: ...

    with patch.object(TableCache, "compare_heads", compare_nothing):
        yield


@planted
def gap_ignored() -> AbstractContextManager[object]:
    """Take no notice of a row that comes after one that was missed."""

    def receive_row(self: Peers, live: LiveTable, row: Row) -> None:
        self._alarm.hear(row.table, row.due)
        if row.seq == live.table.seq and not live.lock.locked():
            live.fold(row)

    @contextmanager
    def plant() -> Iterator[None]:
        with patch.object(Peers, "_receive_row", receive_row), patch.object(Housekeeping, "_doubtful", lambda *_: []):
            yield

    return plant()


@planted
def catching_up_untold() -> AbstractContextManager[object]:
    """Fold what was missed and show it to nobody."""
    return patch.object(LiveTable, "tell_since", lambda _self, _known: None)


@planted
def view_leaks_after_catching_up() -> AbstractContextManager[object]:
    """Tell everybody who missed something what the first seat heard."""

    def tell_since(self: LiveTable, known: Seq) -> None:
        self._tell_each("again", "", lambda _eyes: missed(self.table, known, Eyes(self.table, 0)))

    return patch.object(LiveTable, "tell_since", tell_since)


@planted
def scene_of_another_seat() -> AbstractContextManager[object]:
    """Show one who refreshes while a match runs the table as the first seat sees it."""
    scene = LiveTable.scene

    def scene_for_first(self: LiveTable, seat: Seat | None) -> Any:  # noqa: ANN401 - as patched
        return scene(self, 0 if self.table.phase == PLAYING else seat)

    return patch.object(LiveTable, "scene", scene_for_first)


# what is kept


@planted
@contextmanager
def snapshot_wrong() -> Iterator[None]:
    """Keep a snapshot of one match too few."""

    def snapshot_of_less(table: Table) -> TableSnapshot:
        return snapshot_of(table)._replace(number=table.number - 1)

    with (
        patch("ninelives.tables.live.hub.snapshot_of", snapshot_of_less),
        patch("ninelives.tables.live.resting.snapshot_of", snapshot_of_less),
    ):
        yield


@planted
def match_archived_twice() -> AbstractContextManager[object]:
    """Archive a match under another name when it is done again."""
    archive = MemoryFacts.archive

    async def archive_again(self: MemoryFacts, archived: Archived) -> None:
        if archived.match in self._archive:
            archived = archived._replace(match=f"{archived.match}-2")
        await archive(self, archived)

    return patch.object(MemoryFacts, "archive", archive_again)


@planted
def match_never_archived() -> AbstractContextManager[object]:
    """Give up a match for which the store had no answer."""
    archive = Hub.archive

    async def archive_at_most_once(self: Hub, live: LiveTable) -> None:
        try:
            await archive(self, live)
        except StoreDown:
            live.archived = live.table.number

    return patch.object(Hub, "archive", archive_at_most_once)


# who is here, and what grows


@planted
def presence_never_ends() -> AbstractContextManager[object]:
    """Believe in processes that fell silent."""
    return patch.object(Presence, "forget_silent", lambda _self, _now: False)


@planted
def leaving_unnoticed() -> AbstractContextManager[object]:
    """Do not count out whoever leaves."""

    def leave(self: Presence, who: GuestId) -> bool:
        self._mine[who] -= 1
        return False

    return patch.object(Presence, "leave", leave)


@planted
def background_work_grows() -> AbstractContextManager[object]:
    """Keep every task that was ever started."""
    start = Background.start

    def start_and_keep(self: Background, work: Any) -> asyncio.Task[None]:  # noqa: ANN401 - as patched
        task = start(self, work)
        task.add_done_callback(self._tasks.add)
        return task

    return patch.object(Background, "start", start_and_keep)


@planted
def viewers_grow() -> AbstractContextManager[object]:
    """Keep connections that ended among those of their table."""
    leave = Connection._leave

    def leave_late(self: Connection) -> None:
        leave(self)
        self._live.viewers[self] = None

    return patch.object(Connection, "_leave", leave_late)


@planted
def subscription_forgotten() -> AbstractContextManager[object]:
    """Open a table and never subscribe to it: all that others do is missed."""

    async def subscribe_nothing(_self: TableCache, _table: TableId) -> None: ...

    return patch.object(TableCache, "_subscribe", subscribe_nothing)


@planted
def attending_given_up() -> AbstractContextManager[object]:
    """Forget what came due while it was attended."""

    def begin(self: Scheduler, table: TableId, seq: Seq) -> None:
        if table not in self._attending:
            self._hub.background.start(self._attend(table, seq))

    return patch.object(Scheduler, "_begin", begin)
