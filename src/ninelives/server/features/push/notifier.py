"""The notifier enqueues notifications: a turn, an invitation, a friend's new table. Any process may send them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from ninelives.hosting.clock import Clock
from ninelives.hosting.people.rate_limit import Rate, RateLimit
from ninelives.server.features.push.quiet_hours import wakes_at
from ninelives.server.features.push.store import Notification, PushStore
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.log import TableConfig

TURN: Final = "turn"
INVITATION: Final = "invitation"
OPENED: Final = "opened"
ONCE: Final = 1  # the turn of what is told once for each table
SOON: Final = 60.0  # seconds
SEATED: Final = 20.0  # seconds in which whoever opens a table sits down at it
OPENINGS: Final = Rate(burst=2, refill=2 / 3600)  # of one person, that friends are told of


type FriendsOf = Callable[[GuestId], Awaitable[list[GuestId]]]  # who may see each other


class PushNotifier:
    """Enqueues messages for the devices of people who are away."""

    def __init__(self, store: PushStore, friends_of: FriendsOf, clock: Clock) -> None:
        self._store: Final = store
        self._friends_of: Final = friends_of
        self._clock: Final = clock
        self._openings: Final = RateLimit(OPENINGS)
        self.due: Final = asyncio.Event()  # something is to be told that was enqueued here

    async def ring(self, table: TableId, turn: Seq, away: Sequence[GuestId]) -> None:
        for who in away:
            await self._enqueue(who, table, TURN, turn, self._clock.wall())

    async def invited(self, whom: GuestId, table: TableId) -> None:
        now = self._clock.wall()
        await self._enqueue(whom, table, INVITATION, int(now), now)

    async def opened(self, table: TableConfig) -> None:
        """Tell friends of a table that anybody may come to, unless its host opened several just now."""
        now = self._clock.wall()
        if table.private or table.for_one or not self._openings.spend(table.host, now):
            return
        for friend in await self._friends_of(table.host):
            await self._enqueue(friend, table.id, OPENED, ONCE, now + SEATED)

    async def _enqueue(self, who: GuestId, table: TableId, kind: str, turn: int, due: float) -> None:
        """Let all devices of somebody be told once they may be woken. Whether it is still true is asked then."""
        devices = await self._store.subscriptions_of(who)
        if devices and table not in await self._store.muted_by(who):
            made = self._clock.wall()
            notifications = [Notification(one.id, table, kind, turn, wakes_at(one, due), made) for one in devices]
            await self._store.enqueue(notifications)
            self._expect(min([notification.due for notification in notifications]))

    def _expect(self, due: float) -> None:
        """Let the worker here look then. What lies further ahead any worker finds by itself, soon enough."""
        ahead = due - self._clock.wall()
        if ahead <= SOON:
            self._clock.call_later(ahead, self.due.set)
