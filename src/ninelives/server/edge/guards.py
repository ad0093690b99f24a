"""Who may come in: whose page it is, and how often they ask."""

import re
import string
from typing import Final
from urllib.parse import unquote, unquote_to_bytes

from litestar import MediaType, Response

from ninelives.core.catalogs import choose_language, translations_of
from ninelives.core.language import ENGLISH, gettext, gettext_noop, speak
from ninelives.server.edge.text import why_unreadable
from ninelives.server.http.callers import AnyConnection, AnyRequest
from ninelives.server.http.pricing import BANNED_TOO, PRICE, USUAL, sender_of
from ninelives.server.process import Context
from ninelives.tables.faults import Busy
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import Fault

HELD: Final = 0.5  # seconds until somebody who asks too often is told so
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
TOO_MUCH: Final = gettext_noop("That was too much at once. Wait a moment.")
TURNS: Final = "turns"  # in the state of a request: what it holds until it is answered
TAKING: Final = frozenset({"POST", "PUT"})  # which nobody does who is banned; to leave, to read and to delete is open
NOBODY: Final = GuestId(0)  # whom no ban is about but one of their network
EXACT: Final = frozenset({"api", "health", "host", "metrics", "ready"})  # first parts of paths that a proxy may hide
ESCAPE: Final = re.compile(rb"%[0-9A-Fa-f]{2}")
PLAIN: Final = frozenset(b"/-._~" + string.digits.encode() + string.ascii_letters.encode())  # never need an escape


def is_our_page(connection: AnyConnection, context: Context) -> bool:
    """Return whether a browser speaks for a page of ours; whoever sends no origin is no browser."""
    origin = connection.headers.get("origin")
    if origin is None or origin in context.settings.origins:
        return True
    return origin.partition("://")[2] == connection.headers.get("host")


async def guard_request(request: AnyRequest) -> Response[Fault] | None:
    """Turn away other people's pages, whoever asks too often, and text that no store can keep."""
    context: Context = request.app.state.context
    speak(translations_of(choose_language(request.headers.get("accept-language", ENGLISH))))
    if not is_exact(request.scope["path"], request.scope["raw_path"]):
        return _turned_away("Not Found", 404)
    if request.method not in SAFE and not is_our_page(request, context):
        return _turned_away(gettext("Only pages of this server may do that."), 403)
    opt = request.route_handler.opt
    cost, asker = opt.get(PRICE, USUAL), context.callers.guest_of(request)
    if cost and not context.requests.spend(sender_of(request), context.clock.now(), cost, asker=asker):
        await context.clock.sleep(HELD)  # who does not wait by themselves waits here, which costs nothing
        return _turned_away(gettext(TOO_MUCH), 429)
    if cost and not await _has_turn(request, context, asker):
        return _turned_away(gettext(TOO_MUCH), 429)
    if request.method in TAKING and not opt.get(BANNED_TOO):
        context.house.admission.check_person(asker or NOBODY, sender_of(request))
    unreadable = await why_unreadable(request)
    return None if unreadable is None else _turned_away(gettext(unreadable), 400)


async def _has_turn(request: AnyRequest, context: Context, asker: GuestId | None) -> bool:
    """Wait for a turn, which is held until the answer is made; False where too many wait, or nothing is left."""
    sender = sender_of(request)
    waits = context.stranger_turns.turn(sender) if asker is None else context.guest_turns.turn(asker)
    try:
        await request.scope["state"][TURNS].enter_async_context(waits)
    except Busy:
        return False
    return context.requests.spend(sender, context.clock.now(), 0.0, asker=asker)


def _turned_away(reason: str, status: int) -> Response[Fault]:
    return Response(Fault(reason), status_code=status, media_type=MediaType.JSON)


def is_exact(path: str, asked: bytes) -> bool:
    """Return whether a path was asked for as it is written: what a proxy hides must not be reached by another spelling.

    The framework drops slashes that are doubled or come last, and reads what is encoded. For pages, that is kind.
    """
    first = path.split("/")[1]
    if first not in EXACT:
        return True
    disguised = any(unquote_to_bytes(escape)[0] in PLAIN for escape in ESCAPE.findall(asked))
    return not disguised and asked.startswith(f"/{first}".encode()) and unquote(asked.decode("latin-1")) == path
