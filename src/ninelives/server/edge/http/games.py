"""What can be played here, and by which rules."""

from litestar import MediaType
from litestar.params import FromPath, FromQuery

from ninelives.core.language import ENGLISH
from ninelives.hosting.api import games, routes
from ninelives.server.http.routed import handles
from ninelives.tables.schemas import BookForm, GameForm, Ruling


@handles(routes.LIST_GAMES)
async def list_games() -> list[GameForm]:
    return games.list_games()


@handles(routes.SHOW_GAME)
async def show_game(key: FromPath[str]) -> GameForm:
    return games.describe_game(key)


@handles(routes.SHOW_RULES, media_type=MediaType.TEXT)
async def show_rules(key: FromPath[str], lang: FromQuery[str] = ENGLISH) -> str:
    return games.rules(key, lang)


@handles(routes.SHOW_BOOK)
async def show_book(key: FromPath[str], lang: FromQuery[str] = ENGLISH) -> BookForm:
    return games.book(key, lang)


@handles(routes.LIST_RULINGS)
async def list_rulings(key: FromPath[str], lang: FromQuery[str] = ENGLISH) -> dict[str, str]:
    return games.list_rulings(key, lang)


@handles(routes.SHOW_RULING)
async def show_ruling(key: FromPath[str], number: FromPath[str], lang: FromQuery[str] = ENGLISH) -> Ruling:
    return games.find_ruling(key, number, lang)


GAMES = (list_games, show_game, show_rules, show_book, list_rulings, show_ruling)
