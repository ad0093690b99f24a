"""The page that people play on: built elsewhere, read once when the server starts, given from memory."""

import gzip
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from ninelives.server.edge.http.tags import holds_already, tag_of
from ninelives.server.http.callers import AnyRequest
from ninelives.server.http.pricing import FREE, priced

if TYPE_CHECKING:
    from ninelives.server.features.link_previews.service import LinkPreviews

OURS: Final = Path(__file__).parents[2] / "page"  # where a wheel carries it
FIRST: Final = "index.html"
GAME_SCREENS: Final = ("rules", "learn", "new", "pass", "best")  # each game has one of these
# where the page itself is shown; it reads its address and draws what belongs there
SCREENS: Final = (
    "/",
    "/t/{code:str}",
    "/m/{match:str}",
    *[f"/{screen}/{{game:str}}" for screen in GAME_SCREENS],
    "/me",
    "/lobby",
    "/daily",
)
DESK_SCREEN: Final = "/host"  # for operators
HERE: Final = "/here"  # where the same screens show the tables of a browser's own house
PLACES: Final = (*SCREENS, *[f"{HERE}{place}".rstrip("/") for place in SCREENS])
RUNTIME: Final = "runtime"  # a folder that is not read when the server starts
HEAD_FROM, HEAD_TO = b"<!--preview-->", b"<!--/preview-->"  # what stands between is said anew for each place
MOST_HEADS: Final = 256  # pages with a head of their own that are kept
LONGEST_HEAD: Final = 8192  # letters; ten seats take half of it, and a host or a path could take any number
ASK_FIRST: Final = "no-cache"  # keep it, and ask each time whether it still holds
AN_HOUR: Final = "public, max-age=3600"
FOR_GOOD: Final = "public, max-age=31536000, immutable"  # its name changes with what is in it
MEDIA: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/vnd.microsoft.icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
UNBUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Nine Lives</title>
<h1>Nine Lives</h1>
<p>Cat table games by one set of pure rules. An unofficial fan implementation.</p>
<p>A server runs here, and programs can play on it. The page for people is not built yet:
run <code>just web</code> in the project's folder, then start the server again.</p>
</html>
"""


class File(NamedTuple):
    """A file as it is sent, and packed where a packed one lay beside it."""

    body: bytes
    packed: bytes | None
    media: str
    cache: str
    tag: str
    vary: str = "Accept-Encoding"


type Files = dict[str, File]
type Giver = Callable[[AnyRequest], Awaitable[Response[Any]]]


def page_handlers(files: Files, places: Sequence[str]) -> list[HTTPRouteHandler]:
    """Return a route to the page from each of these places, to each file beside it, and into each of its folders.

    A route costs a server a few milliseconds when it starts, and a folder holds hundreds of files.
    """
    first = f"/{FIRST}"
    beside = {path for path in files if path.count("/") == 1} - {first}
    within = {f"/{path.split('/')[1]}/{{name:path}}" for path in files if path.count("/") > 1}
    routes = [route_to([*places], _headed_giver(files[first]))]
    if beside or within:
        routes.append(route_to(sorted(beside | within), _giver_of(files)))
    return routes


def wants_page(request: AnyRequest) -> bool:
    """Return whether a person looks for a page here: then the page says kindly that there is none."""
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


def route_to(paths: list[str], give: Giver) -> HTTPRouteHandler:
    methods = [HttpMethod.GET, HttpMethod.HEAD]
    return route(paths, http_method=methods, status_code=200, include_in_schema=False, opt=priced(FREE))(give)


def _headed_giver(file: File) -> Giver:
    """Return what gives the page with a head for the place that is asked for; without the marks it stays as it is."""
    before, start, rest = file.body.partition(HEAD_FROM)
    _usual, end, after = rest.partition(HEAD_TO)
    if not start or not end:
        return _giver(file)

    @lru_cache(maxsize=MOST_HEADS)
    def headed(head: str) -> File:
        body = b"".join([before, start, head.encode(), end, after])
        packed = gzip.compress(body, mtime=0)
        return file._replace(body=body, packed=packed, tag=tag_of(body), vary="Accept-Encoding, Accept-Language")

    async def give(request: Request[Any, Any, Any]) -> Response[bytes | None]:
        previews: LinkPreviews = request.app.state.previews
        head = await previews.head_for(request)
        return answer(headed(head) if len(head) <= LONGEST_HEAD else file, request)

    return give


def _giver_of(files: Files) -> Giver:
    """Return what gives the file that is asked for. No path leads to what was not read when the server started."""

    async def give(request: Request[Any, Any, Any]) -> Response[bytes | None]:
        file = files.get(request.scope["path"])
        if file is None:
            raise NotFoundException
        return answer(file, request)

    return give


def _giver(file: File) -> Giver:
    async def give(request: Request[Any, Any, Any]) -> Response[bytes | None]:
        return answer(file, request)

    return give


def read_page(folder: Path) -> Files:
    """Read the built page, by path; where there is none, a page that says so."""
    found = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".gz"]
    found = [path for path in found if path.relative_to(folder).parts[0] != RUNTIME]
    files = {f"/{path.relative_to(folder).as_posix()}": read_file(path, folder) for path in found}
    if f"/{FIRST}" not in files:
        return {f"/{FIRST}": File(UNBUILT, None, MEDIA[".html"], ASK_FIRST, tag_of(UNBUILT))}
    return {**files, f"/{FIRST}": at_root(files[f"/{FIRST}"])}


def at_root(file: File) -> File:
    """Return the page as it is given at any path of this server."""
    body = rooted(file.body, "/")
    packed = None if file.packed is None else gzip.compress(body, mtime=0)
    return file._replace(body=body, packed=packed, tag=tag_of(body))


def rooted(page: bytes, root: str) -> bytes:
    """Return the page with its files named from there; it is built for the folder that it lies in."""
    return page.replace(b'"./', f'"{root}'.encode())


def read_file(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    packed = path.with_name(f"{path.name}.gz")
    return File(
        body,
        packed.read_bytes() if packed.is_file() else None,
        media_of(path),
        cache_of(path.relative_to(folder)),
        tag_of(body),
    )


def media_of(path: Path) -> str:
    return MEDIA.get(path.suffix, "application/octet-stream")


def cache_of(path: Path) -> str:
    if path.parts[0] == "assets":
        return FOR_GOOD
    return ASK_FIRST if path.name in {FIRST, "sw.js"} else AN_HOUR  # these two say which of the others are wanted


def answer(file: File, request: AnyRequest) -> Response[bytes | None]:
    headers = {"Cache-Control": file.cache, "ETag": file.tag}
    if file.packed is not None:
        headers["Vary"] = file.vary
    if holds_already(request, file.tag):
        return Response(None, status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and takes_packed(request.headers.get("accept-encoding", "")):
        body, headers["Content-Encoding"] = file.packed, "gzip"
    headers |= {"Content-Type": file.media, "Content-Length": str(len(body))}
    return Response(None if request.method == HttpMethod.HEAD else body, headers=headers)


def takes_packed(said: str, encoding: str = "gzip") -> bool:
    for one in said.lower().split(","):
        name, _, weight = one.replace(" ", "").partition(";q=")
        if name in {encoding, "*"}:
            return weight.strip("0.") != "" or not weight
    return False
