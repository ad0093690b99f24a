"""The value of a hand, in points still to come: what it can lay, and the progress of the rest.

Seasons are symmetric, and so are the Traits of a Season. A hand is first brought into a canonical shape: four sorted
triples in order, then the Mice. There are few shapes, and the value of each is cached.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from ninelives.core.cards import Card, Hand, add_cards, cards_of, counts_without
from ninelives.games.go_kitty.pieces import CLOWDER_SIZE, COPIES, KINDS, MOUSE, POINTS, TRAITS_EACH
from ninelives.games.go_kitty.rules.clowders import lays

type Shape = tuple[int, ...]  # counts by card, in canonical order

_MANY: Final = 1 << 16
_CROWDED: Final = 11  # cards; of a bigger hand only the most promising Clowder is examined
_TRIED: Final = 12  # Clowders examined of any other hand


class HandWeights(NamedTuple):
    """The values of the parts of a hand: a point that could be laid now, and what could become a Clowder."""

    point: float
    card: float  # a Kitty
    season: float  # each Season present
    third: float  # three Seasons: one short of a Year-round
    pair: float  # two of a Trait
    triple: float  # three of it, on top of the pair
    mouse: float


@lru_cache(maxsize=_MANY)
def shape_of(hand: Hand) -> Shape:
    counts = [0] * KINDS
    for card in hand:
        counts[card] += 1
    return _in_order(counts)


def plus(hand: Hand, card: Card, number: int) -> Hand:
    """Add so many of a card, but never more than exist."""
    return add_cards(hand, (card,) * min(number, COPIES - hand.count(card)))


def _in_order(counts: list[int]) -> Shape:
    triples = [tuple(sorted(counts[first : first + TRAITS_EACH])) for first in range(0, MOUSE, TRAITS_EACH)]
    triples.sort()
    return (*triples[0], *triples[1], *triples[2], *triples[3], counts[MOUSE])


@lru_cache(maxsize=_MANY)
def after_lays(shape: Shape, most_mice: int) -> tuple[tuple[int, Shape], ...]:
    """Return what each Clowder of this shape pays and leaves, without duplicates."""
    if sum(shape) < CLOWDER_SIZE:
        return ()
    found = {
        (POINTS[lay.clowder], _in_order(counts_without(shape, lay.cards))) for lay in lays(cards_of(shape), most_mice)
    }
    ways = sorted(sorted(found), key=_promise, reverse=True)
    return tuple(ways[:1] if sum(shape) > _CROWDED else ways[:_TRIED])


def _promise(way: tuple[int, Shape]) -> tuple[int, int, int]:
    """Return a sort key: most points, then most Mice left, then most equal cards left."""
    points, rest = way
    return points, rest[MOUSE], sum([number * number for number in rest])


@lru_cache(maxsize=_MANY)
def waiting_value(shape: Shape, most_mice: int, hand_weights: HandWeights) -> float:
    """Return the value of a hand that must wait for its next turn."""
    best = _parts(shape, hand_weights)
    for points, rest in after_lays(shape, most_mice):
        best = max(best, points * hand_weights.point + waiting_value(rest, most_mice, hand_weights))
    return best


@lru_cache(maxsize=_MANY)
def laying_value(shape: Shape, most_mice: int, hand_weights: HandWeights, token: float) -> float:
    """Return the value of a hand that may lay now; each Clowder returns a token."""
    best = waiting_value(shape, most_mice, hand_weights)
    for points, rest in after_lays(shape, most_mice):
        best = max(best, points + token + laying_value(rest, most_mice, hand_weights, token))
    return best


@lru_cache(maxsize=_MANY)
def most_points(shape: Shape, most_mice: int) -> int:
    """Return the most points that a hand could lay now."""
    best = 0
    for points, rest in after_lays(shape, most_mice):
        best = max(best, points + most_points(rest, most_mice))
    return best


def parts(shape: Shape) -> tuple[int, int, int, int, int, int]:
    """Count Kitties, Seasons, whether there are three of them, pairs, triples, and Mice."""
    kitties = sum(shape[:MOUSE])
    seasons = sum([any(shape[first : first + TRAITS_EACH]) for first in range(0, MOUSE, TRAITS_EACH)])
    pairs = sum([number >= CLOWDER_SIZE - 2 for number in shape[:MOUSE]])
    triples = sum([number >= CLOWDER_SIZE - 1 for number in shape[:MOUSE]])
    return kitties, seasons, int(seasons >= CLOWDER_SIZE - 1), pairs, triples, shape[MOUSE]


def _parts(shape: Shape, hand_weights: HandWeights) -> float:
    kitties, seasons, third, pairs, triples, mice = parts(shape)
    return (
        kitties * hand_weights.card
        + seasons * hand_weights.season
        + third * hand_weights.third
        + pairs * hand_weights.pair
        + triples * hand_weights.triple
        + mice * hand_weights.mouse
    )
