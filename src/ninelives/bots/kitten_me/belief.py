"""Approximate distribution of the total, in a fraction of the time of the exact odds.

Exact counting couples all hands, since they come from one deck. Here each hand is drawn as if it had the deck to
itself, unless no special card can be in any: then all hidden hands are merged into one. Tests bound the error.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import perm
from typing import NamedTuple

from ninelives.bots.kitten_me.counting import PLAIN, CardClass, PlaceGroup, ways_to
from ninelives.bots.kitten_me.knowledge import Knowledge, Others, Tests, card_classes
from ninelives.bots.kitten_me.specials import Holder, Placement, with_hand
from ninelives.games.kitten_me.options import Setup
from ninelives.games.kitten_me.pieces import ATTRIBUTES, CANT_SEE_ME, DOUBLE_TROUBLE, Attribute
from ninelives.games.kitten_me.rules.reckon import hand_sum

type Leans = tuple[int, ...]  # by seat: how strongly its hand is assumed to lean towards the attribute
type TotalChances = tuple[float, ...]  # by number: chance that the total is at least that; ends with 0

type _Shares = tuple[float, ...]  # by total: its share of the ways
type _Specials = tuple[int, int]  # how many of Can't See Me and of Double Trouble are in the pool


class _World(NamedTuple):
    """All that the total depends on, apart from the own hand: few things, so that many hands share them."""

    setup: Setup
    classes: tuple[CardClass, ...]
    tests: Tests
    specials: _Specials
    holders: tuple[Holder, ...]
    flips: bool
    attribute: Attribute  # what known cards of other hands are counted for; where none are known, the first


def chances(known: Knowledge, attribute: Attribute, leans: Leans) -> TotalChances:
    own = hand_sum(known.setup, known.hand, attribute)
    if len(known.worlds) == 1:
        return _chances(_world(known, known.worlds[0], attribute, leans), own)
    shares = [0.0]
    for others in known.worlds:
        _add(shares, _shares(_world(known, others, attribute, leans), own), others.ways)
    return _at_least(shares)


def _world(known: Knowledge, others: Others, attribute: Attribute, leans: Leans) -> _World:
    specials = (known.pool[CANT_SEE_ME], known.pool[DOUBLE_TROUBLE])
    held = zip(others.known, others.lots, leans, strict=True)
    holders = [Holder(cards, lots, lean) for cards, lots, lean in held if cards or lots]
    if not any(specials) and not any(others.known):
        holders = _as_one(holders)
    classes = card_classes(known.pool, others.tests, attribute)
    counted_for = attribute if any(others.known) else ATTRIBUTES[0]
    return _World(known.setup, classes, others.tests, specials, tuple(holders), known.flips, counted_for)


@lru_cache(maxsize=1 << 13)
def _chances(world: _World, own: int) -> TotalChances:
    return _at_least(_shares(world, own))


def _shares(world: _World, own: int) -> list[float]:
    hidden = _hidden_shares(world)
    if not world.flips:
        return [0.0] * own + list(hidden)
    shares: list[float] = []
    for cards in world.classes:
        _add(shares, hidden, cards.number, own + cards.worth)
    hides, troubles = world.specials
    if troubles:
        for total, share in enumerate(hidden):
            _add(shares, [share], troubles, 2 * (own + total))
    if hides:
        _add(shares, [sum(hidden)], hides)
    return shares


def _add(shares: list[float], more: Sequence[float], times: float, shift: int = 0) -> None:
    shares += [0.0] * (len(more) + shift - len(shares))
    for total, share in enumerate(more, shift):
        shares[total] += share * times


@lru_cache(maxsize=1 << 13)
def _hidden_shares(world: _World) -> _Shares:
    """Return by total the chance that a random deal fits what is known of the other hands and comes to it."""
    shares: _Shares = (1.0,)
    for holder in world.holders:
        shares = _joined(shares, _hand_shares(world._replace(holders=(holder,), flips=False)))
    return shares


def _as_one(holders: list[Holder]) -> list[Holder]:
    """Merge the hands with equal lean."""
    sizes: dict[int, dict[int, int]] = {}
    for holder in holders:
        of_lean = sizes.setdefault(holder.lean, {})
        for test, size in holder.lots:
            of_lean[test] = of_lean.get(test, 0) + size
    return [Holder((), tuple(sorted(of_lean.items())), lean) for lean, of_lean in sizes.items()]


@lru_cache(maxsize=1 << 13)
def _hand_shares(world: _World) -> _Shares:
    """Return by total the chance that random cards fit what is known of the only hand and come to it."""
    (holder,), classes, tests, specials = world.holders, world.classes, world.tests, world.specials
    size = sum([size for _test, size in holder.lots])
    deals = perm(sum([cards.number for cards in classes]) + sum(specials), size) * PLAIN**size
    found = [0.0]
    for placement, times in with_hand(world.setup, {Placement(*specials, (), ()): 1}, holder, 1).items():
        ways = times * _ways(placement, classes, tests)
        if ways:
            shares: _Shares = (1.0,)
            for place in placement.places:
                shares = _joined(shares, _group_shares(classes, place.group(tests)))
            _add(found, shares, ways / deals, placement.base(world.attribute))
    return tuple(found)


def _ways(placement: Placement, classes: tuple[CardClass, ...], tests: Tests) -> int:
    """Count the ways to fill the places."""
    if len(tests) == 1:
        cards, size = sum([cards.number for cards in classes]), sum([place.size for place in placement.places])
        return perm(cards, size) * int(PLAIN**size)
    groups = [place.group(tests)._replace(times=0, lean=0) for place in placement.places]
    return sum(ways_to(classes, tuple(groups)))


def _joined(some: _Shares, more: _Shares) -> _Shares:
    found = [0.0] * (len(some) + len(more) - 1)
    for one, share in enumerate(some):
        if share:
            for other, part in enumerate(more):
                found[one + other] += share * part
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def _group_shares(classes: tuple[CardClass, ...], group: PlaceGroup) -> _Shares:
    if not group.times:
        return (1.0,)
    ways = ways_to(classes, (group,))
    whole = sum(ways)
    return tuple([number / whole for number in ways])


def _at_least(shares: list[float]) -> TotalChances:
    whole = sum(shares)
    left, found = whole, []
    for share in shares:
        found.append(left / whole)
        left -= share
    return (*found, 0.0)
