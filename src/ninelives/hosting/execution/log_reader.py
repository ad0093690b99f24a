"""Keeping up with the log: what other processes wrote, and what may have been missed."""

from typing import TYPE_CHECKING, Final

from ninelives.hosting.clock import Clock
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.ports import Log, Telemetry
from ninelives.hosting.storage.port import LATEST, Store
from ninelives.tables.faults import LogCutShort, RowsPruned, StoreDown, Unreadable
from ninelives.tables.ids import EMPTY, Seq, TableId, before
from ninelives.tables.log import Row, TableConfig
from ninelives.tables.snapshot import restore_table
from ninelives.tables.state import TableState

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE: Final = 30.0  # seconds for which a command waits for a store that went away
FIRST_PAUSE: Final = 0.05  # seconds until a store that did not answer is asked again
LONGEST_PAUSE: Final = 1.0
TOLD_SINGLY: Final = 8  # rows that were missed and are told one by one


class LogReader:
    def __init__(self, store: Store, telemetry: Telemetry, log: Log, clock: Clock) -> None:
        self._store: Final = store
        self._telemetry: Final = telemetry
        self._log: Final = log
        self._clock: Final = clock
        self.abandon: Callable[[OpenTable], None] = self.report_cut  # whoever keeps tables open drops it
        self._reported: Final[dict[TableId, Seq]] = {}  # rows that cannot be read

    async def read(self, config: TableConfig) -> OpenTable:
        """Return a table as its log has it, from its last snapshot on, or from the first row."""
        try:
            return await self._read_once(config)
        except RowsPruned:  # between the two questions: by now there is the snapshot that stands for them
            return await self._read_once(config)

    async def _read_once(self, config: TableConfig) -> OpenTable:
        live = OpenTable(restore_table(config, await self._store.facts.snapshot(config.id)), self._clock)
        await self.fold(live)
        live.shown = live.table.sitters
        return live

    async def fold(self, live: OpenTable) -> None:
        """Fold what the log holds beyond what is known, some rows at a time: others want to be served meanwhile."""
        more = True
        while more:
            rows = await self._store.log.tail(live.table.config.id, live.table.seq)
            if rows and rows[0].seq > live.table.seq:
                raise RowsPruned(live.table.config.id, live.table.seq)
            try:
                for row in rows:
                    live.fold(row)
            except Unreadable as fault:
                self.report(fault)
                raise
            more = len(rows) == LATEST

    async def read_anew(self, live: OpenTable) -> None:
        async with live.lock:
            await self._replace(live)

    async def _replace(self, live: OpenTable) -> None:
        again = await self.read(live.table.config)
        live.table, live.done = again.table, again.done
        live.tell_since(live.table.seq)

    async def refresh(self, live: OpenTable) -> None:
        async with live.lock:
            await self.catch_up(live, self._clock.now() + PATIENCE)

    async def refresh_until(self, live: OpenTable, head: Seq, now: float) -> None:
        """Fold what was missed up to a head that was heard of now, once whoever has the table is done.

        Where somebody waits to do so already, they do it for this head too: a store that is away makes no crowd.
        """
        waits, live.wanted = live.wanted > EMPTY, max(live.wanted, head)
        if waits:
            return
        async with live.lock:
            head, live.wanted = live.wanted, EMPTY
            if live.behind or live.table.seq < head:
                await self.catch_up(live, self._clock.now() + PATIENCE)
        live.verified_at = max(live.verified_at, now)

    async def catch_up(self, live: OpenTable, giving_up: float) -> bool:
        """Fold what was missed, as soon as the store answers, and return whether that was anything; under the lock."""
        pause, known = FIRST_PAUSE, live.table.seq
        while True:
            try:
                await self._read(live)
            except LogCutShort:
                self.abandon(live)
                raise
            except StoreDown:
                if self._clock.now() > giving_up:
                    raise
                await self._clock.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                return live.table.seq > known

    async def _read(self, live: OpenTable) -> None:
        live.behind = False  # before reading: what is heard meanwhile may be newer
        try:
            rows = await self._rows_after(live.table)
            if rows is None:
                await self._replace(live)
            elif len(rows) > TOLD_SINGLY:
                await self._fold_and_tell_once(live)
            else:
                self._fold_and_tell_each(live, rows)
        except (StoreDown, Unreadable):
            live.behind = True
            raise

    async def _rows_after(self, table: TableState) -> list[Row] | None:
        """Return rows that are new; None where they were deleted, since the table rested meanwhile.

        Raise LogCutShort where the last one that is known is not in the log any more.
        """
        if table.seq == EMPTY:
            return await self._store.log.tail(table.config.id)
        rows = await self._store.log.tail(table.config.id, before(table.seq))
        if rows and rows[0].seq >= table.seq:
            return None
        if not rows or rows[0].at != table.last_row_at:
            raise LogCutShort(f"row {before(table.seq)} of table {table.config.id} is not the one that was written")
        return rows[1:]

    def _fold_and_tell_each(self, live: OpenTable, rows: list[Row]) -> None:
        """Fold rows and tell of each, as where they were written."""
        try:
            for row in rows:
                live.tell(live.fold(row))
        except Unreadable as fault:
            self.report(fault)
            raise

    async def _fold_and_tell_once(self, live: OpenTable) -> None:
        """Fold rows and tell what they came to: nobody wants to read of each."""
        known = live.table.seq
        try:
            await self.fold(live)
        finally:
            if live.table.seq > known:
                live.tell_since(known)

    def report(self, fault: Unreadable) -> None:
        """Report once that a row cannot be read, without its text."""
        if self._is_new(fault.table, fault.seq):
            self._telemetry.unreadable.inc()
            self._log.error("row cannot be read", table=fault.table, seq=fault.seq, kind=fault.kind)

    def report_cut(self, live: OpenTable) -> None:
        """Report that the log of a table lost rows."""
        self._telemetry.cut_short.inc()
        self._log.error("log cut short", table=live.table.config.id, known=live.table.seq)

    def _is_new(self, table: TableId, seq: Seq) -> bool:
        known, self._reported[table] = self._reported.get(table), seq
        return known != seq
