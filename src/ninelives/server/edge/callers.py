"""Who asks: by their cookie or the token of a program, and from which device."""

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException

from ninelives.core.language import gettext
from ninelives.hosting.people.sessions import NewDevice, Session, SignIn, new_session
from ninelives.server.process import Context
from ninelives.tables.ids import HOUSE, GuestId

COOKIE: Final = "ninelives"
SECURE_COOKIE: Final = "__Host-ninelives"  # no other host, and no page without TLS, can set one of this name
YEAR: Final = 365 * 24 * 3600
BROWSERS: Final = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac", "Linux")

type AnyConnection = ASGIConnection[Any, Any, Any, Any]
type AnyRequest = Request[Any, Any, Any]


def session_of(connection: AnyConnection, context: Context) -> Session | None:
    """Return in which session somebody asks."""
    return context.house.identity.read(token_of(connection))


def token_of(connection: AnyConnection) -> str:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    kept = connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE, "")
    return token if kind == "Bearer" else kept


def guest_of(connection: AnyConnection, context: Context) -> GuestId | None:
    session = session_of(connection, context)
    return None if session is None else session.who


def known_session(connection: AnyConnection, context: Context) -> Session:
    session = session_of(connection, context)
    if session is None:
        raise NotAuthorizedException(gettext("Nobody knows you yet. Say your name first: PUT /api/me."))
    return session


def session_or_new(request: AnyRequest, context: Context) -> Session:
    """Return in which session somebody asks, a new guest's where they show no token.

    Whoever shows one that has ended is told so, and is not made somebody else without a word. Their browser drops it.
    """
    if token_of(request) == "":
        return context.house.identity.new()
    try:
        return known_session(request, context)
    except NotAuthorizedException as fault:
        fault.headers = {"Set-Cookie": no_cookie(request)}
        raise


def known_guest(connection: AnyConnection, context: Context) -> GuestId:
    return known_session(connection, context).who


def sign_in_of(request: AnyRequest, context: Context) -> SignIn:
    """Return who asks for something that has to be looked up in the store, and not in what this process knows."""
    return SignIn(known_session(request, context), device_of(request), context.clock.wall())


def new_device(request: AnyRequest, context: Context) -> NewDevice:
    return NewDevice(new_session(HOUSE).number, device_of(request), context.clock.wall())


def device_of(connection: AnyConnection) -> str:
    """Return which browser on which kind of device asks, as far as it says: Firefox Android."""
    agent = connection.headers.get("user-agent", "")
    browser = next((name for sign, name in BROWSERS.items() if f"{sign}/" in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    return f"{browser} {system}".strip()


def cookie_of(request: AnyRequest, context: Context, session: Session) -> str:
    return cookie_for(context.house.identity.token(session), secure=request.url.scheme == "https")


def no_cookie(request: AnyRequest) -> str:
    return cookie_for("", secure=request.url.scheme == "https", seconds=0)


def cookie_for(token: str, *, secure: bool, seconds: int = YEAR) -> str:
    name, flags = (SECURE_COOKIE, "; Secure") if secure else (COOKIE, "")
    return f"{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{flags}"
