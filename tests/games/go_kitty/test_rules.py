"""That every ruling has its test, every option its answers, and that a picture is read and drawn alike."""

import re
from pathlib import Path

import pytest

from games.go_kitty.sound import sound
from games.go_kitty.table import draw, kinds, play, start, table
from games.scene import neat
from ninelives.core.game import TABLE
from ninelives.games.go_kitty import GAME

RULINGS = [*[f"A{number}" for number in range(1, 7)], *[f"G{number}" for number in range(1, 41)]]
OPTIONS = {
    "must_lay = no | yes (G3)",
    "lay = turn_start | before_each_ask | anytime (G4)",
    "mice = 3 | 2 | 1 (G7)",
    "season_card = giver | random (G10)",
    "empty_draw = go_on | end (G13)",
    "lucky = no | yes (G16)",
    "seek = as_asked | goes_on | ends (G19)",
    "seek_mouse = one | all (G19)",
    "last_turns = everyone | others (G28)",
    "dealt = 5 | 3 (G34)",
    "names = sheet | clowder (G35)",
    "empty_hand = may_draw | draws (G36)",
    "season_needs = own | nothing (G37)",
    "seek_reversal = allowed | never (G38)",
    "seasonals = each | growing (G39)",
    "year_tokens = 1 | 2 (G40)",
    "memory = off | own (G33)",
    "first = drawn | own (A6)",
}
PICTURES = [
    "0 snow <\n1 rain",
    "0 snow,rain,leaf,mouse +0 | kind fan,fan,fan,mouse | year light,clover,firefly,apple <\n1 - +2\n2 snow",
    "0 -\n1 - <\npile -\nlast 2",
    "0 snow +1 | season light,light,cozy,mouse\n1 mouse <\npile rain,leaf\nunder snow:0,leaf:1\nspent 2\ngoes_on",
    "0 snow\n1 mouse <\nunder cozy:0\nlast 1\nclosing",
    "0 snow\n1 mouse <\nlaid",
    f"0 snow {kinds('light', 'cozy')}\n1 mouse <\ndrew",
]


def named() -> set[str]:
    names = [name for path in Path(__file__).parent.glob("test_*.py") for name in _tests(path)]
    return {number.upper() for name in names for number in re.findall(r"(?<=_)[ag]\d+(?=_)", name)}


def _tests(path: Path) -> list[str]:
    return re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_named_by_a_test(ruling: str) -> None:
    assert ruling in named()


def test_the_options_are_those_of_the_rulings_first_the_default() -> None:
    made = [(o.name, " | ".join([*o.values, *(["own"] if o.own else [])]), o.ruling) for o in GAME.options]
    assert {f"{name} = {words} ({ruling})" for name, words, ruling in made} == OPTIONS


def test_the_presets_are_those_of_the_notation() -> None:
    assert GAME.presets == {
        "sheet": {},
        "cozy": {"lay": "anytime", "lucky": "yes", "memory": "own"},
        "clowder": {
            "dealt": "3",
            "names": "clowder",
            "empty_hand": "draws",
            "season_needs": "nothing",
            "seek": "ends",
            "seek_reversal": "never",
            "seasonals": "growing",
            "year_tokens": "2",
        },
        "wild": {"lay": "before_each_ask", "season_card": "random", "seek": "goes_on", "last_turns": "others"},
    }


@pytest.mark.parametrize("picture", PICTURES)
def test_a_picture_is_drawn_as_it_is_read(picture: str) -> None:
    assert draw(table(picture)) == neat(picture)


@pytest.mark.parametrize("picture", [picture for picture in PICTURES if "pile" not in picture])
def test_a_picture_without_a_pile_has_all_the_cards(picture: str) -> None:
    sound(table(picture))


def test_what_a_picture_does_not_say_is_as_after_a_deal() -> None:
    dealt = play(start(2), "first 1", "deal 0:light,light,snow,rain,leaf 1:cozy,fan,fan,apple,apple")
    assert draw(dealt) == "0 light,light,snow,rain,leaf\n1 cozy,fan,fan,apple,apple <"
    assert GAME.legal(table(draw(dealt)), 1) == GAME.legal(dealt, 1)


def test_a_picture_shows_who_and_what_is_awaited() -> None:
    asked = play(table("0 snow <\n1 cozy,mouse"), "ask 1 winter")
    assert draw(asked).endswith("asked 1 winter")
    assert draw(play(asked, "mouse")).endswith("paying 1 winter")
    looked = play(table("0 snow <\n1 rain"), "look")
    assert GAME.to_act(looked) == (TABLE,)
    assert draw(looked).endswith("looking")
    assert draw(play(looked, "top rain,fan,leaf")).endswith("keeping rain,fan,leaf")
