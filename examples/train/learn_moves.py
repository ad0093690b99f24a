"""Learn by self-play what to make of moves: `python learn_moves.py kitten-me --minutes 22 --keep run.pickle`.

One network sits in every seat, at tables of every preset and of two to five seats, and learns by magnetic mirror
descent (learner.py says what that is). Other cats sit at some tables, with `--alone` none, `--against` one at all.
`--keep` writes the run each minute, and goes on from it; the text that the bot reads stands beside it. Set
OMP_NUM_THREADS=1: the processes that play have the cores.
"""

import argparse
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import numpy as np

from lessons import LESSONS
from move_network import Turns, Whole, first_weights, gradient, grown, judge, read, written
from network import Adam, Floats, Weights
from runs import MINUTE, Players, keep, kept
from self_play_tables import ITSELF, Learned, Lesson

DECISIONS: Final = 4096  # between two updates
PART: Final = 1024  # decisions that a gradient is the mean of
EPOCHS: Final = 2
FAR: Final = 0.5  # a chance that has changed by this share already is pushed no further


class Settings(NamedTuple):
    rate: float = 0.003  # of learning, at first: it falls
    pull: float = 0.04  # towards the magnet
    stay: float = 0.5  # towards the policy before the update
    follow: float = 0.02  # the share of its way to the policy that the magnet goes in an update
    hidden: int = 64


# A rival does not learn, so nothing is gained by hiding: what is left of the pull keeps some moves tried.
RESPONSE: Final = Settings(pull=0.002, stay=0.2, follow=0.05)


class Run:
    """All that going on needs, but for the tables."""

    def __init__(self, lesson: Lesson, settings: Settings, seed: int) -> None:
        self.lesson, self.settings, self.seed = lesson, settings, seed
        self.dice = np.random.default_rng(seed)
        weights = first_weights(*lesson.sizes(), settings.hidden, self.dice)
        weights["direct"][lesson.worth_at()] = lesson.sharp
        self._begin(weights)
        self.updates = 0
        self.spent = 0.0  # seconds

    def _begin(self, weights: Weights) -> None:
        self.weights = weights
        self.magnet = {name: weight.copy() for name, weight in weights.items()}
        self.adam = Adam(weights)

    def begin_as(self, text: str) -> None:
        """Play as a network that was written, and learn from there."""
        self._begin(grown(read(text), self.settings.hidden, self.dice))

    def learn(self, lesson: Learned, rate: float) -> float:
        """Learn from some decisions; return the mean entropy of the policy."""
        magnet = judge(self.magnet, lesson.given).logs
        for _epoch in range(EPOCHS):
            order = self.dice.permutation(len(lesson.chosen))
            for some in np.array_split(order, max(1, len(order) // PART)):
                entropy = self._climb(lesson, magnet, some, rate)
        for name, weight in self.weights.items():
            self.magnet[name] += self.settings.follow * (weight - self.magnet[name])
        self.updates += 1
        return entropy

    def _climb(self, lesson: Learned, magnet: Floats, some: Whole, rate: float) -> float:
        rows, given = lesson.given.rows(some), lesson.given.part(some)
        before, advantages = lesson.logs[rows], lesson.advantages[some]
        hidden, logs, worths = judge(self.weights, given)
        chosen = given.starts + lesson.chosen[some]
        ratio = np.exp((logs - before)[chosen].clip(-3, 3))
        ahead = np.where(advantages > 0, ratio - 1, 1 - ratio)
        push = np.where(ahead < FAR, ratio * advantages, 0)
        pull = self.settings.pull * (magnet[rows] - logs) + self.settings.stay * (before - logs)
        scores = _pushed(given, logs, pull, push, chosen)
        wrong = np.zeros_like(worths)
        wrong[chosen] = lesson.returns[some] - worths[chosen]
        size = np.float32(len(some))
        changes = gradient(self.weights, given, hidden, scores / size, wrong / size)
        self.adam.climb(self.weights, changes, rate)
        return float(-np.add.reduceat(np.exp(logs) * logs, given.starts).mean())


def _pushed(given: Turns, logs: Floats, pull: Floats, push: Floats, chosen: Whole) -> Floats:
    """Return how the scores of all moves should change: the chosen ones by their push, all by the pull."""
    chances, turn_of = np.exp(logs), given.turn_of
    middle = np.add.reduceat(chances * pull, given.starts) + push
    scores = chances * (pull - middle[turn_of])
    scores[chosen] += push
    return scores


def learn_on(run: Run, minutes: float, path: Path | None) -> None:
    """Play in all processes and learn meanwhile, so that what is learned from is one update old."""
    players = Players(run.lesson, 1_000_000 * run.seed + 1000 * run.updates)  # other luck each time that it goes on
    began, spent = monotonic(), run.spent
    players.ask(run.weights, DECISIONS)
    while run.spent < MINUTE * minutes:
        played = players.played()
        players.ask(run.weights, DECISIONS)
        left = max(0.05, 1 - run.spent / (MINUTE * minutes))
        entropy = run.learn(played, run.settings.rate * left)
        minute, run.spent = run.spent // MINUTE, spent + monotonic() - began
        if run.spent // MINUTE > minute:
            print(f"{run.spent:5.0f} s, {run.updates:5} updates: entropy {entropy:.2f}", flush=True)
            if path:
                keep(run, written(run.weights), path)
    players.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn by self-play what to make of moves.")
    parser.add_argument("game", choices=LESSONS)
    parser.add_argument("--minutes", type=float, default=22)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file to go on from if the run is stopped")
    parser.add_argument("--begin", type=Path, help="the text of a network to begin with")
    parser.add_argument("--alone", action="store_true", help="no other cats sit at any table")
    parser.add_argument("--against", default="", help="learn to beat this bot, at tables of two")
    given = parser.parse_args()
    lesson = LESSONS[given.game]
    settings = Settings()
    if given.alone:
        lesson = lesson._replace(rivals=(ITSELF,))
    if given.against:
        lesson, settings = lesson._replace(rivals=(given.against,), tables={2: 16}, more=()), RESPONSE
    run = Run(lesson, settings, given.seed)
    if given.begin:
        run.begin_as(given.begin.read_text())
    if given.keep and given.keep.exists():
        run = kept(given.keep, Run)
    learn_on(run, given.minutes, given.keep)
    if given.keep:
        keep(run, written(run.weights), given.keep)


if __name__ == "__main__":
    main()
