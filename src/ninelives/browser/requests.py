"""What a page asks, by method and path: the answers are the same functions that a server gives HTTP."""

import zlib
from collections.abc import Awaitable, Callable
from inspect import isawaitable, signature
from typing import Any, Final, NamedTuple, get_type_hints
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from ninelives.browser.own_guest import OwnGuest
from ninelives.browser.own_matches import OwnMatches
from ninelives.browser.ports import SENDER
from ninelives.core.catalogs import choose_language, translations_of
from ninelives.core.errors import BadOption
from ninelives.core.language import ENGLISH, speak
from ninelives.hosting.api import matches, me, routes, tables
from ninelives.hosting.api.routes import ROUTES, Route
from ninelives.hosting.people.sessions import Session
from ninelives.hosting.studies import GZIP, REPLAY, REVIEW
from ninelives.hosting.table_server import TableServer
from ninelives.tables.faults import NotFound, describe_fault
from ninelives.tables.refusals import EXPECTED, refusal_of
from ninelives.tables.schemas import Fault, MatchCopy, Me, MyMatch, Rename

NO_LINK: Final = ""  # nobody else can come to a table that is here


class PageRequest(NamedTuple):
    """What a page asks; whoever is anonymous is somebody new, as the second person at one screen."""

    method: str
    path: str
    body: str = ""
    language: str = ENGLISH
    anonymous: bool = False


class PageAnswer(NamedTuple):
    status: int
    text: str


class Incoming:
    """A request on its way to its answer."""

    def __init__(self, house: TableServer, own: OwnGuest, matches: OwnMatches, request: PageRequest) -> None:
        parts = urlsplit(request.path)
        self.house: Final = house
        self.words: Final = [unquote(word) for word in parts.path.split("/") if word]
        self.parts: dict[str, str] = {}  # of its path, by the names that the route gives them
        self._query: Final = parse_qs(parts.query)
        self._own: Final = own
        self._matches: Final = matches
        self._request: Final = request

    def query(self, name: str) -> str | None:
        return self._query.get(name, [None])[0]

    @property
    def seat(self) -> int | None:
        seat = self.query("seat")
        try:
            return None if seat is None else int(seat)
        except ValueError as fault:
            raise BadOption("A seat is a number.") from fault

    def body[Kind](self, kind: type[Kind]) -> Kind:
        return msgspec.json.decode(self._request.body, type=kind)

    async def session(self) -> Session:
        new = self.house.identity.new()
        return new if self._request.anonymous else await self._own.get(new)

    async def given(self, name: str, kind: Any) -> Any:  # noqa: ANN401 - whatever an answer takes
        """Return what an answer takes under this name."""
        match name:
            case "house":
                return self.house
            case "link":
                return NO_LINK
            case "session":
                return await self.session()
            case "who":
                return (await self.session()).who
            case "opener":
                return tables.opener(self.house, (await self.session()).who, SENDER)
            case "request":
                return self.body(kind)
            case "lang":
                return self.query(name) or ENGLISH
            case _:
                return self.parts.get(name) or self.query(name)

    async def forget(self) -> None:
        await me.forget(self.house, (await self.session()).who)
        await self._own.forget()

    async def rename(self) -> Me:
        session = await self.session()
        await me.rename(self.house, session.who, self.body(Rename).name)
        return await me.me(self.house, session)

    async def bring_in(self) -> MyMatch:
        who = (await self.session()).who
        kept = await self._matches.bring_in(who, self.copy())
        self.house.hub.finished.set()
        return me.match_form(kept, who)

    def copy(self) -> MatchCopy:
        try:
            return self.body(MatchCopy)
        except msgspec.MsgspecError as fault:
            raise BadOption("This file holds no matches. Choose one that was saved here.") from fault

    async def study(self, kind: str) -> msgspec.Raw:
        packed = await matches.study_of(self.house, SENDER, kind, self.parts["match"], self.seat)
        return msgspec.Raw(zlib.decompress(packed, wbits=GZIP))


type Answering = Callable[[Incoming], Awaitable[Any]]

BRING_IN: Final = Route("POST", "/api/me/matches", Incoming.bring_in)  # a server's were played before its eyes
# what is answered in another way than by the function of its route
OTHERWISE: Final[dict[Route, Answering]] = {
    routes.SHOW_REPLAY: lambda asked: asked.study(REPLAY),
    routes.SHOW_REVIEW: lambda asked: asked.study(REVIEW),
    routes.RENAME_ME: Incoming.rename,
    routes.FORGET_ME: Incoming.forget,
    BRING_IN: Incoming.bring_in,
}


async def answer_of(house: TableServer, own: OwnGuest, matches: OwnMatches, request: PageRequest) -> PageAnswer:
    """Return the answer to a request, in its language; a fault of ours is reported too."""
    speak(translations_of(choose_language(request.language)))
    try:
        asked = Incoming(house, own, matches, request)
        return PageAnswer(200, _text(await _answer(asked, request.method)))
    except EXPECTED as fault:
        return _refused(fault)
    except msgspec.MsgspecError as fault:
        return PageAnswer(400, _text(Fault(str(fault))))
    except Exception as fault:  # noqa: BLE001 - whatever it was, the page is told
        house.hub.log.error("request failed", **describe_fault(fault))  # noqa: TRY400 - a traceback could hold what nobody may read
        return _refused(fault)


async def _answer(asked: Incoming, method: str) -> Any:  # noqa: ANN401 - whatever is answered
    for route in (*ROUTES, BRING_IN):
        parts = route.parts_in(asked.words) if route.method == method else None
        if parts is not None:
            asked.parts = parts
            return await _answer_by(route, asked)
    raise NotFound("There is no such thing here.")


async def _answer_by(route: Route, asked: Incoming) -> Any:  # noqa: ANN401 - as above
    """Answer by the function of a route, which says by names and types what it takes."""
    if route in OTHERWISE:
        return await OTHERWISE[route](asked)
    kinds = get_type_hints(route.answer)
    answer = route.answer(**{name: await asked.given(name, kinds[name]) for name in signature(route.answer).parameters})
    return await answer if isawaitable(answer) else answer


def _refused(fault: Exception) -> PageAnswer:
    status, reason = refusal_of(fault)
    return PageAnswer(status, _text(Fault(reason)))


def _text(answer: object) -> str:
    return answer if isinstance(answer, str) else msgspec.json.encode(answer).decode()
