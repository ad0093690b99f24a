"""The arcs that each pair of dice allows, and the rolls of three dice."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

from ninelives.games.shut_up_cat.moves import Gather, Sleep
from ninelives.games.shut_up_cat.options import Setup
from ninelives.games.shut_up_cat.pieces import ARCS, FACES, GATHERED, SEVEN, Arc, Dice, Die, Pillow, on_pillow
from ninelives.games.shut_up_cat.rules.reasons import no_allocation, no_gather

PAIRS: Final = (len(FACES) + 1) ** 2  # a pair of different numbers is an int below this: see `pair_of`
_SIDES: Final = len(FACES)


def pair_of(one: Die, other: Die) -> int:
    return min(one, other) * (_SIDES + 1) + max(one, other)


class Triple(NamedTuple):
    """What three dice allow: Sleep with these pairs, a Distraction with this number, Settle with a seven."""

    pairs: tuple[int, ...]
    double: Die  # 0 where no two are equal
    seven: bool


@lru_cache(maxsize=64)
def arcs_of(setup: Setup) -> tuple[tuple[Arc, ...], ...]:
    """Return by pair of dice the legal arcs."""
    return tuple([_arcs_with(setup, (pair // (_SIDES + 1), pair % (_SIDES + 1))) for pair in range(PAIRS)])


def _arcs_with(setup: Setup, dice: Dice) -> tuple[Arc, ...]:
    if not 0 < dice[0] < dice[1]:
        return ()
    return tuple([arc for row in ARCS for arc in row if no_allocation(setup, dice, Sleep(arc.first, arc.last)) is None])


@lru_cache(maxsize=256)
def triple_of(dice: Dice) -> Triple:
    one, two, three = dice
    ends = ((one, two), (one, three), (two, three))
    pairs = tuple(sorted({pair_of(low, high) for low, high in ends if low != high}))
    double = two if two in {one, three} else 0
    return Triple(pairs, double, any(low + high == SEVEN for low, high in ends))


@lru_cache(maxsize=128)
def gathers_of(pillow: Pillow) -> tuple[Dice, ...]:
    """Return the sets of dice that may be taken from the Pillow."""
    lying = on_pillow(pillow)
    some = [dice for number in range(GATHERED + 1) for dice in combinations(lying, number)]
    return tuple([dice for dice in some if no_gather(pillow, Gather(dice)) is None])


@lru_cache(maxsize=256)
def rolls_from(kept: Dice) -> tuple[tuple[Dice, float], ...]:
    """Return the possible results of rolling the rest of three dice, with their chances."""
    number = GATHERED - len(kept)
    found: dict[Dice, float] = {}
    for rolled in combinations_with_replacement(FACES, number):
        dice = tuple(sorted(kept + rolled))
        found[dice] = found.get(dice, 0.0) + _ways(rolled) / _SIDES**number
    return tuple(found.items())


def _ways(rolled: Sequence[Die]) -> int:
    """Count the permutations of the rolled dice."""
    ways = 1
    for nth, die in enumerate(rolled):
        ways = ways * (nth + 1) // rolled[: nth + 1].count(die)
    return ways
