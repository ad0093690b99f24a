"""Worlds and their ways, to the last one: a small mistake would bias `imagine` too little to show in samples."""

from math import comb

from ninelives.games.kitten_me.imagine.filling import Filling
from ninelives.games.kitten_me.imagine.worlds import ANY, CAUGHT, Worlds, caught, drew, lacks, lots_of, turned_up
from ninelives.games.kitten_me.pieces import HAT, RED
from ninelives.games.kitten_me.state import Fished

BLUE_HAT, RED_TIE = 0, 4
HATS, REDS = CAUGHT[HAT], CAUGHT[RED]
DEALT, BROUGHT = (1, ANY, ()), (1, HATS, (0,))  # seat 1's cards as dealt, and the Hats it fished first
WORLDS: Worlds = {(lots_of({DEALT: 3, BROUGHT: 2}), ()): 5}


def test_a_card_turns_up_in_any_lot_that_may_hold_it() -> None:
    assert turned_up(WORLDS, 1, BLUE_HAT) == {
        (lots_of({DEALT: 2, BROUGHT: 2}), ()): 5 * 3,
        (lots_of({DEALT: 3, BROUGHT: 1}), ((BLUE_HAT, (0,)),)): 5 * 2,
    }
    assert turned_up(WORLDS, 1, RED_TIE) == {(lots_of({DEALT: 2, BROUGHT: 2}), ()): 5 * 3}
    assert turned_up(WORLDS, 2, BLUE_HAT) == {}


def test_ways_to_the_same_world_add_up() -> None:
    two: Worlds = {
        (lots_of({(1, ANY, ()): 1, (1, ANY & ~REDS, ()): 2}), ()): 7,
        (lots_of({(1, ANY, ()): 2, (1, ANY & ~REDS, ()): 1}), ()): 4,
    }
    assert lacks(two, 1, REDS) == {(lots_of({(1, ANY & ~REDS, ()): 3}), ()): 11}


def test_drawn_cards_join_those_that_were_dealt() -> None:
    assert drew(WORLDS, 1, 3) == {(lots_of({DEALT: 6, BROUGHT: 2}), ()): 5}


def test_fished_cards_come_out_of_every_lot_they_can() -> None:
    after = caught(WORLDS, Fished(2, 1, RED, 2, None), 2, 1)
    assert sum(after.values()) == 5 * comb(5, 2)
    one_of_each = {
        (1, ANY & ~REDS, ()): 2,
        (1, HATS & ~REDS, (0,)): 1,
        (2, REDS, (1,)): 1,
        (2, HATS & REDS, (0, 1)): 1,
    }
    assert after[lots_of(one_of_each), ()] == 5 * 3 * 2


def test_what_cannot_be_is_no_world() -> None:
    assert lacks(WORLDS, 1, HATS) == {}  # the Hats it fished are still there
    assert caught(WORLDS, Fished(2, 1, HAT, 1, None), 1, 1) == {}  # both of them must have come


def test_fillings_are_counted_exactly() -> None:
    """Choose cards for places that want Hats and places that want something else, from a pool of five."""
    pool = (0, 0, 1, 3, 4)
    assert Filling(pool, (HATS, ANY & ~HATS)).count((2, 1), 0) == comb(3, 2) * comb(2, 1)
    assert Filling(pool, (HATS, ANY & ~REDS)).count((1, 1), 0) == 2 * 2 + 1 * 3  # a blue Hat first, or the red one
    assert Filling(pool, (HATS,)).count((4,), 0) == 0
