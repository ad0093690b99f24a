"""Handlers for codes and passkeys."""

import asyncio
from typing import TYPE_CHECKING, Any

import segno
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ninelives.core.errors import BadOption
from ninelives.hosting.people.sessions import SignIn
from ninelives.hosting.table_server import TableServer
from ninelives.server.features.credentials.codes import LIVES
from ninelives.server.features.credentials.service import HAS_PASSKEYS, NONE, Credentials
from ninelives.server.http.callers import Callers, answer_who
from ninelives.server.http.pricing import ABOUT_ME, GUESS, priced
from ninelives.server.settings import Settings
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import Arrive, DeviceCode, Me, MyKeys, PasskeyAnswer, PasskeyQuestion

if HAS_PASSKEYS or TYPE_CHECKING:
    from ninelives.server.features.credentials.passkeys import Page


@post("/api/me/code", status_code=200, opt=priced(ABOUT_ME))
async def new_device_code(
    sign_in: NamedDependency[SignIn], credentials: NamedDependency[Credentials], settings: NamedDependency[Settings]
) -> DeviceCode:
    """Make a code by which another device becomes yours too, within two minutes."""
    code = await credentials.codes.new_for_device(sign_in)
    link = f"{settings.link}/me#{code}"  # what follows # is sent to no server
    picture = await asyncio.to_thread(qr_picture, link)
    return DeviceCode(code=code, link=link, picture=picture, seconds=LIVES)


def qr_picture(link: str) -> str:
    """Draw a link, which takes five milliseconds: in a thread, as `tables.qr_code` is."""
    return segno.make(link, micro=False).svg_data_uri(scale=6, border=2)


@post("/api/me/recovery", status_code=200, opt=priced(ABOUT_ME))
async def new_recovery_codes(sign_in: NamedDependency[SignIn], credentials: NamedDependency[Credentials]) -> list[str]:
    """Make codes to be written down; earlier ones count no more."""
    return await credentials.codes.new_for_recovery(sign_in)


@post("/api/arrive", status_code=200, opt=priced(GUESS))
async def arrive_by_code(
    request: Request[Any, Any, Any],
    data: JSONBody[Arrive],
    callers: NamedDependency[Callers],
    credentials: NamedDependency[Credentials],
    house: NamedDependency[TableServer],
) -> Response[Me]:
    """Be on this device who you are on another, or were on one that is lost."""
    session = await credentials.codes.redeem(data.code, callers.new_device(request))
    return await answer_who(house, callers, request, session)


@get("/api/me/keys", opt=priced(ABOUT_ME))
async def list_my_keys(asker: NamedDependency[GuestId | None], credentials: NamedDependency[Credentials]) -> MyKeys:
    return NONE if asker is None else await credentials.keys_of(asker)  # whoever just came has none: no fault


@post("/api/me/passkeys/question", status_code=200, opt=priced(ABOUT_ME))
async def ask_for_new_passkey(
    request: Request[Any, Any, Any],
    guest: NamedDependency[GuestId],
    credentials: NamedDependency[Credentials],
    house: NamedDependency[TableServer],
) -> PasskeyQuestion:
    """Ask what the browser needs to make a passkey."""
    known = await house.store.facts.guest(guest)
    name = "" if known is None else known.name
    return PasskeyQuestion(await credentials.passkeys.ask_for_new(page_of(request), guest, name))


@post("/api/me/passkeys", status_code=200, opt=priced(ABOUT_ME))
async def add_passkey(
    request: Request[Any, Any, Any],
    data: JSONBody[PasskeyAnswer],
    sign_in: NamedDependency[SignIn],
    credentials: NamedDependency[Credentials],
) -> MyKeys:
    """Keep a passkey that the browser made; return all that you have now."""
    await credentials.passkeys.add(page_of(request), sign_in, data.credential)
    return await credentials.keys_of(sign_in.who)


@delete("/api/me/passkeys/{passkey:str}", status_code=200, opt=priced(ABOUT_ME))
async def remove_passkey(
    passkey: FromPath[str], sign_in: NamedDependency[SignIn], credentials: NamedDependency[Credentials]
) -> MyKeys:
    """Remove a passkey; return all that you have now."""
    await credentials.remove_passkey(sign_in, passkey)
    return await credentials.keys_of(sign_in.who)


@post("/api/passkeys/question", status_code=200, opt=priced(5.0))
async def ask_for_passkey(
    request: Request[Any, Any, Any], credentials: NamedDependency[Credentials]
) -> PasskeyQuestion:
    """Ask what the browser needs to offer the passkeys it has."""
    return PasskeyQuestion(await credentials.passkeys.ask_for_any(page_of(request)))


@post("/api/passkeys", status_code=200, opt=priced(5.0))
async def arrive_by_passkey(
    request: Request[Any, Any, Any],
    data: JSONBody[PasskeyAnswer],
    callers: NamedDependency[Callers],
    credentials: NamedDependency[Credentials],
    house: NamedDependency[TableServer],
) -> Response[Me]:
    """Be on this device whose passkey it has."""
    session = await credentials.passkeys.sign_in(page_of(request), data.credential, callers.new_device(request))
    return await answer_who(house, callers, request, session)


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
