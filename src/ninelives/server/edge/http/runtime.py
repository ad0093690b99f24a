"""What a browser needs to run a house by itself: megabytes that few ask for, so they are read when they are wanted."""

import gzip
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response
from litestar.handlers import HTTPRouteHandler

from ninelives.server.edge.guards import AnyRequest
from ninelives.server.edge.http.page import FOR_GOOD, RUNTIME, media_of, route_to, takes_packed
from ninelives.server.edge.http.tags import holds_already

SQUEEZED: Final = (("br", ".br"), ("gzip", ".gz"))  # the best first


def runtime_handlers(page: Path) -> list[HTTPRouteHandler]:
    """Return a route to each file of the runtime that a page came with. Each lies there squeezed in two ways."""
    found = sorted((page / RUNTIME).rglob("*.gz"))
    return [_route_to(path.with_suffix(""), f"/{path.with_suffix('').relative_to(page).as_posix()}") for path in found]


def _route_to(file: Path, path: str) -> HTTPRouteHandler:
    tag = f'W/"{file.parent.name}"'

    async def give(request: Request[Any, Any, Any]) -> Response[bytes | None]:
        headers = {"Cache-Control": FOR_GOOD, "ETag": tag, "Vary": "Accept-Encoding"}
        if holds_already(request, tag):
            return Response(None, status_code=304, headers=headers)
        body, encoding = read_for(request, file)
        headers |= encoding | {"Content-Type": media_of(file)}
        headers["Content-Length"] = str(len(body))
        return Response(None if request.method == HttpMethod.HEAD else body, headers=headers)

    return route_to([path], give)


def read_for(request: AnyRequest, file: Path) -> tuple[bytes, dict[str, str]]:
    """Return a file as this browser takes it, and what it has to know of that."""
    said = request.headers.get("accept-encoding", "")
    for encoding, suffix in SQUEEZED:
        squeezed = file.with_name(file.name + suffix)
        if takes_packed(said, encoding) and squeezed.is_file():
            return squeezed.read_bytes(), {"Content-Encoding": encoding}
    return gzip.decompress(file.with_name(f"{file.name}.gz").read_bytes()), {}
