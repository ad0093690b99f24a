"""Faults in keeping up with other processes, and in what viewers are sent."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

from ninelives.core.game import Seat
from ninelives.hosting.execution.bus_messages import Added
from ninelives.hosting.execution.cache import TableCache
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.execution.peers import Peers
from ninelives.hosting.jobs.maintenance import Maintenance
from ninelives.tables.ids import Seq, TableId, after
from ninelives.tables.projection import Perspective, missed_events
from ninelives.tables.state import PLAYING
from simulation.planted.registry import register


@register
@contextmanager
def bus_message_lost_without_catching_up() -> Iterator[None]:
    """Compare nobody's head: neither after the bus was cut, nor where it was silent for long."""

    async def compare_nothing(_self: TableCache, _lives: list[OpenTable]) -> None: ...

    with patch.object(TableCache, "compare_heads", compare_nothing):
        yield


@register
def gap_ignored() -> AbstractContextManager[object]:
    """Take no notice of a row that comes after one that was missed."""

    def receive_row(self: Peers, live: OpenTable, added: Added) -> None:
        self._alarm.hear(live.table.config.id, added.due)
        if added.seq == live.table.seq and not live.lock.locked():
            self._background.start(self._reader.refresh_until(live, after(added.seq), 0.0))

    @contextmanager
    def plant() -> Iterator[None]:
        with patch.object(Peers, "_receive_row", receive_row), patch.object(Maintenance, "_doubtful", lambda *_: []):
            yield

    return plant()


@register
def catching_up_untold() -> AbstractContextManager[object]:
    """Fold what was missed and show it to nobody."""
    return patch.object(OpenTable, "tell_since", lambda _self, _known: None)


@register
def view_leaks_after_catching_up() -> AbstractContextManager[object]:
    """Tell everybody who missed something what the first seat heard."""

    def tell_since(self: OpenTable, known: Seq) -> None:
        self._tell_each("again", "", lambda _eyes: missed_events(self.table, known, Perspective(self.table, 0)))

    return patch.object(OpenTable, "tell_since", tell_since)


@register
def scene_of_another_seat() -> AbstractContextManager[object]:
    """Show one who refreshes while a match runs the table as the first seat sees it."""
    scene = OpenTable.scene

    def scene_for_first(self: OpenTable, seat: Seat | None) -> Any:  # noqa: ANN401 - as patched
        return scene(self, 0 if self.table.phase == PLAYING else seat)

    return patch.object(OpenTable, "scene", scene_for_first)


@register
def subscription_forgotten() -> AbstractContextManager[object]:
    """Open a table and never subscribe to it: all that others do is missed."""

    async def subscribe_nothing(_self: TableCache, _table: TableId) -> None: ...

    return patch.object(TableCache, "_subscribe", subscribe_nothing)
