"""Rule books and rulings over HTTP, in English and in German."""

import pytest

from ninelives import keys, load
from ninelives.core.catalogs import languages, translations_of
from ninelives.rulebook import rulebook, rulings
from ninelives.tables.rulings import RULINGS
from server.local import LocalServer

OURS = ("go-kitty", "kitten-me", "shut-up-cat")


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("key", keys())
def test_a_translated_rule_book_has_every_ruling_of_the_english_one(key: str, language: str) -> None:
    english, theirs = load(key), rulings(load(key), language)
    assert list(theirs) == list(rulings(english))
    if key in OURS:
        assert all(theirs[number] != text for number, text in rulings(english).items()), "this one is not translated"
        assert [line.count("|") for line in rulebook(english, language).splitlines() if line.startswith("|")] == [
            line.count("|") for line in rulebook(english).splitlines() if line.startswith("|")
        ], "every table has its rows"


@pytest.mark.parametrize("key", OURS)
async def test_rules_and_rulings_are_given_in_german_to_whoever_asks_for_them(house: LocalServer, key: str) -> None:
    game = load(key)
    rules = f"/api/games/{key}/rules"
    assert await house.get(f"{rules}?lang=de") == rulebook(game, "de") != await house.get(rules) == rulebook(game)
    listed = await house.get(f"/api/games/{key}/rulings?lang=de")
    assert listed == {**rulings(game, "de"), **spoken(RULINGS, "de")}
    assert await house.get(f"/api/games/{key}/rulings") == {**rulings(game), **RULINGS}
    for number in (next(iter(rulings(game))), "t7"):
        one = await house.get(f"/api/games/{key}/rulings/{number}?lang=de")
        assert one == {"ruling": number.upper(), "text": listed[number.upper()]}


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_book_has_the_sections_of_the_rules(house: LocalServer, language: str) -> None:
    book = await house.get(f"/api/games/go-kitty/book?lang={language}")
    rules = rulebook(load("go-kitty"), language)
    titles = [line.lstrip("# ") for line in rules.splitlines() if line.startswith("#") and "`ninelives`" not in line]
    assert [section["title"] for section in book["sections"]] == titles


def spoken(texts: dict[str, str], language: str) -> dict[str, str]:
    said = translations_of(language).gettext
    return {number: said(text) for number, text in texts.items()}


@pytest.mark.parametrize("language", ["en", "tlh", "", "d", "deu", "../", "de.md/../..", "é1"])
async def test_in_a_language_that_is_not_there_the_rules_are_english(house: LocalServer, language: str) -> None:
    assert await house.get(f"/api/games/kitten-me/rules?lang={language}") == rulebook(load("kitten-me"))
    assert (await house.get(f"/api/games/kitten-me/rulings?lang={language}"))["T1"] == RULINGS["T1"]
