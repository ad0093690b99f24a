"""Every language says everything: a message without a translation, or with other holes than it has, fails here."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

import languages
from ninelives.core.catalogs import languages as spoken

HOMES = languages.homes()
CATALOGS = [path for home in HOMES for path in languages.catalogs_of(home)]
TEMPLATES = {home: languages.template_of(home) for home in HOMES}


def name(path: Path) -> str:
    return path.relative_to(languages.SOURCE).as_posix()


def test_the_house_and_every_game_speak_the_same_languages() -> None:
    assert {tuple([path.stem for path in languages.catalogs_of(home)]) for home in HOMES} == {tuple(spoken()[1:])}
    assert len(spoken()) > 3


@pytest.mark.parametrize("path", CATALOGS, ids=name)
def test_a_catalogue_says_everything_and_is_compiled(path: Path) -> None:
    catalog = languages.updated(path, TEMPLATES[path.parents[1]])
    assert list(languages.faults_of(catalog)) == []
    assert languages.as_text(catalog) == path.read_bytes(), "run tools/languages.py"
    assert languages.compiled(catalog) == path.with_suffix(".mo").read_bytes(), "run tools/languages.py"


@pytest.mark.parametrize("language", spoken()[1:])
def test_a_message_of_two_games_is_said_in_the_same_words(language: str) -> None:
    """One lookup serves all of them, so what is said must not depend on which game was asked first."""
    said: dict[object, object] = {}
    for path in [path for path in CATALOGS if path.stem == language]:
        for message in languages.updated(path, TEMPLATES[path.parents[1]]):
            if message.id:
                key = message.context, message.id
                assert said.setdefault(key, message.string) == message.string


def test_a_language_that_lacks_a_sentence_is_found_out() -> None:
    catalog = Catalog(locale="de")
    catalog.add("A bid.", "Ein Gebot.")
    catalog.add("A bid of {number}.", "Ein Gebot von {zahl}.")
    catalog.add(("{n} card", "{n} cards"), ("eine Karte", "{n} Karten"))
    catalog.add(("{n} cat", "{n} cats"), ("eine Katze", ""))
    catalog.add("Out.", "")
    assert list(languages.faults_of(catalog)) == [
        "not the holes of the message: Ein Gebot von {zahl}.",
        "not translated: {n} cat",
        "not translated: Out.",
    ]
