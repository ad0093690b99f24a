"""How the server does, for those who run it."""

from ipaddress import ip_address
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from ninelives.server.http.callers import AnyRequest
from ninelives.server.http.pricing import FREE, address_of, priced
from ninelives.server.process import Context
from ninelives.tables.faults import StoreDown


@get("/health", media_type=MediaType.TEXT, opt=priced(FREE))
async def health() -> str:
    """Return that the process runs."""
    return "alive\n"


@get("/ready", media_type=MediaType.TEXT, opt=priced(FREE))
async def ready(context: NamedDependency[Context]) -> Response[str]:
    """Return whether to send people here."""
    if context.draining:
        return Response("draining\n", status_code=503)
    try:
        await context.house.store.ready()
    except StoreDown:
        return Response("the store does not answer\n", status_code=503)
    if context.house.hub.time.stands_still:  # no beat could be written for a while, and so no row
        return Response("nothing can be written\n", status_code=503)
    return Response("ready\n")


@get("/metrics", media_type=MediaType.TEXT, opt=priced(FREE))
async def metrics(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> Response[bytes]:
    """Return its numbers to those who run the server; to a player, how long a bot thought could tell what it holds."""
    admin = context.settings.admin
    is_elsewhere = admin is not None and not is_loopback(admin.host)  # who reaches it was let in by a firewall
    if not (is_elsewhere or is_from_here(request)):
        raise NotFoundException("This is for whoever runs the server.")
    return Response(context.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


def is_from_here(request: AnyRequest) -> bool:
    """Return whether a program on this machine asks, and not a page whose name was made to lead here."""
    host = request.headers.get("host", "")
    origin = request.headers.get("origin", f"{request.url.scheme}://{host}")
    fetched = request.headers.get("sec-fetch-site", "none")
    ours = origin.partition("://")[2] == host and fetched in {"none", "same-origin"}
    return ours and is_loopback(address_of(request)) and is_loopback(name_of(host))


def name_of(host: str) -> str:
    """Return the name in a Host header, without port and brackets."""
    name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
    return name.removeprefix("[").removesuffix("]")


def is_loopback(name: str) -> bool:
    try:
        return name.lower() == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


OPS = (ready, metrics)
