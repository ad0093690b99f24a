"""What can be played here, and by which rules."""

from ninelives.bots.cats import BY_NAME
from ninelives.core.catalogs import choose_language, translations_of
from ninelives.core.errors import UnknownGame
from ninelives.core.game import AnyGame
from ninelives.core.language import gettext, pgettext, use_language
from ninelives.core.options import Option
from ninelives.rulebook import rulebook, rulings
from ninelives.tables.book import read_sections
from ninelives.tables.catalog import cats_named, game_named, installed_games, levels_of
from ninelives.tables.faults import NotFound
from ninelives.tables.rulings import RULINGS
from ninelives.tables.schemas import BookForm, CatForm, GameForm, OptionForm, Ruling


def found(key: str) -> AnyGame:
    try:
        return game_named(key)
    except UnknownGame as fault:
        raise NotFound(fault.message) from fault


def list_games() -> list[GameForm]:
    return [form_of(game_named(key)) for key in installed_games()]


def describe_game(key: str) -> GameForm:
    return form_of(found(key))


def rules(key: str, lang: str) -> str:
    return rulebook(found(key), choose_language(lang))


def book(key: str, lang: str) -> BookForm:
    """Return a game's rule book in sections of blocks, in the language asked for."""
    return BookForm(read_sections(rules(key, lang)))


def list_rulings(key: str, lang: str) -> dict[str, str]:
    """Return a game's rulings, and those of every table."""
    spoken = choose_language(lang)
    with use_language(translations_of(spoken)):
        return {**rulings(found(key), spoken), **{number: gettext(text) for number, text in RULINGS.items()}}


def find_ruling(key: str, number: str, lang: str) -> Ruling:
    known = list_rulings(key, lang)
    if number.upper() not in known:
        raise NotFound("There is no ruling {number}.", number=number[:8])
    return Ruling(number.upper(), known[number.upper()])


def form_of(game: AnyGame) -> GameForm:
    return GameForm(
        key=game.key,
        title=game.title,
        credits=gettext(game.credits),
        seats=(game.seats[0], game.seats[-1]),
        presets={name: dict(answers) for name, answers in game.presets.items()},
        options=tuple([option_form(option) for option in game.options]),
        bots=levels_of(game.key),
        cats=cat_forms() if cats_named(game.key) is not None else (),
    )


def cat_forms() -> tuple[CatForm, ...]:
    return tuple([CatForm(name, temper.key, gettext(temper.line)) for name, temper in BY_NAME.items()])


def option_form(option: Option) -> OptionForm:
    labels = tuple([pgettext(option.name, value.replace("_", " ")) for value in option.values])
    return OptionForm(option.name, option.values, labels, option.ruling, gettext(option.about), option.examples)
