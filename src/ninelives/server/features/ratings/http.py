"""Handlers for ratings: the leaderboard, and what a match changed."""

import re
from typing import Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from ninelives.core.errors import BadOption
from ninelives.hosting.api import matches
from ninelives.hosting.api.games import found
from ninelives.hosting.table_server import TableServer
from ninelives.server.features.ratings.counting import season_of
from ninelives.server.features.ratings.service import Ratings
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import Leaderboard, RatingChange

MONTH: Final = re.compile(r"[0-9]{4}-[0-9]{2}")


@get("/api/ratings/{game:str}")
async def show_leaderboard(
    game: FromPath[str],
    asker: NamedDependency[GuestId | None],
    ratings: NamedDependency[Ratings],
    house: NamedDependency[TableServer],
    season: FromQuery[str | None] = None,
) -> Leaderboard:
    """Return the best of a month, as in 2026-11, or of this one, and where you stand."""
    found(game)
    if season is not None and not MONTH.fullmatch(season):
        raise BadOption("A season is a month, as in 2026-11.")
    return await ratings.board(game, season or season_of(house.hub.clock.wall()), asker)


@get("/api/matches/{match:str}/ratings")
async def show_rating_changes(
    match: FromPath[str], house: NamedDependency[TableServer], ratings: NamedDependency[Ratings]
) -> list[RatingChange]:
    """Return what a finished match made of the ratings of those who played: nothing, where it was not rated."""
    await matches.record_of(house, match)  # which is kept by then, however little time has passed
    return await ratings.changes_in(match.upper())


RATINGS = (show_leaderboard, show_rating_changes)
