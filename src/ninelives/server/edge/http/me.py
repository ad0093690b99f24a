"""Who you are here, where you sit, what you played, and how to have it forgotten."""

import asyncio
from collections.abc import AsyncIterator
from itertools import batched
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec.json import encode
from msgspec.structs import asdict, replace

from ninelives.hosting.api import me, routes
from ninelives.hosting.people.sessions import SignIn
from ninelives.hosting.table_server import TableServer
from ninelives.server.features.credentials.service import Credentials
from ninelives.server.features.friends.service import Friends
from ninelives.server.features.moderation.dashboard import act_form, my_report_form
from ninelives.server.features.moderation.schemas import ServerExport
from ninelives.server.features.moderation.store import ModerationStore
from ninelives.server.features.moderation.subjects import person_subject
from ninelives.server.features.push.service import PushService
from ninelives.server.features.ratings.service import Ratings
from ninelives.server.http.callers import Callers, answer_who, device_of, no_cookie
from ninelives.server.http.pricing import ABOUT_ME, priced, sender_of
from ninelives.server.http.routed import handles
from ninelives.server.storage.sessions import SessionStore
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import GameStatistics, Me, MyMatch, MyTable, Rename

AT_ONCE: Final = 100  # entries of a list that are written together


@handles(routes.SHOW_ME)
async def show_me(
    request: Request[Any, Any, Any], house: NamedDependency[TableServer], callers: NamedDependency[Callers]
) -> Response[Me]:
    """Return who you are; whoever comes now and then keeps their cookie for good."""
    return await answer_who(house, callers, request, callers.known_session(request))


@handles(routes.RENAME_ME)
async def rename_me(
    request: Request[Any, Any, Any],
    data: JSONBody[Rename],
    house: NamedDependency[TableServer],
    callers: NamedDependency[Callers],
    sessions: NamedDependency[SessionStore],
) -> Response[Me]:
    """Take a name; whoever shows no token is given one."""
    session = callers.session_or_new(request)
    house.admission.check_person(session.who, sender_of(request))
    await sessions.confirm(SignIn(session, device_of(request), house.hub.clock.wall()))
    await me.rename(house, session.who, data.name)
    return await answer_who(house, callers, request, session)


@handles(routes.EXPORT_ME, opt=priced(ABOUT_ME))
async def export_me(  # noqa: PLR0913 - a part of it comes of each
    request: Request[Any, Any, Any],
    house: NamedDependency[TableServer],
    callers: NamedDependency[Callers],
    credentials: NamedDependency[Credentials],
    friends: NamedDependency[Friends],
    push: NamedDependency[PushService],
    ratings: NamedDependency[Ratings],
    moderation_store: NamedDependency[ModerationStore],
) -> Response[ServerExport]:
    """Return all that is kept about you."""
    session = callers.known_session(request)
    who = session.who
    mine = await me.export(house, session)
    whole = replace(
        mine,
        keys=await credentials.keys_of(who),
        friends=await friends.show(who),
        push=await push.show(who),
        ratings=await ratings.of(who),
    )
    reports = await moderation_store.reports_by(who)
    acts = await moderation_store.acts_about(person_subject(who))
    export = ServerExport(
        **asdict(whole),
        reports=tuple([my_report_form(report) for report in reports]),
        acts=tuple([act_form(act) for act in acts]),
    )
    answer: Response[Any] = Stream(pieces_of(export), media_type=MediaType.JSON)
    return answer


async def pieces_of(export: ServerExport) -> AsyncIterator[bytes]:
    """Yield an export as JSON, some entries of each list at a time: all at once would hold up everybody else."""
    start = b"{"
    for name in export.__struct_fields__:
        value = getattr(export, name)
        yield start + encode(name) + b":"
        start = b","
        if not isinstance(value, tuple):
            yield encode(value)
            continue
        yield b"["
        for number, some in enumerate(batched(value, AT_ONCE)):
            yield (b"," if number else b"") + encode(some)[1:-1]
            await asyncio.sleep(0)
        yield b"]"
    yield b"}"


@handles(routes.FORGET_ME, status_code=200)
async def forget_me(  # noqa: PLR0913 - as above
    request: Request[Any, Any, Any],
    sign_in: NamedDependency[SignIn],
    house: NamedDependency[TableServer],
    sessions: NamedDependency[SessionStore],
    friends: NamedDependency[Friends],
    push: NamedDependency[PushService],
    moderation_store: NamedDependency[ModerationStore],
) -> Response[None]:
    await sessions.confirm(sign_in)
    await moderation_store.forget(sign_in.who)  # these first: should the rest fail, they can ask again
    await friends.forget(sign_in.who)
    await push.forget(sign_in.who)
    await me.forget(house, sign_in.who)
    house.sessions.end(await sessions.forget(sign_in, house.hub.time.now()))
    return Response(None, headers={"Set-Cookie": no_cookie(request)})


@handles(routes.LIST_MY_TABLES, opt=priced(ABOUT_ME))
async def list_my_tables(house: NamedDependency[TableServer], asker: NamedDependency[GuestId | None]) -> list[MyTable]:
    """Return the tables where you hold a seat, the last moved first."""
    return [] if asker is None else await me.my_tables(house, asker)  # whoever just came sits nowhere: no fault


@handles(routes.LIST_MY_MATCHES, opt=priced(ABOUT_ME))
async def list_my_matches(house: NamedDependency[TableServer], asker: NamedDependency[GuestId | None]) -> list[MyMatch]:
    """Return the matches that you finished, the newest first."""
    return [] if asker is None else await me.my_matches(house, asker)  # as above


@handles(routes.SHOW_MY_STATISTICS, opt=priced(ABOUT_ME))
async def show_my_statistics(
    house: NamedDependency[TableServer], asker: NamedDependency[GuestId | None], ratings: NamedDependency[Ratings]
) -> list[GameStatistics]:
    """Return how well you play each game, the most played first."""
    if asker is None:  # as above
        return []
    mine = await ratings.of(asker)
    return [replace(one, rating=mine.get(one.game)) for one in await me.my_statistics(house, asker)]


ME = (show_me, rename_me, export_me, forget_me, list_my_tables, list_my_matches, show_my_statistics)
