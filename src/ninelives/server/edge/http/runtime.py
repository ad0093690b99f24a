"""What a browser needs to run a house by itself: megabytes that few ask for, sent in pieces as they lie on the disk."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.response import Stream

from ninelives.server.edge.http.page import FOR_GOOD, RUNTIME, media_of, route_to, takes_packed
from ninelives.server.edge.http.tags import holds_already
from ninelives.server.http.callers import AnyRequest

SQUEEZED: Final = (("br", ".br"), ("gzip", ".gz"))  # the best first
PIECE_BYTES: Final = 64 * 1024
NOT_ACCEPTABLE: Final = 406


def runtime_handlers(page: Path) -> list[HTTPRouteHandler]:
    """Return a route to each file of the runtime that a page came with. Each lies there squeezed in two ways."""
    found = sorted((page / RUNTIME).rglob("*.gz"))
    return [_route_to(path.with_suffix(""), f"/{path.with_suffix('').relative_to(page).as_posix()}") for path in found]


def _route_to(file: Path, path: str) -> HTTPRouteHandler:
    tag = f'W/"{file.parent.name}"'

    async def give(request: Request[Any, Any, Any]) -> Response[Any]:
        headers = {"Cache-Control": FOR_GOOD, "ETag": tag, "Vary": "Accept-Encoding"}
        if holds_already(request, tag):
            return Response(None, status_code=304, headers=headers)
        squeezed, encoding = squeezed_for(request, file)
        headers |= {"Content-Type": media_of(file), "Content-Encoding": encoding}
        headers["Content-Length"] = str(squeezed.stat().st_size)
        if request.method == HttpMethod.HEAD:
            return Response(None, headers=headers)
        return Stream(pieces_of(squeezed), headers=headers)

    return route_to([path], give)


def squeezed_for(request: AnyRequest, file: Path) -> tuple[Path, str]:
    """Return a file as this browser takes it, and how it is squeezed.

    Every browser that can run it takes one of the two. To unpack it for others would hold up everybody for 90 ms.
    """
    said = request.headers.get("accept-encoding", "")
    for encoding, suffix in SQUEEZED:
        squeezed = file.with_name(file.name + suffix)
        if takes_packed(said, encoding) and squeezed.is_file():
            return squeezed, encoding
    raise HTTPException("Ask for this file with Accept-Encoding: gzip or br.", status_code=NOT_ACCEPTABLE)


def pieces_of(file: Path) -> Iterator[bytes]:
    """Yield a file piece by piece: the next is read once a reader has taken the one before."""
    with file.open("rb") as opened:
        while piece := opened.read(PIECE_BYTES):
            yield piece
