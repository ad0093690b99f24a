"""The tables that this process keeps warm: read from the log, and kept up with it."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Final

import structlog

from ninelives.server.bus.port import Bus
from ninelives.server.faults import described
from ninelives.server.house_time import HouseTime
from ninelives.server.live import Live
from ninelives.server.lobby import NoSuchTable
from ninelives.server.metrics import Metrics
from ninelives.server.shelf import game_named
from ninelives.server.store.port import LATEST, Founding, Store, StoreDown
from ninelives.server.table import Table, Unreadable

PATIENCE: Final = 30.0  # seconds for which a command waits for a store that went away
BUS_PATIENCE: Final = 1.0  # seconds for which a table waits for the bus before it is read


class WarmTables:
    def __init__(self, store: Store, bus: Bus, metrics: Metrics) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.metrics: Final = metrics
        self.time: Final = HouseTime()
        self.lives: Final[dict[int, Live]] = {}
        self._codes: Final[dict[str, int]] = {}  # of warm tables
        self._loading: Final[dict[int, asyncio.Task[Live]]] = {}
        self._joining: Final[dict[int, asyncio.Event]] = {}
        self._errands: Final[set[asyncio.Task[None]]] = set()
        self._unreadable: Final[dict[int, int]] = {}  # by table: the row that was said to be unreadable
        self._log = structlog.get_logger("tables")

    async def live(self, table: int) -> Live:
        """Give a table, warm. Hear first, then read: so nothing falls between the log and the bus."""
        if table not in self.lives:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            await asyncio.shield(self._loading[table])
        live = self.lives[table]
        live.used = self.time.now()
        return live

    def warm(self, code: str) -> Live | None:
        """Give a table by its code, if it is warm: a crowd that comes back at once need not ask the store."""
        live = self.lives.get(self._codes.get(code, 0))
        if live is not None:
            live.used = self.time.now()
        return live

    async def _load(self, table: int) -> Live:
        try:
            founding = await self.store.founding(table)
            if founding is None:
                raise NoSuchTable("There is no such table.")
            if game_named(founding.game).version != founding.version:
                raise NoSuchTable("The rules of this game have changed since. Set up a new table.")
            return await self._warmed(founding)
        finally:
            del self._loading[table]

    async def _warmed(self, founding: Founding) -> Live:
        table = Table(founding)
        await self._join(founding.id)
        try:
            await self._fold(table)
        except BaseException:
            self._leave(founding.id)
            raise
        live = self.lives[founding.id] = Live(table)
        live.used = self.time.now()  # lest it be let go before whoever asked for it comes to it
        self._codes[founding.code] = founding.id
        self.metrics.tables.set(len(self.lives))
        await self.compare_heads([founding.id])
        return live

    async def _join(self, table: int) -> None:
        confirmed = self._joining.setdefault(table, asyncio.Event())
        self.bus.join(table)
        with contextlib.suppress(TimeoutError):  # without a bus a table still plays: heads are compared now and then
            await asyncio.wait_for(confirmed.wait(), BUS_PATIENCE)

    def let_go(self, live: Live) -> None:
        """Keep a table no longer."""
        table = live.table.founding.id
        del self.lives[table]
        del self._codes[live.table.founding.code]
        self._leave(table)

    def _leave(self, table: int) -> None:
        self._joining.pop(table, None)
        self.bus.leave(table)

    # keeping up with the log

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
        for table, (seq, _due) in heads.items():
            live = self.lives.get(table)
            if live is not None and seq > live.table.seq:
                self.errand(self.refresh(live))

    async def read_anew(self, live: Live) -> None:
        async with live.lock:
            table = Table(live.table.founding)
            await self._fold(table)
            live.table = table
            live.tell_since(table.seq)

    async def refresh(self, live: Live) -> None:
        async with live.lock:
            await self.catch_up(live, time.monotonic() + PATIENCE)

    async def catch_up(self, live: Live, giving_up: float) -> bool:
        """Fold what was missed, as soon as the store answers, and tell whether that was anything; under the lock."""
        pause, known = 0.05, live.table.seq
        while True:
            try:
                await self._read(live)
            except Unreadable:
                if live.table.seq > known:
                    live.tell_since(known)
                raise
            except StoreDown:
                if time.monotonic() > giving_up:
                    raise
                await asyncio.sleep(pause)
                pause = min(2 * pause, 1.0)
            else:
                if live.table.seq == known:
                    return False
                live.tell_since(known)
                return True

    async def _read(self, live: Live) -> None:
        live.behind = False  # before reading: what is heard meanwhile may be newer
        try:
            await self._fold(live.table)
        except (StoreDown, Unreadable):
            live.behind = True
            raise

    async def _fold(self, table: Table) -> None:
        """Fold what the log holds beyond what is known, some rows at a time: others want to be served meanwhile."""
        more = True
        while more:
            rows = await self.store.tail(table.founding.id, table.seq)
            try:
                for row in rows:
                    table.repeat(row)
            except Unreadable as fault:
                self.note_unreadable(fault)
                raise
            more = len(rows) == LATEST

    def note_unreadable(self, fault: Unreadable) -> None:
        """Say once of a row that it cannot be read, without what stands there."""
        if self._unreadable.get(fault.table) != fault.seq:
            self._unreadable[fault.table] = fault.seq
            self.metrics.unreadable.inc()
            self._log.error("row cannot be read", table=fault.table, seq=fault.seq, kind=fault.kind)

    # what is done beside

    def errand(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Do something beside, and say so when it fails: what is missed is found by the next command."""
        task = asyncio.create_task(self._run(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        return task

    async def _run(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Unreadable:
            pass  # said where it was found
        except Exception as fault:  # noqa: BLE001 - whatever it was, the server goes on
            self._log.warning("errand failed", **described(fault))

    def drop_errands(self) -> None:
        for errand in self._errands:
            errand.cancel()
