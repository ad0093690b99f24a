"""For operators, who show their key with each request: what goes on, and what they do about it."""

from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody

from ninelives.core.errors import BadOption
from ninelives.core.language import gettext
from ninelives.server.edge.callers import AnyRequest, known_guest
from ninelives.server.edge.guards import FREE, priced, sender_of
from ninelives.server.features.moderation.keys import OperatorKeys
from ninelives.server.features.moderation.schemas import ActRequest, Announcement, OperatorDesk, TellOperators
from ninelives.server.features.moderation.service import AdminAction
from ninelives.server.process import Context

AN_HOUR: Final = 3600.0  # seconds
BY_COMMAND: Final = ("key", "revoke", "restored")  # whoever finds an open page does nothing that lasts


@post("/api/reports", status_code=201, opt=priced(3.0))
async def report_person(
    request: Request[Any, Any, Any], data: JSONBody[TellOperators], context: NamedDependency[Context]
) -> None:
    """Report somebody who sits at a table, with the match that runs there or ran last."""
    await context.reports.file(context.house, known_guest(request, context), sender_of(request), data)


@get("/api/announcement", opt=priced(FREE))
async def show_announcement(context: NamedDependency[Context]) -> Announcement:
    """Return what the operators tell everybody."""
    return context.desk.announcement()


@get("/api/operator", opt=priced(3.0))
async def show_desk(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> OperatorDesk:
    """Return what goes on, what was reported, and what operators did."""
    return await context.desk.show(await operator_of(request, context))


@post("/api/operator/acts", status_code=200, opt=priced(3.0, for_the_banned_too=True))
async def do_as_operator(
    request: Request[Any, Any, Any], data: JSONBody[ActRequest], context: NamedDependency[Context]
) -> OperatorDesk:
    """Do something, and return what goes on after it."""
    operator = await operator_of(request, context)
    if data.kind in BY_COMMAND:
        raise BadOption("Keys are made and revoked on the command line: ninelives host key NAME.")
    seconds = None if data.hours is None else data.hours * AN_HOUR
    await context.operators.act(operator, AdminAction(data.kind, data.reason, data.subject, data.detail, seconds))
    await context.enforcement.refresh()
    return await context.desk.show(operator)


async def operator_of(request: AnyRequest, context: Context) -> str:
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    operator = await OperatorKeys(context.operator_store, context.house.identity).holder(key) if key else None
    if kind != "Bearer" or operator is None:
        raise NotAuthorizedException(gettext("This key is not known here, or counts no more. Look at it again."))
    return operator


FROM_PLAYERS = (report_person, show_announcement)
DESK = (show_desk, do_as_operator)
