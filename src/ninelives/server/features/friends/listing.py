"""Lists the people whom a guest knows. Where people sit is shown to those who keep each other.

To whoever was blocked everything looks as before: friends stay friends, who are never seen at a table.
"""

import contextlib
from typing import Final

from ninelives.core.errors import NineLivesError
from ninelives.hosting.table_server import TableServer
from ninelives.server.features.friends.friendships import Friendship, friendships_of
from ninelives.server.features.friends.invitations import list_invitations
from ninelives.server.features.friends.store import KEPT, FriendStore
from ninelives.tables.faults import Unreadable
from ninelives.tables.ids import GuestId, TableId
from ninelives.tables.schemas import FriendForm, MyFriends, PersonForm, SeatedAt
from ninelives.tables.state import TableState

MAX_ASKS: Final = 20  # that somebody is shown
NONE: Final = MyFriends(friends=(), asking=(), blocked=(), invitations=())


async def my_friends(store: FriendStore, house: TableServer, who: GuestId) -> MyFriends:
    met = await friendships_of(store, who)
    heard = [one for one in met if not one.mine.blocked]
    last = await store.last_tables_of([one.mine.whom for one in heard if one.is_open])
    return MyFriends(
        friends=tuple([await _friend(house, one, last) for one in heard if one.mine.standing == KEPT]),
        asking=tuple([_person(one) for one in newest_asks([one for one in heard if one.asks])]),
        blocked=tuple([_person(one) for one in met if one.mine.blocked]),
        invitations=await list_invitations(house, heard),
    )


def newest_asks(asking: list[Friendship]) -> list[Friendship]:
    """Return those who asked last; nobody answers hundreds, and whoever sends those means no good."""
    return sorted(asking, key=lambda one: -one.mine.met)[:MAX_ASKS]


def _person(one: Friendship) -> PersonForm:
    return PersonForm(handle=one.mine.handle, name=one.mine.name)


async def _friend(house: TableServer, one: Friendship, last: dict[GuestId, TableId]) -> FriendForm:
    number = last.get(one.mine.whom)  # of no table where they may not see each other
    return FriendForm(
        handle=one.mine.handle,
        name=one.mine.name,
        mutual=one.is_mutual,
        at=None if number is None else await _seated_at(house, number, one.mine.whom),
    )


async def _seated_at(house: TableServer, number: TableId, who: GuestId) -> SeatedAt | None:
    """Return that somebody sits at the table where they last did something, if they are there."""
    table = await _table_with(house, number, who)
    if table is None:
        return None
    is_public = not (table.config.private or table.access.locked)  # others there never asked to be followed
    return SeatedAt(game=table.game.key, title=table.game.title, code=table.config.code if is_public else "")


async def _table_with(house: TableServer, number: TableId, who: GuestId) -> TableState | None:
    """Return a table if somebody sits there and is there now, and it is for more than one."""
    if house.hub.peers.none and house.hub.cache.held(number) is None:
        return None  # whoever is at a table has it open
    with contextlib.suppress(NineLivesError, Unreadable):  # its game, or these rules of it, are here no more
        live = await house.hub.cache.get(number)
        if not live.presence.has(who):
            house.hub.peers.announce(live, new=True)  # another process may know better, the next time
        elif live.table.seat_of(who) is not None and not live.table.config.for_one:
            return live.table
    return None
