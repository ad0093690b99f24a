"""Whether what is due to be told is still true. The table is asked anew: nobody is sent for in vain."""

import contextlib
from typing import Final

from ninelives.core.errors import NineLivesError
from ninelives.hosting.execution.open_table import LiveTable
from ninelives.hosting.table_server import House
from ninelives.server.runtime.friends.acquaintances import acquaintances_of
from ninelives.server.runtime.friends.invitations import Invitations
from ninelives.server.runtime.push.messages import Subject
from ninelives.server.runtime.push.nudges import INVITATION, OPENED, TURN
from ninelives.server.store.friends import FriendStore
from ninelives.server.store.push import Nudge
from ninelives.tables.faults import Unreadable
from ninelives.tables.ids import GuestId, TableId
from ninelives.tables.state import GATHERING, TableState

HEARING: Final = 0.3  # seconds in which other processes say who is at a table
NOWHERE: Final = ""  # from where a device is: bans of networks do not reach it


class Truth:
    def __init__(self, house: House, friends: FriendStore) -> None:
        self._house: Final = house
        self._friends: Final = friends

    async def subject_of(self, nudge: Nudge, who: GuestId) -> Subject | None:
        """Return what a nudge says, if it still is so and they may come; otherwise nothing."""
        with contextlib.suppress(NineLivesError, Unreadable):  # they are banned, or the table is here no more
            self._house.admission.check_person(who, NOWHERE)
            live = await self._newest(nudge.table)
            self._house.admission.check_table(live.table.config.code)
            if not live.presence.has(who):
                return await self._subject(nudge, who, live.table)
        return None

    async def _subject(self, nudge: Nudge, who: GuestId, table: TableState) -> Subject | None:
        if nudge.kind == TURN:
            return _turn(nudge, who, table)
        if nudge.kind == INVITATION:
            return await self._invitation(who, table)
        return await self._opened(who, table)

    async def _newest(self, number: TableId) -> LiveTable:
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
        met = await acquaintances_of(self._friends, who)
        for one in await Invitations(self._friends, self._house).among(met):
            if one.code == table.config.code:
                return Subject(INVITATION, one.code, one.title, one.name)
        return None

    async def _opened(self, who: GuestId, table: TableState) -> Subject | None:
        """Say that a friend has opened a table while they sit there and wait."""
        host = table.config.host
        seat = table.seat_of(host)
        if seat is None or table.phase != GATHERING or table.access.locked or table.seat_of(who) is not None:
            return None
        open_to = [one.mine.whom for one in await acquaintances_of(self._friends, who) if one.is_open]
        if host not in open_to:
            return None
        return Subject(OPENED, table.config.code, table.game.title, table.names[seat])


def _turn(nudge: Nudge, who: GuestId, table: TableState) -> Subject | None:
    """Say whose turn it is, if the table still waits as it did then."""
    seat = table.seat_of(who)
    if seat is None or seat not in table.awaited or table.waiting.seq != nudge.turn:
        return None
    return Subject(TURN, table.config.code, table.game.title)
