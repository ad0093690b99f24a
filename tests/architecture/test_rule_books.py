"""In every language: what is typed stands in one section of a rule book, and nothing else speaks in code."""

import re

import pytest

from games.examples import LANGUAGES, TERMINAL, in_the_terminal, outside
from ninelives import load
from ninelives.core.options import Option
from ninelives.games.kitten_me.pieces import CODES as CARDS
from ninelives.games.shut_up_cat.pieces.distractions import CODES as DISTRACTIONS
from ninelives.rulebook import rulebook

OURS = ("go-kitty", "kitten-me", "shut-up-cat")
CODE = re.compile(r"`([^`]+)`")
DRAWING = re.compile(r"^```$.+?^```$", re.MULTILINE | re.DOTALL)
RULING = re.compile(r"^- \*\*(\w+)\*\* (.+)$", re.MULTILINE)

every_book = pytest.mark.parametrize(("key", "language"), [(key, language) for key in OURS for language in LANGUAGES])


def heads(text: str) -> list[bool]:
    """Return for each heading whether it is the terminal's."""
    return [TERMINAL.match(line) is not None for line in text.splitlines() if line.startswith("## ")]


@every_book
def test_one_section_is_for_the_terminal_at_the_same_place_in_every_language(key: str, language: str) -> None:
    book = heads(rulebook(load(key), language))
    assert book == heads(rulebook(load(key)))
    assert book.count(True) == 1
    assert f"`ninelives play {key}`" in in_the_terminal(rulebook(load(key), language))


@every_book
def test_before_the_rulings_nothing_outside_of_it_is_in_code(key: str, language: str) -> None:
    text = outside(rulebook(load(key), language)).partition("- **A1**")[0]
    assert CODE.findall(DRAWING.sub("", text)) == []


@every_book
def test_the_code_in_a_ruling_is_that_of_its_options(key: str, language: str) -> None:
    options = load(key).options
    for number, text in RULING.findall(rulebook(load(key), language)):
        own = [option for option in options if option.ruling == number]
        assert [code for code in CODE.findall(text) if not any(is_of(option, code) for option in own)] == []


def is_of(option: Option, code: str) -> bool:
    """Return whether a code names the option or a value of it; where hosts write their own, any code may be in it."""
    return code in (option.name, *option.values) or option.own is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulings_on_own_decks_name_the_codes_of_all_cards(language: str) -> None:
    boxes, distractions = [dict(RULING.findall(rulebook(load(key), language))) for key in ("kitten-me", "shut-up-cat")]
    assert {"b", "r", "g", "h", "t", *CARDS[27:]} <= set(CODE.findall(boxes["K3"]))
    assert [code for code in CODE.findall(distractions["S13"]) if code in DISTRACTIONS] == list(DISTRACTIONS)
