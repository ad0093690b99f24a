"""Every installed game sits the exam. No game is named here; `sound.py` in a game's test folder sharpens it."""

import os
from importlib import import_module
from importlib.util import find_spec

import pytest

from golden import differences
from ninelives import keys, load
from ninelives.testing.exam import CHECKS, sit
from ninelives.testing.walks import Sound

EXAMPLES = int(os.environ.get("NINELIVES_EXAMPLES", "100"))  # `just soak` looks further


def sound_of(key: str) -> Sound | None:
    module = f"games.{key.replace('-', '_')}.sound"
    if find_spec(module) is None:
        return None
    sound: Sound = import_module(module).sound
    return sound


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("key", keys())
def test_the_exam(key: str, check: str) -> None:
    sit(load(key), check, sound=sound_of(key), examples=EXAMPLES)


@pytest.mark.parametrize("key", keys())
def test_golden_files_are_as_the_game_gives_them(key: str) -> None:
    assert differences(load(key)) == [], "`just golden` writes them anew: read the diff"


@pytest.mark.parametrize("key", keys())
def test_every_preset_can_be_played_at_every_number_of_seats(key: str) -> None:
    game = load(key)
    for preset in game.presets:
        for seats in game.seats:
            assert game.to_act(game.start(game.choose(preset), seats))
