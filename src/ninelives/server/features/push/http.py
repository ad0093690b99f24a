"""Handlers for push: on which devices messages come, when not, and about which tables not."""

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ninelives.core.language import current_language
from ninelives.hosting.people.sessions import SignIn
from ninelives.server.features.push.service import PushService
from ninelives.server.http.pricing import ABOUT_ME, DISTURB, priced
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import MuteTable, MyPush, Subscribe


@get("/api/me/push", opt=priced(ABOUT_ME))
async def list_my_push(asker: NamedDependency[GuestId | None], push: NamedDependency[PushService]) -> MyPush:
    return await push.show(asker)


@put("/api/me/push", opt=priced(ABOUT_ME))
async def subscribe_device(
    data: JSONBody[Subscribe], sign_in: NamedDependency[SignIn], push: NamedDependency[PushService]
) -> MyPush:
    """Be sent for on this device, in the language that you ask in; return all that you have now."""
    await push.devices.keep(sign_in, data, current_language())
    return await push.show(sign_in.who)


@delete("/api/me/push/{device:str}", status_code=200, opt=priced(ABOUT_ME))
async def unsubscribe_device(
    device: FromPath[str], guest: NamedDependency[GuestId], push: NamedDependency[PushService]
) -> MyPush:
    """Be sent for on a device no more; return all that you have now."""
    await push.devices.remove(guest, device)
    return await push.show(guest)


@post("/api/me/push/{device:str}/trial", status_code=200, opt=priced(DISTURB))
async def try_device(
    device: FromPath[str], guest: NamedDependency[GuestId], push: NamedDependency[PushService]
) -> MyPush:
    """Send a message to a device of yours, to see that it comes; return all that you have now."""
    await push.devices.try_out(guest, device)
    return await push.show(guest)


@put("/api/me/muted", opt=priced(ABOUT_ME))
async def mute_table(
    data: JSONBody[MuteTable], guest: NamedDependency[GuestId], push: NamedDependency[PushService]
) -> MyPush:
    """Hear nothing more about a table, or again; return all that you have now."""
    await push.mute(guest, data.code, on=data.muted)
    return await push.show(guest)


PUSH = (list_my_push, subscribe_device, unsubscribe_device, try_device, mute_table)
