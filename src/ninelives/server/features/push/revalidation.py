"""Asks the table again whether a notification that is due is still true: nobody is sent for in vain."""

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from ninelives.core.errors import NineLivesError
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.table_server import TableServer
from ninelives.server.features.push.messages import Subject
from ninelives.server.features.push.notifier import INVITATION, OPENED, TURN, FriendsOf
from ninelives.server.features.push.store import Notification
from ninelives.tables.faults import Unreadable
from ninelives.tables.ids import GuestId, TableId
from ninelives.tables.schemas import InvitationForm
from ninelives.tables.state import GATHERING, TableState

HEARING: Final = 0.3  # seconds in which other processes say who is at a table
NOWHERE: Final = ""  # from where a device is: bans of networks do not reach it


type InvitationsTo = Callable[[GuestId], Awaitable[Sequence[InvitationForm]]]  # that stand


class Revalidator:
    def __init__(self, house: TableServer, friends_of: FriendsOf, invitations_to: InvitationsTo) -> None:
        self._house: Final = house
        self._friends_of: Final = friends_of
        self._invitations_to: Final = invitations_to

    async def revalidate(self, notification: Notification, who: GuestId) -> Subject | None:
        """Return what a notification says, if it still is so and they may come; otherwise nothing."""
        with contextlib.suppress(NineLivesError, Unreadable):  # they are banned, or the table is here no more
            self._house.admission.check_person(who, NOWHERE)
            live = await self._newest(notification.table)
            self._house.admission.check_table(live.table.config.code)
            if not live.presence.has(who):
                return await self._subject(notification, who, live.table)
        return None

    async def _subject(self, notification: Notification, who: GuestId, table: TableState) -> Subject | None:
        if notification.kind == TURN:
            return _turn(notification, who, table)
        if notification.kind == INVITATION:
            return await self._invitation(who, table)
        return await self._opened(who, table)

    async def _newest(self, number: TableId) -> OpenTable:
        """Return a table as its log has it now, and who is there as far as other processes say."""
        hub = self._house.hub
        live = await hub.cache.get(number)
        heads = await hub.store.log.heads([number])
        if live.behind or live.table.seq < heads[number][0]:
            await hub.reader.refresh(live)
        if not hub.peers.none:
            hub.peers.announce(live, new=True)
            await hub.clock.sleep(HEARING)
        return live

    async def _invitation(self, who: GuestId, table: TableState) -> Subject | None:
        for one in await self._invitations_to(who):
            if one.code == table.config.code:
                return Subject(INVITATION, one.code, one.title, one.name)
        return None

    async def _opened(self, who: GuestId, table: TableState) -> Subject | None:
        """Say that a friend has opened a table while they sit there and wait."""
        host = table.config.host
        seat = table.seat_of(host)
        if seat is None or table.phase != GATHERING or table.access.locked or table.seat_of(who) is not None:
            return None
        if host not in await self._friends_of(who):
            return None
        return Subject(OPENED, table.config.code, table.game.title, table.names[seat])


def _turn(notification: Notification, who: GuestId, table: TableState) -> Subject | None:
    """Say whose turn it is, if the table still waits as it did then."""
    seat = table.seat_of(who)
    if seat is None or seat not in table.awaited or table.waiting.seq != notification.turn:
        return None
    return Subject(TURN, table.config.code, table.game.title)
