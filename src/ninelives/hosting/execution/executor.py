"""The one way anything happens at a table: decide, commit, acknowledge, show."""

import asyncio
import contextlib
from collections.abc import Callable, Collection
from typing import Final

from ninelives.core.errors import NineLivesError, Refused
from ninelives.core.record import record
from ninelives.hosting.background import Background
from ninelives.hosting.bus.port import Bus
from ninelives.hosting.clock import SYSTEM_CLOCK, Clock
from ninelives.hosting.execution.bus_messages import Added, Rewritten
from ninelives.hosting.execution.cache import TableCache
from ninelives.hosting.execution.cat_talk import CatTalk
from ninelives.hosting.execution.group_commit import GroupCommit
from ninelives.hosting.execution.log_reader import PATIENCE, LogReader
from ninelives.hosting.execution.open_table import OpenTable, Viewer
from ninelives.hosting.execution.peers import Peers
from ninelives.hosting.people.lobby import notice_of
from ninelives.hosting.people.sessions import Session
from ninelives.hosting.ports import Log, Telemetry
from ninelives.hosting.storage.port import Archived, Store
from ninelives.hosting.timing.due_queue import DueQueue
from ninelives.hosting.timing.shared_time import SharedTime
from ninelives.tables.apply import apply
from ninelives.tables.commands.match import PlayMove, Restore
from ninelives.tables.commands.order import TableChange
from ninelives.tables.commands.seats import Rise
from ninelives.tables.decide import Command, decide
from ninelives.tables.faults import StoreDown, Unreadable
from ninelives.tables.ids import EMPTY, SYSTEM, GuestId, Seq, TableId, after
from ninelives.tables.log import Row
from ninelives.tables.snapshot import snapshot_of, write_snapshot
from ninelives.tables.state import OVER, TableState
from ninelives.tables.timing import Pace, next_due

RECENT: Final = 50  # tables at which somebody may still sit
FAR: Final = 50  # rows that are folded sooner than a snapshot is kept
PAUSE: Final = 0.2  # seconds until a store that did not answer is asked again

type Acknowledge = Callable[[Seq], None]


def unheard(_seq: Seq) -> None:
    """Acknowledge to nobody: the house needs no answer."""


def not_before(now: float, next_due: float | None) -> float | None:
    """Return when a table is due, at the earliest now: nobody looks for what is due in the past."""
    return None if next_due is None else max(now, next_due)


def _is_new(table: TableState, command: Command) -> bool:
    """Return whether a command is younger than the table's snapshot: a move says what its sender had seen."""
    return isinstance(command.order, PlayMove) and command.seen >= table.snapshot_seq


def _row(table: TableState, command: Command, change: TableChange, now: float, next_due: float | None) -> Row:
    return Row(
        table=table.config.id,
        seq=table.seq,
        who=command.who,
        command=command.name,
        lines=change.lines,
        at=now,
        due=not_before(now, next_due),
    )


class Executor:
    def __init__(  # noqa: PLR0913 - all that is injected
        self, store: Store, bus: Bus, pace: Pace, telemetry: Telemetry, log: Log, clock: Clock = SYSTEM_CLOCK
    ) -> None:
        self.store: Final = store
        self.pace: Final = pace
        self.telemetry: Final = telemetry
        self.log: Final = log
        self.clock: Final = clock
        self.time: Final = SharedTime(clock)
        self.alarm: Final = DueQueue(self.time, pace)
        self.background: Final = Background(log)
        self.reader: Final = LogReader(store, telemetry, log, clock)
        self.cache: Final = TableCache(store, bus, self.alarm, self.time, self.reader, self.background)
        self.peers: Final = Peers(bus, self.cache, self.reader, self.background, self.time, self.alarm)
        self.finished: Final = asyncio.Event()  # a match was archived
        self._talk: Final = CatTalk(self.peers, self.background, clock)
        self._commits: Final = GroupCommit(store.log, committed=telemetry.committed, clock=clock)

    async def open(self) -> None:
        await self.time.start(self.store.facts)
        self._epoch = await self.store.facts.epoch()
        await self.peers.open(await self.store.facts.key(), self._epoch)

    async def close(self) -> None:
        await self._commits.close()
        await self.peers.close()  # first: what it hears starts work
        await self.background.close()

    async def beat(self) -> None:
        """Say that this process runs, and learn whether a backup was restored meanwhile."""
        epoch = await self.time.beat(self.store.facts)
        if epoch > self._epoch:
            self._epoch = epoch
            self.peers.begin_epoch(epoch)
            for live in self.cache.all:
                self.background.start(self.keep_epoch(live))

    # what happens at tables

    async def keep_epoch(self, live: OpenTable) -> None:
        """Let a table go on in this epoch: what it would deal may be known from before a backup was restored.

        A deal of the day is known to whoever played it, and is no secret of its table.
        """
        if self.time.stands_still:  # this process was suspended: a backup may have been restored meanwhile
            with contextlib.suppress(StoreDown):
                await self.beat()
        if live.table.epoch < self._epoch and not live.table.config.is_daily:
            restore = Restore(self._epoch)
            await self.execute(live, Command(SYSTEM, restore.format(), restore, live.table.seq))

    async def execute(self, live: OpenTable, command: Command, acknowledge: Acknowledge = unheard) -> None:
        """Carry out a command, once: commit it, acknowledge it with `seq` after it, then show it.

        Raise Refused with the ruling where it is not allowed.
        """
        if not isinstance(command.order, Restore):
            await self.keep_epoch(live)
        live.used = self.time.now()
        began = self.clock.now()
        async with live.lock:
            try:
                await self._act(live, command, acknowledge)
            except StoreDown:
                live.behind = True  # it may be in the log or not
                self.telemetry.unacknowledged.inc()
                raise
            except asyncio.CancelledError:
                live.behind = True  # as above
                raise
        self.telemetry.command.observe(self.clock.now() - began)

    async def _act(self, live: OpenTable, command: Command, acknowledge: Acknowledge) -> None:
        giving_up = self.clock.now() + PATIENCE
        refused = False  # the log did not take the row just now
        while True:
            if live.behind and not await self.reader.catch_up(live, giving_up) and refused:
                await self._pause(giving_up)
            done = await self._find_done_command(live, command, giving_up)
            if done is not None:
                return acknowledge(done)
            with self.telemetry.traces.step("decide"):
                change = await self._decide_change(live, command, giving_up)
            if change is None:
                continue
            if change.begins:
                await self.archive(live)
            await self._keep_time(giving_up)
            now = self.time.now()
            table = apply(live.table, change, now)
            row = _row(live.table, command, change, now, next_due(table, self.pace))
            with self.telemetry.traces.step("commit"):
                added = await self._append_row(live, row, giving_up)
            if added:
                acknowledge(after(row.seq))
                self._keep_snapshot(live.table, change)
                with self.telemetry.traces.step("told"):
                    return self._show(live, row, change, table)
            refused = True

    async def _pause(self, giving_up: float) -> None:
        """Pause where a row was not added although nothing new is in the log."""
        await self.clock.sleep(PAUSE)
        if self.clock.now() > giving_up:
            raise StoreDown("the row was not added, and it is not known why")

    async def _keep_time(self, giving_up: float) -> None:
        """Beat first where house time stands still: others may have gone on, and no clock may begin in the past."""
        while self.time.stands_still:
            try:
                await self.time.beat(self.store.facts)
            except StoreDown:
                if self.clock.now() > giving_up:
                    raise
                await self.clock.sleep(PAUSE)

    async def _decide_change(self, live: OpenTable, command: Command, giving_up: float) -> TableChange | None:
        """Return what a command would change. Only the newest table refuses: None where this was an older one."""
        try:
            return decide(live.table, command)
        except Refused:
            if self.peers.none or not await self.reader.catch_up(live, giving_up):
                raise
            return None

    async def _find_done_command(self, live: OpenTable, command: Command, giving_up: float) -> Seq | None:
        """Return `seq` after a command that was done already; one from before a snapshot is looked for in the log."""
        table, known = live.table, live.done.get((command.who, command.name))
        if known is not None or table.snapshot_seq == EMPTY or _is_new(table, command):
            return known
        seq = await self._found(table, command, giving_up)
        return None if seq is None else after(seq)

    async def _found(self, table: TableState, command: Command, giving_up: float) -> Seq | None:
        while True:
            try:
                return await self.store.log.find(table.config.id, command.who, command.name)
            except StoreDown:
                if self.clock.now() > giving_up:
                    raise
                await self.clock.sleep(PAUSE)

    def _keep_snapshot(self, table: TableState, change: TableChange) -> None:
        """Before a match begins, keep how a table stands, where much would have to be folded without."""
        if change.begins and table.seq - table.snapshot_seq >= FAR:
            text = write_snapshot(snapshot_of(table))
            self.background.start(self.store.facts.keep_snapshot(table.config.id, table.seq, text))

    async def _append_row(self, live: OpenTable, row: Row, giving_up: float) -> bool:
        """Return whether the row is in the log; where that is not known, the log has to be read."""
        try:
            added = await self._commits.append(row)
        except StoreDown:
            self.telemetry.store_failures.inc()
            if self.clock.now() > giving_up:
                raise
            await self.clock.sleep(PAUSE)
            added = False
        live.behind = not added
        return added

    def _show(self, live: OpenTable, row: Row, change: TableChange, table: TableState) -> None:
        live.take(row, table)
        live.verified_at = row.at  # of two writers only one that knows all could add it
        self.alarm.note(row.table, row.due)
        self.peers.publish(row.table, Added(row.seq, row.due, row.at))
        self.telemetry.rows.inc()
        live.tell(change)
        self._talk.react(live, change, self.pace)
        if not live.table.config.private and (change.begins or not change.steps or live.table.phase == OVER):
            self.background.start(self.store.facts.post([notice_of(live.table, row.at)]))

    async def postpone(self, table: TableId, seq: Seq, next_due: float | None) -> None:
        """Set when a table is due, unless it has moved on."""
        next_due = not_before(self.time.now(), next_due)
        await self.store.log.postpone(table, seq, next_due)
        live = self.cache.held(table)
        if live is None or live.table.seq == seq:
            self.alarm.note(table, next_due)

    async def archive(self, live: OpenTable) -> None:
        """Keep the record of a finished match, before the next one takes its place; a second time changes nothing."""
        table = live.table
        if table.match is None or table.phase != OVER or table.called_off or live.archived == table.number:
            return
        number = table.number
        text = record(table.match).write()
        ended = self.time.wall(table.waiting.at)
        await self.store.facts.archive(
            Archived(
                match=table.match_id(number),
                table=table.config.id,
                record=text,
                ended=ended,
                people=table.players,
                levels=table.match_log.levels,
                stood_in=table.match_log.stood_in,
                networks=table.match_log.networks,
            )
        )
        live.archived = number
        self.finished.set()

    async def forget(self, who: GuestId, tables: list[TableId]) -> None:
        """Forget a person who did something at these tables: they get up, and open tables are read anew."""
        for table in tables[:RECENT]:
            with contextlib.suppress(NineLivesError, Unreadable):  # they sit there no more, or it is there no more
                live = await self.cache.get(table)
                await self.execute(live, Command(who, f"forget {live.table.seq}", Rise(), live.table.seq))
        await self.store.facts.forget(who)
        for table in tables:
            self.peers.publish(table, Rewritten())
            held = self.cache.held(table)
            if held is not None:
                with contextlib.suppress(Unreadable):
                    await self.reader.read_anew(held)

    def dismiss(self, sessions: Collection[Session]) -> None:
        """Close the connections of sessions that ended."""
        for viewer in self._viewers() if sessions else ():
            if viewer.session in sessions:
                viewer.dismiss()

    def dismiss_all(self) -> None:
        for viewer in self._viewers():
            viewer.dismiss()

    def _viewers(self) -> list[Viewer]:
        return [viewer for live in self.cache.all for viewer in live.viewers]
