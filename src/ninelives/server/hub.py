"""The tables of this process, and the one way anything happens at them: judge, commit, acknowledge, show."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Iterable
from secrets import token_hex
from typing import Final

import structlog

from ninelives.core.errors import Refused
from ninelives.core.record import record
from ninelives.server import talk
from ninelives.server.bus.port import Bus
from ninelives.server.commits import Commits
from ninelives.server.due import House, due, give_back
from ninelives.server.faults import described
from ninelives.server.judging import Command, judge
from ninelives.server.live import Live
from ninelives.server.lobby import NoSuchTable, notice_of
from ninelives.server.metrics import Metrics
from ninelives.server.shelf import game_named
from ninelives.server.store.port import Archived, Row, Store, StoreDown
from ninelives.server.table import OVER, Change, Table

PATIENCE: Final = 30.0  # seconds for which a command waits for a store that went away
BUS_PATIENCE: Final = 1.0  # seconds for which a table waits for the bus before it is read


type Acknowledge = Callable[[int], None]


def unheard(_seq: int) -> None:
    """Tell nobody: the house needs no answer."""


class Hub:
    def __init__(self, store: Store, bus: Bus, house: House, metrics: Metrics) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.house: Final = house
        self.metrics: Final = metrics
        self.process: Final = token_hex(8)
        self.commits: Final = Commits(store, committed=metrics.committed)
        self.lives: Final[dict[int, Live]] = {}
        self._loading: dict[int, asyncio.Task[Live]] = {}
        self._joining: dict[int, asyncio.Event] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._log = structlog.get_logger("hub")

    async def open(self) -> None:
        await self.bus.open(self.heard, self.joined)

    async def close(self) -> None:
        await self.commits.close()
        for errand in self._errands:
            errand.cancel()
        await self.bus.close()

    # tables

    async def live(self, table: int) -> Live:
        """Give a table, warm. Hear first, then read: so nothing falls between the log and the bus."""
        if table not in self.lives:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            await asyncio.shield(self._loading[table])
        live = self.lives[table]
        live.used = time.time()
        return live

    async def _load(self, table: int) -> Live:
        try:
            founding = await self.store.founding(table)
            if founding is None:
                raise NoSuchTable("There is no such table.")
            if game_named(founding.game).version != founding.version:
                raise NoSuchTable("The rules of this game have changed since. Set up a new table.")
            await self._join(table)
            live = Live(Table(founding))
            live.used = time.time()  # lest it be let go before whoever asked for it comes to it
            await self._read(live)
            self.lives[table] = live
            self.metrics.tables.set(len(self.lives))
            await self.compare_heads([table])
            return live
        finally:
            del self._loading[table]

    async def _join(self, table: int) -> None:
        confirmed = self._joining.setdefault(table, asyncio.Event())
        self.bus.join(table)
        with contextlib.suppress(TimeoutError):  # without a bus a table still plays: heads are compared now and then
            await asyncio.wait_for(confirmed.wait(), BUS_PATIENCE)

    def let_go(self, live: Live) -> None:
        """Keep a table no longer."""
        table = live.table.founding.id
        del self.lives[table]
        self._joining.pop(table, None)
        self.bus.leave(table)

    # what happens at them

    async def act(self, live: Live, command: Command, acknowledge: Acknowledge = unheard) -> None:
        """Carry out a command, once: commit it, acknowledge it with `seq` after it, then show it.

        Raise Refused with the ruling where it is not allowed.
        """
        live.used = time.time()
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
                await self._catch_up(live, giving_up)
            done = live.table.done.get((command.who, command.name))
            if done is not None:
                return acknowledge(done)
            change = await self._judged(live, command, giving_up)
            if change is None:
                continue
            if change.begins:
                await self.put_away(live)
            row = self._row(live.table, command, change)
            if await self._added(live, row):
                acknowledge(row.seq + 1)
                return self._show(live, row, change)

    async def _judged(self, live: Live, command: Command, giving_up: float) -> Change | None:
        """Give what a command would change. Only the newest table refuses: None where this was an older one."""
        try:
            return judge(live.table, command)
        except Refused:
            if not await self._catch_up(live, giving_up):
                raise
            return None

    def _row(self, table: Table, command: Command, change: Change) -> Row:
        now = time.time()
        wanted = due(table, table.after(change, now), self.house)
        return Row(table.founding.id, table.seq, command.who, command.name, change.lines, now, wanted)

    async def _added(self, live: Live, row: Row) -> bool:
        try:
            added = await self.commits.append(row)
        except StoreDown:
            added = False
        live.behind = not added
        return added

    def _show(self, live: Live, row: Row, change: Change) -> None:
        live.table.take(row, change)
        self.bus.tell(row.table, talk.write(talk.Added(row)))
        self.metrics.rows.inc()
        live.tell(row, change)
        if not live.table.founding.private and (change.begins or not change.steps or live.table.phase == OVER):
            self.errand(self.store.post(notice_of(live.table, row.at)))

    async def put_away(self, live: Live) -> None:
        """Keep the record of a finished match, before the next one takes its place; a second time changes nothing."""
        table = live.table
        if table.match is None or table.phase != OVER or live.kept == table.number:
            return
        number = table.number
        text = record(table.match).write()
        kept = Archived(table.match_id(number), table.founding.id, text, table.asked.at, table.players)
        await self.store.archive(kept)
        live.kept = number

    # what the log holds besides

    async def _catch_up(self, live: Live, giving_up: float) -> bool:
        """Fold what was missed, as soon as the store answers, and tell whether that was anything; under the lock."""
        pause, known = 0.05, live.table.seq
        while True:
            try:
                read = await self._read(live)
            except StoreDown:
                if time.monotonic() > giving_up:
                    raise
                await asyncio.sleep(pause)
                pause = min(2 * pause, 1.0)
            else:
                if read:
                    live.tell_since(known)
                return read > 0

    async def _read(self, live: Live) -> int:
        live.behind = False
        return await self._fold(live.table)

    async def _fold(self, table: Table) -> int:
        """Fold what the log holds beyond what is known; give how many rows that were."""
        known = table.seq
        while rows := await self.store.tail(table.founding.id, table.seq):
            for row in rows:
                table.repeat(row)
        return table.seq - known

    async def forget(self, who: int, tables: list[int]) -> None:
        """Forget a person who did something at these tables, where they are warm too."""
        await self.store.forget(who)
        for table in tables:
            self.bus.tell(table, talk.write(talk.Rewritten()))
            if table in self.lives:
                await self._read_anew(self.lives[table])

    async def _read_anew(self, live: Live) -> None:
        async with live.lock:
            table = Table(live.table.founding)
            await self._fold(table)
            live.table = table
            live.tell_since(table.seq)

    async def refresh(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live, time.monotonic() + PATIENCE)

    # what other processes say

    def heard(self, table: int, message: bytes) -> None:
        live = self.lives.get(table)
        if live is None:
            return
        match talk.read(message):
            case talk.Added(row):
                self._hear_row(live, row)
            case talk.Spoken() as spoken:
                live.hear_phrase(spoken)
            case talk.Here(process, guests, new):
                self._hear_presence(live, process, guests, new=new)
            case talk.Rewritten():
                self.errand(self._read_anew(live))

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
        if live.presence.hear(process, guests, time.time()):
            live.tell_presence()
        if new:
            self.announce(live)

    def announce(self, live: Live, *, new: bool = False) -> None:
        """Tell the other processes whose sockets are here."""
        self.bus.tell(live.table.founding.id, talk.write(talk.Here(self.process, live.presence.mine, new)))

    def joined(self, tables: list[int]) -> None:
        """Take note that these tables are heard from now on; what came before stands in the log."""
        for table in tables:
            self._joining.setdefault(table, asyncio.Event()).set()
        warm = [table for table in tables if table in self.lives]
        if warm:
            self.errand(self.compare_heads(warm))

    async def compare_heads(self, tables: list[int]) -> None:
        """After the bus was cut off, ask once for all: a last word that was lost leaves no gap to notice."""
        heads = await self.store.heads(tables)
        for table, (seq, due_then) in heads.items():
            live = self.lives.get(table)
            if live is not None and seq > live.table.seq:
                await self.refresh(live)
            elif live is not None and seq == live.table.seq and due_then is not None:
                give_back(live.table, due_then)

    def errand(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside, and say so when it fails: what is missed is found by the next command."""
        task = asyncio.create_task(self._run(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _run(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Exception as fault:  # noqa: BLE001 - whatever it was, the server goes on
            self._log.warning("errand failed", **described(fault))
