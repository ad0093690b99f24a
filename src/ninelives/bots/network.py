"""A small network that scores the moves of a turn, in whole numbers only: so it is the same on every platform.

It has one hidden layer. What is told of the turn goes into it once, what is told of each move is added to that; two
answers come out for each move: its score, which says how likely it is played, and its worth, in what the game pays.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from math import sumprod
from typing import Final, NamedTuple, final

from ninelives.bots.choosing import by_weight
from ninelives.core.chance import Draw

TOLD: Final = 8  # bits after the point of what the network is told
FINE: Final = 10  # bits after the point of a weight
_EVEN: Final = 1 << 24  # the weight of the move with the highest score
STEPS: Final = 1 << TOLD  # of a score to a factor e
_FALL: Final = 4278222805  # e ** (-1 / STEPS) with 32 bits after the point
_FARTHEST: Final = 16 * STEPS  # a move that is so far behind is never played


class TurnFeatures[Move](NamedTuple):
    """What a network is told: of the turn, and of each move that it may play."""

    turn: list[float]
    moves: list[Move]
    rows: list[list[float]]


def near(number: float) -> float:
    """Return a number that is not far from 0: what is rare must not look like more than what happens every day."""
    return min(1.0, max(-1.0, number))


def _falling() -> tuple[int, ...]:
    """Return the weight of a move by how far its score is behind: an exponential, by multiplication alone."""
    found = [_EVEN << 16]
    for _step in range(_FARTHEST - 1):
        found.append(found[-1] * _FALL >> 32)
    return (*[weight >> 16 for weight in found], 0)


_WEIGHTS: Final = _falling()


@final
class MoveNetwork:
    """The weights of a network, by hidden cell: of the turn with 1 after it, of a move, and of the two answers."""

    def __init__(self, text: str) -> None:
        rows = [[int(word) for word in line.split()] for line in text.splitlines() if not line.startswith("#")]
        (turn, move, hidden), self._direct = rows[0], rows[1]
        self.sizes: Final[tuple[int, int]] = (turn, move)  # how many numbers it is told of a turn, and of a move
        cells = rows[2 : 2 + hidden]
        self._turn: Final[list[list[int]]] = [cell[: turn + 1] for cell in cells]
        self._move: Final[list[list[int]]] = [cell[turn + 1 : turn + 1 + move] for cell in cells]
        self._score: Final[list[int]] = [*[cell[-2] for cell in cells], rows[-1][0]]
        self._worth: Final[list[int]] = [*[cell[-1] for cell in cells], rows[-1][1]]

    def answers(self, turn: Sequence[float], moves: Sequence[Sequence[float]]) -> list[tuple[int, int]]:
        """Return the score and the worth of each move, with TOLD bits after the point."""
        given = [*_whole(turn), 1 << TOLD]
        common = [_dot(cell, given) for cell in self._turn]
        return [self._answer(common, _whole(move)) for move in moves]

    def _answer(self, common: list[int], told: list[int]) -> tuple[int, int]:
        sums = [base + _dot(cell, told) for base, cell in zip(common, self._move, strict=True)]
        hidden = [*[max(0, value) >> FINE for value in sums], 1 << TOLD]
        score = _dot(self._score, hidden) + _dot(self._direct, told)
        return score >> FINE, _dot(self._worth, hidden) >> FINE


@lru_cache(maxsize=8)
def shipped(package: str) -> MoveNetwork:
    """Return the network that lies in this package."""
    return MoveNetwork(files(package).joinpath("network.txt").read_text())


def _dot(one: list[int], other: list[int]) -> int:
    return int(sumprod(one, other))  # of whole numbers it is exact, and its type says float


def _whole(told: Sequence[float]) -> list[int]:
    return [int(value * (1 << TOLD)) for value in told]


def as_weights(scores: Sequence[int]) -> list[int]:
    """Return how likely each move is, relative to the others: the exponential of its score."""
    best = max(scores)
    return [_WEIGHTS[min(best - score, _FARTHEST)] for score in scores]


def choose[Move](network: MoveNetwork, told: TurnFeatures[Move], likings: Sequence[float], draw: Draw) -> Move:
    """Return a move, the more often, the higher its score and the more it is liked: by e for each whole liking."""
    scores = [score for score, _worth in network.answers(told.turn, told.rows)]
    liked = [score + int(STEPS * liking) for score, liking in zip(scores, likings, strict=True)]
    return by_weight(told.moves, as_weights(liked), draw)
