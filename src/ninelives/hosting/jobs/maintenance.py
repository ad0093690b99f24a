"""What a process does for its open tables every few seconds."""

from itertools import batched
from typing import Final
from weakref import WeakKeyDictionary

from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.lobby import FRESH, notice_of
from ninelives.tables.commands.seats import Clear
from ninelives.tables.decide import Command
from ninelives.tables.ids import SYSTEM, GuestId
from ninelives.tables.state import PLAYING

ABSENT: Final = 90.0  # seconds after which a seat is free again, while no match runs
SILENCE: Final = 30.0  # seconds without news after which the log is asked; looked at as often, so twice that at most
NOTICES_AT_ONCE: Final = 500  # posted by one statement
KEPT: Final = 60.0  # seconds for which a table that nobody looks at is kept open


class Maintenance:
    def __init__(self, hub: Executor) -> None:
        self._hub: Final = hub
        self._absent: Final[WeakKeyDictionary[OpenTable, dict[GuestId, float]]] = WeakKeyDictionary()  # since when
        self._compared = 0.0  # when silent tables were last looked at
        self._posted = 0.0  # when the lobby was last told

    async def tidy(self, now: float) -> None:
        """Close what nobody needs, say who is here, and look whether something was missed."""
        hub = self._hub
        for live in hub.cache.all:
            if _is_idle(live, now):
                hub.cache.drop(live)
            else:
                self._announce(live, now)
                self._clear_absent(live, now)
        hub.telemetry.tables.set(len(hub.cache))
        hub.telemetry.bus_losses.set(hub.peers.losses)
        watched = [live for live in hub.cache.all if live.viewers]
        await hub.cache.compare_heads(self._doubtful(watched, now))
        await self._post_notices(watched, now)

    def _doubtful(self, watched: list[OpenTable], now: float) -> list[OpenTable]:
        """Return tables that may be behind: the bus does not hear of them, or was silent and may have lost a word."""
        looks = now - self._compared >= SILENCE
        if looks:
            self._compared = now
        return [
            live for live in watched if not self._hub.peers.hears(live) or (looks and now - live.verified_at >= SILENCE)
        ]

    def _announce(self, live: OpenTable, now: float) -> None:
        if live.presence.forget_silent(now):
            live.tell_presence()
        if live.viewers:
            self._hub.peers.announce(live)

    def _clear_absent(self, live: OpenTable, now: float) -> None:
        """Between matches, free the seats of people who have been gone for a while."""
        table = live.table
        people = {seat: s.who for seat, s in enumerate(table.sitters) if s is not None and not s.is_bot}
        absent = self._since(live, set(people.values()) - live.presence.all.keys(), now)
        for seat, who in people.items():
            if table.phase != PLAYING and now - absent.get(who, now) > ABSENT:
                clear = Command(SYSTEM, f"gone {table.seq}", Clear(seat), table.seq)
                self._hub.background.start(self._hub.execute(live, clear))
                return  # one at a time: the next look finds the next

    def _since(self, live: OpenTable, absent: set[GuestId], now: float) -> dict[GuestId, float]:
        known = self._absent.get(live, {})
        self._absent[live] = {who: known.get(who, now) for who in absent}
        return self._absent[live]

    async def _post_notices(self, watched: list[OpenTable], now: float) -> None:
        """Keep tables listed while somebody is at them."""
        if now - self._posted > FRESH / 3:
            self._posted = now
            public = [notice_of(live.table, now) for live in watched if not live.table.config.private]
            for notices in batched(public, NOTICES_AT_ONCE):
                await self._hub.store.facts.post(notices)


def _is_idle(live: OpenTable, now: float) -> bool:
    return not live.viewers and not live.lock.locked() and now - live.used > KEPT
