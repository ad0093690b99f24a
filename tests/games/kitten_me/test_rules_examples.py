"""The examples of the rule books, replayed: K29, K30 and K33 as they are told there."""

import re

import pytest

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
HEADS = {
    "en": ("An example", "A Deluxe example"),
    "de": ("Ein Beispiel", "Ein Beispiel mit Deluxe"),
    "es": ("Un ejemplo", "Un ejemplo con Deluxe"),
    "fr": ("Un exemple", "Un exemple avec Deluxe"),
}


def typed(language: str, nth: int) -> list[str]:
    """Return what the players of an example type: a word in code at the end of each of its points."""
    text = rulebook(GAME, language).partition(f"\n## {HEADS[language][nth]}\n")[2].partition("\n## ")[0]
    points = [" ".join(point.split("\n\n")[0].split()) for point in re.split(r"^- ", text, flags=re.MULTILINE)[1:]]
    return [point.rpartition(" `")[2].rstrip("`") for point in points]


@pytest.mark.parametrize("language", HEADS)
def test_k33_k34_the_first_example_goes_as_it_is_told(language: str) -> None:
    *before, call = typed(language, 0)
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


@pytest.mark.parametrize("language", HEADS)
def test_k20_k24_k29_the_deluxe_example_goes_as_it_is_told(language: str) -> None:
    *before, call = typed(language, 1)
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
    moves = typed("en", 1)
    state = play(table(DELUXE, deck="grey"), *moves[:-1])
    assert draw(reveal(state, "purrfect", flip="trouble")) == "0 2\n1 3\n2 2 dealer\ntotal 24"
    # Tom holds it as a fourth card, and Zoe has a Skip in its place
    toms = table(DELUXE.replace("1 3 rh,", "1 4 rh,hang,").replace("w,fish,hang", "w,fish,skip"), deck="grey")
    assert draw(reveal(play(toms, *moves[:-1]), "purrfect", flip="trouble")) == "0 2\n1 5\n2 2 dealer\ntotal 24"
