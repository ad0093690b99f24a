"""What is remembered of a match: bluffs, calls, and the last deed."""

import pytest

from games.kitten_me.table import SCENE, table
from ninelives.core.speech import deed_for, doings_of
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.state import Bidding

NAMES = ("Ada", "Ben", "Cleo")
TWO = """
    0 1 bh <
    1 1 rt dealer
"""
THREE = """
    0 1 bh <
    1 3 rt,rt,gg
    2 3 gt,gg,bh
"""


def remembered(state: Bidding, *lines: str) -> tuple[list[str], list[tuple[str, ...]]]:
    memories = GAME.remember(SCENE.history(state, *lines), NAMES)
    viewers = (*range(state.setup.seats), None)
    return [deed_for(memories, seat) for seat in viewers], [doings_of(memories, seat) for seat in viewers]


def test_the_last_call_is_told_to_each_in_their_own_words() -> None:
    deeds, _ = remembered(table(TWO), "bid 3 hat", "challenge", "flip skip")
    assert deeds == [
        "Ben called your 3 Hats: 1 in all.",
        "You called Ada's 3 Hats: 1 in all.",
        "Ben called Ada's 3 Hats: 1 in all.",
    ]


def test_a_purrfect_call_is_told_as_one() -> None:
    deeds, doings = remembered(table(TWO), "bid 1 hat", "purrfect", "flip skip")
    assert deeds[0] == "Ben called Purrfect on your 1 Hat: 1 in all."
    assert deeds[1] == "You called Purrfect on Ada's 1 Hat: 1 in all."
    assert doings[1] == ("Your best call: Purrfect on Ada's 1 Hat, to the card.",)


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        (("bid 1 hat", "bid 2 hat", "bid 3 hat", "challenge"), "You never bluffed: whatever you bid was there."),
        (("bid 3 hat", "challenge"), "You bluffed once, and were called at once."),
        (("bid 3 hat", "bid 4 hat", "challenge"), "You bluffed once, and they believed it."),
        (
            ("bid 3 hat", "bid 4 hat", "bid 5 hat", "bid 6 hat", "bid 7 hat", "challenge"),
            "You bluffed 2 times, and each time they believed it.",
        ),
        (
            ("bid 3 hat", "bid 4 hat", "bid 5 hat", "bid 6 hat", "bid 7 hat", "bid 8 hat", "bid 9 hat", "challenge"),
            "You bluffed 3 times; 2 times they believed it.",
        ),
    ],
)
def test_a_bluff_is_a_bid_higher_than_what_lay_there(moves: tuple[str, ...], told: str) -> None:
    _, doings = remembered(table(THREE), *moves, "flip skip")
    assert doings[0][0] == told


@pytest.mark.parametrize(
    ("moves", "tally"),
    [
        (("bid 1 hat", "bid 2 hat", "bid 3 hat", "challenge"), {"bids": 1, "true": 1, "held": 1, "believed": 0}),
        (("bid 2 hat", "bid 3 hat", "challenge"), {"bids": 1, "true": 1, "held": 0, "believed": 0}),
        (("bid 3 hat", "challenge"), {"bids": 1, "true": 0, "held": 0, "believed": 0}),
        (
            ("bid 3 hat", "bid 4 hat", "bid 5 hat", "bid 6 hat", "challenge"),
            {"bids": 2, "true": 0, "held": 0, "believed": 1},
        ),
    ],
)
def test_bids_are_counted_by_what_lay_there(moves: tuple[str, ...], tally: dict[str, int]) -> None:
    memories = GAME.remember(SCENE.history(table(THREE), *moves, "flip skip"), NAMES)
    assert dict(memories.counts[0]) == tally


def test_the_best_call_is_the_one_that_was_furthest_off() -> None:
    _, doings = remembered(table(TWO), "bid 4 hat", "challenge", "flip skip")
    assert doings == [
        ("You bluffed once, and were called at once.",),
        ("Your best call: Ada's 4 Hats, with 1 in all.",),
        (),
    ]


def test_a_call_that_was_wrong_is_told_kindly_and_who_did_nothing_is_told_nothing() -> None:
    _, doings = remembered(table(THREE), "bid 2 hat", "challenge", "flip skip")
    assert doings[1:] == [("Your one call went wrong.",), (), ()]


def test_a_match_of_which_nothing_was_seen_is_not_remembered() -> None:
    memories = GAME.remember([], NAMES)
    assert (deed_for(memories, None), doings_of(memories, 0)) == ("", ())
