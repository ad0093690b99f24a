"""A small network in numpy: an observation, one hidden layer, and two answers: what to play, and what that will pay."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ninelives.rl.arrays import Masks, Observations
from ninelives.rl.task import Task

HIDDEN: Final = 256
SPREAD: Final = 0.3  # of the first weights: few cells of an observation are not 0
type Floats = NDArray[np.floating[Any]]
type Weights = dict[str, Floats]


class Thought(NamedTuple):
    """What the network makes of some inputs."""

    hidden: Floats
    logs: Floats  # by number: the logarithm of its chance; an illegal one's is very low
    values: Floats  # what the round is expected to pay

    @property
    def chances(self) -> Floats:
        return np.exp(self.logs)


class Network:
    """It plays uniformly and expects nothing before it has learned."""

    def __init__(self, task: Task, dice: np.random.Generator) -> None:
        self._scale = 1 / np.sqrt(np.array(task.codec.layout.tops(), np.float32))
        width = task.codec.layout.size + 1
        self.weights: Weights = {
            "hidden": (dice.standard_normal((width, HIDDEN)) * SPREAD).astype(np.float32),
            "play": np.zeros((HIDDEN + 1, task.codec.size), np.float32),
            "value": np.zeros((HIDDEN + 1, 1), np.float32),
        }

    def inputs(self, observations: Observations) -> Floats:
        return with_one(observations * self._scale)

    def think(self, inputs: Floats, masks: Masks, weights: Weights | None = None) -> Thought:
        """Answer by the network's own weights, or by others of the same shapes."""
        used = weights or self.weights
        hidden = with_one(np.maximum(inputs @ used["hidden"], 0))
        scores = hidden @ used["play"] + np.where(masks, np.float32(0), ILLEGAL)
        scores -= scores.max(axis=1, keepdims=True)
        logs = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return Thought(hidden, logs, (hidden @ used["value"])[:, 0])

    def gradient(self, inputs: Floats, hidden: Floats, play: Floats, value: Floats) -> Weights:
        """Return how the weights change what is wanted, given how the answers change it."""
        back = play @ self.weights["play"].T + value[:, None] @ self.weights["value"].T
        back = back[:, :-1] * (hidden[:, :-1] > 0)
        return {"hidden": inputs.T @ back, "play": hidden.T @ play, "value": hidden.T @ value[:, None]}


ILLEGAL: Final = np.float32(-1e9)


def with_one(array: Floats) -> Floats:
    return np.concatenate([array, np.ones((len(array), 1), np.float32)], axis=1)


class Adam:
    """Climbs by the mean of the latest gradients, in steps of like size for every weight."""

    def __init__(self, weights: Weights) -> None:
        self._means = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._squares = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._steps = 0

    def climb(self, weights: Weights, gradients: Weights, rate: float) -> None:
        self._steps += 1
        for name, gradient in gradients.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            longer = np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
            weights[name] += rate * longer * mean / (np.sqrt(square) + 1e-8)
