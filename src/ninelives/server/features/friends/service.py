"""The service that handlers of friends use: keep somebody, let them go, block them."""

from secrets import token_hex
from typing import Final

from ninelives.core.errors import BadOption
from ninelives.core.game import Seat
from ninelives.core.language import gettext_noop
from ninelives.hosting.people.rate_limit import Rate, RateLimit
from ninelives.hosting.table_server import TableServer
from ninelives.server.features.friends.friendships import friendship_by
from ninelives.server.features.friends.listing import my_friends
from ninelives.server.features.friends.shared_tables import find_shared_table, have_played, list_recent_companions
from ninelives.server.features.friends.store import KEPT, LEFT, FriendStore, Relationship
from ninelives.tables.faults import Busy
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import Companion, MyFriends

FRIENDS: Final = 50  # that one person keeps: where each of them sits is looked up at every look
BLOCKS: Final = 500
ASKS: Final = Rate(burst=20, refill=1 / 600)  # of friendship, from one network: a class that played a match
HANDLE_BYTES: Final = 12
ENOUGH: Final = gettext_noop("You have as many friends as we keep. Let one go first.")
NOT_PLAYED: Final = gettext_noop("Play a match together first. Then you can add them.")
ENOUGH_BLOCKS: Final = gettext_noop("You have as many blocks as we keep. Lift another first.")


class Friends:
    def __init__(self, store: FriendStore, house: TableServer) -> None:
        self._store: Final = store
        self._house: Final = house
        self.asks: Final = RateLimit(ASKS)

    async def show(self, who: GuestId) -> MyFriends:
        """Return all whom a guest knows, as they are shown."""
        return await my_friends(self._store, self._house, who)

    async def forget(self, who: GuestId) -> None:
        """Delete all that a guest keeps of others, and others of them."""
        await self._store.forget(who)

    def limit_asks(self, sender: str) -> None:
        """Count an ask for friendship from a network; raise Busy where there were too many."""
        if not self.asks.spend(sender, self._house.hub.clock.now()):
            raise Busy("Your network has asked a lot of people. Wait ten minutes, then ask again.")

    async def keep_at(self, who: GuestId, place: str, seat: Seat) -> None:
        """Keep whoever sits or sat there. They are asked whether they keep them too."""
        company = await find_shared_table(self._house, place, who, seat)
        whom = company.people[seat]
        if not await have_played(self._house, place, who, whom):
            raise BadOption(NOT_PLAYED)
        now = self._house.hub.clock.wall()
        await self._store.meet([_tie(who, whom, company.names[seat], now), _tie(whom, who, company.name_of(who), now)])
        await self._keep(who, whom)

    async def block_at(self, who: GuestId, place: str, seat: Seat) -> None:
        """Block whoever sits or sat there. Nothing is written that they would be shown."""
        company = await find_shared_table(self._house, place, who, seat)
        whom = company.people[seat]
        await self._store.meet([_tie(who, whom, company.names[seat], self._house.hub.clock.wall())])
        await self._block(who, whom)

    async def change(self, who: GuestId, handle: str, change: str) -> None:
        """Keep, leave, block or unblock somebody."""
        whom = (await friendship_by(self._store, who, handle)).mine.whom
        match change:
            case "keep":
                await self._keep(who, whom)
            case "leave":
                await self._store.stand(who, whom, LEFT)
            case "block":
                await self._block(who, whom)
            case _:
                await self._store.block(who, whom, on=False)

    async def lately(self, who: GuestId) -> list[Companion]:
        """Return with whom somebody played lately whom they neither keep nor blocked."""
        ties = await self._store.relationships_of(who)
        known = frozenset([tie.whom for tie in ties if tie.standing == KEPT or tie.blocked])
        return await list_recent_companions(self._house, who, known)

    async def _keep(self, who: GuestId, whom: GuestId) -> None:
        kept = [tie.whom for tie in await self._store.relationships_of(who) if tie.standing == KEPT]
        if len(kept) >= FRIENDS and whom not in kept:
            raise BadOption(ENOUGH)
        await self._store.stand(who, whom, KEPT)

    async def _block(self, who: GuestId, whom: GuestId) -> None:
        if len([tie for tie in await self._store.relationships_of(who) if tie.blocked]) >= BLOCKS:
            raise BadOption(ENOUGH_BLOCKS)
        await self._store.block(who, whom, on=True)


def _tie(who: GuestId, whom: GuestId, name: str, now: float) -> Relationship:
    return Relationship(who, whom, token_hex(HANDLE_BYTES), name, now)
