"""How hidden cards may have moved: lots of cards that a seat cannot distinguish, in worlds that are possible to it."""

from collections.abc import Iterator
from math import comb
from typing import Final

from ninelives.core.cards import Card
from ninelives.core.game import Seat
from ninelives.games.kitten_me.pieces import ATTRIBUTES, FISHED, KINDS
from ninelives.games.kitten_me.state import Fished

type Path = tuple[int, ...]  # the Go Fish events that moved a card, by index in the trail
type Lot = tuple[Seat, int, Path]  # holder, test, path; a test is a set of cards, as bits
type Lots = tuple[tuple[Lot, int], ...]  # each with its size, sorted
type Found = tuple[tuple[Card, Path], ...]  # cards that were seen since, and how they had moved
type Worlds = dict[tuple[Lots, Found], int]  # each with the number of ways in which it may have happened

ANY: Final = (1 << KINDS) - 1
CAUGHT: Final[tuple[int, ...]] = tuple([sum([1 << c for c in range(KINDS) if FISHED[a][c]]) for a in ATTRIBUTES])


def lots_of(sizes: dict[Lot, int]) -> Lots:
    return tuple(sorted([(lot, size) for lot, size in sizes.items() if size]))


def _grown(sizes: dict[Lot, int], lot: Lot, by: int) -> dict[Lot, int]:
    return {**sizes, lot: sizes.get(lot, 0) + by}


def _add(worlds: Worlds, lots: Lots, found: Found, ways: int) -> None:
    """Add a world, unless it is impossible: a lot has cards, but no card passes its test."""
    if all(test for (_holder, test, _path), _size in lots):
        worlds[lots, found] = worlds.get((lots, found), 0) + ways


def turned_up(worlds: Worlds, seat: Seat, card: Card) -> Worlds:
    """Return the worlds in which this card comes from one of the seat's lots."""
    after: Worlds = {}
    for (lots, found), ways in worlds.items():
        for lot, size in lots:
            holder, test, path = lot
            if holder == seat and test >> card & 1:
                noted = tuple(sorted([*found, (card, path)])) if path else found
                _add(after, lots_of(_grown(dict(lots), lot, -1)), noted, ways * size)
    return after


def drew(worlds: Worlds, seat: Seat, number: int) -> Worlds:
    after: Worlds = {}
    for (lots, found), ways in worlds.items():
        _add(after, lots_of(_grown(dict(lots), (seat, ANY, ()), number)), found, ways)
    return after


def lacks(worlds: Worlds, seat: Seat, test: int) -> Worlds:
    """Return the worlds in which no card left in the seat's lots passes the test."""
    after: Worlds = {}
    for (lots, found), ways in worlds.items():
        sizes: dict[Lot, int] = {}
        for (holder, passed, path), size in lots:
            lot = (holder, passed & ~test if holder == seat else passed, path)
            sizes = _grown(sizes, lot, size)
        _add(after, lots_of(sizes), found, ways)
    return after


def caught(worlds: Worlds, event: Fished, number: int, nth: int) -> Worlds:
    """Return the worlds in which this many cards were handed over, from any of the target's lots."""
    after: Worlds = {}
    test = CAUGHT[event.attribute]
    for (lots, found), ways in worlds.items():
        theirs = [(lot, size) for lot, size in lots if lot[0] == event.target]
        others = {lot: size for lot, size in lots if lot[0] != event.target}
        for parts in _splits([size for _lot, size in theirs], number):
            sizes, times = others, ways
            for (lot, size), part in zip(theirs, parts, strict=True):
                times *= comb(size, part)
                sizes = _grown(sizes, (event.target, lot[1] & ~test, lot[2]), size - part)
                sizes = _grown(sizes, (event.seat, lot[1] & test, (*lot[2], nth)), part)
            _add(after, lots_of(sizes), found, times)
    return after


def _splits(sizes: list[int], number: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to take this many from piles of these sizes."""
    if not sizes:
        if number == 0:
            yield ()
        return
    for part in range(min(sizes[0], number) + 1):
        for rest in _splits(sizes[1:], number - part):
            yield (part, *rest)
