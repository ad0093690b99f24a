"""A request to every route of an application, as somebody with a long history would make it."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from msgspec import Struct
from msgspec.json import encode

from ninelives.server.features.moderation.schemas import ActRequest, TellOperators
from ninelives.tables.schemas import (
    Arrive,
    InviteTo,
    Met,
    MuteTable,
    PasskeyAnswer,
    Quick,
    Rename,
    SetUp,
    SignOutElsewhere,
    Subscribe,
    TieChange,
)
from server.history import NO_PUSH_SERVICE, History

ENCODINGS: Final = ("identity", "gzip", "br")
READING: Final = ("GET", "HEAD")
LAST: Final = ("/api/me/token", "/api/me")  # whoever did this is somebody else
WORDS: Final = {"day": "2026-11-17", "number": "T1", "name": "main.js", "path": "none", "passkey": "none"}


class Asked(NamedTuple):
    method: str
    path: str
    body: bytes
    encoding: str

    @property
    def what(self) -> str:
        return f"{self.method} {self.path} ({self.encoding})"


def requests_to(app: Litestar, history: History) -> list[Asked]:
    """Return what to ask of an application, in an order in which one thing does not undo what the next is about."""
    asked = [one for route in app.routes if isinstance(route, HTTPRoute) for one in _to_route(route, history)]
    return sorted(asked, key=_rank)


def _rank(asked: Asked) -> tuple[int, int, str]:
    order = [*READING, "OPTIONS", "POST", "PUT", "DELETE"]
    is_last = asked.path in LAST and asked.method in {"POST", "DELETE"}
    return (int(is_last), order.index(asked.method), asked.path)


def _to_route(route: HTTPRoute, history: History) -> Iterator[Asked]:
    path = "".join([_part(component, history) for component in route.path_components]) or "/"
    for method in sorted(route.methods - {"OPTIONS"}):
        handler, _ = route.route_handler_map[method]
        for encoding in ENCODINGS if method in READING else ENCODINGS[:1]:
            yield Asked(method, path, _body(handler, history), encoding)


def _part(component: Any, history: History) -> str:  # noqa: ANN401 - a word, or how the framework describes a parameter
    if isinstance(component, str):
        return f"/{component}"
    known = {"code": history.code, "match": history.match, "handle": f"{1:024x}", "device": f"{1:032x}"}
    games = dict.fromkeys(("game", "key"), "shut-up-cat")
    words = {**WORDS, **games, **known}
    return f"/{words[component.name]}"


def _body(handler: HTTPRouteHandler, history: History) -> bytes:
    field = handler.parsed_fn_signature.parameters.get("data")
    if field is None:
        return b""
    forms: dict[type, Struct] = {type(one): one for one in _forms(history)}
    return encode(forms[field.annotation])


def _forms(history: History) -> tuple[Struct, ...]:
    return (
        ActRequest("open", "It is done."),
        Arrive("AAA-BBB-CCC"),
        InviteTo(history.code),
        Met(history.match, 1, "keep"),
        MuteTable(history.code, muted=True),
        PasskeyAnswer("{}"),
        Quick("shut-up-cat"),
        Rename("Anna"),
        SignOutElsewhere(),
        SetUp("shut-up-cat"),
        Subscribe(endpoint=f"{NO_PUSH_SERVICE}/new", p256dh="k" * 87, auth="a" * 22),
        TellOperators(history.code, 1, "Ben", "name"),
        TieChange("keep"),
    )
