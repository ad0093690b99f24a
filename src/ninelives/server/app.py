"""The application: its routes and its guards."""

import contextlib
from collections.abc import AsyncIterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.config.cors import CORSConfig
from litestar.constants import OPENAPI_JSON_HANDLER_NAME
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json
from litestar.types import Message, Scope

from ninelives.server.edge.endpoint import come_to_table
from ninelives.server.edge.guards import guard_request
from ninelives.server.edge.http.daily import DAILY
from ninelives.server.edge.http.games import GAMES
from ninelives.server.edge.http.matches import MATCHES
from ninelives.server.edge.http.me import ME
from ninelives.server.edge.http.ops import OPS, health, metrics
from ninelives.server.edge.http.page import (
    DESK_SCREEN,
    FIRST,
    OURS,
    PLACES,
    answer,
    page_handlers,
    read_page,
    wants_page,
)
from ninelives.server.edge.http.runtime import runtime_handlers
from ninelives.server.edge.http.tables import TABLES
from ninelives.server.features.credentials.http import CREDENTIALS
from ninelives.server.features.credentials.sessions_http import SESSIONS
from ninelives.server.features.friends.http import FRIENDS
from ninelives.server.features.link_previews.service import LinkPreviews
from ninelives.server.features.moderation.http import DESK, FROM_PLAYERS
from ninelives.server.features.push.http import PUSH
from ninelives.server.features.ratings.http import RATINGS
from ninelives.server.http.callers import AnyRequest
from ninelives.server.process import Context
from ninelives.tables.faults import Busy, describe_fault
from ninelives.tables.refusals import EXPECTED, refusal_of
from ninelives.tables.schemas import Fault

log = structlog.get_logger("app")

MOST_BYTES: Final = 16_384  # a request's body
RETRY: Final = "60"  # seconds, for whoever asks while too much is asked for
POLICY: Final = (  # nothing inline, nothing from elsewhere; 'self' covers the socket too
    "default-src 'self'; img-src 'self' data: blob:; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
WORKER: Final = "/assets/house-"  # how the script of a house in a browser is named
WORKER_POLICY: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
PRIVATE: Final = ("/api/me", "/api/operator")
FAULTS: Final = {
    400: "What was asked cannot be done.",
    401: "Nobody knows who asks.",
    403: "Somebody else's page asks, or somebody who is banned.",
    404: "There is no such thing.",
    413: "That is too long.",
    429: "That is too much at once.",
    503: "The store does not answer, or nobody new is taken in.",
}
ABOUT_ME: Final = (*ME, *SESSIONS, *CREDENTIALS, *FRIENDS, *PUSH)
API: Final = (*TABLES, *DAILY, *GAMES, *MATCHES, *RATINGS, *ABOUT_ME, *FROM_PLAYERS)
for handler in (*API, *DESK, metrics):
    handler.responses = {status: ResponseSpec(Fault, False, about) for status, about in FAULTS.items()}  # noqa: FBT003 - no made-up examples


class SchemaFromMemory(JsonRenderPlugin):
    """The OpenAPI document, written once: it is long, and anybody may ask for it as often as they like."""

    written = b""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002 - whoever asks
        self.written = self.written or encode_json(openapi_schema)
        return self.written


def write_schema(app: Litestar) -> None:
    """Write the OpenAPI document before anybody asks for it, since that takes a tenth of a second."""
    handler = app.get_handler_index_by_name(OPENAPI_JSON_HANDLER_NAME)
    if handler is not None:
        handler["handler"].fn(None)


def application(context: Context, *, for_admins: bool = True) -> Litestar:
    """Return the application of one process, with what is for those who run the server or without it."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        write_schema(app)
        async with context.open():
            yield

    folder = Path(context.settings.page or OURS)
    files = read_page(folder)
    admins, places = ((*DESK, *OPS), (*PLACES, DESK_SCREEN)) if for_admins else ((), PLACES)

    previews = LinkPreviews(context.house, context.requests, context.settings, frozenset(files))

    def nothing_here(request: Request[Any, Any, Any], fault: NotFoundException) -> Response[Any]:
        if not wants_page(request):
            return http_fault(request, fault)
        page = answer(files[f"/{FIRST}"], request)
        page.status_code = 404
        return page

    return Litestar(
        [*API, health, *admins, *page_handlers(files, places), *runtime_handlers(folder), come_to_table],
        state=State({"context": context, "previews": previews}),
        dependencies={"context": Provide(lambda: context, sync_to_thread=False), **context.dependencies()},
        lifespan=[lifespan],
        before_request=guard_request,
        before_send=[add_headers],
        exception_handlers={
            **dict.fromkeys(EXPECTED, refused),
            NotFoundException: nothing_here,
            HTTPException: http_fault,
            Exception: our_fault,
        },
        cors_config=CORSConfig(allow_origins=[*context.settings.origins], allow_credentials=True)
        if context.settings.origins
        else None,
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            "Nine Lives", version("ninelives"), path="/api/schema", render_plugins=[SchemaFromMemory()]
        ),
        logging_config=None,
        debug=False,
    )


async def add_headers(message: Message, scope: Scope) -> None:
    """Add to every answer, also to a refusal and where no route leads, what browsers shall keep to."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    headers.update(HEADERS)
    if scope["path"].startswith(WORKER):
        headers["Content-Security-Policy"] = WORKER_POLICY
    if is_private(scope["path"]) or "set-cookie" in headers:
        headers["Cache-Control"] = "no-store"


def is_private(path: str) -> bool:
    """Return whether what stands at this path is for one person."""
    return any(path == place or path.startswith(f"{place}/") for place in PRIVATE)


def refused(_request: Any, fault: Exception) -> Response[Fault]:  # noqa: ANN401 - as Litestar gives it
    status, reason = refusal_of(fault)
    headers = {"Retry-After": RETRY} if isinstance(fault, Busy) else None
    return Response(Fault(reason), status_code=status, headers=headers)


def our_fault(request: Any, fault: Exception) -> Response[Fault]:  # noqa: ANN401 - as above
    log.error("request failed", **describe_fault(fault))
    return refused(request, fault)


def http_fault(_request: Any, fault: HTTPException) -> Response[Fault]:  # noqa: ANN401 - as above
    return Response(Fault(reason_of(fault)), status_code=fault.status_code, headers=fault.headers)


def reason_of(fault: HTTPException) -> str:
    """Return a fault's words, with the fields that did not fit."""
    extra = fault.extra if isinstance(fault.extra, list) else []
    fields = [f"{part.get('key', 'body')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return "; ".join([fault.detail, *fields])
