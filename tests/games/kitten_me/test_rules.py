"""That every ruling has its test: the number stands in the test's name."""

import re
from pathlib import Path

import pytest

from ninelives.games.kitten_me import GAME

RULINGS = [*[f"A{number}" for number in range(1, 7)], *[f"K{number}" for number in range(1, 40)]]
# the options of the rulings, each with all its answers; `own` stands for a deck list of one's own, or a player
OPTIONS = {
    "K2": "deck = white | grey | both",
    "K3": "list = default | alternative | own",
    "K5": "start = auto | 1 | 2 | 3 | 4 | 5 | 6 | 7",
    "K6": "lowest = 1 | 2",
    "K10": "flip = on | off",
    "K13": "dealer_may_skip = no | yes",
    "K14": "own_bid = must_raise | may_act",
    "K21": "go_fish = private | open",
    "K24": "double_trouble = each | once",
    "K29": "hang_purrfect = 2 | 1",
    "K30": "hang_bidder = over | met | any_miss",
    "K31": "hang_stack = each | once",
    "K32": "most = none | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12",
    "K34": "purrfect = on | off",
    "A6": "first = drawn | own",
}


def named() -> set[str]:
    names = [name for path in Path(__file__).parent.glob("test_rules_*.py") for name in _tests(path)]
    return {number.upper() for name in names for number in re.findall(r"(?<=_)[ak]\d+(?=_)", name)}


def _tests(path: Path) -> list[str]:
    return re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_named_by_a_test(ruling: str) -> None:
    assert ruling in named()


def test_the_options_are_those_of_the_rulings_first_the_default() -> None:
    made = {o.ruling: f"{o.name} = {' | '.join([*o.values, *(['own'] if o.own else [])])}" for o in GAME.options}
    assert made == OPTIONS


def test_the_presets_are_those_of_the_rulings() -> None:
    assert list(GAME.presets) == ["first-game", "classic", "second-printing", "deluxe", "chaos"]
