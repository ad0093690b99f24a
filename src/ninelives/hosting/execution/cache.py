"""The tables that this process keeps open: read from the log, and kept up with it."""

import asyncio
import contextlib
from itertools import batched
from typing import Final

from ninelives.hosting.background import Background
from ninelives.hosting.bus.port import Bus
from ninelives.hosting.execution.log_reader import LogReader
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.storage.port import Store
from ninelives.hosting.timing.due_queue import DueQueue
from ninelives.hosting.timing.shared_time import SharedTime
from ninelives.tables.catalog import game_named
from ninelives.tables.faults import NotFound
from ninelives.tables.ids import Seq, TableId
from ninelives.tables.log import TableConfig

BUS_PATIENCE: Final = 1.0  # seconds for which a table waits for the bus before it is read
HEADS_AT_ONCE: Final = 1_000  # asked for by one statement


class TableCache:
    def __init__(  # noqa: PLR0913 - all that keeps tables open
        self, store: Store, bus: Bus, alarm: DueQueue, time: SharedTime, reader: LogReader, background: Background
    ) -> None:
        self._alarm: Final = alarm
        self._store: Final = store
        self._bus: Final = bus
        self._time: Final = time
        self._reader: Final = reader
        reader.abandon = self.abandon
        self._background: Final = background
        self._tables: Final[dict[TableId, OpenTable]] = {}
        self._codes: Final[dict[str, TableId]] = {}
        self._loading: Final[dict[TableId, asyncio.Task[OpenTable]]] = {}
        self._subscribing: Final[dict[TableId, asyncio.Event]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def all(self) -> list[OpenTable]:
        return list(self._tables.values())

    async def get(self, table: TableId) -> OpenTable:
        """Return a table, from the log if need be. Subscribe first, then read: so nothing falls between the two."""
        if table not in self._tables:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            await asyncio.shield(self._loading[table])
        return self._mark_used(self._tables[table])

    def held(self, table: TableId) -> OpenTable | None:
        """Return a table if it is open here."""
        return self._tables.get(table)

    def find_by_code(self, code: str) -> OpenTable | None:
        """Return a table if it is open here: a crowd that comes back at once need not ask the store."""
        live = self.peek(code)
        return None if live is None else self._mark_used(live)

    def peek(self, code: str) -> OpenTable | None:
        """Return a table if it is open here, and do not keep it open for that."""
        table = self._codes.get(code)
        return None if table is None else self._tables[table]

    def abandon(self, live: OpenTable) -> None:
        """Drop a table that is ahead of its log; whoever looks at it comes back and sees what is left."""
        if self._tables.get(live.table.config.id) is not live:
            return
        self._reader.report_cut(live)
        self.drop(live)
        self._alarm.look_back()
        for viewer in list(live.viewers):
            viewer.reconnect()

    def drop(self, live: OpenTable) -> None:
        """Keep a table open no longer."""
        config = live.table.config
        del self._tables[config.id]
        del self._codes[config.code]
        self._unsubscribe(config.id)

    def _mark_used(self, live: OpenTable) -> OpenTable:
        live.used = self._time.now()
        return live

    async def _load(self, table: TableId) -> OpenTable:
        try:
            config = await self._store.facts.config(table)
            if config is None:
                raise NotFound("There is no such table.")
            if game_named(config.game).version != config.version:
                raise NotFound("The rules of this game have changed since. Set up a new table.")
            return await self._open_table(config)
        finally:
            del self._loading[table]

    async def _open_table(self, config: TableConfig) -> OpenTable:
        await self._subscribe(config.id)
        try:
            live = await self._reader.read(config)
        except BaseException:
            self._unsubscribe(config.id)
            raise
        self._tables[config.id] = self._mark_used(live)
        self._codes[config.code] = config.id
        await self.compare_heads([live])
        return live

    # keeping up with other processes

    async def _subscribe(self, table: TableId) -> None:
        confirmed = self._subscribing.setdefault(table, asyncio.Event())
        self._bus.subscribe(table)
        with contextlib.suppress(TimeoutError):  # without a bus a table still plays: heads are compared now and then
            async with self._time.clock.timeout(BUS_PATIENCE):
                await confirmed.wait()

    def _unsubscribe(self, table: TableId) -> None:
        self._subscribing.pop(table, None)
        self._bus.unsubscribe(table)

    def subscribed(self, tables: list[TableId]) -> None:
        """Take note that these tables are heard from now on; what came before stands in the log."""
        for table in tables:
            self._subscribing.setdefault(table, asyncio.Event()).set()
        held = [self._tables[table] for table in tables if table in self._tables]
        for live in held:
            live.behind = True  # its last row may have been lost, and another one written instead
        if held:
            self._background.start(self.compare_heads(held))

    async def compare_heads(self, lives: list[OpenTable]) -> None:
        """Ask what their logs came to, many at once: a last word that the bus lost leaves no gap to notice."""
        for some in batched(lives, HEADS_AT_ONCE):
            asked = self._time.now()
            known = {live.table.config.id: live.table.seq for live in some}
            heads = await self._store.log.heads(known)
            expect = self._alarm.note if self._bus.alone else self._alarm.hear
            for table, (seq, due) in heads.items():
                expect(table, due)  # who set it may be gone
                self._compare(table, seq, known[table], asked)

    def _compare(self, table: TableId, seq: Seq, known: Seq, asked: float) -> None:
        live = self._tables.get(table)
        if live is not None and seq > live.table.seq:
            self._background.start(self._reader.refresh_until(live, seq, asked))
        elif live is not None and seq < known:
            self.abandon(live)
        elif live is not None:
            live.verified_at = asked
