"""Friendships: what one of two people who met keeps of the other, and what is kept of them."""

from typing import Final, NamedTuple

from ninelives.core.language import gettext_noop
from ninelives.server.features.friends.store import KEPT, NEW, FriendStore, Relationship
from ninelives.tables.faults import NotFound
from ninelives.tables.ids import GuestId

UNKNOWN: Final = gettext_noop("You have no such friend. Look at your friends again.")


class Friendship(NamedTuple):
    mine: Relationship
    back: Relationship | None

    @property
    def is_mutual(self) -> bool:
        """Whether both have asked for it. Blocks do not show in it: whoever was blocked sees it too."""
        return self.mine.standing == KEPT and self.back is not None and self.back.standing == KEPT

    @property
    def is_open(self) -> bool:
        """Whether they may see each other, and invitations arrive."""
        return self.is_mutual and not self.mine.blocked and self.back is not None and not self.back.blocked

    @property
    def asks(self) -> bool:
        """Whether the other waits for an answer."""
        return self.mine.standing == NEW and self.back is not None and self.back.standing == KEPT


async def friendships_of(store: FriendStore, who: GuestId) -> list[Friendship]:
    """Return all whom somebody met, by name."""
    back = {tie.who: tie for tie in await store.relationships_to(who)}
    met = [Friendship(tie, back.get(tie.whom)) for tie in await store.relationships_of(who)]
    return sorted(met, key=lambda one: (one.mine.name.casefold(), one.mine.met))


async def open_friends(store: FriendStore, who: GuestId) -> list[GuestId]:
    """Return the friends of a guest who may see each other."""
    return [one.mine.whom for one in await friendships_of(store, who) if one.is_open]


async def friendship_by(store: FriendStore, who: GuestId, handle: str) -> Friendship:
    for one in await friendships_of(store, who):
        if one.mine.handle == handle:
            return one
    raise NotFound(UNKNOWN)
