"""Approximate distribution of the total, in a fraction of the time of the exact odds.

Exact counting couples all hands, since they come from one deck. Here each hand is drawn as if it had the deck to
itself, unless no special card can be in any: then all hidden hands are merged into one. Tests bound the error.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import perm

from ninelives.bots.kitten_me.counting import PLAIN, CardClass, PlaceGroup, ways_to
from ninelives.bots.kitten_me.knowledge import Knowledge, Others, sorted_pool
from ninelives.bots.kitten_me.specials import Holder, Placement, with_hand
from ninelives.games.kitten_me.options import Setup
from ninelives.games.kitten_me.pieces import CANT_SEE_ME, DOUBLE_TROUBLE, Attribute
from ninelives.games.kitten_me.rules.reckon import hand_sum

type Leans = tuple[int, ...]  # by seat: how strongly its hand is assumed to lean towards the attribute
type TotalChances = tuple[float, ...]  # by number: chance that the total is at least that; ends with 0

type _Shares = tuple[float, ...]  # by total: its share of the ways


@lru_cache(maxsize=1 << 13)
def chances(known: Knowledge, attribute: Attribute, leans: Leans) -> TotalChances:
    own = hand_sum(known.setup, known.hand, attribute)
    shares = [0.0]
    for others in known.worlds:
        classes, _tests = sorted_pool(known.pool, others, attribute)
        hidden = _hidden_shares(known, others, attribute, leans)
        _add(shares, _with_flip(known, classes, hidden, own), others.ways)
    return _at_least(shares)


def _add(shares: list[float], more: Sequence[float], times: float, shift: int = 0) -> None:
    shares += [0.0] * (len(more) + shift - len(shares))
    for total, share in enumerate(more):
        shares[total + shift] += share * times


def _with_flip(known: Knowledge, classes: tuple[CardClass, ...], hidden: _Shares, own: int) -> list[float]:
    if not known.flips:
        return [0.0] * own + list(hidden)
    shares: list[float] = []
    for cards in classes:
        _add(shares, hidden, cards.number, own + cards.worth)
    for total, share in enumerate(hidden):
        _add(shares, [share], known.pool.count(DOUBLE_TROUBLE), 2 * (own + total))
    _add(shares, [sum(hidden)], known.pool.count(CANT_SEE_ME))
    return shares


def _hidden_shares(known: Knowledge, others: Others, attribute: Attribute, leans: Leans) -> _Shares:
    """Return by total the chance that a random deal fits what is known of the other hands and comes to it."""
    classes, tests = sorted_pool(known.pool, others, attribute)
    specials = (known.pool.count(CANT_SEE_ME), known.pool.count(DOUBLE_TROUBLE))
    holders = [Holder(*held) for held in zip(others.known, others.lots, leans, strict=True)]
    holders = [holder for holder in holders if holder.known or holder.lots]
    if not any(specials) and all(not holder.known for holder in holders):
        holders = _as_one(holders)
    shares: _Shares = (1.0,)
    for holder in holders:
        shares = _joined(shares, _hand_shares(known.setup, holder, specials, attribute, classes, tests))
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
def _hand_shares(  # noqa: PLR0913 - all that a hand depends on
    setup: Setup,
    holder: Holder,
    specials: tuple[int, int],
    attribute: Attribute,
    classes: tuple[CardClass, ...],
    tests: tuple[int, ...],
) -> _Shares:
    """Return by total the chance that random cards fit what is known of the hand and come to it."""
    size = sum([size for _test, size in holder.lots])
    deals = perm(sum([cards.number for cards in classes]) + sum(specials), size) * PLAIN**size
    found = [0.0]
    for placement, times in with_hand(setup, {Placement(*specials, (), ()): 1}, holder, 1).items():
        ways = times * _ways(placement, classes, tests)
        if ways:
            shares: _Shares = (1.0,)
            for place in placement.places:
                shares = _joined(shares, _group_shares(classes, place.group(tests)))
            _add(found, shares, ways / deals, placement.base(attribute))
    return tuple(found)


def _ways(placement: Placement, classes: tuple[CardClass, ...], tests: tuple[int, ...]) -> int:
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
