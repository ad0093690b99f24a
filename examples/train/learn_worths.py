"""Learn what moves are worth, to play what is worth most: `python learn_worths.py go-kitty --keep run.pickle`.

In turn, decisions are played, and a network is fitted to what these and the latest before them led to (fitted Q
iteration). A move's score is its worth to the cat that play began as, and also what the network found. So it suits
games where nothing is lost by always playing the best; where one has to bluff, use learn_moves.py.

`--keep` writes the run after each round, and goes on from it; the text that the bot reads stands beside it. Set
OMP_NUM_THREADS=1: the processes that play have the cores.
"""

import argparse
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import numpy as np

from lessons import LESSONS
from move_network import Turns, Whole, first_weights, gradient, judge, written
from network import Adam, Floats, Weights
from runs import MINUTE, Players, keep, kept
from self_play_tables import Learned, Lesson

LAST: Final = 0.05  # of the rate of learning, at the end of a fit


class Settings(NamedTuple):
    hidden: int = 64
    rate: float = 0.002  # of learning, at first in each fit: it falls
    part: int = 1024  # decisions that a gradient is the mean of
    epochs: int = 3
    decisions: int = 40_000  # played between two fits
    most: int = 320_000  # decisions remembered: what was led to by other play than now misleads
    trust: float = 80.0  # how much what is found to be worth 1 more raises a score, once so many are remembered
    sure: float = 140.0  # the same for the text: whoever does not learn need not try much


class Experience(NamedTuple):
    """Decisions: what the network was told of each, and what it led to."""

    turns: Floats
    moves: Floats
    returns: Floats

    def given(self, some: Whole | slice) -> Turns:
        turns = self.turns[some]
        return Turns(turns, self.moves[some], np.ones(len(turns), int))


def experience_of(played: Learned) -> Experience:
    chosen = played.given.starts + played.chosen
    return Experience(played.given.turns, played.given.moves[chosen], played.returns)


class Run:
    """All that going on needs, but for the tables."""

    def __init__(self, lesson: Lesson, settings: Settings, seed: int) -> None:
        self.lesson, self.settings, self.seed = lesson, settings, seed
        self.dice = np.random.default_rng(seed)
        turn, move = lesson.sizes()
        self.weights = first_weights(turn, move, settings.hidden, self.dice)
        self.past = Experience._make([np.zeros((0, *shape), np.float32) for shape in ((turn + 1,), (move,), ())])
        self.decisions = 0  # played so far
        self.spent = 0.0  # seconds

    def trying(self) -> Weights:
        """Return the policy to learn from: what was found in a few decisions is noise."""
        return self._policy(self.settings.trust * len(self.past.returns) / self.settings.most)

    def playing(self) -> Weights:
        return self._policy(self.settings.sure)

    def _policy(self, trust: float) -> Weights:
        """Return weights that score moves by their worth to the cat that play began as, and by what was found."""
        direct = np.zeros_like(self.weights["direct"])
        direct[self.lesson.worth_at()] = self.lesson.sharp
        return {**self.weights, "score": np.float32(trust) * self.weights["worth"], "direct": direct}

    def learn(self, played: Learned) -> float:
        """Fit the network to all that is remembered; return how much of what is new was foreseen."""
        new = experience_of(played)
        foreseen = explained(self.weights, new)
        self.decisions += len(new.returns)
        both = zip(self.past, new, strict=True)
        self.past = Experience(*[np.concatenate(arrays)[-self.settings.most :] for arrays in both])
        self._fit()
        return foreseen

    def _fit(self) -> None:
        adam, settings = Adam(self.weights), self.settings
        size = len(self.past.returns)
        parts = [
            some
            for _epoch in range(settings.epochs)
            for some in np.array_split(self.dice.permutation(size), max(1, size // settings.part))
        ]
        for rate, some in zip(np.linspace(settings.rate, LAST * settings.rate, len(parts)), parts, strict=True):
            given = self.past.given(some)
            judged = judge(self.weights, given)
            wrong = (self.past.returns[some] - judged.worths) / np.float32(len(some))
            adam.climb(self.weights, gradient(self.weights, given, judged.hidden, np.zeros_like(wrong), wrong), rate)


def explained(weights: Weights, experience: Experience) -> float:
    """Return how much of the variance of returns the network explains."""
    worths = judge(weights, experience.given(slice(None))).worths
    return float(1 - (experience.returns - worths).var() / experience.returns.var())


def learn_on(run: Run, minutes: float, path: Path | None) -> None:
    """Play in all processes and learn meanwhile, so that what is learned from is one round old."""
    players = Players(run.lesson, 1_000_000 * run.seed + run.decisions)  # other luck each time that it goes on
    began, spent = monotonic(), run.spent
    players.ask(run.trying(), run.settings.decisions)
    while run.spent < MINUTE * minutes:
        played = players.played()
        players.ask(run.trying(), run.settings.decisions)
        foreseen = run.learn(played)
        run.spent = spent + monotonic() - began
        print(f"{run.spent:5.0f} s, {run.decisions:8,} decisions: {foreseen:6.3f} of the new foreseen", flush=True)
        if path:
            keep(run, written(run.playing()), path)
    players.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn by playing what moves are worth.")
    parser.add_argument("game", choices=("go-kitty", "shut-up-cat"))
    parser.add_argument("--minutes", type=float, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file to go on from if the run is stopped")
    given = parser.parse_args()
    run = Run(LESSONS[given.game], Settings(), given.seed)
    if given.keep and given.keep.exists():
        run = kept(given.keep, Run)
    learn_on(run, given.minutes, given.keep)


if __name__ == "__main__":
    main()
