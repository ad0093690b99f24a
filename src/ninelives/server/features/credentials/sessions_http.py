"""Handlers for sessions: where you are signed in, and signing out here, on another device, or everywhere else."""

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ninelives.hosting.people.identity import is_hexadecimal
from ninelives.hosting.people.sessions import Session, SignedIn, SignIn
from ninelives.hosting.table_server import TableServer
from ninelives.server.http.callers import Callers, answer_who
from ninelives.server.http.pricing import ABOUT_ME, priced
from ninelives.server.storage.sessions import SessionStore
from ninelives.tables.faults import NotFound
from ninelives.tables.schemas import Me, MySession, SignOutElsewhere


@get("/api/me/sessions", opt=priced(ABOUT_ME))
async def list_my_sessions(
    request: Request[Any, Any, Any], callers: NamedDependency[Callers], sessions: NamedDependency[SessionStore]
) -> list[MySession]:
    """Return where you are signed in, the newest first."""
    session = callers.session_of(request)
    return [] if session is None else await sessions_of(sessions, session)  # whoever just came: no fault


@delete("/api/me/sessions/{number:str}", status_code=200, opt=priced(ABOUT_ME))
async def end_session(
    number: FromPath[str],
    sign_in: NamedDependency[SignIn],
    sessions: NamedDependency[SessionStore],
    house: NamedDependency[TableServer],
) -> list[MySession]:
    """Sign out on one device, which is sent for no more; return where you still are signed in.

    Codes and passkeys that were made there count no more.
    """
    ended = await sessions.end(sign_in, number_in(number), house.hub.time.now())
    if not ended:
        raise NotFound("You are not signed in there.")
    house.sessions.end(ended)
    return await sessions_of(sessions, sign_in.session)


@post("/api/me/token", status_code=200, opt=priced(ABOUT_ME))
async def sign_out_elsewhere(
    request: Request[Any, Any, Any],
    data: JSONBody[SignOutElsewhere],
    callers: NamedDependency[Callers],
    sessions: NamedDependency[SessionStore],
    house: NamedDependency[TableServer],
) -> Response[Me]:
    """Make a new token; every other that you have counts no more, wherever it is.

    Nor do codes, nor passkeys but those that you keep. No device is sent for any more.
    """
    by, device = callers.sign_in_of(request), callers.new_device(request)
    ended = await sessions.renew(by, device.number, data.passkeys, house.hub.time.now())
    house.sessions.end(ended)
    return await answer_who(house, callers, request, Session(by.who, device.number))


async def sessions_of(sessions: SessionStore, mine: Session) -> list[MySession]:
    return [form_of(one, mine) for one in await sessions.sessions_of(mine.who)]


def form_of(one: SignedIn, mine: Session) -> MySession:
    return MySession(
        id=f"{one.session.number:x}",
        device=one.device,
        made=one.made,
        proved=one.proved,
        passkey=one.passkey,
        here=one.session == mine,
    )


def number_in(text: str) -> int:
    if not is_hexadecimal(text):
        raise NotFound("You are not signed in there.")
    return int(text, 16)


SESSIONS = (list_my_sessions, end_session, sign_out_elsewhere)
