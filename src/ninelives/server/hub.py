"""The one way anything happens at a table: judge, commit, acknowledge, show. And what other processes say of it."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable
from secrets import token_hex
from typing import Final

from ninelives.core.errors import NineLivesError, Refused
from ninelives.core.record import record
from ninelives.server import talk
from ninelives.server.bus.port import Bus
from ninelives.server.commits import Commits
from ninelives.server.due import House, due
from ninelives.server.faults import described
from ninelives.server.judging import Command, judge
from ninelives.server.live import Live
from ninelives.server.lobby import notice_of
from ninelives.server.metrics import Metrics
from ninelives.server.moment import OVER, Change
from ninelives.server.orders import Rise
from ninelives.server.store.port import Archived, Row, Store, StoreDown
from ninelives.server.table import Table, Unreadable
from ninelives.server.warm import PATIENCE, WarmTables

RECENT: Final = 50  # tables at which somebody may still sit
PAUSE: Final = 0.2  # seconds until a store that did not answer is asked again
PRESENCE: Final = 0.2  # seconds after which comings and goings are told


type Acknowledge = Callable[[int], None]


def unheard(_seq: int) -> None:
    """Tell nobody: the house needs no answer."""


class Hub(WarmTables):
    def __init__(self, store: Store, bus: Bus, house: House, metrics: Metrics) -> None:
        super().__init__(store, bus, metrics)
        self.house: Final = house
        self.process: Final = token_hex(8)
        self.commits: Final = Commits(store, committed=metrics.committed)

    async def open(self) -> None:
        await self.time.start(self.store)
        await self.bus.open(self.heard, self.joined)

    async def close(self) -> None:
        await self.commits.close()
        self.drop_errands()
        await self.bus.close()

    # what happens at them

    async def act(self, live: Live, command: Command, acknowledge: Acknowledge = unheard) -> None:
        """Carry out a command, once: commit it, acknowledge it with `seq` after it, then show it.

        Raise Refused with the ruling where it is not allowed.
        """
        live.used = self.time.now()
        async with live.lock:
            try:
                await self._act(live, command, acknowledge)
            except (StoreDown, asyncio.CancelledError):
                live.behind = True  # it may be in the log or not
                raise

    async def _act(self, live: Live, command: Command, acknowledge: Acknowledge) -> None:
        giving_up = time.monotonic() + PATIENCE
        while True:
            if live.behind:
                await self.catch_up(live, giving_up)
            done = live.table.done.get((command.who, command.name))
            if done is not None:
                return acknowledge(done)
            change = await self._judged(live, command, giving_up)
            if change is None:
                continue
            if change.begins:
                await self.put_away(live)
            row = self._row(live.table, command, change)
            if await self._added(live, row, giving_up):
                acknowledge(row.seq + 1)
                return self._show(live, row, change)

    async def _judged(self, live: Live, command: Command, giving_up: float) -> Change | None:
        """Give what a command would change. Only the newest table refuses: None where this was an older one."""
        try:
            return judge(live.table, command)
        except Refused:
            if self.bus.alone or not await self.catch_up(live, giving_up):
                raise
            return None

    def _row(self, table: Table, command: Command, change: Change) -> Row:
        now = self.time.now()
        wanted = due(table, table.after(change, now), self.house)
        return Row(table.founding.id, table.seq, command.who, command.name, change.lines, now, wanted)

    async def _added(self, live: Live, row: Row, giving_up: float) -> bool:
        """Tell whether the row is in the log; where that is not known, the log has to be read."""
        try:
            added = await self.commits.append(row)
        except StoreDown:
            if time.monotonic() > giving_up:
                raise
            await asyncio.sleep(PAUSE)
            added = False
        live.behind = not added
        return added

    def _show(self, live: Live, row: Row, change: Change) -> None:
        live.table.take(row, change)
        self.tell_others(row.table, talk.Added(row))
        self.metrics.rows.inc()
        live.tell(row, change)
        if not live.table.founding.private and (change.begins or not change.steps or live.table.phase == OVER):
            self.errand(self.store.post(notice_of(live.table, row.at)))

    async def put_away(self, live: Live) -> None:
        """Keep the record of a finished match, before the next one takes its place; a second time changes nothing."""
        table = live.table
        if table.match is None or table.phase != OVER or table.called_off or live.kept == table.number:
            return
        number = table.number
        text = record(table.match).write()
        ended = self.time.wall(table.asked.at)
        kept = Archived(table.match_id(number), table.founding.id, text, ended, table.players)
        await self.store.archive(kept)
        live.kept = number

    async def forget(self, who: int, tables: list[int]) -> None:
        """Forget a person who did something at these tables: they get up, and are forgotten where it is warm too."""
        for table in tables[:RECENT]:
            with contextlib.suppress(NineLivesError, Unreadable):  # they sit there no more, or it is there no more
                live = await self.live(table)
                await self.act(live, Command(who, f"forget {live.table.seq}", Rise(), live.table.seq))
        await self.store.forget(who)
        for table in tables:
            self.tell_others(table, talk.Rewritten())
            if table in self.lives:
                with contextlib.suppress(Unreadable):
                    await self.read_anew(self.lives[table])

    def dismiss(self, who: int) -> None:
        """Close the sockets of somebody whose token no longer counts."""
        for live in self.lives.values():
            for viewer in [viewer for viewer in live.viewers if viewer.who == who]:
                viewer.dismiss()

    # what other processes say

    def heard(self, table: int, message: bytes) -> None:
        """Take what another process says. What cannot be understood, one of a later version may have said."""
        live = self.lives.get(table)
        if live is None:
            return
        try:
            self._hear(live, message)
        except Unreadable as fault:
            live.behind = True
            self.note_unreadable(fault)
        except Exception as fault:  # noqa: BLE001 - one table at most is left behind, and the log knows
            live.behind = True
            self._log.warning("not understood", **described(fault))

    def _hear(self, live: Live, message: bytes) -> None:
        match talk.read(message):
            case talk.Added(row):
                self._hear_row(live, row)
            case talk.Spoken() as spoken:
                live.hear_phrase(spoken)
            case talk.Here(process, guests, new):
                self._hear_presence(live, process, guests, new=new)
            case talk.Rewritten():
                self.errand(self.read_anew(live))

    def _hear_row(self, live: Live, row: Row) -> None:
        if row.seq < live.table.seq:
            return
        if live.lock.locked():
            live.behind = True  # whoever holds the lock sees to it, or the next command does
            self.errand(self.refresh(live))
        elif row.seq == live.table.seq:
            live.fold(row)
        else:
            self.errand(self.refresh(live))

    def _hear_presence(self, live: Live, process: str, guests: Iterable[int], *, new: bool) -> None:
        if live.presence.hear(process, guests, self.time.now()):
            self._tell_presence_soon(live)
        if new:
            self.announce(live)

    def presence_changed(self, live: Live, *, new: bool = False) -> None:
        """Tell of somebody who came to this process or left it; with `new`, ask the others who is there."""
        self._tell_presence_soon(live)
        self.announce(live, new=new)

    def _tell_presence_soon(self, live: Live) -> None:
        """Tell it once for all who come and go within a moment: a thousand watchers are as many messages each time."""
        if not live.presence_pending:
            live.presence_pending = True
            asyncio.get_running_loop().call_later(PRESENCE, live.tell_presence)

    def announce(self, live: Live, *, new: bool = False) -> None:
        """Tell the other processes whose sockets are here."""
        self.tell_others(live.table.founding.id, talk.Here(self.process, live.presence.mine, new))

    def tell_others(self, table: int, word: talk.Word) -> None:
        """Tell the other processes something about a table, if there may be any."""
        if not self.bus.alone:
            self.bus.tell(table, talk.write(word))
