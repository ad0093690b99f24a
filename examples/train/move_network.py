"""The network of `ninelives.bots.network` in numpy, where it learns: one row for each move of each turn."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from network import Floats, Weights, with_one
from ninelives.bots.network import FINE

SPREAD: Final = 1.0  # of the first weights, for what is told of a turn or of a move together
type Whole = NDArray[np.integer[Any]]


class Turns(NamedTuple):
    """Turns, one a row with 1 after it; their moves, one a row; and how many moves each has."""

    turns: Floats
    moves: Floats
    sizes: Whole

    @property
    def starts(self) -> Whole:
        """Return by turn the row of its first move."""
        starts: Whole = self.sizes.cumsum() - self.sizes
        return starts

    @property
    def turn_of(self) -> Whole:
        """Return by move the row of its turn."""
        return np.repeat(np.arange(len(self.sizes)), self.sizes)

    def rows(self, some: Whole) -> Whole:
        """Return the rows of the moves of some turns."""
        sizes, starts = self.sizes[some], self.starts[some]
        before: Whole = sizes.cumsum() - sizes
        rows: Whole = np.arange(sizes.sum()) + np.repeat(starts - before, sizes)
        return rows

    def part(self, some: Whole) -> "Turns":
        return Turns(self.turns[some], self.moves[self.rows(some)], self.sizes[some])


class Judged(NamedTuple):
    """What the network makes of turns: by move."""

    hidden: Floats
    logs: Floats  # of the chance that it is played
    worths: Floats  # what the round is expected to pay then


def first_weights(turn: int, move: int, hidden: int, dice: np.random.Generator) -> Weights:
    """Return weights that play uniformly and expect nothing."""
    return {
        "turn": (dice.standard_normal((turn + 1, hidden)) * SPREAD / np.sqrt(turn)).astype(np.float32),
        "move": (dice.standard_normal((move, hidden)) * SPREAD / np.sqrt(move)).astype(np.float32),
        "score": np.zeros((hidden + 1, 1), np.float32),
        "worth": np.zeros((hidden + 1, 1), np.float32),
        "direct": np.zeros((move, 1), np.float32),
    }


def grown(weights: Weights, hidden: int, dice: np.random.Generator) -> Weights:
    """Return weights with so many hidden cells; what is new has no say yet."""
    turn, move = len(weights["turn"]) - 1, len(weights["move"])
    fresh = first_weights(turn, move, hidden, dice)
    cells = weights["turn"].shape[1]
    for name in ("turn", "move"):
        fresh[name][:, :cells] = weights[name]
    for name in ("score", "worth"):
        fresh[name][:cells], fresh[name][-1] = weights[name][:-1], weights[name][-1]
    fresh["direct"] = weights["direct"].copy()
    return fresh


def judge(weights: Weights, given: Turns) -> Judged:
    turn_of, starts = given.turn_of, given.starts
    hidden = np.maximum((given.turns @ weights["turn"])[turn_of] + given.moves @ weights["move"], 0)
    hidden = with_one(hidden)
    scores = (hidden @ weights["score"] + given.moves @ weights["direct"])[:, 0]
    scores -= np.maximum.reduceat(scores, starts)[turn_of]
    logs = scores - np.log(np.add.reduceat(np.exp(scores), starts))[turn_of]
    return Judged(hidden, logs, (hidden @ weights["worth"])[:, 0])


def gradient(weights: Weights, given: Turns, hidden: Floats, scores: Floats, worths: Floats) -> Weights:
    """Return how the weights change what is wanted, given how scores and worths change it."""
    back = scores[:, None] * weights["score"][:-1, 0] + worths[:, None] * weights["worth"][:-1, 0]
    back *= hidden[:, :-1] > 0
    return {
        "turn": given.turns.T @ np.add.reduceat(back, given.starts, axis=0),
        "move": given.moves.T @ back,
        "score": hidden.T @ scores[:, None],
        "worth": hidden.T @ worths[:, None],
        "direct": given.moves.T @ scores[:, None],
    }


def written(weights: Weights) -> str:
    """Return the text that `MoveNetwork` reads: whole numbers."""
    turn, move = len(weights["turn"]) - 1, len(weights["move"])
    hidden = weights["turn"].shape[1]
    score, worth = weights["score"][:, 0], weights["worth"][:, 0]
    lines = [[turn, move, hidden], _whole(weights["direct"][:, 0])]
    for cell in range(hidden):
        answers = [score[cell], worth[cell]]
        lines.append(_whole([*weights["turn"][:, cell], *weights["move"][:, cell], *answers]))
    lines.append(_whole([score[-1], worth[-1]]))
    return "".join([" ".join([str(number) for number in line]) + "\n" for line in lines])


def read(text: str) -> Weights:
    """Return the weights that were written so."""
    rows = [[int(word) / (1 << FINE) for word in line.split()] for line in text.splitlines()]
    turn, move, hidden = [round(number * (1 << FINE)) for number in rows[0]]
    cells = np.array(rows[2 : 2 + hidden], np.float32).T
    last = np.array(rows[-1], np.float32)[:, None]
    return {
        "turn": cells[: turn + 1].copy(),
        "move": cells[turn + 1 : turn + 1 + move].copy(),
        "score": np.append(cells[-2], last[0])[:, None],
        "worth": np.append(cells[-1], last[1])[:, None],
        "direct": np.array(rows[1], np.float32)[:, None],
    }


def _whole(numbers: Any) -> list[int]:  # noqa: ANN401 - floats of any kind
    return [round(float(number) * (1 << FINE)) for number in numbers]
