"""How the server does, for those who run it, and a word for those who follow a link."""

from html import escape
from ipaddress import ip_address
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ninelives.server.gate import address_of
from ninelives.server.lobby import founding_of
from ninelives.server.parts import Parts
from ninelives.server.store.port import StoreDown

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Nine Lives</title>
<h1>Nine Lives</h1>
<p>Cat table games by one set of pure rules. An unofficial fan implementation.</p>
<p>{word}</p>
</html>
"""


@get("/health", media_type=MediaType.TEXT)
async def health() -> str:
    """Tell that the process runs."""
    return "alive\n"


@get("/ready", media_type=MediaType.TEXT)
async def ready(parts: NamedDependency[Parts]) -> Response[str]:
    """Tell whether to send people here."""
    if parts.draining:
        return Response("draining\n", status_code=503)
    try:
        await parts.store.ready()
    except StoreDown:
        return Response("the store does not answer\n", status_code=503)
    return Response("ready\n")


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any], parts: NamedDependency[Parts]) -> Response[bytes]:
    """Tell those who run the server; to a player, how long a bot thought could tell what it holds."""
    if not (parts.settings.metrics_for_all or ip_address(address_of(request)).is_loopback):
        raise NotFoundException("This is for whoever runs the server.")
    return Response(parts.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/", media_type=MediaType.HTML)
async def front_page() -> str:
    return PAGE.format(word="A server runs here. Set up a table with POST /api/tables.")


@get("/t/{code:str}", media_type=MediaType.HTML)
async def table_page(code: FromPath[str], parts: NamedDependency[Parts]) -> str:
    founding = await founding_of(parts.store, code)
    return PAGE.format(word=f"You are asked to table <b>{escape(founding.code)}</b>.")


PAGES = (health, ready, metrics, front_page, table_page)
