"""How the server does, for those who run it."""

from ipaddress import ip_address
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from ninelives.server.gate import address_of
from ninelives.server.parts import Parts
from ninelives.server.store.port import StoreDown


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


PAGES = (health, ready, metrics)
