"""Every installed game passes the exam. No game is named here; a game's `sound.py` and `disguise.py` sharpen it."""

import os
import pickle
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from golden import RARE, differences, matches
from ninelives import keys, load
from ninelives.testing.exam import CHECKS, run_check

EXAMPLES = int(os.environ.get("NINELIVES_EXAMPLES", "30"))  # tools/everywhere.sh and `just research::soak` look further


def sharpened(key: str) -> dict[str, Any]:
    """Return what a game's own tests know: which states are sound, and what the rules hide."""
    modules = {name: f"games.{key.replace('-', '_')}.{name}" for name in ("sound", "disguise")}
    return {name: getattr(import_module(module), name) for name, module in modules.items() if find_spec(module)}


@pytest.mark.sampled
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("key", keys())
def test_the_exam(key: str, check: str) -> None:
    run_check(load(key), check, **sharpened(key), rare=RARE.get(key, ()), examples=EXAMPLES)


@pytest.mark.parametrize("key", keys())
def test_a_game_can_be_sent_to_another_process(key: str) -> None:
    game = load(key)
    assert pickle.loads(pickle.dumps(game)) == game  # noqa: S301 - our own


@pytest.mark.parametrize(("key", "preset", "seats"), matches())
def test_a_golden_match_is_as_the_game_gives_it(key: str, preset: str, seats: int) -> None:
    assert differences(load(key), preset, seats) == [], "`just golden` writes it anew: read the diff"


@pytest.mark.parametrize("key", keys())
def test_every_preset_can_be_played_at_every_number_of_seats(key: str) -> None:
    game = load(key)
    for preset in game.presets:
        for seats in game.seats:
            assert game.to_act(game.start(game.choose(preset), seats))
