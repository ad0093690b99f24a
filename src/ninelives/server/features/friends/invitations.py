"""Invitations to a table, from one friend to another. Between two there is one at a time."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from ninelives.core.errors import BadOption, NineLivesError
from ninelives.core.language import gettext_noop
from ninelives.hosting.people.lobby import config_of
from ninelives.hosting.table_server import TableServer
from ninelives.server.features.friends.friendships import Friendship, friendship_by, friendships_of
from ninelives.server.features.friends.store import NOWHERE, FriendStore, Relationship
from ninelives.tables.faults import Unreadable
from ninelives.tables.ids import GuestId, TableId
from ninelives.tables.schemas import InvitationForm
from ninelives.tables.state import TableState

LIVES: Final = 600.0  # seconds that an invitation stands
PAUSE: Final = 30.0  # seconds until the same person may be invited again
NOT_YET: Final = gettext_noop("They have not said yes yet. As soon as they do, you can invite them.")
NOT_SEATED: Final = gettext_noop("Sit down at the table first, then invite.")
LOCKED: Final = gettext_noop("This table is locked. Unlock it first, then invite.")
FOR_ONE: Final = gettext_noop("This table is for one. Set up another, then invite.")
TOO_SOON: Final = gettext_noop("You invited them a moment ago. Give them half a minute.")


type NotifyInvited = Callable[[GuestId, TableId], Awaitable[None]]


class Invitations:
    def __init__(self, store: FriendStore, house: TableServer, notify: NotifyInvited) -> None:
        self._store: Final = store
        self._house: Final = house
        self._notify: Final = notify

    async def invite(self, who: GuestId, handle: str, code: str) -> None:
        """Invite a friend to a table. Where they have blocked whoever invites, it looks the same."""
        one = await friendship_by(self._store, who, handle)
        if not one.is_mutual or one.mine.blocked:
            raise BadOption(NOT_YET)
        config = await config_of(self._house.store.facts, code)
        _check(who, (await self._house.hub.cache.get(config.id)).table)
        now = self._house.hub.clock.wall()
        if not await self._store.invite(who, one.mine.whom, config.id, now, now - PAUSE):
            raise BadOption(TOO_SOON)
        await self._notify(one.mine.whom, config.id)

    async def decline(self, who: GuestId, handle: str) -> None:
        one = await friendship_by(self._store, who, handle)
        await self._store.decline(one.mine.whom, who)

    async def to(self, who: GuestId) -> tuple[InvitationForm, ...]:
        """Return the invitations of a guest that stand."""
        return await list_invitations(self._house, await friendships_of(self._store, who))


async def list_invitations(house: TableServer, met: list[Friendship]) -> tuple[InvitationForm, ...]:
    """Return the invitations that stand, of those whom somebody met."""
    shown = [await _shown(house, one.mine, one.back) for one in met if one.is_open and one.back is not None]
    return tuple([invitation for invitation in shown if invitation is not None])


async def _shown(house: TableServer, mine: Relationship, back: Relationship) -> InvitationForm | None:
    """Return an invitation while whoever made it sits there, and whom it is for does not."""
    if back.table == NOWHERE or back.invited < house.hub.clock.wall() - LIVES:
        return None
    with contextlib.suppress(NineLivesError, Unreadable):  # its game, or these rules of it, are here no more
        table = (await house.hub.cache.get(back.table)).table
        seat = table.seat_of(back.who)
        if seat is not None and table.seat_of(mine.who) is None and not table.access.locked:
            return InvitationForm(
                handle=mine.handle,
                name=table.names[seat],
                code=table.config.code,
                game=table.game.key,
                title=table.game.title,
            )
    return None


def _check(who: GuestId, table: TableState) -> None:
    """Raise BadOption where somebody may not invite to a table."""
    if table.seat_of(who) is None:
        raise BadOption(NOT_SEATED)
    if table.config.for_one:
        raise BadOption(FOR_ONE)
    if table.access.locked:
        raise BadOption(LOCKED)
