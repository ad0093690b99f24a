"""Every route is known to the walk that measures them, and long answers are written in pieces."""

import asyncio

from litestar import Litestar
from litestar.routes import HTTPRoute
from msgspec.json import encode

from ninelives.hosting.people.lobby import LETTERS
from ninelives.server.app import application
from ninelives.server.edge.http.me import pieces_of
from ninelives.server.features.credentials.service import NONE
from ninelives.server.features.moderation.schemas import ServerExport
from ninelives.tables.schemas import MatchCopy, Me, MyFriends, MyPush
from server.history import History
from server.local import LocalServer
from server.routes import requests_to
from tables.lived import ANNA

HISTORY = History(ANNA, "MEOWXY-1", "MEOWXY")


async def test_every_route_is_walked(house: LocalServer) -> None:
    """Where a route has a parameter or takes a form that is not known to the walk, this fails."""
    app: Litestar = application(house.context)
    walked = {(asked.method, asked.path) for asked in requests_to(app, HISTORY)}
    assert {asked.encoding for asked in requests_to(app, HISTORY)} == {"identity", "gzip", "br"}
    routed = {(m, route.path_format) for route in http_routes(app) for m in route.methods - {"OPTIONS"}}
    assert len(walked) == len(routed)


def http_routes(app: Litestar) -> list[HTTPRoute]:
    return [route for route in app.routes if isinstance(route, HTTPRoute)]


async def test_an_export_is_written_in_pieces_that_are_the_whole() -> None:
    matches = tuple([MatchCopy(record="x" * 5_000, seat=0, ended=float(number)) for number in range(1_000)])
    nothing = MyFriends((), (), (), ())
    push = MyPush(known=False, key="", devices=(), muted=())
    export = ServerExport(
        me=Me("", "Anna"),
        since=None,
        tables=tuple(LETTERS),
        matches=matches,
        keys=NONE,
        friends=nothing,
        push=push,
        ratings={},
        reports=(),
        acts=(),
    )
    pieces: list[bytes] = []
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(others())
    pieces += [piece async for piece in pieces_of(export)]
    beside.cancel()
    assert b"".join(pieces) == encode(export)
    assert max(map(len, pieces)) <= 600_000
    assert turns >= len(matches) / 100
