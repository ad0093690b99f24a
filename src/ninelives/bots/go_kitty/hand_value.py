"""The value of a hand, in points still to come: what it can lay, and the progress of the rest.

Seasons are symmetric, and so are the Traits of a Season. A hand is first brought into a canonical shape: what it holds
of each Season, in order, then the Mice. There are few shapes, and the value of each is cached.
"""

from bisect import bisect
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Final, NamedTuple

from ninelives.core.cards import Card, Hand, cards_of, replace_at
from ninelives.games.go_kitty.pieces import CLOWDER_SIZE, COPIES, KINDS, MOUSE, POINTS, TRAITS_EACH, YEAR
from ninelives.games.go_kitty.rules.clowders import lays

type Shape = tuple[int, int, int, int, int]  # what is held of each Season: its place in _HELD, in order; the Mice

_MANY: Final = 1 << 16
_CROWDED: Final = 11  # cards; of a bigger hand only the most promising Clowder is examined
_TRIED: Final = 12  # Clowders examined of any other hand
# all that can be held of a Season: how many of each Trait, sorted; and by any order of these, the place of it
_HELD: Final = tuple(combinations_with_replacement(range(COPIES + 1), TRAITS_EACH))
_PLACE: Final = {
    counts: _HELD.index(tuple(sorted(counts))) for counts in product(range(COPIES + 1), repeat=TRAITS_EACH)
}
_ONE_LESS: Final = tuple(
    [
        tuple(sorted({_PLACE[replace_at(counts, nth, number - 1)] for nth, number in enumerate(counts) if number}))
        for counts in _HELD
    ]
)
_KITTIES: Final = tuple([sum(counts) for counts in _HELD])
_PAIRS: Final = tuple([sum([number >= CLOWDER_SIZE - 2 for number in counts]) for counts in _HELD])
_THREES: Final = tuple([sum([number >= CLOWDER_SIZE - 1 for number in counts]) for counts in _HELD])
_EQUAL: Final = tuple([sum([number * number for number in counts]) for counts in _HELD])


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
    return _in_order(_counts(hand))


def shape_with(hand: Hand, card: Card, number: int) -> Shape:
    """Return the shape of a hand with so many more of a card, but never more than exist."""
    counts = _counts(hand)
    counts[card] = min(COPIES, counts[card] + number)
    return _in_order(counts)


@lru_cache(maxsize=_MANY)
def shapes_with_one_more(hand: Hand) -> tuple[Shape, ...]:
    """Return by card the shape of a hand with one more of it."""
    return tuple([shape_with(hand, card, 1) for card in range(KINDS)])


def _counts(hand: Hand) -> list[int]:
    counts = [0] * KINDS
    for card in hand:
        counts[card] += 1
    return counts


def plus(hand: Hand, card: Card, number: int) -> Hand:
    """Add so many of a card, but never more than exist."""
    place = bisect(hand, card)
    return hand[:place] + (card,) * min(number, COPIES - hand.count(card)) + hand[place:]


def _in_order(counts: list[int]) -> Shape:
    light, cozy, snow, clover, rain, flower, firefly, fan, icecream, apple, pumpkin, leaf, mice = counts
    winter, spring = _PLACE[light, cozy, snow], _PLACE[clover, rain, flower]
    summer, fall = _PLACE[firefly, fan, icecream], _PLACE[apple, pumpkin, leaf]
    one, two, three, four = sorted((winter, spring, summer, fall))
    return one, two, three, four, mice


@lru_cache(maxsize=_MANY)
def after_lays(shape: Shape, most_mice: int) -> tuple[tuple[int, Shape], ...]:
    """Return what each Clowder of this shape pays and leaves, without duplicates."""
    size = _kitties(shape) + shape[-1]
    if size < CLOWDER_SIZE:
        return ()
    found = {*_one_season_less(shape, most_mice), *_every_season_less(shape, most_mice)}
    ways = sorted(sorted(found), key=_promise, reverse=True)
    return tuple(ways[:1] if size > _CROWDED else ways[:_TRIED])


def _one_season_less(shape: Shape, most_mice: int) -> Iterator[tuple[int, Shape]]:
    """Yield what Clowders of a Kind and of a Season pay and leave: they change one Season, and the Mice."""
    *places, mice = shape
    for nth, place in enumerate(places):
        for paid, rest, used in _of_one_season(place):
            if used <= min(mice, most_mice):
                one, two, three, four = sorted([*places[:nth], rest, *places[nth + 1 :]])
                yield paid, (one, two, three, four, mice - used)


@lru_cache(maxsize=len(_HELD))
def _of_one_season(place: int) -> tuple[tuple[int, int, int], ...]:
    """Return what the Clowders of what is held of a Season pay, what they leave of it, and the Mice they need."""
    counts = _HELD[place]
    hand = cards_of((*counts, *[0] * (MOUSE - TRAITS_EACH), CLOWDER_SIZE - 1))
    found = set()
    for lay in lays(hand, CLOWDER_SIZE - 1):
        if lay.clowder != YEAR:
            rest = [number - lay.cards.count(trait) for trait, number in enumerate(counts)]
            found.add((POINTS[lay.clowder], _PLACE[tuple(rest)], lay.cards.count(MOUSE)))
    return tuple(sorted(found))


def _every_season_less(shape: Shape, most_mice: int) -> Iterator[tuple[int, Shape]]:
    """Yield what Year-rounds leave: one Kitty less of each Season, or a Mouse less."""
    *places, mice = shape
    spare = min(mice, most_mice, CLOWDER_SIZE - 1)
    for rests in product(*[(*_ONE_LESS[place], None) if spare else _ONE_LESS[place] for place in places]):
        used = rests.count(None)
        if used <= spare:
            left = [place if rest is None else rest for place, rest in zip(places, rests, strict=True)]
            one, two, three, four = sorted(left)
            yield POINTS[YEAR], (one, two, three, four, mice - used)


def _promise(way: tuple[int, Shape]) -> tuple[int, int, int]:
    """Return a sort key: most points, then most Mice left, then most equal cards left."""
    points, (one, two, three, four, mice) = way
    return points, mice, _EQUAL[one] + _EQUAL[two] + _EQUAL[three] + _EQUAL[four] + mice * mice


def _kitties(shape: Shape) -> int:
    one, two, three, four, _mice = shape
    return _KITTIES[one] + _KITTIES[two] + _KITTIES[three] + _KITTIES[four]


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
    one, two, three, four, mice = shape
    seasons = (one > 0) + (two > 0) + (three > 0) + (four > 0)
    pairs = _PAIRS[one] + _PAIRS[two] + _PAIRS[three] + _PAIRS[four]
    triples = _THREES[one] + _THREES[two] + _THREES[three] + _THREES[four]
    return _kitties(shape), seasons, int(seasons >= CLOWDER_SIZE - 1), pairs, triples, mice


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
