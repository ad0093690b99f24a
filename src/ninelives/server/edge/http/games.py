"""What can be played here, and by which rules."""

from litestar import MediaType, get
from litestar.params import FromPath, FromQuery

from ninelives.core.language import ENGLISH
from ninelives.tables.live.answers import games
from ninelives.tables.schemas import GameForm, Ruling


@get("/api/games")
async def list_games() -> list[GameForm]:
    return games.all_games()


@get("/api/games/{key:str}")
async def show_game(key: FromPath[str]) -> GameForm:
    return games.one_game(key)


@get("/api/games/{key:str}/rules", media_type=MediaType.TEXT)
async def show_rules(key: FromPath[str], lang: FromQuery[str] = ENGLISH) -> str:
    return games.rules(key, lang)


@get("/api/games/{key:str}/rulings")
async def list_rulings(key: FromPath[str], lang: FromQuery[str] = ENGLISH) -> dict[str, str]:
    return games.all_rulings(key, lang)


@get("/api/games/{key:str}/rulings/{number:str}")
async def show_ruling(key: FromPath[str], number: FromPath[str], lang: FromQuery[str] = ENGLISH) -> Ruling:
    return games.one_ruling(key, number, lang)


GAMES = (list_games, show_game, show_rules, list_rulings, show_ruling)
