"""What a view says beside the cards, so that whoever draws it needs no rules: what cards count, and what is left."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.kitten_me.table import play, reveal, table
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.pieces import ATTRIBUTE_WORDS
from ninelives.games.kitten_me.state import State
from ninelives.testing.golden import play_through

HANDS = "0 4 bh,gt2,w,trouble\n1 3 rh,hide,skip <\n2 2 bh2,w3\nbid 2 hat by 0"


def shown(state: State, seat: int | None = None) -> Mapping[str, Any]:
    return GAME.show(GAME.view(state, seat))


def test_of_ones_own_hand_each_card_has_its_worth_for_each_attribute() -> None:
    mine = shown(table(HANDS, deck="both"), 0)
    assert mine["hand"] == ["bh", "gt2", "w", "trouble"]
    assert mine["worth"] == {
        "hat": [1, 0, 1, 0],
        "tie": [0, 2, 1, 0],
        "glasses": [0, 0, 1, 0],
        "blue": [1, 0, 1, 0],
        "red": [0, 0, 1, 0],
        "green": [0, 2, 1, 0],
    }


@pytest.mark.parametrize(
    ("seat", "hats"), [(0, 4), (1, 0), (2, 5), (None, 0)]
)  # doubled, hidden, as they are, and a watcher's
def test_what_ones_own_hand_comes_to_is_said_by_the_real_rule(seat: int | None, hats: int) -> None:
    assert shown(table(HANDS, deck="both"), seat)["holding"]["hat"] == hats


def test_nothing_is_said_of_what_others_hold() -> None:
    other = HANDS.replace("bh,gt2,w,trouble", "rt,rt2,w,trouble")
    for seat in (1, 2, None):
        assert shown(table(HANDS, deck="both"), seat) == shown(table(other, deck="both"), seat)


def test_what_is_left_of_the_deck_is_counted() -> None:
    before = table("0 2 bh,draw3 <\n1 2 rt,gg | skip\nbid 1 hat by 1", deck="grey")
    size = before.setup.size
    drawing = play(before, "draw3")
    drawn = play(drawing, "drawn bt,rh,gg")
    assert [shown(state)["deck"] for state in (before, drawing, drawn)] == [size - 5, size - 5, size - 8]
    assert shown(play(drawn, "bid 2 hat", "challenge"))["deck"] == size - 8, "the flip is still in the deck"
    assert shown(reveal(play(drawn, "bid 2 hat"), "challenge", flip="bh"))["deck"] == size


def test_at_the_reveal_every_card_says_what_it_counts_and_what_became_of_each_hand() -> None:
    called = play(table(HANDS, deck="both"), "challenge")
    for seat in (0, 1, 2, None):
        told = shown(called, seat)
        assert told["hands"] == [["bh", "gt2", "w", "trouble"], ["rh", "skip", "hide"], ["bh2", "w3"]]
        assert told["worths"] == [[1, 0, 1, 0], [1, 0, 0], [2, 3]]
        assert told["effects"] == ["doubles", "hides", None]
        assert told["times"] == [2, 0, 1]
        assert told["sums"] == [4, 0, 5]


@pytest.mark.parametrize(
    ("flip", "worth", "effect", "total"),
    [("rh", 1, None, 10), ("w2", 2, None, 11), ("rt", 0, None, 9), ("trouble", None, "doubles", 18)],
)
def test_the_flip_says_what_it_adds_or_does(flip: str, worth: int | None, effect: str | None, total: int) -> None:
    last = shown(reveal(table(HANDS, deck="both"), "challenge", flip=flip))["last"]
    assert (last["flip"], last["flip_worth"], last["flip_effect"], last["total"]) == (flip, worth, effect, total)
    assert last["worths"] == [[1, 0, 1, 0], [1, 0, 0], [2, 3]]


def test_a_flip_that_hides_and_no_flip_at_all() -> None:
    hands = "0 2 bh,w\n1 2 rh,skip <\nbid 2 hat by 0"
    hidden = shown(reveal(table(hands, deck="both"), "challenge", flip="hide"))["last"]
    assert (hidden["flip_worth"], hidden["flip_effect"], hidden["total"]) == (None, "hides", 0)
    none = shown(reveal(table(hands, deck="both", flip="off"), "challenge"))["last"]
    assert (none["flip"], none["flip_worth"], none["flip_effect"], none["total"]) == (None, None, None, 3)


@pytest.mark.parametrize(("each", "times"), [("each", 4), ("once", 2)])
def test_two_double_troubles_multiply_as_the_table_says(each: str, times: int) -> None:
    hands = "0 3 bh,trouble,trouble\n1 2 rh,skip <\nbid 2 hat by 0"
    told = shown(play(table(hands, deck="both", double_trouble=each), "challenge"))
    assert (told["times"][0], told["sums"][0]) == (times, times)


@pytest.mark.parametrize("preset", GAME.presets)
def test_the_parts_of_a_reveal_make_up_its_total(preset: str) -> None:
    """Worth by worth, times what the hand is multiplied by, then the flip: as a client shows it, so it comes out."""
    match = play_through(GAME, GAME.presets[preset], 4, 3)
    state = GAME.start(match.options, 4)
    reveals = 0
    for actor, move in match.moves:
        state = GAME.apply(state, actor, move)
        told = shown(state, 1)
        if "holding" in told:
            assert list(told["worth"]) == list(told["holding"]) == list(ATTRIBUTE_WORDS)
        last = told.get("last")
        if last is not None:
            reveals += 1
            sums = [sum(worths) * times for worths, times in zip(last["worths"], last["times"], strict=True)]
            assert sums == last["sums"]
            after = {None: sum(sums) + (last["flip_worth"] or 0), "doubles": 2 * sum(sums), "hides": 0}
            assert last["total"] == after[last["flip_effect"]]
    assert reveals
