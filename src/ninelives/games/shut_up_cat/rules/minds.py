"""What each viewer knows of the tiles, and how it changes, as pure functions of groups of places."""

from functools import lru_cache
from typing import Final

from ninelives.games.shut_up_cat.pieces import ALL, PLACES, Bits, Place, places_in
from ninelives.games.shut_up_cat.state import Mind

UNKNOWING: Final[Mind] = (ALL,)


@lru_cache(maxsize=1 << 12)
def _each(bits: Bits) -> Mind:
    """Return every place as its own group: each is known."""
    return tuple([1 << place for place in places_in(bits)])


@lru_cache(maxsize=1 << 14)
def seen(mind: Mind, bits: Bits) -> Mind:
    """Return what is known after the tiles on these places were seen."""
    kept = ~bits
    left = [group & kept for group in mind if group & kept]
    return tuple(sorted([*left, *_each(bits)]))


@lru_cache(maxsize=1 << 14)
def mixed(mind: Mind, bits: Bits) -> Mind:
    """Return what is known after tiles that all had seen were put back on these places in a hidden order."""
    kept = ~bits
    left = [group & kept for group in mind if group & kept]
    return tuple(sorted([*left, bits]))


@lru_cache(maxsize=1 << 12)
def crossed(mind: Mind, one: Place, other: Place) -> Mind:
    """Return what is known after two tiles changed places."""
    return tuple(sorted([swap_bits(group, one, other) for group in mind]))


def swap_bits(bits: Bits, one: Place, other: Place) -> Bits:
    if bits >> one & 1 == bits >> other & 1:
        return bits
    return bits ^ (1 << one | 1 << other)


@lru_cache(maxsize=1 << 12)
def turned(mind: Mind) -> Mind:
    """Return what is known after every tile moved one place clockwise."""
    return tuple(sorted([turn_bits(group) for group in mind]))


def turn_bits(bits: Bits) -> Bits:
    return bits << 1 & ALL | bits >> PLACES - 1
