"""That every ruling has its test, every option its answers, and that a picture is read and drawn alike."""

import re
from pathlib import Path

import pytest

from games.examples import LANGUAGES, typed
from games.scene import neat
from games.shut_up_cat.sound import sound
from games.shut_up_cat.table import becomes, begun, draw, hears, play, start, table
from ninelives.games.shut_up_cat import GAME
from ninelives.rulebook import rulings

RULINGS = [*[f"A{number}" for number in range(1, 7)], *[f"S{number}" for number in range(1, 25)]]
OPTIONS = {
    "ring = twice | pairs | twelve | own (S2)",
    "arcs = all | short (S2)",
    "memory = off | own (S10)",
    "deck = house | own (S13)",
    "chase = before_reveal | anytime | own_turn (S19)",
    "target = 40 | 30 | 20 | 60 | own (S20)",
    "rounds = 40 | none (S24)",
    "order = same | rotating (S1)",
    "first = drawn | own (A6)",
}
PICTURES = [
    "0 10 x1 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm",
    "0 0 x0 laser,laser,milk\n1 39 x3 tuna,cucumber <\n2 5 x2 -\ntiles mmmmzzzzzzzz\npillow 1,2,3,4,5,6\nfirst 2",
    "0 44 x0 -\n1 9 x1 wand\n2 1 x3 box,bag <\n3 0 x1 -\ntiles zzzzzzzzmmmm\nplayed yarn,catnip\ndecided\ndice 4,4,6",
    "0 10 x1 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm\npillow 2,5\nplayed wand,wand\nfirst 1\ndice 1,2,3",
]


def named() -> set[str]:
    names = [name for path in Path(__file__).parent.glob("test_*.py") for name in _tests(path)]
    return {number.upper() for name in names for number in re.findall(r"(?<=_)[as]\d+(?=_)", name)}


def _tests(path: Path) -> list[str]:
    return re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_rulebook_has_all_rulings() -> None:
    assert list(rulings(GAME)) == RULINGS


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_named_by_a_test(ruling: str) -> None:
    assert ruling in named()


def test_the_options_are_those_of_the_rulings_first_the_default() -> None:
    made = [(o.name, " | ".join([*o.values, *(["own"] if o.own else [])]), o.ruling) for o in GAME.options]
    assert {f"{name} = {words} ({ruling})" for name, words, ruling in made} == OPTIONS


def test_the_presets_are_those_of_the_notation() -> None:
    assert GAME.presets == {
        "sheet": {},
        "anytime": {"arcs": "short", "chase": "anytime"},
        "nap": {"target": "20", "memory": "own"},
        "insomnia": {"target": "60", "arcs": "short", "chase": "own_turn"},
    }


@pytest.mark.parametrize("picture", PICTURES)
def test_a_picture_is_drawn_as_it_is_read(picture: str) -> None:
    state = table(f"  {picture.replace(chr(10), f'{chr(10)}   ')}\n\n")
    assert draw(state) == neat(picture) == picture
    sound(state)


def test_a_picture_says_all_that_a_match_begins_with() -> None:
    state = begun(3, "zzmzzmzzmzzm", 1)
    assert table(draw(state)) == state
    assert draw(state) == "0 10 x1 -\n1 10 x1 - <\n2 10 x1 -\ntiles zzmzzmzzmzzm\nfirst 1"


@pytest.mark.parametrize(
    ("lines", "end"),
    [
        (("gather",), "rolling 3 to -"),
        (("gather", "roll 1,2,2", "play milk"), "dice 1,2,2\ncatnips 0, milks 1"),
        (("gather", "roll 1,2,2", "distract 2"), "dealing, third 1"),
        (("gather", "roll 1,2,2", "play milk", "sleep a-b"), "awake a-b, third 2, milks 1"),
        (("gather", "roll 1,2,2", "sleep a-b", "score"), "returning a-b, third 2, scored 2"),
    ],
)
def test_a_picture_shows_what_is_awaited(lines: tuple[str, ...], end: str) -> None:
    assert becomes(table("0 10 x1 milk <\n1 10 x1 -\ntiles zzzzzzzzmmmm"), *lines).endswith(f"\n{end}")


def test_before_the_first_turn_there_is_nothing_to_draw() -> None:
    assert draw(start(2)) == "opening"
    assert draw(play(start(2), "first 1")) == "laying, 1 starts"


@pytest.mark.parametrize(
    "picture",
    [
        "0 10 x1 - <\n1 10 x1 -\ntiles zzmzzmzzmzzz",  # three MEOWs
        "0 10 x1 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm\nnonsense",
        "0 10 x1 box,box <\n1 10 x1 box\ntiles zzmzzmzzmzzm",  # two Boxes in the deck
        "0 10 x4 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm",
    ],
)
def test_what_cannot_lie_there_is_no_picture(picture: str) -> None:
    with pytest.raises(AssertionError):
        table(picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_the_rulebook_goes_as_it_is_told(language: str) -> None:
    """Mia sleeps, Tom takes a card, Zoe settles: seats 0, 1 and 2."""
    gather, catnip, chase, again, sleep, *rest = typed(GAME, 0, language)
    rows = "0 14 x1 catnip <\n1 10 x1 -\n2 10 x1 -\ntiles zmzzmzzzmmzz\npillow 3,5"
    ready = play(table(rows), gather, "roll 1,6", catnip)
    assert draw(play(ready, chase)).startswith("0 9 x2 - <")
    chased = play(ready, chase, again)
    assert draw(chased).startswith("0 4 x3 - <")
    assert hears(chased, sleep, 1) == "sleep a-f: zmzzmz"
    slept = play(chased, sleep)
    assert draw(slept).startswith("0 4 x2 - <")
    scored = play(slept, rest[0])
    assert draw(scored).startswith("0 12 x2 - <")
    mia = play(scored, rest[1])
    assert "pillow 3,5" in draw(mia)
    tom = play(mia, rest[2], "roll 3,4,4", rest[3], "card milk")
    assert "pillow 3,5" in draw(tom)
    zoe = becomes(tom, rest[4], "roll 4", *rest[5:])
    assert zoe == ("0 12 x2 - <\n1 10 x1 milk\n2 10 x2 -\ntiles mmzzzzzzmmzz\npillow 5\nplayed catnip\nrounds 1")
