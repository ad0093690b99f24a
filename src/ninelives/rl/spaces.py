"""The spaces of Gymnasium for a task, which PettingZoo uses as well, and observations that lie in them."""

from typing import Any

from ninelives.extras import extra
from ninelives.rl.arrays import as_mask, as_observation
from ninelives.rl.episode import Episode
from ninelives.rl.task import Task

with extra("rl"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

type Observed = dict[str, NDArray[Any]]


def observation_space(task: Task) -> spaces.Space[Any]:
    """Return the Gymnasium space of a task's observations, with the mask of legal actions."""
    layout, size = task.codec.layout, task.codec.size
    tops = np.array(layout.tops(), np.int16)
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(np.zeros_like(tops), tops, dtype=np.int16),
        "action_mask": spaces.Box(0, 1, (size,), dtype=np.int8),
    }
    return spaces.Dict(parts)


def action_space(task: Task) -> spaces.Discrete:
    """Return the Gymnasium space of a task's actions."""
    return spaces.Discrete(task.codec.size)


def observe_task(task: Task, episode: Episode, seat: int) -> Observed:
    """Return what a seat sees, and which numbers are legal for it: none unless it decides."""
    mask = episode.mask if episode.seat == seat else 0
    return {
        "observation": as_observation(episode.observation(seat)),
        "action_mask": as_mask(mask, task.codec.size),
    }
