"""A third-party game announces a codec, and has every environment."""

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from ninelives.core.game import AnyGame
from ninelives.rl.checks import check_codec
from ninelives.rl.gymnasium import SeatEnv
from ninelives.rl.pettingzoo import env
from ninelives.rl.task import make_task
from ninelives.rl.vector import VectorEnv
from rl.random_play import play_out


def test_its_codec_passes_the_exam(nine_naps: AnyGame) -> None:
    for seats in nine_naps.seats:
        for nines in ("sleep", "oversleep"):
            check_codec(nine_naps, nine_naps.choose(None, {"nines": nines}), seats)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_it_has_every_environment(nine_naps: AnyGame) -> None:
    task = make_task(nine_naps.key, seats=3)
    api_test(env(task), num_cycles=30)
    seed_test(lambda: env(task), num_cycles=30)
    check_env(SeatEnv(task, ["random"]))
    assert play_out(VectorEnv(task, 4, seed=1), 20).any()
