"""Learn the rounds of Kitten Me by self-play, with numpy alone: `pip install "ninelives[rl]"`, then run this file.

Plain policy gradient with a baseline: every decision of a round is made more likely by as much as the round paid its
seat more than was expected there. It prints how often the policy wins a match against a bot as it learns.
"""

import argparse
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ninelives.bots.bot import answer
from ninelives.bots.cats import bot_named
from ninelives.core.chance import Draw, FastDraw
from ninelives.core.game import Moves
from ninelives.core.match import Match
from ninelives.lab.simulate import secret_of
from ninelives.rl.arrays import as_masks, as_observations
from ninelives.rl.task import Task, make_task
from ninelives.rl.vector import VectorEnv

MATCHES: Final = 256
HIDDEN: Final = 128
RATE: Final = 0.003
CURIOUS: Final = 0.003  # how much an undecided policy is worth
type Array = NDArray[np.float32]


class Policy:
    """An observation, one hidden layer, and two answers: what to play, and what the round will pay."""

    def __init__(self, task: Task, seed: int) -> None:
        self._scale = 1 / np.sqrt(np.array(task.codec.layout.tops(), np.float32))
        width, size = task.codec.layout.size, task.codec.size
        dice = np.random.default_rng(seed)
        shapes = {"hidden": (width + 1, HIDDEN), "play": (HIDDEN + 1, size), "worth": (HIDDEN + 1, 1)}
        self.weights = {name: (0.05 * dice.standard_normal(shape)).astype(np.float32) for name, shape in shapes.items()}
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def look(self, observations: NDArray[np.int16], masks: NDArray[np.uint8]) -> tuple[Array, Array, Array, Array]:
        """Return inputs, hidden layer, chances of the legal numbers, and what each observation is worth."""
        inputs = _with_one((observations * self._scale).astype(np.float32))
        hidden = _with_one(np.maximum(inputs @ self.weights["hidden"], 0))
        scores = np.where(masks, hidden @ self.weights["play"], -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return inputs, hidden, chances, (hidden @ self.weights["worth"])[:, 0]

    def learn(
        self, observations: NDArray[np.int16], masks: NDArray[np.uint8], numbers: NDArray[np.int64], paid: Array
    ) -> None:
        inputs, hidden, chances, worth = self.look(observations, masks)
        gain = (paid - worth) / len(paid)
        blame = -chances * gain[:, None]  # the gradient of the chosen number's score, towards what paid more
        blame[np.arange(len(paid)), numbers] += gain
        logs = np.log(np.maximum(chances, 1e-9))
        surprise = (chances * logs).sum(axis=1, keepdims=True)
        blame += CURIOUS / len(paid) * chances * (surprise - logs)
        back = (blame @ self.weights["play"].T + gain[:, None] @ self.weights["worth"].T)[:, :-1] * (hidden[:, :-1] > 0)
        self._climb({"hidden": inputs.T @ back, "play": hidden.T @ blame, "worth": hidden.T @ gain[:, None]})

    def _climb(self, gradients: dict[str, NDArray[Any]]) -> None:
        """Take a step of Adam."""
        self._steps += 1
        for name, gradient in gradients.items():
            self._mean[name] += 0.1 * (gradient - self._mean[name])
            self._square[name] += 0.001 * (gradient**2 - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.999**self._steps)
            self.weights[name] += RATE * mean / (np.sqrt(square) + 1e-8)


def _with_one(array: Array) -> Array:
    return np.concatenate([array, np.ones((len(array), 1), np.float32)], axis=1)


def choose(chances: Array, dice: np.random.Generator) -> NDArray[np.int64]:
    """Draw a number of each line by its chances: the one whose waiting time is over first."""
    waits = dice.standard_exponential(chances.shape, np.float32) + 1e-9
    return np.argmax(chances / waits, axis=1)


class SelfPlay:
    """One policy in all seats. A decision waits until its round is over, and is learned from then."""

    def __init__(self, task: Task, seed: int) -> None:
        self.policy = Policy(task, seed)
        self.decisions = 0
        self._env = VectorEnv(task, MATCHES, seed)
        self._dice = np.random.default_rng(seed)
        self._open: list[list[tuple[int, Any]]] = [[] for _match in range(MATCHES)]  # by match: seat and decision

    def learn(self, steps: int) -> None:
        done: list[tuple[Any, float]] = []
        for _step in range(steps):
            done += self._step()
        observations, masks, numbers = (
            np.array(part) for part in zip(*[decision for decision, _paid in done], strict=True)
        )
        self.policy.learn(observations, masks, numbers, np.array([paid for _decision, paid in done], np.float32))
        self.decisions += steps * MATCHES

    def _step(self) -> list[tuple[Any, float]]:
        """Decide once in each match, and return the decisions of the rounds that are over, with what they paid."""
        env = self._env
        numbers = choose(self.policy.look(env.observations, env.masks)[2], self._dice)
        for place, seat in enumerate(env.seats.tolist()):
            self._open[place].append((seat, (env.observations[place], env.masks[place], numbers[place])))
        stepped = env.step(numbers)
        done: list[tuple[Any, float]] = []
        for place in np.flatnonzero(stepped.over).tolist():
            done += [(decision, stepped.payoffs[place, seat]) for seat, decision in self._open[place]]
            self._open[place] = []
        return done


def share_of_wins(task: Task, policy: Policy, rival: str, matches: int, seed: int) -> float:
    """Return how often the policy wins a match against a bot, from each seat in turn."""
    codec, dice = task.codec, np.random.default_rng(seed)
    other = bot_named(task.game, rival)
    wins = 0

    def learned(view: Any, moves: Moves[Any], _awaited: bool, _draw: Draw) -> Any:  # noqa: ANN401, FBT001 - as every bot
        masks = as_masks([codec.mask(moves, view.seat)], codec.size)
        chances = policy.look(as_observations([codec.observation(view)]), masks)[2]
        return codec.move(int(choose(chances, dice)[0]), view.seat)

    for number in range(matches):
        own = number % 2
        match = Match(task.game, task.options, task.seats, secret=secret_of(seed, number // 2))
        draw = FastDraw(Random(number).random)  # noqa: S311 - a match's luck
        while match.to_act:
            (seat,) = match.to_act
            match.play(seat, answer(match, seat, learned if seat == own else other, draw))
        wins += match.outcome is not None and own in match.outcome.winners
    return wins / matches


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Kitten Me's first game by self-play.")
    parser.add_argument("--seconds", type=float, default=120, help="of processor time to learn for")
    parser.add_argument("--rival", default="kitten", help="the bot to measure against")
    parser.add_argument("--matches", type=int, default=200, help="for each point of the curve")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    task = make_task("kitten-me", "first-game", seats=2, pays="round")
    learner = SelfPlay(task, given.seed)
    spent, told = 0.0, 0.0
    while True:
        if spent >= told:
            share = share_of_wins(task, learner.policy, given.rival, given.matches, given.seed)
            print(
                f"{spent:6.0f} s {learner.decisions:10,} decisions: wins {share:.2f} against {given.rival}", flush=True
            )
            told += given.seconds / 6
        if spent >= given.seconds:
            return
        began = process_time()
        learner.learn(4)
        spent += process_time() - began


if __name__ == "__main__":
    main()
