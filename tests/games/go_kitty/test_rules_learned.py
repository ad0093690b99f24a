"""What a seat has learned for certain about cards it does not see: it stands in its view, and `imagine` keeps to it."""

from collections.abc import Callable
from random import Random

import pytest

from games.go_kitty.sound import sound
from games.go_kitty.table import hears, play, shown, start, table
from ninelives.core.chance import FastDraw
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.pieces import CODES
from ninelives.games.go_kitty.state import Playing, State

TABLE = """
    0 snow,rain,leaf <
    1 snow,snow,cozy,fan
    2 light,rain,mouse
"""
GIVEN = ("ask 1 winter", "give cozy")  # seat 0 has a Cozy; seat 2 knows only that it is of Winter
TIMES = 60


def known(state: State, of: int, *, by: int | None) -> list[str]:
    """Say of each card in this hand what that seat knows of it, from sure to unsure."""
    marks: list[str] = shown(state, by)["known"][of]
    return marks


def imagined(state: State, by: int | None, what: Callable[[Playing], object]) -> set[object]:
    """Give what all it may be, by a seat's own imagining."""
    view, draw = GAME.view(state, by), FastDraw(Random(7).random)  # noqa: S311 - a test repeats itself
    found: set[object] = set()
    for _time in range(TIMES):
        other = GAME.imagine(view, draw)
        assert isinstance(other, Playing)
        assert GAME.view(other, by) == view
        sound(other)
        found.add(what(other))
    return found


def number(seat: int, *codes: str) -> Callable[[Playing], object]:
    """Count such cards in a hand."""
    return lambda state: len([card for card in state.board.hands[seat] if CODES[card] in codes])


def test_g2_after_the_deal_all_know_that_nobody_holds_a_mouse() -> None:
    dealt = play(start(2), "first 0", "deal 0:light,light,snow,rain,leaf 1:cozy,fan,fan,apple,apple")
    assert known(dealt, 0, by=1) == known(dealt, 1, by=None) == ["kitty"] * 5
    assert imagined(dealt, 0, number(1, "mouse")) == {0}
    assert imagined(dealt, None, number(1, "mouse")) == {0}


@pytest.mark.parametrize("by", [1, 2, None])
def test_g18_who_asks_for_a_trait_is_known_to_hold_it(by: int | None) -> None:
    asked = play(table(TABLE), "ask 1 snow")
    assert known(asked, 0, by=by) == ["snow", "any", "any"]
    assert 0 not in imagined(asked, by, number(0, "snow"))
    assert 0 in imagined(table(TABLE), by, number(0, "snow"))


@pytest.mark.parametrize("by", [1, 2, None])
def test_g18_who_asks_for_a_season_holds_it_or_nothing_but_mice(by: int | None) -> None:
    asked = play(table(TABLE), "ask 1 winter")
    assert known(asked, 0, by=by) == ["light,cozy,snow,mouse", "any", "any"]
    assert 0 not in imagined(asked, by, number(0, "light", "cozy", "snow", "mouse"))


@pytest.mark.parametrize("by", [1, None])
def test_g11_a_hand_with_a_sure_kitty_needs_the_season_itself(by: int | None) -> None:
    asked = play(
        table("0 rain,snow <\n1 leaf\n2 fan"), "ask 2 rain", "none", "drawn fan", "skip", "skip", "ask 1 winter"
    )
    assert known(asked, 0, by=by) == ["winter", "rain", "any"]


@pytest.mark.parametrize("by", [2, None])
def test_g18_a_token_shows_nothing_of_the_askers_hand(by: int | None) -> None:
    assert known(play(table(TABLE), "seek 1 snow"), 0, by=by) == ["any"] * 3


@pytest.mark.parametrize("by", [0, 2, None])
def test_g9_all_of_a_trait_have_gone_over_and_none_is_left(by: int | None) -> None:
    given = play(table(TABLE), "ask 1 snow", "give")
    assert known(given, 0, by=by) == ["snow", "snow", "snow", "any", "any"]
    assert known(given, 1, by=by) == ["not snow", "not snow"]
    if by != 0:
        assert imagined(given, by, number(0, "snow")) == {3, 4}
    assert imagined(given, by, number(1, "snow")) == {0}


@pytest.mark.parametrize("by", [0, 2, None])
def test_g9_a_miss_is_remembered_as_long_as_it_holds(by: int | None) -> None:
    missed = play(table("0 snow,rain <\n1 fan,fan\n2 light,mouse"), "ask 1 snow", "none", "drawn leaf")
    assert known(missed, 1, by=by) == ["not snow", "not snow"]
    assert imagined(missed, by, number(1, "snow")) == {0}
    drew = play(missed, "ask 2 fan", "none", "drawn snow")
    assert known(drew, 1, by=by) == ["fan", "not snow", "any"]
    assert imagined(drew, by, number(1, "snow")) == {0, 1}


@pytest.mark.parametrize("by", [0, None])
def test_g10_a_season_that_is_missed_is_remembered_too(by: int | None) -> None:
    missed = play(table("0 snow <\n1 fan,fan"), "ask 1 winter", "none")
    assert known(missed, 1, by=by) == ["not light,cozy,snow"] * 2
    assert imagined(missed, by, number(1, "light", "cozy", "snow")) == {0}


@pytest.mark.parametrize("random", ["giver", "random"])
@pytest.mark.parametrize(("by", "mark"), [(1, "cozy"), (2, "winter"), (None, "winter")])
def test_g18_the_card_given_for_a_season_is_known_to_the_two(by: int | None, mark: str, random: str) -> None:
    lines = GIVEN if random == "giver" else ("ask 1 winter", "give", "given cozy")
    given = play(table(TABLE, season_card=random), *lines)
    assert mark in known(given, 0, by=by)
    assert known(given, 1, by=0) == known(given, 1, by=2) == ["any"] * 3
    # the asker had one of Winter, or nothing but Mice, and got one
    faces = imagined(given, by, number(0, "cozy"))
    assert (0 in faces) is (by != 1)
    assert 0 not in imagined(given, by, number(0, "light", "cozy", "snow"))


@pytest.mark.parametrize(("by", "mark"), [(0, "rain"), (2, "spring"), (None, "spring")])
def test_g24_a_card_handed_over_after_a_reversal_is_known_to_the_two(by: int | None, mark: str) -> None:
    state = table("0 clover,rain,leaf <\n1 flower,fan,mouse\n2 light")
    given = play(state, "seek 1 spring", "mouse", "give rain")
    assert sorted(known(given, 1, by=by)) == sorted(["spring", mark, "any"])
    assert 0 not in imagined(given, by, number(1, "clover", "rain", "flower"))


@pytest.mark.parametrize("by", [0, 2, None])
def test_g24_who_turns_an_ask_round_held_what_was_asked_for(by: int | None) -> None:
    turned = play(table("0 snow,rain <\n1 snow,fan,mouse\n2 light"), "ask 1 snow", "mouse")
    assert known(turned, 1, by=by) == ["snow", "snow", "any"]
    assert known(turned, 0, by=1) == ["not snow"]
    assert 0 not in imagined(turned, by, number(1, "snow"))
    assert 1 not in imagined(turned, by, number(1, "snow"))


@pytest.mark.parametrize("by", [1, None])
def test_g24_an_asker_with_none_of_the_season_is_known_to_have_none(by: int | None) -> None:
    turned = play(table("0 rain,rain <\n1 snow,mouse"), "seek 1 winter", "mouse")
    assert imagined(turned, by, number(0, "light", "cozy", "snow")) == {0}


@pytest.mark.parametrize("by", [1, 2, None])
def test_g19_a_mouse_that_went_over_is_known(by: int | None) -> None:
    given = play(table(TABLE), "seek 2 mouse", "give")
    assert known(given, 0, by=by) == ["mouse", "any", "any", "any"]
    assert 0 not in imagined(given, by, number(0, "mouse"))


def test_g20_own_cards_under_the_pile_are_known_to_who_put_them_there() -> None:
    kept = play(table(TABLE), "look", "top fan,apple,mouse", "keep mouse under fan,apple")
    assert [under["card"] for under in shown(kept, 0)["under"]] == ["fan", "apple"]
    assert [under["card"] for under in shown(kept, 1)["under"]] == [None, None]
    assert known(kept, 0, by=1) == ["any"] * 4
    assert imagined(kept, 0, lambda state: tuple([CODES[card] for card, _seat in state.board.under])) == {
        ("fan", "apple")
    }
    assert len(imagined(kept, 1, lambda state: state.board.under)) > 20


def test_g20_who_put_a_card_under_knows_who_draws_it() -> None:
    state = table("0 snow <\n1 rain\n2 leaf\npile fan,apple,mouse")
    kept = play(state, "look", "top fan,apple,mouse", "keep mouse under fan,apple")
    drew = play(kept, "ask 0 rain", "none", "drawn fan")
    assert known(drew, 1, by=0) == ["rain", "fan"]
    assert known(drew, 1, by=2) == known(drew, 1, by=None) == ["rain", "any"]
    assert hears(play(kept, "ask 0 rain", "none"), "drawn fan", 0) == "drawn 1"
    again = play(drew, "ask 0 leaf", "none", "drawn apple")
    assert known(again, 2, by=0) == ["apple", "leaf"]


@pytest.mark.parametrize("by", [1, 2, None])
def test_g16_a_lucky_card_is_known_and_an_unlucky_one_is_not_what_was_asked_for(by: int | None) -> None:
    missed = play(table("0 snow <\n1 fan\n2 leaf", lucky="yes"), "ask 1 snow", "none")
    assert known(play(missed, "drawn snow"), 0, by=by) == ["snow", "snow"]
    assert known(play(missed, "drawn leaf"), 0, by=by) == ["snow", "not snow"]
    assert imagined(play(missed, "drawn leaf"), by, number(0, "snow")) == {1}


@pytest.mark.parametrize("by", [1, 2, None])
def test_g6_what_is_laid_is_no_longer_in_hand(by: int | None) -> None:
    state = table("0 snow,snow,snow,rain <\n1 snow,fan\n2 leaf", lay="anytime")
    laid = play(state, "ask 1 snow", "give", "lay kind snow,snow,snow,snow")
    assert known(laid, 0, by=by) == ["any"]
    assert imagined(laid, by, number(0, "snow")) == {0}


def test_a4_a_card_that_may_have_gone_on_is_forgotten() -> None:
    """Seat 0 got a Cozy from seat 1; when it gives seat 2 a card of Winter, seat 1 cannot tell which."""
    given = play(table(TABLE), *GIVEN, "skip", "ask 0 winter")
    assert "cozy" in known(given, 0, by=1)
    slipped = play(given, "give snow")
    assert "cozy" not in known(slipped, 0, by=1)
    assert {0, 1} <= imagined(slipped, 1, number(0, "cozy"))
    assert known(slipped, 2, by=0)[0] == "snow"
    assert known(slipped, 2, by=1)[0] == "winter"


def test_a4_of_two_known_cards_one_is_still_there() -> None:
    """Snow and Cozy are known; one of them, or another card of Winter, goes over unseen."""
    state = play(table("0 cozy,snow <\n1 fan\n2 light"), "ask 1 snow", "none", "drawn leaf", "skip", "skip")
    state = play(state, "ask 1 cozy", "none", "drawn leaf", "skip")
    assert known(state, 0, by=1) == ["cozy", "snow", "any", "any"]
    after = play(state, "ask 0 winter", "give snow")
    assert known(after, 0, by=2) == ["cozy", "any", "any"]
    assert 0 not in imagined(after, 1, number(0, "cozy", "snow"))
    assert {0, 1} <= imagined(after, 1, number(0, "snow"))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a4_whatever_is_known_is_so_through_a_whole_match(seats: int, seed: int) -> None:
    options = {"lucky": "yes", "season_card": "random", "seek": "goes_on"} if seed % 2 else {}
    state, random = start(seats, **options), Random(seed)  # noqa: S311 - a test repeats itself
    while GAME.to_act(state):
        (actor,) = GAME.to_act(state)
        listed = list(GAME.legal(state, actor)) if actor >= 0 else [GAME.roll(state, FastDraw(random.random))]
        state = GAME.apply(state, actor, listed[random.randrange(len(listed))])
        sound(state)


@pytest.mark.parametrize("by", [1, 2, None])
def test_g24_who_is_turned_round_and_has_nothing_of_the_season_holds_only_mice(by: int | None) -> None:
    mice = "0 mouse,mouse <\n1 cozy,mouse\n2 rain"
    assert known(play(table(mice), "ask 1 winter", "mouse"), 0, by=by) == ["mouse", "mouse"]
    sought = known(play(table(mice), "seek 1 winter", "mouse"), 0, by=by)
    assert sought == ["not light,cozy,snow"] * 2  # a token asks for what one does not hold, too
