"""The exact distribution of the number of MEOWs in a set of places, given a viewer's knowledge."""

from functools import lru_cache
from math import comb

from ninelives.games.shut_up_cat.pieces import Bits
from ninelives.games.shut_up_cat.state import Mind

type MeowDistribution = tuple[float, ...]  # by number of MEOWs: its chance
type Meows = tuple[int, ...]  # by group of a mind: its number of MEOWs


@lru_cache(maxsize=1 << 16)
def meow_distribution(mind: Mind, meows: Meows, bits: Bits) -> MeowDistribution:
    """Return the chances of no MEOW, of one and so on, among these places."""
    chances: MeowDistribution = (1.0,)
    for nth, group in enumerate(mind):
        if meows[nth] and group & bits:
            chances = _both(chances, _share(group.bit_count(), meows[nth], (group & bits).bit_count()))
    return chances


@lru_cache(maxsize=1 << 10)
def _share(size: int, meows: int, taken: int) -> MeowDistribution:
    """Return the hypergeometric distribution of a group's MEOWs over some of its places."""
    most = min(meows, taken)
    ways = comb(size, taken)
    return tuple([comb(meows, number) * comb(size - meows, taken - number) / ways for number in range(most + 1)])


@lru_cache(maxsize=1 << 14)
def _both(one: MeowDistribution, other: MeowDistribution) -> MeowDistribution:
    """Return the distribution of the sum of two independent numbers."""
    total = [0.0] * (len(one) + len(other) - 1)
    for left, chance in enumerate(one):
        for right, other_chance in enumerate(other):
            total[left + right] += chance * other_chance
    return tuple(total)


def mean(chances: MeowDistribution) -> float:
    return sum([number * chance for number, chance in enumerate(chances)])
