"""What can be played here, and by which rules."""

from ninelives.bots.cats import BY_NAME
from ninelives.core.errors import UnknownGame
from ninelives.core.game import AnyGame
from ninelives.core.options import Option
from ninelives.rulebook import rulebook, rulings
from ninelives.tables.catalog import cats_named, game_named, installed, levels_of
from ninelives.tables.faults import NotFound
from ninelives.tables.rules import RULINGS, TRANSLATED
from ninelives.tables.schemas import CatForm, GameForm, OptionForm, Ruling


def found(key: str) -> AnyGame:
    try:
        return game_named(key)
    except UnknownGame as fault:
        raise NotFound(str(fault)) from fault


def all_games() -> list[GameForm]:
    return [form_of(game_named(key)) for key in installed()]


def one_game(key: str) -> GameForm:
    return form_of(found(key))


def rules(key: str, language: str) -> str:
    return rulebook(found(key), language)


def all_rulings(key: str, language: str) -> dict[str, str]:
    """Return a game's rulings, and those of every table."""
    return {**rulings(found(key), language), **TRANSLATED.get(language, RULINGS)}


def one_ruling(key: str, number: str, language: str) -> Ruling:
    known = all_rulings(key, language)
    if number.upper() not in known:
        raise NotFound(f"There is no ruling {number[:8]}.")
    return Ruling(number.upper(), known[number.upper()])


def form_of(game: AnyGame) -> GameForm:
    return GameForm(
        key=game.key,
        title=game.title,
        credits=game.credits,
        seats=(game.seats[0], game.seats[-1]),
        presets={name: dict(answers) for name, answers in game.presets.items()},
        options=tuple([option_form(option) for option in game.options]),
        bots=levels_of(game.key),
        cats=cat_forms() if cats_named(game.key) is not None else (),
    )


def cat_forms() -> tuple[CatForm, ...]:
    return tuple([CatForm(name, temper.key, temper.line) for name, temper in BY_NAME.items()])


def option_form(option: Option) -> OptionForm:
    return OptionForm(option.name, option.values, option.ruling, option.about, option.examples)
