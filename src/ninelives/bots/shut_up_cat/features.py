"""Features of a seat between two turns, and the chance to win by them: a conditional logit fitted to matches."""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from ninelives.bots import standing
from ninelives.bots.shut_up_cat.weights import LONG, SHORT_ARCS
from ninelives.games.shut_up_cat.options import Setup
from ninelives.games.shut_up_cat.pieces import MOST_MULTIPLIER

# winks short of the target: knots of a piecewise linear function
_KNOTS: Final = (2, 6, 10, 15, 20, 26, 32, 40, 50, 62)
_TEN: Final = 10.0


class SeatFeatures(NamedTuple):
    """A seat before the next turn begins."""

    winks: int
    multiplier: int
    cards: int
    wait: float  # share of the others that move before it, 0 to 1
    last: int  # 1 if it ends the rounds
    left: int  # turns it has in this round: 0 or 1
    expected_gain: float  # of one turn, in winks
    uninformed_reach: float  # chance to reach the target in one turn, if it knew nothing of the tiles
    chance_to_reach: float  # the same with what it knows


def feature_vector(target: int, seat: SeatFeatures) -> list[float]:
    short = target - seat.winks
    soon = 1.0 if seat.wait == 0 else 0.0
    return [
        *[max(0, knot - short) / _TEN for knot in _KNOTS],
        *[float(seat.multiplier > step) for step in range(MOST_MULTIPLIER)],
        seat.multiplier * short / _TEN,
        float(seat.cards),
        float(seat.cards > 0),
        seat.wait,
        float(seat.last),
        float(seat.left),
        seat.left * max(0, 10 - short) / _TEN,
        seat.left * max(0, 20 - short) / _TEN,
        soon * seat.expected_gain / _TEN,
        (1.0 - soon) * seat.expected_gain / _TEN,
        seat.uninformed_reach,
        soon * seat.chance_to_reach,
        (1.0 - soon) * seat.chance_to_reach,
        soon * seat.cards * seat.chance_to_reach,
    ]


def strength(setup: Setup, seat: SeatFeatures) -> float:
    return standing.strength(SHORT_ARCS if setup.short else LONG, feature_vector(setup.target, seat))


def win_share(mine: float, others: Sequence[float]) -> float:
    """Return the chance to win by strength against those of the others."""
    return 1.0 / (1.0 + sum([exp(min(50.0, other - mine)) for other in others]))
