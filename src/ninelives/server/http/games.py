"""What can be played here, and by which rules."""

from litestar import MediaType, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from ninelives.core.errors import UnknownGame
from ninelives.core.game import AnyGame
from ninelives.core.options import Option
from ninelives.rulebook import ENGLISH, rulebook, rulings
from ninelives.server.forms import GameForm, OptionForm, Ruling
from ninelives.server.judging import RULINGS, TRANSLATED
from ninelives.server.shelf import game_named, installed, levels_of


@get("/api/games")
async def list_games() -> list[GameForm]:
    return [form_of(game_named(key)) for key in installed()]


@get("/api/games/{key:str}")
async def show_game(key: FromPath[str]) -> GameForm:
    return form_of(found(key))


@get("/api/games/{key:str}/rules", media_type=MediaType.TEXT)
async def show_rules(key: FromPath[str], lang: FromQuery[str] = ENGLISH) -> str:
    return rulebook(found(key), lang)


@get("/api/games/{key:str}/rulings")
async def list_rulings(key: FromPath[str], lang: FromQuery[str] = ENGLISH) -> dict[str, str]:
    return all_rulings(found(key), lang)


@get("/api/games/{key:str}/rulings/{number:str}")
async def show_ruling(key: FromPath[str], number: FromPath[str], lang: FromQuery[str] = ENGLISH) -> Ruling:
    known = all_rulings(found(key), lang)
    if number.upper() not in known:
        raise NotFoundException(f"There is no ruling {number[:8]}.")
    return Ruling(number.upper(), known[number.upper()])


def all_rulings(game: AnyGame, language: str) -> dict[str, str]:
    """Give a game's rulings, and those of every table."""
    return {**rulings(game, language), **TRANSLATED.get(language, RULINGS)}


def found(key: str) -> AnyGame:
    try:
        return game_named(key)
    except UnknownGame as fault:
        raise NotFoundException(str(fault)) from fault


def form_of(game: AnyGame) -> GameForm:
    return GameForm(
        game.key,
        game.title,
        game.credits,
        (game.seats[0], game.seats[-1]),
        {name: dict(answers) for name, answers in game.presets.items()},
        tuple([option_form(option) for option in game.options]),
        levels_of(game.key),
    )


def option_form(option: Option) -> OptionForm:
    return OptionForm(option.name, option.values, option.ruling, option.about, option.examples)


GAMES = (list_games, show_game, show_rules, list_rulings, show_ruling)
