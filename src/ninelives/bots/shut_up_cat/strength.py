"""How strong a seat stands between two turns, and how likely each seat then is to win: fitted to matches."""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from ninelives.bots.shut_up_cat.weights import LONG, SHORT_ARCS
from ninelives.games.shut_up_cat.options import Setup
from ninelives.games.shut_up_cat.pieces import MOST_MULTIPLIER

_KNOTS: Final = (2, 6, 10, 15, 20, 26, 32, 40, 50)  # winks short of the target where a seat's hopes bend
_TEN: Final = 10.0


class Standing(NamedTuple):
    """What counts of a seat before the next turn begins."""

    winks: int
    multiplier: int
    cards: int
    wait: float  # how many of the others move before it: none 0, all 1
    last: int  # 1 if it ends the rounds
    left: int  # turns it has in this round: 0 or 1
    hope: float  # winks that it may expect of a turn
    blind: float  # chance to reach the target in one turn, if it knew nothing of the tiles
    reach: float  # the same with what it knows


def features(target: int, seat: Standing) -> list[float]:
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
        soon * seat.hope / _TEN,
        (1.0 - soon) * seat.hope / _TEN,
        seat.blind,
        soon * seat.reach,
        (1.0 - soon) * seat.reach,
        soon * seat.cards * seat.reach,
    ]


def strength(setup: Setup, seat: Standing) -> float:
    weights = SHORT_ARCS if setup.short else LONG
    return sum([weight * feature for weight, feature in zip(weights, features(setup.target, seat), strict=True)])


def share(mine: float, others: Sequence[float]) -> float:
    """Give the chance to win by strength against the others'."""
    return 1.0 / (1.0 + sum([exp(min(50.0, other - mine)) for other in others]))
