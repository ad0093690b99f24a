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
from ninelives.server.features.moderation.dashboard import act_form, my_report_form
from ninelives.server.features.moderation.schemas import ServerExport
from ninelives.server.features.moderation.subjects import person_subject
from ninelives.server.http.callers import answer_who, device_of, no_cookie
from ninelives.server.http.pricing import ABOUT_ME, priced, sender_of
from ninelives.server.http.routed import handles
from ninelives.server.process import Context
from ninelives.tables.schemas import GameStatistics, Me, MyMatch, MyTable, Rename

AT_ONCE: Final = 100  # entries of a list that are written together


@handles(routes.SHOW_ME)
async def show_me(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> Response[Me]:
    """Return who you are; whoever comes now and then keeps their cookie for good."""
    return await answer_who(context.house, context.callers, request, context.callers.known_session(request))


@handles(routes.RENAME_ME)
async def rename_me(
    request: Request[Any, Any, Any], data: JSONBody[Rename], context: NamedDependency[Context]
) -> Response[Me]:
    """Take a name; whoever shows no token is given one."""
    session = context.callers.session_or_new(request)
    context.house.admission.check_person(session.who, sender_of(request))
    await context.sessions.confirm(SignIn(session, device_of(request), context.clock.wall()))
    await me.rename(context.house, session.who, data.name)
    return await answer_who(context.house, context.callers, request, session)


@handles(routes.EXPORT_ME, opt=priced(ABOUT_ME))
async def export_me(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> Response[ServerExport]:
    """Return all that is kept about you."""
    session = context.callers.known_session(request)
    who = session.who
    keys = await context.credentials.keys_of(who)
    friends = await context.friends.show(who)
    mine = await me.export(context.house, session)
    push = await context.push.show(who)
    whole = replace(mine, keys=keys, friends=friends, push=push, ratings=await context.ratings.of(who))
    reports = await context.operator_store.reports_by(who)
    acts = await context.operator_store.acts_about(person_subject(who))
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
async def forget_me(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> Response[None]:
    by = context.callers.sign_in_of(request)
    await context.sessions.confirm(by)
    await context.operator_store.forget(by.who)  # these first: should the rest fail, they can ask again
    await context.friend_store.forget(by.who)
    await context.push.forget(by.who)
    await me.forget(context.house, by.who)
    context.house.sessions.end(await context.sessions.forget(by, context.house.hub.time.now()))
    return Response(None, headers={"Set-Cookie": no_cookie(request)})


@handles(routes.LIST_MY_TABLES, opt=priced(ABOUT_ME))
async def list_my_tables(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> list[MyTable]:
    """Return the tables where you hold a seat, the last moved first."""
    who = context.callers.guest_of(request)
    return [] if who is None else await me.my_tables(context.house, who)  # whoever just came sits nowhere: no fault


@handles(routes.LIST_MY_MATCHES, opt=priced(ABOUT_ME))
async def list_my_matches(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> list[MyMatch]:
    """Return the matches that you finished, the newest first."""
    who = context.callers.guest_of(request)
    return [] if who is None else await me.my_matches(context.house, who)  # as above


@handles(routes.SHOW_MY_STATISTICS, opt=priced(ABOUT_ME))
async def show_my_statistics(
    request: Request[Any, Any, Any], context: NamedDependency[Context]
) -> list[GameStatistics]:
    """Return how well you play each game, the most played first."""
    who = context.callers.guest_of(request)
    if who is None:  # as above
        return []
    ratings = await context.ratings.of(who)
    return [replace(one, rating=ratings.get(one.game)) for one in await me.my_statistics(context.house, who)]


ME = (show_me, rename_me, export_me, forget_me, list_my_tables, list_my_matches, show_my_statistics)
