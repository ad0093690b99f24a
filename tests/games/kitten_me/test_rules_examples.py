"""The examples of the rule books, replayed: K29, K30 and K33 as they are told there."""

import re

import pytest

from games.examples import LANGUAGES, outside, points, typed
from games.kitten_me.table import draw, play, reckoned, reveal, table
from games.scene import neat
from ninelives.games.kitten_me import GAME
from ninelives.rulebook import rulebook

FIRST = """
    0 3 bh,gg,rh2 dealer <
    1 3 bt,w,skip
    2 2 rh,gt
"""
DELUXE = """
    0 2 gh,w2
    1 3 rh,bh3,trouble dealer <
    2 3 w,fish,hang
"""
NAMES = {"challenge": "Mia", "skip": "Skip", "fish": "Go Fish", "purrfect": "Purrfect"}  # each language has its doubt


@pytest.mark.parametrize("language", LANGUAGES)
def test_k8_what_the_examples_tell_is_what_is_typed(language: str) -> None:
    told = points(outside(rulebook(GAME, language)).partition("- **A1**")[0])
    for point, move in zip(told, [*typed(GAME, 0, language), *typed(GAME, 1, language)], strict=True):
        verb, *rest = move.split()
        assert re.search(rf"\b{NAMES.get(verb) or rest[0]}\b", point), f"{move} is told as {point}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_k33_k34_the_first_example_goes_as_it_is_told(language: str) -> None:
    *before, call = typed(GAME, 0, language)
    state = play(table(FIRST), *before)
    assert draw(state) == neat("""
        0 3 bh,gg,rh2 dealer <
        1 3 bt,w | skip
        2 2 rh,gt
        bid 5 hat by 2
    """)
    lost = reveal(state, call, flip="rg")
    assert reckoned(lost).sums == (1 + 2, 1, 1)
    assert draw(lost) == "0 2 dealer\n1 3\n2 2\ntotal 5"
    assert draw(reveal(state, "purrfect", flip="rg")) == "0 4\n1 3\n2 1 dealer\ntotal 5"
    assert draw(reveal(state, "purrfect", flip="gh")) == "0 2 dealer\n1 3\n2 2\ntotal 6"


@pytest.mark.parametrize("language", LANGUAGES)
def test_k20_k24_k29_the_deluxe_example_goes_as_it_is_told(language: str) -> None:
    *before, call = typed(GAME, 1, language)
    state = play(table(DELUXE, deck="grey"), *before)
    assert draw(state) == neat("""
        0 2 w2
        1 3 rh,bh3,trouble dealer
        2 3 gh,w,hang | fish <
        bid 12 hat by 1
    """)
    won = reveal(state, call, flip="gg")
    assert reckoned(won).sums == (2, (1 + 3) * 2, 1 + 1)
    assert draw(won) == "0 2\n1 2 dealer\n2 5\ntotal 12"


def test_k25_k30_what_the_deluxe_example_says_of_another_flip() -> None:
    moves = typed(GAME, 1, "en")
    state = play(table(DELUXE, deck="grey"), *moves[:-1])
    assert draw(reveal(state, "purrfect", flip="trouble")) == "0 2\n1 3\n2 2 dealer\ntotal 24"
    # Tom holds it as a fourth card, and Zoe has a Skip in its place
    toms = table(DELUXE.replace("1 3 rh,", "1 4 rh,hang,").replace("w,fish,hang", "w,fish,skip"), deck="grey")
    assert draw(reveal(play(toms, *moves[:-1]), "purrfect", flip="trouble")) == "0 2\n1 5\n2 2 dealer\ntotal 24"
