"""Where you are signed in, and how to sign out: here, on another device, or everywhere else."""

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ninelives.hosting.people.identity import is_hexadecimal
from ninelives.hosting.people.sessions import Session, SignedIn
from ninelives.server.edge.callers import new_device, session_of, sign_in_of
from ninelives.server.edge.guards import ABOUT_ME, priced
from ninelives.server.edge.http.me import said_who
from ninelives.server.process import Context
from ninelives.tables.faults import NotFound
from ninelives.tables.schemas import Me, MySession, SignOutElsewhere


@get("/api/me/sessions", opt=priced(ABOUT_ME))
async def list_my_sessions(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> list[MySession]:
    """Return where you are signed in, the newest first."""
    session = session_of(request, context)
    return [] if session is None else await sessions_of(context, session)  # whoever just came: no fault


@delete("/api/me/sessions/{number:str}", status_code=200, opt=priced(ABOUT_ME))
async def end_session(
    request: Request[Any, Any, Any], number: FromPath[str], context: NamedDependency[Context]
) -> list[MySession]:
    """Sign out on one device, which is sent for no more; return where you still are signed in.

    Codes and passkeys that were made there count no more.
    """
    by = sign_in_of(request, context)
    ended = await context.sessions.end(by, number_in(number), context.house.hub.time.now())
    if not ended:
        raise NotFound("You are not signed in there.")
    context.house.sessions.end(ended)
    return await sessions_of(context, by.session)


@post("/api/me/token", status_code=200, opt=priced(ABOUT_ME))
async def sign_out_elsewhere(
    request: Request[Any, Any, Any], data: JSONBody[SignOutElsewhere], context: NamedDependency[Context]
) -> Response[Me]:
    """Make a new token; every other that you have counts no more, wherever it is.

    Nor do codes, nor passkeys but those that you keep. No device is sent for any more.
    """
    by, device = sign_in_of(request, context), new_device(request, context)
    ended = await context.sessions.renew(by, device.number, data.passkeys, context.house.hub.time.now())
    context.house.sessions.end(ended)
    return await said_who(request, context, Session(by.who, device.number))


async def sessions_of(context: Context, mine: Session) -> list[MySession]:
    return [form_of(one, mine) for one in await context.sessions.sessions_of(mine.who)]


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
