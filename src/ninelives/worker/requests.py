"""What a page asks, by method and path: the answers are the same functions that a server gives HTTP."""

import zlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from ninelives.core.catalogs import choose_language, translations_of
from ninelives.core.errors import BadOption
from ninelives.core.language import ENGLISH, speak
from ninelives.tables.faults import NotFound, described
from ninelives.tables.ids import HOUSE, GuestId
from ninelives.tables.live.answers import daily, games, matches, me, tables
from ninelives.tables.live.house import House
from ninelives.tables.live.lobby import Opener
from ninelives.tables.live.studies import GZIP
from ninelives.tables.refusals import EXPECTED, refusal_of
from ninelives.tables.schemas import Fault, MatchCopy, MyMatch, Quick, Rename, SetUp
from ninelives.tables.sessions import Session
from ninelives.worker.own_guest import OwnGuest
from ninelives.worker.own_matches import OwnMatches
from ninelives.worker.ports import SENDER

NO_LINK: Final = ""  # nobody else can come to a table that is here
ANY: Final = "-"  # a word of a route that stands for any


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

    def __init__(self, house: House, own: OwnGuest, matches: OwnMatches, request: PageRequest) -> None:
        parts = urlsplit(request.path)
        self.house: Final = house
        self.words: Final = [unquote(word) for word in parts.path.split("/") if word]
        self._query: Final = parse_qs(parts.query)
        self._own: Final = own
        self._matches: Final = matches
        self._request: Final = request

    def query(self, name: str) -> str | None:
        return self._query.get(name, [None])[0]

    @property
    def language(self) -> str:
        return self.query("lang") or ENGLISH

    @property
    def seat(self) -> int | None:
        seat = self.query("seat")
        try:
            return None if seat is None else int(seat)
        except ValueError as fault:
            raise BadOption("A seat is a number.") from fault

    def body[Kind](self, kind: type[Kind]) -> Kind:
        return msgspec.json.decode(self._request.body, type=kind)

    async def guest(self) -> GuestId:
        return (await self.session()).who

    async def session(self) -> Session:
        new = self.house.identity.new()
        return new if self._request.anonymous else await self._own.get(new)

    async def opener(self) -> Opener:
        return tables.opener(self.house, await self.guest(), SENDER)

    async def forget(self) -> None:
        await me.forget(self.house, await self.guest())
        await self._own.forget()

    async def rename(self) -> Session:
        session = await self.session()
        await me.rename(self.house, session.who, self.body(Rename).name)
        return session

    async def bring_in(self) -> MyMatch:
        who = await self.guest()
        kept = await self._matches.bring_in(who, self.copy())
        self.house.hub.finished.set()
        return me.match_form(kept, who)

    def copy(self) -> MatchCopy:
        try:
            return self.body(MatchCopy)
        except msgspec.MsgspecError as fault:
            raise BadOption("This file holds no matches. Choose one that was saved here.") from fault

    async def study(self) -> msgspec.Raw:
        packed = await matches.study_of(self.house, SENDER, self.words[3], self.words[2], self.seat)
        return msgspec.Raw(zlib.decompress(packed, wbits=GZIP))


type Answering = Callable[[Incoming], Awaitable[Any]]


def at_once(answer: Callable[[Incoming], Any]) -> Answering:
    async def answered(asked: Incoming) -> Any:  # noqa: ANN401 - whatever is answered
        return answer(asked)

    return answered


def by_guest[Given](answer: Callable[[House, GuestId], Awaitable[Given]]) -> Answering:
    """Return what answers whoever asks, about themselves."""

    async def answered(asked: Incoming) -> Given:
        return await answer(asked.house, await asked.guest())

    return answered


def by_session[Given](answer: Callable[[House, Session], Awaitable[Given]]) -> Answering:
    """Return what answers whoever asks, with their token."""

    async def answered(asked: Incoming) -> Given:
        return await answer(asked.house, await asked.session())

    return answered


async def rename_me(asked: Incoming) -> Any:  # noqa: ANN401 - as above
    return await me.me(asked.house, await asked.rename())


async def new_table(asked: Incoming) -> Any:  # noqa: ANN401 - as above
    return await tables.new_table(asked.house, asked.body(SetUp), await asked.opener(), NO_LINK)


async def join_others(asked: Incoming) -> Any:  # noqa: ANN401 - as above
    return await tables.join_others(asked.house, asked.body(Quick), await asked.opener(), NO_LINK)


async def play_today(asked: Incoming) -> Any:  # noqa: ANN401 - as above
    return await daily.play_today(asked.house, asked.words[2], await asked.opener(), NO_LINK)


ROUTES: Final[dict[tuple[str, ...], Answering]] = {
    ("GET", "games"): at_once(lambda _asked: games.all_games()),
    ("GET", "games", ANY): at_once(lambda asked: games.one_game(asked.words[2])),
    ("GET", "games", ANY, "rules"): at_once(lambda asked: games.rules(asked.words[2], asked.language)),
    ("GET", "games", ANY, "rulings"): at_once(lambda asked: games.all_rulings(asked.words[2], asked.language)),
    ("GET", "games", ANY, "rulings", ANY): at_once(
        lambda asked: games.one_ruling(asked.words[2], asked.words[4], asked.language)
    ),
    ("POST", "tables"): new_table,
    ("GET", "tables", ANY): lambda asked: tables.find_table(asked.house, asked.words[2], NO_LINK),
    ("POST", "quick"): join_others,
    ("GET", "lobby"): lambda asked: tables.lobby(asked.house, asked.query("game"), HOUSE),
    ("GET", "daily"): by_guest(daily.today),
    ("GET", "daily", ANY): lambda asked: daily.past_deals(asked.house, asked.words[2]),
    ("POST", "daily", ANY): play_today,
    ("GET", "matches", ANY): lambda asked: matches.record_of(asked.house, asked.words[2]),
    ("GET", "matches", ANY, "replay"): Incoming.study,
    ("GET", "matches", ANY, "review"): Incoming.study,
    ("GET", "me"): by_session(me.me),
    ("PUT", "me"): rename_me,
    ("DELETE", "me"): Incoming.forget,
    ("GET", "me", "export"): by_session(me.export),
    ("GET", "me", "tables"): by_guest(me.my_tables),
    ("GET", "me", "matches"): by_guest(me.my_matches),
    ("GET", "me", "statistics"): by_guest(me.my_statistics),
    ("POST", "me", "matches"): Incoming.bring_in,  # a server's own matches were played before its eyes
}


async def answer_of(house: House, own: OwnGuest, matches: OwnMatches, request: PageRequest) -> PageAnswer:
    """Return the answer to a request, in its language; a fault of ours is reported too."""
    speak(translations_of(choose_language(request.language)))
    try:
        asked = Incoming(house, own, matches, request)
        return PageAnswer(200, _text(await _route(request.method, asked.words)(asked)))
    except EXPECTED as fault:
        return _refused(fault)
    except msgspec.MsgspecError as fault:
        return PageAnswer(400, _text(Fault(str(fault))))
    except Exception as fault:  # noqa: BLE001 - whatever it was, the page is told
        house.hub.log.error("request failed", **described(fault))  # noqa: TRY400 - a traceback could hold what nobody may read
        return _refused(fault)


def _route(method: str, words: list[str]) -> Answering:
    wanted = (method, *words[1:]) if words[:1] == ["api"] else ()
    for route, answering in ROUTES.items():
        if len(route) == len(wanted) and all(mine in {ANY, word} for mine, word in zip(route, wanted, strict=True)):
            return answering
    raise NotFound("There is no such thing here.")


def _refused(fault: Exception) -> PageAnswer:
    status, reason = refusal_of(fault)
    return PageAnswer(status, _text(Fault(reason)))


def _text(answer: object) -> str:
    return answer if isinstance(answer, str) else msgspec.json.encode(answer).decode()
