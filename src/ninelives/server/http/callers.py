"""Who asks: by their cookie or the token of a program, and from which device."""

from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import NotAuthorizedException

from ninelives.core.language import gettext
from ninelives.hosting.api.me import me
from ninelives.hosting.people.sessions import NewDevice, Session, SignIn, new_session
from ninelives.hosting.table_server import TableServer
from ninelives.tables.ids import SYSTEM, GuestId
from ninelives.tables.schemas import Me

COOKIE: Final = "ninelives"
SECURE_COOKIE: Final = "__Host-ninelives"  # no other host, and no page without TLS, can set one of this name
YEAR: Final = 365 * 24 * 3600
BROWSERS: Final = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac", "Linux")

type AnyConnection = ASGIConnection[Any, Any, Any, Any]
type AnyRequest = Request[Any, Any, Any]


class Callers:
    """Tells who asks, by their cookie or the token of a program, and from which device."""

    def __init__(self, house: TableServer) -> None:
        self._house: Final = house

    def session_of(self, connection: AnyConnection) -> Session | None:
        """Return the session that a connection shows."""
        return self._house.identity.read(token_of(connection))

    def guest_of(self, connection: AnyConnection) -> GuestId | None:
        session = self.session_of(connection)
        return None if session is None else session.who

    def known_session(self, connection: AnyConnection) -> Session:
        session = self.session_of(connection)
        if session is None:
            raise NotAuthorizedException(gettext("Nobody knows you yet. Say your name first: PUT /api/me."))
        return session

    def session_or_new(self, request: AnyRequest) -> Session:
        """Return the session that a request shows, or a new guest's where it shows no token.

        Whoever shows one that has ended is told so, and is not made somebody else without a word. Their browser drops
        it.
        """
        if token_of(request) == "":
            return self._house.identity.new()
        try:
            return self.known_session(request)
        except NotAuthorizedException as fault:
            fault.headers = {"Set-Cookie": no_cookie(request)}
            raise

    def sign_in_of(self, request: AnyRequest) -> SignIn:
        """Return who asks for something that is looked up in the store, and not in what this process knows."""
        return SignIn(self.known_session(request), device_of(request), self._house.hub.clock.wall())

    def new_device(self, request: AnyRequest) -> NewDevice:
        return NewDevice(new_session(SYSTEM).number, device_of(request), self._house.hub.clock.wall())

    def cookie_of(self, request: AnyRequest, session: Session) -> str:
        return cookie_for(self._house.identity.token(session), secure=request.url.scheme == "https")


def caller_dependencies(callers: Callers) -> dict[str, Provide]:
    """Return what handlers are given of whoever asks: `asker` is nobody where no guest is known, `guest` never is."""

    def asker(request: Request[Any, Any, Any]) -> GuestId | None:
        return callers.guest_of(request)

    def guest(request: Request[Any, Any, Any]) -> GuestId:
        return callers.known_session(request).who

    def sign_in(request: Request[Any, Any, Any]) -> SignIn:
        return callers.sign_in_of(request)

    return {
        "callers": Provide(lambda: callers, sync_to_thread=False),
        "asker": Provide(asker, sync_to_thread=False),
        "guest": Provide(guest, sync_to_thread=False),
        "sign_in": Provide(sign_in, sync_to_thread=False),
    }


async def answer_who(house: TableServer, callers: Callers, request: AnyRequest, session: Session) -> Response[Me]:
    """Return who somebody is now, with the cookie that says so."""
    return Response(await me(house, session), headers={"Set-Cookie": callers.cookie_of(request, session)})


def token_of(connection: AnyConnection) -> str:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    kept = connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE, "")
    return token if kind == "Bearer" else kept


def device_of(connection: AnyConnection) -> str:
    """Return which browser on which kind of device asks, as far as it says: Firefox Android."""
    agent = connection.headers.get("user-agent", "")
    browser = next((name for sign, name in BROWSERS.items() if f"{sign}/" in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    return f"{browser} {system}".strip()


def no_cookie(request: AnyRequest) -> str:
    return cookie_for("", secure=request.url.scheme == "https", seconds=0)


def cookie_for(token: str, *, secure: bool, seconds: int = YEAR) -> str:
    name, flags = (SECURE_COOKIE, "; Secure") if secure else (COOKIE, "")
    return f"{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{flags}"
