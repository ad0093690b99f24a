"""Be yourself on every device: codes and passkeys, and what you have of them."""

import asyncio
from typing import Any

import segno
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ninelives.core.errors import BadOption
from ninelives.core.line import is_clean
from ninelives.server.edge.callers import guest_of, known_guest, new_device, sign_in_of
from ninelives.server.edge.guards import ABOUT_ME, GUESS, priced
from ninelives.server.edge.http.me import said_who
from ninelives.server.features.credentials.codes import LIVES, Codes
from ninelives.server.features.credentials.keys import HAS_PASSKEYS, NONE, keys_of
from ninelives.server.process import Context
from ninelives.tables.faults import NotFound
from ninelives.tables.schemas import Arrive, DeviceCode, Me, MyKeys, PasskeyAnswer, PasskeyQuestion

if HAS_PASSKEYS:
    from ninelives.server.features.credentials.passkeys import Page, Passkeys


@post("/api/me/code", status_code=200, opt=priced(ABOUT_ME))
async def new_device_code(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> DeviceCode:
    """Make a code by which another device becomes yours too, within two minutes."""
    code = await codes(context).new_for_device(sign_in_of(request, context))
    link = f"{context.settings.link}/me#{code}"  # what follows # is sent to no server
    picture = await asyncio.to_thread(qr_picture, link)
    return DeviceCode(code=code, link=link, picture=picture, seconds=LIVES)


def qr_picture(link: str) -> str:
    """Draw a link, which takes five milliseconds: in a thread, as `tables.qr_code` is."""
    return segno.make(link, micro=False).svg_data_uri(scale=6, border=2)


@post("/api/me/recovery", status_code=200, opt=priced(ABOUT_ME))
async def new_recovery_codes(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> list[str]:
    """Make codes to be written down; earlier ones count no more."""
    return await codes(context).new_for_recovery(sign_in_of(request, context))


@post("/api/arrive", status_code=200, opt=priced(GUESS))
async def arrive_by_code(
    request: Request[Any, Any, Any], data: JSONBody[Arrive], context: NamedDependency[Context]
) -> Response[Me]:
    """Be on this device who you are on another, or were on one that is lost."""
    return await said_who(request, context, await codes(context).redeem(data.code, new_device(request, context)))


@get("/api/me/keys", opt=priced(ABOUT_ME))
async def list_my_keys(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> MyKeys:
    who = guest_of(request, context)
    if who is None:
        return NONE  # whoever just came has none: no fault
    return await keys_of(context.credentials, who)


@post("/api/me/passkeys/question", status_code=200, opt=priced(ABOUT_ME))
async def ask_for_new_passkey(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> PasskeyQuestion:
    """Ask what the browser needs to make a passkey."""
    who = known_guest(request, context)
    guest = await context.house.store.facts.guest(who)
    name = "" if guest is None else guest.name
    return PasskeyQuestion(await passkeys(context).ask_for_new(page_of(request), who, name))


@post("/api/me/passkeys", status_code=200, opt=priced(ABOUT_ME))
async def add_passkey(
    request: Request[Any, Any, Any], data: JSONBody[PasskeyAnswer], context: NamedDependency[Context]
) -> MyKeys:
    """Keep a passkey that the browser made; return all that you have now."""
    by = sign_in_of(request, context)
    await passkeys(context).add(page_of(request), by, data.credential)
    return await keys_of(context.credentials, by.who)


@delete("/api/me/passkeys/{passkey:str}", status_code=200, opt=priced(ABOUT_ME))
async def remove_passkey(
    request: Request[Any, Any, Any], passkey: FromPath[str], context: NamedDependency[Context]
) -> MyKeys:
    """Remove a passkey; return all that you have now."""
    by = sign_in_of(request, context)
    if not (is_clean(passkey) and await context.credentials.remove_passkey(by, passkey)):
        raise NotFound("You have no such passkey.")
    return await keys_of(context.credentials, by.who)


@post("/api/passkeys/question", status_code=200, opt=priced(5.0))
async def ask_for_passkey(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> PasskeyQuestion:
    """Ask what the browser needs to offer the passkeys it has."""
    return PasskeyQuestion(await passkeys(context).ask_for_any(page_of(request)))


@post("/api/passkeys", status_code=200, opt=priced(5.0))
async def arrive_by_passkey(
    request: Request[Any, Any, Any], data: JSONBody[PasskeyAnswer], context: NamedDependency[Context]
) -> Response[Me]:
    """Be on this device whose passkey it has."""
    session = await passkeys(context).sign_in(page_of(request), data.credential, new_device(request, context))
    return await said_who(request, context, session)


def codes(context: Context) -> Codes:
    return Codes(context.credentials, context.house.identity, context.house.hub.time)


def passkeys(context: Context) -> "Passkeys":
    if not HAS_PASSKEYS:
        raise NotFound("This server knows no passkeys. Come by a code.")
    return Passkeys(context.credentials, context.house.identity, context.house.hub.time)


def page_of(request: Request[Any, Any, Any]) -> "Page":
    """Return the page that asks; the guards have looked whether it is ours."""
    origin = request.headers.get("origin")
    if origin is None:
        raise BadOption("Only a browser has passkeys. Come by a code.")
    return Page(origin)


CREDENTIALS = (
    new_device_code,
    new_recovery_codes,
    arrive_by_code,
    list_my_keys,
    ask_for_new_passkey,
    add_passkey,
    remove_passkey,
    ask_for_passkey,
    arrive_by_passkey,
)
