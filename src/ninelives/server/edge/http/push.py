"""Be sent for when a table waits for you: on which devices, when not, and about which tables not."""

from typing import TYPE_CHECKING, Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ninelives.core.language import current_language, gettext_noop
from ninelives.hosting.people.lobby import config_of
from ninelives.server.edge.callers import guest_of, known_guest, sign_in_of
from ninelives.server.edge.guards import ABOUT_ME, DISTURB, priced
from ninelives.server.runtime.context import Context
from ninelives.server.runtime.push.mine import mute, my_push
from ninelives.tables.faults import NotFound
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import MuteTable, MyPush, Subscribe

if TYPE_CHECKING:
    from ninelives.server.runtime.push.devices import Devices  # needs an extra

NOT_HERE = gettext_noop("This server sends no messages to devices. Look at your tables now and then.")


@get("/api/me/push", opt=priced(ABOUT_ME))
async def list_my_push(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> MyPush:
    who = guest_of(request, context)
    if who is None:
        return MyPush(known=False, key=key_of(context), devices=(), muted=())  # whoever just came: no fault
    return await push_of(context, who)


@put("/api/me/push", opt=priced(ABOUT_ME))
async def subscribe_device(
    request: Request[Any, Any, Any], data: JSONBody[Subscribe], context: NamedDependency[Context]
) -> MyPush:
    """Be sent for on this device, in the language that you ask in; return all that you have now."""
    by = sign_in_of(request, context)
    await devices_of(context).keep(by, data, current_language())
    return await push_of(context, by.who)


@delete("/api/me/push/{device:str}", status_code=200, opt=priced(ABOUT_ME))
async def unsubscribe_device(
    request: Request[Any, Any, Any], device: FromPath[str], context: NamedDependency[Context]
) -> MyPush:
    """Be sent for on a device no more; return all that you have now."""
    who = known_guest(request, context)
    await devices_of(context).remove(who, device)
    return await push_of(context, who)


@post("/api/me/push/{device:str}/trial", status_code=200, opt=priced(DISTURB))
async def try_device(
    request: Request[Any, Any, Any], device: FromPath[str], context: NamedDependency[Context]
) -> MyPush:
    """Send a message to a device of yours, to see that it comes; return all that you have now."""
    who = known_guest(request, context)
    await devices_of(context).try_out(who, device)
    return await push_of(context, who)


@put("/api/me/muted", opt=priced(ABOUT_ME))
async def mute_table(
    request: Request[Any, Any, Any], data: JSONBody[MuteTable], context: NamedDependency[Context]
) -> MyPush:
    """Hear nothing more about a table, or again; return all that you have now."""
    who = known_guest(request, context)
    table = await config_of(context.house.store.facts, data.code)
    await mute(context.push_store, who, table.id, on=data.muted)
    return await push_of(context, who)


async def push_of(context: Context, who: GuestId) -> MyPush:
    return await my_push(context.push_store, context.house, who, key_of(context))


def devices_of(context: Context) -> "Devices":
    if context.push is None:
        raise NotFound(NOT_HERE)
    return context.push.devices


def key_of(context: Context) -> str:
    return "" if context.push is None else context.push.key


PUSH = (list_my_push, subscribe_device, unsubscribe_device, try_device, mute_table)
