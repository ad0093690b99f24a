"""The other processes that have the same tables open: what is said to them over the bus, and what they say."""

from secrets import token_hex
from typing import Final

from ninelives.hosting.background import Background
from ninelives.hosting.bus.port import Bus
from ninelives.hosting.execution.bus_messages import Added, BadSignature, BusMessage, Here, Rewritten, Signer, Spoken
from ninelives.hosting.execution.cache import TableCache
from ninelives.hosting.execution.log_reader import LogReader
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.presence import Attendance
from ninelives.hosting.timing.due_queue import DueQueue
from ninelives.hosting.timing.shared_time import SharedTime
from ninelives.tables.faults import Unreadable
from ninelives.tables.ids import TableId, after


class Peers:
    def __init__(  # noqa: PLR0913 - all that hears of other processes
        self, bus: Bus, cache: TableCache, reader: LogReader, background: Background, time: SharedTime, alarm: DueQueue
    ) -> None:
        self._bus: Final = bus
        self._cache: Final = cache
        self._reader: Final = reader
        self._background: Final = background
        self._time: Final = time
        self._alarm: Final = alarm
        self._process: Final = token_hex(8)
        self._has_reported = False

    async def open(self, key: bytes, epoch: int) -> None:
        """Begin to hear others; messages are signed with this key, which all processes of a database share."""
        self._signer = Signer(key, epoch)
        await self._bus.open(self.received, self._cache.subscribed)

    def begin_epoch(self, epoch: int) -> None:
        self._signer.epoch = epoch

    async def close(self) -> None:
        await self._bus.close()

    @property
    def none(self) -> bool:
        """Whether this process is certainly the only one."""
        return self._bus.alone

    @property
    def losses(self) -> int:
        return self._bus.losses

    def hears(self, live: OpenTable) -> bool:
        """Return whether the bus would tell what others do. Without one, somebody may still use the same store."""
        return not self.none and self._bus.hears(live.table.config.id)

    # what is said to them

    def publish(self, table: TableId, message: BusMessage) -> None:
        if not self.none:
            self._bus.publish(table, self._signer.write(table, message))

    def announce(self, live: OpenTable, *, new: bool = False) -> None:
        """Say whose connections are here; with `new`, ask the others who is there."""
        guests, more = live.presence.mine({sitter.who for sitter in live.table.sitters if sitter is not None})
        self.publish(live.table.config.id, Here(self._process, dict(guests), new, more))

    def presence_changed(self, live: OpenTable, *, new: bool = False) -> None:
        """Tell of somebody who came to this process or left it."""
        live.tell_presence_soon()
        self.announce(live, new=new)

    # what they say

    def received(self, table: TableId, message: bytes) -> None:
        """Take a message. One that cannot be understood may be of a later version."""
        live = self._cache.held(table)
        if live is None:
            return
        try:
            self._receive(live, self._signer.read(table, message))
        except BadSignature as fault:
            self._report_once(fault)
        except Unreadable as fault:
            live.behind = True
            self._reader.report(fault)
        except Exception as fault:  # noqa: BLE001 - one table at most is left behind, and the log knows
            live.behind = True
            self._background.report("message not understood", fault)

    def _report_once(self, fault: BadSignature) -> None:
        """Report the first message of an unknown sender: another server on the same bus may send thousands."""
        if not self._has_reported:
            self._has_reported = True
            self._background.report("bus message of an unknown sender", fault)

    def _receive(self, live: OpenTable, message: BusMessage) -> None:
        match message:
            case Added() as added:
                self._receive_row(live, added)
            case Spoken() as spoken:
                live.hear_phrase(spoken)
            case Here(process, guests, new, more):
                self._receive_presence(live, process, Attendance(guests, more), new=new)
            case Rewritten():
                self._background.start(self._reader.read_anew(live))

    def _receive_row(self, live: OpenTable, added: Added) -> None:
        seq = added.seq
        if after(seq) < live.table.seq:
            return
        self._alarm.hear(live.table.config.id, added.due)  # whoever wrote it may be gone by then
        if seq < live.table.seq and added.at == live.table.last_row_at:  # it was read together with the one before
            return
        if live.lock.locked() or seq < live.table.seq:
            live.behind = True  # whoever holds the lock sees to it, or the next command does
        self._background.start(self._reader.refresh_until(live, after(seq), self._time.now()))

    def _receive_presence(self, live: OpenTable, process: str, attendance: Attendance, *, new: bool) -> None:
        if live.presence.hear(process, attendance, self._time.now()):
            live.tell_presence_soon()
        if new:
            self.announce(live)
