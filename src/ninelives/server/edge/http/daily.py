"""The deals of the day."""

from typing import Any

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.params import FromPath

from ninelives.hosting.api import daily, routes
from ninelives.hosting.table_server import TableServer
from ninelives.server.edge.http.tables import opener_of
from ninelives.server.http.callers import Callers
from ninelives.server.http.routed import handles
from ninelives.server.settings import Settings
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import DailyDeal, TableLink, Today


@handles(routes.SHOW_TODAY)
async def show_today(house: NamedDependency[TableServer], asker: NamedDependency[GuestId | None]) -> Today:
    """Return the deals of today, the commitments of tomorrow's, and how everybody did at those that you played."""
    return await daily.today(house, asker)


@handles(routes.SHOW_PAST_DEALS)
async def show_past_deals(day: FromPath[str], house: NamedDependency[TableServer]) -> list[DailyDeal]:
    """Return the deals of a day that is over, with their secrets."""
    return await daily.past_deals(house, day)


@handles(routes.PLAY_TODAY)
async def play_today(
    game: FromPath[str],
    request: Request[Any, Any, Any],
    house: NamedDependency[TableServer],
    callers: NamedDependency[Callers],
    settings: NamedDependency[Settings],
) -> Response[TableLink]:
    """Return the way to your table with the deal of today; it is the same one, however often you ask."""
    opener, cookie = opener_of(request, house, callers)
    return Response(await daily.play_today(house, game, opener, settings.link), headers=cookie)


DAILY = (show_today, show_past_deals, play_today)
