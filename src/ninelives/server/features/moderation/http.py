"""Handlers for reports and announcements, and for operators, who show their key with each request."""

from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody

from ninelives.core.errors import BadOption
from ninelives.core.language import gettext
from ninelives.hosting.table_server import TableServer
from ninelives.server.features.moderation.dashboard import AdminDashboard
from ninelives.server.features.moderation.keys import OperatorKeys
from ninelives.server.features.moderation.policy_sync import PolicySync
from ninelives.server.features.moderation.reports import Reports
from ninelives.server.features.moderation.schemas import ActRequest, Announcement, OperatorDesk, TellOperators
from ninelives.server.features.moderation.service import AdminAction, Moderation
from ninelives.server.http.pricing import FREE, priced, sender_of
from ninelives.tables.ids import GuestId

AN_HOUR: Final = 3600.0  # seconds
BY_COMMAND: Final = ("key", "revoke", "restored")  # whoever finds an open page does nothing that lasts


@post("/api/reports", status_code=201, opt=priced(3.0))
async def report_person(
    request: Request[Any, Any, Any],
    data: JSONBody[TellOperators],
    guest: NamedDependency[GuestId],
    reports: NamedDependency[Reports],
    house: NamedDependency[TableServer],
) -> None:
    """Report somebody who sits at a table, with the match that runs there or ran last."""
    await reports.file(house, guest, sender_of(request), data)


@get("/api/announcement", opt=priced(FREE))
async def show_announcement(dashboard: NamedDependency[AdminDashboard]) -> Announcement:
    """Return what the operators tell everybody."""
    return dashboard.announcement()


@get("/api/operator", opt=priced(3.0))
async def show_desk(operator: NamedDependency[str], dashboard: NamedDependency[AdminDashboard]) -> OperatorDesk:
    """Return what goes on, what was reported, and what operators did."""
    return await dashboard.show(operator)


@post("/api/operator/acts", status_code=200, opt=priced(3.0, for_the_banned_too=True))
async def do_as_operator(
    data: JSONBody[ActRequest],
    operator: NamedDependency[str],
    dashboard: NamedDependency[AdminDashboard],
    moderation: NamedDependency[Moderation],
    policy_sync: NamedDependency[PolicySync],
) -> OperatorDesk:
    """Do something, and return what goes on after it."""
    if data.kind in BY_COMMAND:
        raise BadOption("Keys are made and revoked on the command line: ninelives host key NAME.")
    seconds = None if data.hours is None else data.hours * AN_HOUR
    await moderation.act(operator, AdminAction(data.kind, data.reason, data.subject, data.detail, seconds))
    await policy_sync.refresh()
    return await dashboard.show(operator)


async def provide_operator(request: Request[Any, Any, Any], operator_keys: NamedDependency[OperatorKeys]) -> str:
    """Return whose key a request shows."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    operator = await operator_keys.holder(key) if key else None
    if kind != "Bearer" or operator is None:
        raise NotAuthorizedException(gettext("This key is not known here, or counts no more. Look at it again."))
    return operator


FROM_PLAYERS = (report_person, show_announcement)
DESK = (show_desk, do_as_operator)
