"""Policy gradient for two seats: PPO, or magnetic mirror descent (MMD, Sokota and others 2022).

Both make a decision more likely by its advantage, and pull the policy towards a magnet. For PPO the magnet is uniform
play, so the pull is the usual bonus for entropy, and a step is clipped. For MMD the magnet follows the policy slowly,
and a step is short by its divergence from where it began: that goes towards an equilibrium.

The network plays itself, or learns to beat a rival that stays as it is.
"""

import pickle
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from network import Adam, Floats, Network, Weights
from ninelives.bots.bot import Bot
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
    own: NDArray[np.bool_]  # whether the network decided, not the rival
    numbers: NDArray[np.int64]
    logs: Floats  # of the policy that decided
    magnet: Floats  # the logarithms of its chances
    returns: Floats
    advantages: Floats

    def part(self, rows: NDArray[np.int64]) -> "Batch":
        return Batch._make([array[rows] for array in self])


class Learner:
    """One network in both seats, or in one, by turns from match to match, if there is a rival."""

    def __init__(self, task: Task, method: Method, updates: int, seed: int, rival: Bot[Any, Any] | None = None) -> None:
        self._method, self.updates, self._rival = method, updates, rival
        self._dice = np.random.default_rng(seed)
        self._env = VectorEnv(task, MATCHES, seed)
        self.network = Network(task, self._dice)
        self._adam = Adam(self.network.weights)
        self._magnet: Weights = {name: weight.copy() for name, weight in self.network.weights.items()}
        self.done = 0  # updates
        self.spent = 0.0  # seconds of processor time

    def learn(self, until: int) -> None:
        began = process_time()
        while self.done < until:
            self._update()
            self.done += 1
        self.spent += process_time() - began

    def begin_as(self, other: "Learner") -> None:
        """Play as another does, and learn from there."""
        for name, weight in other.network.weights.items():
            self.network.weights[name][:] = weight

    def keep(self, path: Path) -> None:
        """Write all that going on needs: weights and their momentum, matches as they stand, and luck."""
        part = path.with_suffix(".part")
        part.write_bytes(pickle.dumps(self))
        part.replace(path)  # whoever is stopped in between still has the one before

    def _update(self) -> None:
        """Play on in all matches, and learn from it."""
        batch = self._played()
        rate = self._method.rate * (1 - self.done / self.updates)
        for _epoch in range(EPOCHS):
            for rows in self._dice.permutation(MATCHES * STEPS).reshape(-1, PART):
                self._climb(batch.part(rows), rate)
        for name, weight in self.network.weights.items():
            self._magnet[name] += self._method.follow * (weight - self._magnet[name])

    def _played(self) -> Batch:
        steps = [self._step() for _step in range(STEPS)]
        inputs, masks, own, sides, numbers, logs, values, over, paid = map(np.stack, zip(*steps, strict=True))
        returns = returns_of(self._expected(), sides, values, over, paid)
        inputs, masks, own, numbers, logs = map(np.concatenate, (inputs, masks, own, numbers, logs))
        magnet = self.network.think(inputs, masks, self._magnet).logs
        return Batch(inputs, masks, own, numbers, logs, magnet, returns.ravel(), (returns - values).ravel())

    def _step(self) -> tuple[NDArray[Any], ...]:
        """Decide once in each match; payoffs are seat 0's."""
        env = self._env
        inputs, masks, sides = self.network.inputs(env.observations), env.masks, _sides(env)
        thought = self.network.think(inputs, masks)
        waits = self._dice.standard_exponential(masks.shape, np.float32) + TINY
        numbers = (thought.chances / waits).argmax(axis=1)  # the one whose wait is over first: draws by the chances
        own = self._own()
        if self._rival is not None:
            numbers[~own] = env.ask_bot(self._rival, np.flatnonzero(~own))
        stepped = env.step(numbers)
        return inputs, masks, own, sides, numbers, thought.logs, thought.values, stepped.over, stepped.payoffs[:, 0]

    def _own(self) -> NDArray[np.bool_]:
        """Return in which matches the network decides."""
        return np.ones(MATCHES, np.bool_) if self._rival is None else self._env.seats == np.arange(MATCHES) % 2

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
        play[~batch.own] = 0  # of the rival's decisions it learns what they are worth
        value = 0.5 * (batch.returns - values)
        size = np.float32(len(logs))
        self._adam.climb(
            self.network.weights, self.network.gradient(batch.inputs, hidden, play / size, value / size), rate
        )


def kept(path: Path) -> Learner:
    """Return a learner that was kept: it goes on as if it had never stopped. Open only files of your own."""
    learner: Learner = pickle.loads(path.read_bytes())  # noqa: S301 - as said
    return learner


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
