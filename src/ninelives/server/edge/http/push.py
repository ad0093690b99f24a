"""Be sent for when a table waits for you: on which devices, when not, and about which tables not."""

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ninelives.core.language import current_language
from ninelives.server.edge.callers import guest_of, known_guest, sign_in_of
from ninelives.server.edge.guards import ABOUT_ME, DISTURB, priced
from ninelives.server.process import Context
from ninelives.tables.schemas import MuteTable, MyPush, Subscribe


@get("/api/me/push", opt=priced(ABOUT_ME))
async def list_my_push(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> MyPush:
    return await context.push.show(guest_of(request, context))  # a stranger just came: no fault


@put("/api/me/push", opt=priced(ABOUT_ME))
async def subscribe_device(
    request: Request[Any, Any, Any], data: JSONBody[Subscribe], context: NamedDependency[Context]
) -> MyPush:
    """Be sent for on this device, in the language that you ask in; return all that you have now."""
    by = sign_in_of(request, context)
    await context.push.devices.keep(by, data, current_language())
    return await context.push.show(by.who)


@delete("/api/me/push/{device:str}", status_code=200, opt=priced(ABOUT_ME))
async def unsubscribe_device(
    request: Request[Any, Any, Any], device: FromPath[str], context: NamedDependency[Context]
) -> MyPush:
    """Be sent for on a device no more; return all that you have now."""
    who = known_guest(request, context)
    await context.push.devices.remove(who, device)
    return await context.push.show(who)


@post("/api/me/push/{device:str}/trial", status_code=200, opt=priced(DISTURB))
async def try_device(
    request: Request[Any, Any, Any], device: FromPath[str], context: NamedDependency[Context]
) -> MyPush:
    """Send a message to a device of yours, to see that it comes; return all that you have now."""
    who = known_guest(request, context)
    await context.push.devices.try_out(who, device)
    return await context.push.show(who)


@put("/api/me/muted", opt=priced(ABOUT_ME))
async def mute_table(
    request: Request[Any, Any, Any], data: JSONBody[MuteTable], context: NamedDependency[Context]
) -> MyPush:
    """Hear nothing more about a table, or again; return all that you have now."""
    who = known_guest(request, context)
    await context.push.mute(who, data.code, on=data.muted)
    return await context.push.show(who)


PUSH = (list_my_push, subscribe_device, unsubscribe_device, try_device, mute_table)
