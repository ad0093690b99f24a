"""Random play in a vector environment."""

import numpy as np
from numpy.typing import NDArray

from ninelives.rl.vector import VectorEnv


def random_numbers(env: VectorEnv, dice: np.random.Generator) -> NDArray[np.int64]:
    return np.argmax(env.masks * dice.random(env.masks.shape), axis=1)


def play_out(env: VectorEnv, steps: int) -> NDArray[np.float32]:
    """Play at random, and return all payoffs: by step, match and seat."""
    dice = np.random.default_rng(1)
    return np.array([env.step(random_numbers(env, dice)).payoffs for _step in range(steps)])
