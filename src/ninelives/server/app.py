"""The application: its routes and its guards."""

import contextlib
from collections.abc import AsyncIterator
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.config.cors import CORSConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.types import Message, Scope

from ninelives.core.errors import NineLivesError
from ninelives.core.language import gettext
from ninelives.server.edge.endpoint import come_to_table
from ninelives.server.edge.gallery import Gallery
from ninelives.server.edge.guards import guard_request
from ninelives.server.edge.http.games import GAMES
from ninelives.server.edge.http.matches import MATCHES
from ninelives.server.edge.http.me import ME
from ninelives.server.edge.http.ops import OPS, metrics
from ninelives.server.edge.http.page import FIRST, OURS, Files, answer, page_handlers, read_page, wants_page
from ninelives.server.edge.http.preview import PICTURES
from ninelives.server.edge.http.tables import TABLES
from ninelives.server.runtime.context import Context
from ninelives.tables.faults import Busy, NotFound, StoreDown, Unstorable, described
from ninelives.tables.schemas import Fault

log = structlog.get_logger("app")

MOST_BYTES: Final = 16_384  # a request's body
RETRY: Final = "60"  # seconds, for whoever asks while too much is asked for
POLICY: Final = (  # nothing inline, nothing from elsewhere; 'self' covers the socket too
    "default-src 'self'; img-src 'self' data: blob:; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
MINE: Final = "/api/me"
FAULTS: Final = {
    400: "What was asked cannot be done.",
    401: "Nobody knows who asks.",
    403: "Somebody else's page asks.",
    404: "There is no such thing.",
    413: "That is too long.",
    429: "That is too much at once.",
    503: "The store does not answer.",
}
API: Final = (*TABLES, *GAMES, *MATCHES, *ME, *PICTURES)
for handler in (*API, metrics):
    handler.responses = {status: ResponseSpec(Fault, False, about) for status, about in FAULTS.items()}  # noqa: FBT003 - no made-up examples


def application(context: Context) -> Litestar:
    """Return the application of one process."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        async with context.open():
            yield

    files = read_page(Path(context.settings.page or OURS))
    gallery = gallery_for(files)

    def nothing_here(request: Request[Any, Any, Any], fault: NotFoundException) -> Response[Any]:
        if not wants_page(request):
            return http_fault(request, fault)
        page = answer(files[f"/{FIRST}"], request)
        page.status_code = 404
        return page

    return Litestar(
        [*API, *OPS, *page_handlers(files), come_to_table],
        state=State({"context": context, "gallery": gallery}),
        dependencies={
            "context": Provide(lambda: context, sync_to_thread=False),
            "gallery": Provide(lambda: gallery, sync_to_thread=False),
        },
        lifespan=[lifespan],
        before_request=guard_request,
        before_send=[add_headers],
        exception_handlers={
            StoreDown: store_down,
            Unstorable: not_storable,
            NineLivesError: not_done,
            NotFound: not_found,
            Busy: busy,
            NotFoundException: nothing_here,
            HTTPException: http_fault,
            Exception: our_fault,
        },
        cors_config=CORSConfig(allow_origins=[*context.settings.origins], allow_credentials=True)
        if context.settings.origins
        else None,
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig("Nine Lives", version("ninelives"), path="/api/schema"),
        logging_config=None,
        debug=False,
    )


def gallery_for(files: Files) -> Gallery:
    """Return what gives the pictures of links: none, where the extra that draws them is not installed."""
    look = {path: file.body for path, file in files.items()}
    drawn = b"".join([body for path, body in sorted(look.items()) if path.startswith("/preview/")])
    if find_spec("PIL") is None:
        return Gallery(None, drawn)
    from ninelives.server.edge.painting import Painter  # noqa: PLC0415 - an extra

    return Gallery(Painter(look).draw, drawn)


async def add_headers(message: Message, scope: Scope) -> None:
    """Add to every answer, also to a refusal and where no route leads, what browsers shall keep to."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    headers.update(HEADERS)
    if is_private(scope["path"]) or "set-cookie" in headers:
        headers["Cache-Control"] = "no-store"


def is_private(path: str) -> bool:
    """Return whether what stands at this path is about one person."""
    return path == MINE or path.startswith(f"{MINE}/")


def not_done(_request: Any, fault: NineLivesError) -> Response[Fault]:  # noqa: ANN401 - as Litestar gives it
    return Response(Fault(str(fault)), status_code=400)


def not_found(_request: Any, fault: NotFound) -> Response[Fault]:  # noqa: ANN401 - as above
    return Response(Fault(str(fault)), status_code=404)


def busy(_request: Any, fault: Busy) -> Response[Fault]:  # noqa: ANN401 - as above
    return Response(Fault(str(fault)), status_code=429, headers={"Retry-After": RETRY})


def store_down(_request: Any, _fault: StoreDown) -> Response[Fault]:  # noqa: ANN401 - as above
    return Response(Fault(gettext("The house cannot read or write just now. Try again in a moment.")), status_code=503)


def not_storable(_request: Any, _fault: Unstorable) -> Response[Fault]:  # noqa: ANN401 - as above
    return Response(Fault(gettext("This holds a value that cannot be kept here. Look at it again.")), status_code=400)


def our_fault(_request: Any, fault: Exception) -> Response[Fault]:  # noqa: ANN401 - as above
    log.error("request failed", **described(fault))
    return Response(Fault(gettext("Something went wrong here. Try again in a moment.")), status_code=500)


def http_fault(_request: Any, fault: HTTPException) -> Response[Fault]:  # noqa: ANN401 - as above
    return Response(Fault(reason_of(fault)), status_code=fault.status_code, headers=fault.headers)


def reason_of(fault: HTTPException) -> str:
    """Return a fault's words, with the fields that did not fit."""
    extra = fault.extra if isinstance(fault.extra, list) else []
    fields = [f"{part.get('key', 'body')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return "; ".join([fault.detail, *fields])
