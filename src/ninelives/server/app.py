"""The application: its routes and its guards."""

import contextlib
from collections.abc import AsyncIterator
from importlib.metadata import version
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
from ninelives.server.door import come_to_table
from ninelives.server.faults import described
from ninelives.server.forms import Fault
from ninelives.server.gate import at_the_gate
from ninelives.server.http.games import GAMES
from ninelives.server.http.matches import MATCHES
from ninelives.server.http.mine import MINE
from ninelives.server.http.page import FIRST, OURS, answer, page_handlers, read_page, wants_page
from ninelives.server.http.pages import PAGES, metrics
from ninelives.server.http.people import PEOPLE
from ninelives.server.http.tables import TABLES
from ninelives.server.lobby import NoSuchTable
from ninelives.server.parts import Parts
from ninelives.server.queues import Busy
from ninelives.server.store.port import StoreDown, Unstorable

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
ME: Final = "/api/me"
FAULTS: Final = {
    400: "What was asked cannot be done.",
    401: "Nobody knows who asks.",
    403: "Somebody else's page asks.",
    404: "There is no such thing.",
    413: "That is too long.",
    429: "That is too much at once.",
    503: "The store does not answer.",
}
API: Final = (*TABLES, *GAMES, *MATCHES, *PEOPLE, *MINE)
for handler in (*API, metrics):
    handler.responses = {status: ResponseSpec(Fault, False, about) for status, about in FAULTS.items()}  # noqa: FBT003 - no made-up examples


def application(parts: Parts) -> Litestar:
    """Give the application of one process."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        async with parts.open():
            yield

    files = read_page(Path(parts.settings.page or OURS))

    def nothing_here(request: Request[Any, Any, Any], fault: NotFoundException) -> Response[Any]:
        if not wants_page(request):
            return not_found(request, fault)
        page = answer(files[f"/{FIRST}"], request)
        page.status_code = 404
        return page

    return Litestar(
        [*API, *PAGES, *page_handlers(files), come_to_table],
        state=State({"parts": parts}),
        dependencies={"parts": Provide(lambda: parts, sync_to_thread=False)},
        lifespan=[lifespan],
        before_request=at_the_gate,
        before_send=[add_headers],
        exception_handlers={
            StoreDown: store_down,
            Unstorable: not_storable,
            NineLivesError: not_done,
            NoSuchTable: no_table,
            Busy: busy,
            NotFoundException: nothing_here,
            HTTPException: not_found,
            Exception: our_fault,
        },
        cors_config=CORSConfig(allow_origins=[*parts.settings.origins], allow_credentials=True)
        if parts.settings.origins
        else None,
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig("Nine Lives", version("ninelives"), path="/api/schema"),
        logging_config=None,
        debug=False,
    )


async def add_headers(message: Message, scope: Scope) -> None:
    """Add to every answer, also to a refusal and where no route leads, what browsers shall keep to."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    headers.update(HEADERS)
    if is_private(scope["path"]) or "set-cookie" in headers:
        headers["Cache-Control"] = "no-store"


def is_private(path: str) -> bool:
    """Tell whether what stands at this path is about one person."""
    return path == ME or path.startswith(f"{ME}/")


def not_done(_request: Any, fault: NineLivesError) -> Response[Fault]:  # noqa: ANN401 - as Litestar gives it
    return Response(Fault(str(fault)), status_code=400)


def no_table(_request: Any, fault: NoSuchTable) -> Response[Fault]:  # noqa: ANN401 - as above
    return Response(Fault(str(fault)), status_code=404)


def busy(_request: Any, fault: Busy) -> Response[Fault]:  # noqa: ANN401 - as above
    return Response(Fault(str(fault)), status_code=429, headers={"Retry-After": RETRY})


def store_down(_request: Any, _fault: StoreDown) -> Response[Fault]:  # noqa: ANN401 - as above
    return Response(Fault("The house cannot read or write just now. Try again in a moment."), status_code=503)


def not_storable(_request: Any, _fault: Unstorable) -> Response[Fault]:  # noqa: ANN401 - as above
    return Response(Fault("This holds a value that cannot be kept here. Look at it again."), status_code=400)


def our_fault(_request: Any, fault: Exception) -> Response[Fault]:  # noqa: ANN401 - as above
    log.error("request failed", **described(fault))
    return Response(Fault("Something went wrong here. Try again in a moment."), status_code=500)


def not_found(_request: Any, fault: HTTPException) -> Response[Fault]:  # noqa: ANN401 - as above
    return Response(Fault(reason_of(fault)), status_code=fault.status_code, headers=fault.headers)


def reason_of(fault: HTTPException) -> str:
    """Give a fault's words, with the fields that did not fit."""
    extra = fault.extra if isinstance(fault.extra, list) else []
    fields = [f"{part.get('key', 'body')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return "; ".join([fault.detail, *fields])
