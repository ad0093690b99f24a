"""Translated messages: the house's own, and those that each game brings, as `locale/LANGUAGE.mo` in their packages."""

from contextlib import suppress
from functools import lru_cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from typing import Final

from ninelives.core.errors import NineLivesError
from ninelives.core.language import ENGLISH
from ninelives.core.pseudo import PSEUDO, Pseudo
from ninelives.core.registry import keys, load

_HOUSE: Final = "ninelives"
_COMPILED: Final = ".mo"


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Return the languages that the house speaks, English first."""
    folder = files(_HOUSE) / "locale"
    compiled = [file.name for file in folder.iterdir() if file.name.endswith(_COMPILED)]
    return (ENGLISH, *sorted([name.removesuffix(_COMPILED) for name in compiled]))


def choose_language(wanted: str) -> str:
    """Return the first language of a list such as `de-AT,de;q=0.9,en` that the house speaks, or English."""
    tags = [tag.partition(";")[0].partition("-")[0].strip().lower() for tag in wanted.split(",")]
    return next((tag for tag in tags if tag in languages() or tag == PSEUDO), ENGLISH)


@lru_cache(maxsize=16)
def translations_of(language: str) -> NullTranslations:
    """Return all messages in a language that the house speaks; what a game has not translated stays English."""
    if language == ENGLISH:
        return NullTranslations()
    if language == PSEUDO:
        return Pseudo()
    found = _read(_HOUSE, language)
    for package in _packages():
        found.add_fallback(_read(package, language))
    return found


def _packages() -> list[str]:
    packages = []
    for key in keys():
        with suppress(NineLivesError):  # a game that is broken says so where somebody wants to play it
            packages.append(load(key).package)
    return packages


def _read(package: str, language: str) -> NullTranslations:
    file = files(package) / "locale" / f"{language}{_COMPILED}"
    if not file.is_file():
        return NullTranslations()
    with file.open("rb") as data:
        return GNUTranslations(data)
