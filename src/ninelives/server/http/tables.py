"""Set up a table, find one, and show the way to it."""

import io
from typing import Any

import segno
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ninelives.server.forms import Listed, Place, Quick, SetUp
from ninelives.server.gate import cookie_of, guest_of, sender_of
from ninelives.server.http.games import found
from ninelives.server.lobby import Opener, Wishes, founding_of, open_tables, quick_table, set_up
from ninelives.server.parts import Parts
from ninelives.server.shelf import game_named
from ninelives.server.store.port import Founding


@post("/api/tables")
async def set_up_table(
    request: Request[Any, Any, Any], data: JSONBody[SetUp], parts: NamedDependency[Parts]
) -> Response[Place]:
    wishes = Wishes(data.game, data.preset, data.options, data.seats, data.private, data.clock, data.hints, data.lesson)
    opener, cookie = opener_of(request, parts)
    founding = await set_up(parts.store, wishes, opener, parts.hub.time.now())
    return Response(place_of(founding, parts), headers=cookie)


@get("/api/tables/{code:str}")
async def find_table(code: FromPath[str], parts: NamedDependency[Parts]) -> Place:
    return place_of(await founding_of(parts.store, code), parts)


@post("/api/quick")
async def sit_with_others(
    request: Request[Any, Any, Any], data: JSONBody[Quick], parts: NamedDependency[Parts]
) -> Response[Place]:
    game_named(data.game)  # no store is asked for a game that is not here
    opener, cookie = opener_of(request, parts)
    code = await quick_table(parts.store, data.game, opener, parts.hub.time.now())
    return Response(place_of(await founding_of(parts.store, code), parts), headers=cookie)


@get("/api/lobby")
async def look_around(parts: NamedDependency[Parts], game: FromQuery[str | None] = None) -> list[Listed]:
    if game is not None:
        found(game)  # as above
    notices = await open_tables(parts.store, game, parts.hub.time.now())
    return [Listed(n.code, n.game, n.phase, n.people, n.free) for n in notices]


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def picture_link(code: FromPath[str], parts: NamedDependency[Parts]) -> Response[bytes]:
    founding = await founding_of(parts.store, code)
    drawn = io.BytesIO()
    segno.make(place_of(founding, parts).link, micro=False).save(drawn, kind="svg", scale=6, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def opener_of(request: Request[Any, Any, Any], parts: Parts) -> tuple[Opener, dict[str, str]]:
    """Return who opens a table, with a cookie for whoever had none: the table is theirs to lock."""
    known = guest_of(request, parts)
    host = known or parts.identity.new()
    opener = Opener(host, parts.identity.digest(sender_of(request)))
    return opener, {} if known else {"Set-Cookie": cookie_of(request, parts, host)}


def place_of(founding: Founding, parts: Parts) -> Place:
    code = founding.code
    return Place(
        code,
        f"{parts.settings.link}/t/{code}",
        f"/api/tables/{code}/socket",
        founding.game,
        game_named(founding.game).title,
        founding.seats,
        founding.clock,
        founding.private,
        founding.hints,
        founding.lesson,
    )


TABLES = (set_up_table, find_table, sit_with_others, look_around, picture_link)
