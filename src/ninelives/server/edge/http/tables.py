"""Set up a table, find one, and show the way to it."""

import asyncio
import io
from typing import Any

import segno
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ninelives.hosting.api import routes, tables
from ninelives.hosting.people.lobby import Opener, config_of
from ninelives.hosting.table_server import TableServer
from ninelives.server.features.push.notifier import PushNotifier
from ninelives.server.http.callers import Callers
from ninelives.server.http.pricing import LOOK_UP, priced, sender_of
from ninelives.server.http.routed import handles
from ninelives.server.settings import Settings
from ninelives.tables.ids import SYSTEM, GuestId
from ninelives.tables.schemas import Listed, Quick, SetUp, TableLink


@handles(routes.SET_UP_TABLE, opt=priced(LOOK_UP))
async def set_up_table(  # noqa: PLR0913 - each is one thing that it needs
    request: Request[Any, Any, Any],
    data: JSONBody[SetUp],
    house: NamedDependency[TableServer],
    callers: NamedDependency[Callers],
    settings: NamedDependency[Settings],
    notifier: NamedDependency[PushNotifier],
) -> Response[TableLink]:
    opener, cookie = opener_of(request, house, callers)
    link = await tables.new_table(house, data, opener, settings.link)
    house.hub.background.start(tell_friends(house, notifier, link.code))
    return Response(link, headers=cookie)


@handles(routes.FIND_TABLE, opt=priced(LOOK_UP))
async def find_table(
    code: FromPath[str], house: NamedDependency[TableServer], settings: NamedDependency[Settings]
) -> TableLink:
    return await tables.find_table(house, code, settings.link)


@handles(routes.JOIN_OTHERS, opt=priced(3.0))
async def join_others(
    request: Request[Any, Any, Any],
    data: JSONBody[Quick],
    house: NamedDependency[TableServer],
    callers: NamedDependency[Callers],
    settings: NamedDependency[Settings],
) -> Response[TableLink]:
    opener, cookie = opener_of(request, house, callers)
    return Response(await tables.join_others(house, data, opener, settings.link), headers=cookie)


@handles(routes.LIST_TABLES)
async def list_tables(
    house: NamedDependency[TableServer], asker: NamedDependency[GuestId | None], game: FromQuery[str | None] = None
) -> list[Listed]:
    """Return the tables that anybody may come to, but for those of people with whom you have a block."""
    return await tables.lobby(house, game, asker or SYSTEM)


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml", opt=priced(LOOK_UP))
async def draw_link(
    code: FromPath[str], house: NamedDependency[TableServer], settings: NamedDependency[Settings]
) -> Response[bytes]:
    place = await tables.find_table(house, code, settings.link)
    return Response(await asyncio.to_thread(qr_code, place.link), media_type="image/svg+xml")


def qr_code(link: str) -> bytes:
    """Draw a link, which takes five milliseconds: in a thread, so that nobody at a table waits for it."""
    drawn = io.BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", scale=6, border=2)
    return drawn.getvalue()


async def tell_friends(house: TableServer, notifier: PushNotifier, code: str) -> None:
    await notifier.opened(await config_of(house.store.facts, code))


def opener_of(request: Request[Any, Any, Any], house: TableServer, callers: Callers) -> tuple[Opener, dict[str, str]]:
    """Return who opens a table, with a cookie for whoever had none: the table is theirs to lock."""
    known = callers.session_of(request)
    session = known or house.identity.new()
    opener = tables.opener(house, session.who, sender_of(request))
    return opener, {} if known else {"Set-Cookie": callers.cookie_of(request, session)}


TABLES = (set_up_table, find_table, join_others, list_tables, draw_link)
