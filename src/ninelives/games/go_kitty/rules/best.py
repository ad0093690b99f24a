"""The best Clowders that a hand can lay together: most points, then fewest Mice.

Only a Clowder of a Kind depends on the Traits of its cards, all of one Season. So Kinds are tried Season by Season;
for all others it is enough to count the cards of each Season and the Mice, and there are at most four Mice.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from ninelives.core.cards import Hand, remove_cards
from ninelives.games.go_kitty.moves import Lay, season_of_lay
from ninelives.games.go_kitty.pieces import (
    CLOWDER_SIZE,
    GROWING,
    KIND,
    MOUSE,
    POINTS,
    SEASON,
    SEASONS,
    YEAR,
    Season,
    season_of,
)
from ninelives.games.go_kitty.rules.clowders import lays, mice_in

NOT_GROWING: Final = -1

type Way = tuple[int, tuple[int, ...], int]  # a Clowder, the number of Kitties of each Season in it, and of Mice
type Plan = tuple[Way, ...]
type Kinds = tuple[int, int, tuple[Lay, ...]]  # the number of Kitties and of Mice in some Clowders of a Kind


def _years(kitties: int) -> list[Way]:
    taken = combinations(SEASONS, kitties)
    return [(YEAR, tuple([int(season in some) for season in SEASONS]), CLOWDER_SIZE - kitties) for some in taken]


def _seasonals(kitties: int) -> list[Way]:
    return [
        (SEASON, tuple([kitties * (season == one) for season in SEASONS]), CLOWDER_SIZE - kitties) for one in SEASONS
    ]


_PURE_YEAR: Final[Way] = _years(CLOWDER_SIZE)[0]
_PURE_SEASONALS: Final[list[Way]] = _seasonals(CLOWDER_SIZE)
_WITH_MICE: Final[list[Way]] = [
    way for kitties in range(CLOWDER_SIZE - 1, 0, -1) for way in (*_years(kitties), *_seasonals(kitties))
]


def seasons_laid(laid: Sequence[Lay]) -> int:
    """Return a bit for each Season of which a Seasonal Clowder was laid."""
    return sum({1 << season_of_lay(lay) for lay in laid if lay.clowder == SEASON})


@lru_cache(maxsize=1 << 10)
def best(hand: Hand, most_mice: int, done: int = NOT_GROWING) -> tuple[Lay, ...]:
    """Return the Clowders that score most together, those of a Kind first; each has at most `most_mice` Mice.

    Where Seasonal Clowders of different Seasons are worth more (G39), `done` has a bit for each Season laid before.
    """
    seasons = [_of_season(hand, season) for season in SEASONS]
    mice = (MOUSE,) * hand.count(MOUSE)
    value = (0, 0)
    kinds: tuple[Lay, ...] = ()
    plan: Plan = ()
    for parts in product(*[_kinds(cards + mice, most_mice) for cards in seasons]):
        used = sum([part[1] for part in parts])
        if used > len(mice):
            continue
        left = tuple([len(seasons[season]) - parts[season][0] for season in SEASONS])
        others = _plan(left, len(mice) - used, most_mice, done)
        laid = tuple([lay for part in parts for lay in part[2]])
        paid, kept = _promise(others, done)
        paid += POINTS[KIND] * len(laid)
        if (paid, kept - used) > value:
            value, kinds, plan = (paid, kept - used), laid, others
    return (*kinds, *_carried_out(plan, remove_cards(hand, tuple([card for lay in kinds for card in lay.cards]))))


def _of_season(hand: Hand, season: Season) -> Hand:
    return tuple([card for card in hand if card != MOUSE and season_of(card) == season])


@lru_cache(maxsize=1 << 12)
def _kinds(hand: Hand, most_mice: int) -> tuple[Kinds, ...]:
    """Return sets of Clowders of a Kind, one for each possible number of Kitties and of Mice."""
    found: dict[tuple[int, int], tuple[Lay, ...]] = {}
    for laid in _kind_sets(hand, most_mice, ()):
        mice = sum([mice_in(lay) for lay in laid])
        found.setdefault((CLOWDER_SIZE * len(laid) - mice, mice), laid)
    return tuple([(kitties, mice, laid) for (kitties, mice), laid in found.items()])


def _kind_sets(hand: Hand, most_mice: int, laid: tuple[Lay, ...]) -> Iterator[tuple[Lay, ...]]:
    """Yield every set of Clowders of a Kind in this hand, once."""
    yield laid
    for lay in lays(hand, most_mice):
        if lay.clowder == KIND and (not laid or lay.cards >= laid[-1].cards):
            yield from _kind_sets(remove_cards(hand, lay.cards), most_mice, (*laid, lay))


@lru_cache(maxsize=1 << 14)
def _plan(seasons: tuple[int, ...], mice: int, most_mice: int, done: int) -> Plan:
    """Return the best of the other Clowders for these numbers of cards of each Season and of Mice."""
    found = _pure_plan(seasons, done)
    for way in _WITH_MICE:
        _clowder, taken, used = way
        if used <= min(mice, most_mice) and _holds(seasons, taken):
            plan = (way, *_plan(_left(seasons, taken), mice - used, most_mice, _then_done(way, done)))
            if _promise(plan, done) > _promise(found, done):
                found = plan
    return tuple(sorted(found))


def _pure_plan(seasons: tuple[int, ...], done: int) -> Plan:
    """Return the best Clowders without Mice: Year-rounds, and Seasonal ones from the rest."""
    plans = []
    for years in range(min(seasons) + 1):
        seasonals = [way for season in SEASONS for way in [_PURE_SEASONALS[season]] * ((seasons[season] - years) // 4)]
        plans.append((*[_PURE_YEAR] * years, *seasonals))
    return max(plans, key=lambda plan: _promise(plan, done))


def _holds(seasons: tuple[int, ...], taken: tuple[int, ...]) -> bool:
    return all(seasons[season] >= taken[season] for season in SEASONS)


def _left(seasons: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([seasons[season] - taken[season] for season in SEASONS])


def _then_done(way: Way, done: int) -> int:
    """Return the Seasons laid after this Clowder, where it matters."""
    clowder, taken, _mice = way
    return done if done == NOT_GROWING or clowder != SEASON else done | sum([bool(n) << s for s, n in enumerate(taken)])


def _promise(plan: Plan, done: int) -> tuple[int, int]:
    paid = sum([POINTS[clowder] for clowder, _taken, _mice in plan])
    if done != NOT_GROWING:
        after = done
        for way in plan:
            after = _then_done(way, after)
        before, now = done.bit_count(), after.bit_count()
        paid += GROWING[now] - GROWING[before] - (now - before) * POINTS[SEASON]
    return paid, -sum([mice for _clowder, _taken, mice in plan])


def _carried_out(plan: Plan, hand: Hand) -> list[Lay]:
    """Return the Clowders of a plan with cards from the hand, the first ones of each Season."""
    left = list(hand)
    laid = []
    for clowder, taken, mice in plan:
        cards: list[int] = []
        for season in SEASONS:
            cards += [card for card in left if card != MOUSE and season_of(card) == season][: taken[season]]
        for card in cards:
            left.remove(card)
        laid.append(Lay(clowder, (*cards, *[MOUSE] * mice)))
    return laid
