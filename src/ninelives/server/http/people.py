"""Who you are here, what is kept about you, and how to have it forgotten."""

import time
from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ninelives.core.errors import BadOption
from ninelives.server.forms import Export, Me, Rename
from ninelives.server.gate import COOKIE, cookie_of, guest_of, known_guest
from ninelives.server.names import BAD_NAME, is_name, tidy_name
from ninelives.server.parts import Parts
from ninelives.server.store.port import Guest

MOST = 1000  # tables and matches that an export lists


@get("/api/me")
async def who_am_i(request: Request[Any, Any, Any], parts: NamedDependency[Parts]) -> Response[Me]:
    """Tell who you are; whoever comes now and then keeps their cookie for good."""
    return await said_who(request, parts, known_guest(request, parts))


@put("/api/me")
async def call_me(
    request: Request[Any, Any, Any], data: JSONBody[Rename], parts: NamedDependency[Parts]
) -> Response[Me]:
    """Take a name; whoever has no number yet is given one."""
    name = tidy_name(data.name)
    if not is_name(name):
        raise BadOption(BAD_NAME)
    who = guest_of(request, parts) or parts.identity.new()
    await parts.store.greet(Guest(who, name, time.time()))
    return await said_who(request, parts, who)


@post("/api/me/token", status_code=200)
async def renew_token(request: Request[Any, Any, Any], parts: NamedDependency[Parts]) -> Response[Me]:
    """Make a new token; every other that you have counts no more, wherever it is."""
    who = known_guest(request, parts)
    await parts.revocation.renew(who)
    return await said_who(request, parts, who)


@get("/api/me/export")
async def take_out(request: Request[Any, Any, Any], parts: NamedDependency[Parts]) -> Export:
    who = known_guest(request, parts)
    guest = await parts.store.guest(who)
    foundings = [await parts.store.founding(table) for table in await parts.store.tables_of(who, MOST)]
    matches = await parts.store.matches_of(who, MOST)
    return Export(
        await me(who, parts),
        guest.made if guest is not None else None,
        tuple([founding.code for founding in foundings if founding is not None]),
        tuple([match.record for match in matches]),
    )


@delete("/api/me", status_code=200)
async def forget_me(request: Request[Any, Any, Any], parts: NamedDependency[Parts]) -> Response[None]:
    who = known_guest(request, parts)
    await parts.revocation.end(who)
    await parts.hub.forget(who, await parts.store.tables_of(who, MOST))
    return Response(None, headers={"Set-Cookie": f"{COOKIE}=; Path=/; Max-Age=0"})


async def said_who(request: Request[Any, Any, Any], parts: Parts, who: int) -> Response[Me]:
    return Response(await me(who, parts), headers={"Set-Cookie": cookie_of(request, parts, who)})


async def me(who: int, parts: Parts) -> Me:
    guest = await parts.store.guest(who)
    return Me(parts.identity.token(who), guest.name if guest is not None else "")


PEOPLE = (who_am_i, call_me, renew_token, take_out, forget_me)
