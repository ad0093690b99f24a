"""Self-play of two seats by policy gradient: PPO, or magnetic mirror descent (MMD, Sokota and others 2022).

Both make a decision more likely by its advantage, and pull the policy towards a magnet. For PPO the magnet is uniform
play, so the pull is the usual bonus for entropy, and a step is clipped. For MMD the magnet follows the policy slowly,
and a step is short by its divergence from where it began: that goes towards an equilibrium.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from network import Adam, Floats, Network, Weights
from ninelives.rl.arrays import Masks
from ninelives.rl.task import Task
from ninelives.rl.vector import VectorEnv

MATCHES: Final = 256
STEPS: Final = 16  # decisions of each match between two updates
EPOCHS: Final = 2
PART: Final = 1024  # decisions that a gradient is the mean of
LAMBDA: Final = 0.8  # how much what came later counts beside what was expected then
TINY: Final = np.float32(1e-9)


class Method(NamedTuple):
    """PPO has a clip; MMD has a pull to stay and a magnet that follows."""

    rate: float  # of learning, at first: it falls to 0
    pull: float  # towards the magnet
    clip: float = np.inf  # a chance that has changed by this share already is pushed no further
    stay: float = 0  # pull towards the policy before the update
    follow: float = 0  # the share of its way to the policy that the magnet goes in an update


class Batch(NamedTuple):
    """Decisions, one a row, and what is known of them when they are learned from."""

    inputs: Floats
    masks: Masks
    numbers: NDArray[np.int64]
    logs: Floats  # of the policy that decided
    magnet: Floats  # the logarithms of its chances
    returns: Floats
    advantages: Floats

    def part(self, rows: NDArray[np.int64]) -> "Batch":
        return Batch._make([array[rows] for array in self])


class Learner:
    """One network in both seats."""

    def __init__(self, task: Task, method: Method, updates: int, seed: int) -> None:
        self._method, self._updates = method, updates
        self._dice = np.random.default_rng(seed)
        self._env = VectorEnv(task, MATCHES, seed)
        self.network = Network(task, self._dice)
        self._adam = Adam(self.network.weights)
        self._magnet: Weights = {name: weight.copy() for name, weight in self.network.weights.items()}
        self.done = 0

    def learn(self, until: int) -> None:
        while self.done < until:
            self._update()
            self.done += 1

    def _update(self) -> None:
        """Play on in all matches, and learn from it."""
        batch = self._played()
        rate = self._method.rate * (1 - self.done / self._updates)
        for _epoch in range(EPOCHS):
            for rows in self._dice.permutation(MATCHES * STEPS).reshape(-1, PART):
                self._climb(batch.part(rows), rate)
        for name, weight in self.network.weights.items():
            self._magnet[name] += self._method.follow * (weight - self._magnet[name])

    def _played(self) -> Batch:
        steps = [self._step() for _step in range(STEPS)]
        inputs, masks, sides, numbers, logs, values, over, paid = [np.stack(part) for part in zip(*steps, strict=True)]
        returns = returns_of(self._expected(), sides, values, over, paid)
        inputs, masks, numbers, logs = [np.concatenate(part) for part in (inputs, masks, numbers, logs)]
        magnet = self.network.think(inputs, masks, self._magnet).logs
        return Batch(inputs, masks, numbers, logs, magnet, returns.ravel(), (returns - values).ravel())

    def _step(self) -> tuple[NDArray[Any], ...]:
        """Decide once in each match; payoffs are seat 0's."""
        env = self._env
        inputs, masks, sides = self.network.inputs(env.observations), env.masks, _sides(env)
        thought = self.network.think(inputs, masks)
        waits = self._dice.standard_exponential(masks.shape, np.float32) + TINY
        numbers = (thought.chances / waits).argmax(axis=1)  # the one whose wait is over first: draws by the chances
        stepped = env.step(numbers)
        return inputs, masks, sides, numbers, thought.logs, thought.values, stepped.over, stepped.payoffs[:, 0]

    def _expected(self) -> Floats:
        """Return what seat 0 is expected to win in each match as it stands."""
        env = self._env
        return _sides(env) * self.network.think(self.network.inputs(env.observations), env.masks).values

    def _climb(self, batch: Batch, rate: float) -> None:
        hidden, logs, values = self.network.think(batch.inputs, batch.masks)
        chances, rows = np.exp(logs), np.arange(len(logs))
        ratio = np.exp((logs - batch.logs)[rows, batch.numbers])
        ahead = np.where(batch.advantages > 0, ratio - 1, 1 - ratio)
        push = np.where(ahead < self._method.clip, ratio * batch.advantages, 0)
        pull = self._method.pull * (batch.magnet - logs) + self._method.stay * (batch.logs - logs)
        play = chances * (pull - (chances * pull).sum(axis=1, keepdims=True) - push[:, None])
        play[rows, batch.numbers] += push
        value = 0.5 * (batch.returns - values)
        size = np.float32(len(logs))
        self._adam.climb(
            self.network.weights, self.network.gradient(batch.inputs, hidden, play / size, value / size), rate
        )


def _sides(env: VectorEnv) -> Floats:
    """Return 1 where seat 0 decides, -1 where seat 1 does."""
    return (1 - 2 * env.seats).astype(np.float32)


def returns_of(ahead: Floats, sides: Floats, values: Floats, over: NDArray[np.bool_], paid: Floats) -> Floats:
    """Return what each decision led to: what the round paid, or in part what later deciders expected (TD-lambda).

    One seat wins what the other loses, so the expectations of either will do. `ahead` and `paid` are seat 0's.
    """
    returns = np.empty_like(values)
    for step in reversed(range(len(values))):
        ahead = np.where(over[step], paid[step], ahead)
        returns[step] = sides[step] * ahead
        ahead = LAMBDA * ahead + (1 - LAMBDA) * sides[step] * values[step]
    return returns
