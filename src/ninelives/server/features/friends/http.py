"""Handlers for friends: keep people you met, see where they sit, invite them, block them."""

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ninelives.hosting.table_server import TableServer
from ninelives.server.features.friends.invitations import Invitations
from ninelives.server.features.friends.listing import NONE
from ninelives.server.features.friends.service import Friends
from ninelives.server.http.pricing import DISTURB, USUAL, priced, sender_of
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import Companion, InviteTo, Met, MyFriends, TieChange


@get("/api/me/friends")
async def list_my_friends(asker: NamedDependency[GuestId | None], friends: NamedDependency[Friends]) -> MyFriends:
    return NONE if asker is None else await friends.show(asker)  # whoever just came knows nobody: no fault


@get("/api/me/lately")
async def list_lately(asker: NamedDependency[GuestId | None], friends: NamedDependency[Friends]) -> list[Companion]:
    """Return with whom you played lately, besides those whom you keep or have blocked."""
    return [] if asker is None else await friends.lately(asker)  # as above


@post("/api/me/friends", status_code=200)
async def meet(
    request: Request[Any, Any, Any],
    data: JSONBody[Met],
    guest: NamedDependency[GuestId],
    friends: NamedDependency[Friends],
) -> MyFriends:
    """Keep or block somebody by where you sat together; return all whom you know now."""
    if data.change == "keep":
        friends.limit_asks(sender_of(request))
        await friends.keep_at(guest, data.place, data.seat)
    else:
        await friends.block_at(guest, data.place, data.seat)
    return await friends.show(guest)


@put("/api/me/friends/{handle:str}", opt=priced(USUAL, for_the_banned_too=True))
async def change_tie(  # noqa: PLR0913 - each is one thing that it needs
    request: Request[Any, Any, Any],
    handle: FromPath[str],
    data: JSONBody[TieChange],
    guest: NamedDependency[GuestId],
    friends: NamedDependency[Friends],
    house: NamedDependency[TableServer],
) -> MyFriends:
    """Keep somebody, let them go, block them, or lift the block; return all whom you know now."""
    if data.change == "keep":
        house.admission.check_person(guest, sender_of(request))
    await friends.change(guest, handle, data.change)
    return await friends.show(guest)


@post("/api/me/friends/{handle:str}/invitation", status_code=200, opt=priced(DISTURB, for_the_banned_too=True))
async def invite_friend(  # noqa: PLR0913 - as above
    request: Request[Any, Any, Any],
    handle: FromPath[str],
    data: JSONBody[InviteTo],
    guest: NamedDependency[GuestId],
    friends: NamedDependency[Friends],
    invitations: NamedDependency[Invitations],
    house: NamedDependency[TableServer],
) -> MyFriends:
    """Invite a friend to the table where you sit; return all whom you know now."""
    house.admission.check_person(guest, sender_of(request))
    await invitations.invite(guest, handle, data.code)
    return await friends.show(guest)


@delete("/api/me/friends/{handle:str}/invitation", status_code=200, opt=priced(DISTURB))
async def decline_invitation(
    handle: FromPath[str],
    guest: NamedDependency[GuestId],
    friends: NamedDependency[Friends],
    invitations: NamedDependency[Invitations],
) -> MyFriends:
    """Decline what a friend invites you to, who is not told; return all whom you know now."""
    await invitations.decline(guest, handle)
    return await friends.show(guest)


FRIENDS = (list_my_friends, list_lately, meet, change_tie, invite_friend, decline_invitation)
