"""Every language says everything: a message without a translation, or with other holes than it has, fails here."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

import languages
from ninelives.core.catalogs import languages as spoken

HOMES = [*languages.homes(), *languages.page_homes()]
CATALOGS = [path for home in HOMES for path in languages.catalogs_of(home)]
COMPILED = [path for home in languages.homes() for path in languages.catalogs_of(home)]
TEMPLATES = {home: languages.template_of(home) for home in HOMES}


def name(path: Path) -> str:
    return path.relative_to(languages.ROOT).as_posix()


def test_the_house_the_page_and_every_game_speak_the_same_languages() -> None:
    assert {tuple([path.stem for path in languages.catalogs_of(home)]) for home in HOMES} == {tuple(spoken()[1:])}
    assert len(spoken()) > 3


@pytest.mark.parametrize("path", CATALOGS, ids=name)
def test_a_catalogue_says_everything(path: Path) -> None:
    catalog = languages.updated(path, TEMPLATES[path.parents[1]])
    assert list(languages.faults_of(catalog)) == []
    assert languages.as_text(catalog) == path.read_bytes(), "run tools/languages.py"


@pytest.mark.parametrize("path", COMPILED, ids=name)
def test_a_catalogue_of_python_is_compiled(path: Path) -> None:
    catalog = languages.updated(path, TEMPLATES[path.parents[1]])
    assert languages.compiled(catalog) == path.with_suffix(".mo").read_bytes(), "run tools/languages.py"


@pytest.mark.parametrize("language", spoken()[1:])
def test_a_message_of_two_games_is_said_in_the_same_words(language: str) -> None:
    """One lookup serves all of them, so what is said must not depend on which game was asked first."""
    said: dict[object, object] = {}
    for path in [path for path in COMPILED if path.stem == language]:
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


def test_a_message_of_the_page_is_told_with_its_place_and_what_is_said_of_it() -> None:
    source = """
const words = catalogue(import.meta.translations, ({ _, ngettext, pgettext }) => ({
  close: _("Close"), // the sheet
  parts: {
    /** On a small button. */
    keep: pgettext("a card", "Keep"),
    left: (number: number) => (number === 0 ? "" : ngettext("{n} left", "{n} left", number)),
  },
  ends: (name: string) => _("It ends {time}.", { time: _("soon, {name}", { name }) }),
}));
"""
    assert list(languages.page_messages_in(source)) == [
        ("Close", None, ["words.close"]),
        ("Keep", "a card", ["words.parts.keep", "On a small button."]),
        (("{n} left", "{n} left"), None, ["words.parts.left"]),
        ("It ends {time}.", None, ["words.ends"]),
        ("soon, {name}", None, ["words.ends.time"]),
    ]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    catalog = Catalog(locale="de")
    catalog.add("Whoever opened the table begins.", "Wer den Tisch eröffnet hat, beginnt.", auto_comments=["table.led"])
    catalog.add("Keep it", "Behalten", auto_comments=["words.keep"])
    path = tmp_path / "de.po"
    path.write_bytes(languages.as_text(catalog))
    return path


def test_a_sentence_that_is_reworded_keeps_its_translation_until_somebody_is_sure(path: Path) -> None:
    template = Catalog()
    template.add("Whoever set the table begins.", auto_comments=["table.opener"])  # much like it
    template.add("Hold on to this card", auto_comments=["words.keep"])  # in its place
    template.add("The night is over.", auto_comments=["words.over"])
    catalog = languages.updated(path, template)
    assert [(message.string, message.fuzzy) for message in catalog if message.id] == [
        ("Wer den Tisch eröffnet hat, beginnt.", True),
        ("Behalten", True),
        (None, False),
    ]
    path.write_bytes(languages.as_text(catalog))
    catalog = languages.updated(path, template)
    assert list(languages.faults_of(catalog)) == [
        "marked as unsure: Whoever set the table begins.",
        "marked as unsure: Hold on to this card",
        "not translated: The night is over.",
    ]
    languages.make_sure(catalog)
    assert list(languages.faults_of(catalog)) == ["not translated: The night is over."]
