"""People you met: keep them, see where they sit, invite them, block them."""

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ninelives.server.edge.callers import guest_of, known_guest
from ninelives.server.edge.guards import DISTURB, USUAL, priced, sender_of
from ninelives.server.features.friends.invitations import Invitations
from ninelives.server.features.friends.listing import NONE, my_friends
from ninelives.server.features.friends.service import Friends
from ninelives.server.process import Context
from ninelives.tables.faults import Busy
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import Companion, InviteTo, Met, MyFriends, TieChange


@get("/api/me/friends")
async def list_my_friends(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> MyFriends:
    who = guest_of(request, context)
    return NONE if who is None else await friends_of(context, who)  # whoever just came knows nobody: no fault


@get("/api/me/lately")
async def list_lately(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> list[Companion]:
    """Return with whom you played lately, besides those whom you keep or have blocked."""
    who = guest_of(request, context)
    return [] if who is None else await friends(context).lately(who)  # as above


@post("/api/me/friends", status_code=200)
async def meet(request: Request[Any, Any, Any], data: JSONBody[Met], context: NamedDependency[Context]) -> MyFriends:
    """Keep or block somebody by where you sat together; return all whom you know now."""
    who = known_guest(request, context)
    if data.change == "keep":
        if not context.asks.spend(sender_of(request), context.clock.now()):
            raise Busy("Your network has asked a lot of people. Wait ten minutes, then ask again.")
        await friends(context).keep_at(who, data.place, data.seat)
    else:
        await friends(context).block_at(who, data.place, data.seat)
    return await friends_of(context, who)


@put("/api/me/friends/{handle:str}", opt=priced(USUAL, for_the_banned_too=True))
async def change_tie(
    request: Request[Any, Any, Any], handle: FromPath[str], data: JSONBody[TieChange], context: NamedDependency[Context]
) -> MyFriends:
    """Keep somebody, let them go, block them, or lift the block; return all whom you know now."""
    who = known_guest(request, context)
    if data.change == "keep":
        context.house.admission.check_person(who, sender_of(request))
    await friends(context).change(who, handle, data.change)
    return await friends_of(context, who)


@post("/api/me/friends/{handle:str}/invitation", status_code=200, opt=priced(DISTURB, for_the_banned_too=True))
async def invite_friend(
    request: Request[Any, Any, Any], handle: FromPath[str], data: JSONBody[InviteTo], context: NamedDependency[Context]
) -> MyFriends:
    """Invite a friend to the table where you sit; return all whom you know now."""
    who = known_guest(request, context)
    context.house.admission.check_person(who, sender_of(request))
    tie = await invitations(context).invite(who, handle, data.code)
    await context.notifier.invited(tie.whom, tie.table)
    return await friends_of(context, who)


@delete("/api/me/friends/{handle:str}/invitation", status_code=200, opt=priced(DISTURB))
async def decline_invitation(
    request: Request[Any, Any, Any], handle: FromPath[str], context: NamedDependency[Context]
) -> MyFriends:
    """Decline what a friend invites you to, who is not told; return all whom you know now."""
    who = known_guest(request, context)
    await invitations(context).decline(who, handle)
    return await friends_of(context, who)


async def friends_of(context: Context, who: GuestId) -> MyFriends:
    return await my_friends(context.friends, context.house, who)


def friends(context: Context) -> Friends:
    return Friends(context.friends, context.house)


def invitations(context: Context) -> Invitations:
    return Invitations(context.friends, context.house)


FRIENDS = (list_my_friends, list_lately, meet, change_tie, invite_friend, decline_invitation)
