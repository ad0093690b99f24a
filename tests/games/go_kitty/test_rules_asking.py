"""Plain asks and the empty hand: G9 to G18."""

import pytest

from games.go_kitty.table import allowed, becomes, hears, moves, play, refused, shown, table
from games.scene import neat
from ninelives.games.go_kitty import GAME

SEASONS = ["winter", "spring", "summer", "fall"]
THREE = """
    0 snow,snow,rain <
    1 snow,snow,leaf
    2 cozy,fan
"""


def test_g9_all_of_the_trait_come_over_and_the_turn_goes_on() -> None:
    assert becomes(table(THREE), "ask 1 snow", "give") == neat("""
        0 snow,snow,snow,snow,rain <
        1 leaf
        2 cozy,fan
        goes_on
    """)


def test_g9_after_a_success_one_may_ask_anybody_anything_again() -> None:
    after = play(table(THREE), "ask 1 snow", "give")
    for line in ("ask 1 winter", "ask 2 snow", "ask 2 rain", "seek 2 fan", "look"):
        assert allowed(after, line)


def test_g9_on_a_miss_one_card_is_drawn_and_the_turn_ends() -> None:
    state = table(THREE)
    assert becomes(state, "ask 2 snow", "none").endswith("drawing")
    assert becomes(state, "ask 2 snow", "none", "drawn mouse") == neat("""
        0 snow,snow,rain,mouse
        1 snow,snow,leaf <
        2 cozy,fan
    """)


def test_g9_a_trait_ask_needs_that_trait_in_hand() -> None:
    state = table(THREE)
    assert refused(state, "ask 1 cozy") == "G9"
    assert refused(state, "ask 1 leaf") == "G9"


def test_g9_the_asked_answers_truly_and_with_all() -> None:
    asked = play(table(THREE), "ask 1 snow")
    assert GAME.to_act(asked) == (1,)
    assert moves(asked) == ["give"]
    assert refused(asked, "none") == "G9"
    assert refused(asked, "give snow") == "G9"
    missed = play(table(THREE), "ask 2 snow")
    assert moves(missed) == ["none"]
    assert refused(missed, "give") == "G9"
    assert refused(missed, "give snow") == "G9"


def test_g9_the_card_drawn_is_any_of_the_pile() -> None:
    state = play(table("0 snow,rain <\n1 fan\npile rain,rain,mouse"), "ask 1 snow", "none")
    assert [(GAME.write(move), ways) for move, ways in GAME.odds(state)] == [("drawn rain", 2), ("drawn mouse", 1)]
    assert refused(state, "drawn snow") == "G9"
    assert refused(state, "draw", by=0) == "G18"


def test_g10_one_card_of_the_season_the_givers_choice_and_the_turn_ends() -> None:
    asked = play(table("0 snow <\n1 light,cozy,cozy,rain"), "ask 1 winter")
    assert moves(asked) == ["give light", "give cozy"]
    assert becomes(asked, "give cozy") == "0 cozy,snow\n1 light,cozy,rain <"


@pytest.mark.parametrize(("line", "ruling"), [("give", "G10"), ("give rain", "G10"), ("give snow", "G10")])
def test_g10_a_card_of_that_season_is_named_and_held(line: str, ruling: str) -> None:
    assert refused(play(table("0 snow <\n1 light,cozy,cozy,rain"), "ask 1 winter"), line) == ruling


def test_g10_a_season_ask_that_is_missed_says_so_by_its_own_ruling() -> None:
    missed = play(table("0 snow <\n1 rain"), "ask 1 winter")
    assert moves(missed) == ["none"]
    assert refused(missed, "give rain") == "G10"
    assert refused(play(table("0 snow <\n1 light"), "ask 1 winter"), "none") == "G10"


def test_g10_on_a_miss_one_card_is_drawn_and_the_turn_ends() -> None:
    assert becomes(table("0 snow <\n1 rain"), "ask 1 winter", "none", "drawn leaf") == "0 snow,leaf\n1 rain <"


def test_g10_a_season_ask_needs_that_season_in_hand() -> None:
    state = table("0 snow,rain <\n1 fan")
    assert refused(state, "ask 1 summer") == "G10"
    assert allowed(state, "ask 1 winter")


def test_g10_where_chance_picks_each_card_of_the_season_is_as_likely() -> None:
    asked = play(table("0 snow <\n1 light,cozy,cozy,rain", season_card="random"), "ask 1 winter")
    assert moves(asked) == ["give"]
    assert refused(asked, "give cozy") == "G10"
    given = play(asked, "give")
    assert [(GAME.write(move), ways) for move, ways in GAME.odds(given)] == [("given light", 1), ("given cozy", 2)]
    assert refused(given, "given rain") == "G10"
    assert becomes(given, "given light") == "0 light,snow\n1 cozy,cozy,rain <"


def test_g11_a_mouse_is_never_asked_for_without_a_token() -> None:
    assert refused(table("0 snow,mouse <\n1 mouse"), "ask 1 mouse") in {"G11", "G19"}


def test_g11_a_mouse_gives_no_right_to_ask() -> None:
    state = table("0 snow,mouse <\n1 rain")
    assert [line for line in moves(state) if line.startswith("ask")] == ["ask 1 snow", "ask 1 winter"]
    assert refused(state, "ask 1 rain") == "G9"
    assert refused(state, "ask 1 spring") == "G10"


def test_g11_a_mouse_is_no_answer() -> None:
    assert moves(play(table("0 snow <\n1 mouse"), "ask 1 snow")) == ["none"]
    assert moves(play(table("0 snow <\n1 mouse,mouse,rain"), "ask 1 winter")) == ["none"]


@pytest.mark.parametrize("hand", ["mouse", "mouse,mouse,mouse,mouse"])
def test_g11_with_only_mice_any_season_but_no_trait(hand: str) -> None:
    state = table(f"0 {hand} <\n1 snow\n2 rain")
    asks = [line for line in moves(state) if line.startswith("ask")]
    assert asks == [f"ask {seat} {season}" for seat in (1, 2) for season in SEASONS]
    assert refused(state, "ask 1 snow") == "G11"


def test_g11_an_empty_hand_may_ask_nothing() -> None:
    state = table("0 - <\n1 snow")
    assert not [line for line in moves(state) if line.startswith("ask")]
    assert refused(state, "ask 1 winter") == "G13"


def test_g12_any_other_player_is_asked_with_or_without_cards() -> None:
    state = table("0 snow\n1 rain <\n2 -")
    assert [line for line in moves(state) if line.startswith("ask")] == [
        *("ask 0 rain", "ask 0 spring", "ask 2 rain", "ask 2 spring")
    ]
    assert becomes(state, "ask 2 rain", "none", "drawn fan") == "0 snow\n1 rain,fan\n2 - <"


@pytest.mark.parametrize("seat", [1, 3, 9])
def test_g12_nobody_asks_oneself_or_an_empty_chair(seat: int) -> None:
    state = table("0 snow\n1 rain <\n2 -")
    assert refused(state, f"ask {seat} rain") == "G12"
    assert refused(state, f"seek {seat} rain") == "G12"


def test_g13_an_empty_hand_may_draw_and_go_on() -> None:
    state = table("0 - <\n1 snow")
    assert {"draw", "look", "skip", "seek 1 snow"} < set(moves(state))
    after = play(state, "draw", "drawn cozy")
    assert {"ask 1 cozy", "ask 1 winter", "seek 1 mouse", "look"} < set(moves(after))
    assert becomes(after, "ask 1 winter", "give snow") == "0 cozy,snow\n1 - <"


def test_g13_a_drawn_mouse_alone_may_ask_for_any_season() -> None:
    assert allowed(table("0 - +0 <\n1 snow"), "draw", "drawn mouse", "ask 1 fall")


def test_g13_where_the_draw_ends_the_turn_it_is_over() -> None:
    assert becomes(table("0 - <\n1 snow", empty_draw="end"), "draw", "drawn cozy") == "0 cozy\n1 snow <"


def test_g13_the_draw_that_ends_the_turn_leaves_time_to_lay_where_it_is_due() -> None:
    after = play(table("0 - <\n1 snow", empty_draw="end", lay="anytime"), "draw", "drawn cozy")
    assert moves(after) == ["end"]


def test_g13_only_an_empty_hand_draws() -> None:
    assert refused(table("0 snow <\n1 snow"), "draw") == "G13"
    assert refused(play(table("0 - <\n1 snow"), "draw", "drawn cozy"), "draw") == "G13"


def test_g13_also_a_hand_just_laid_is_empty() -> None:
    state = play(table("0 snow,snow,snow,snow <\n1 rain"), "lay kind snow,snow,snow,snow")
    assert allowed(state, "draw")
    assert allowed(state, "skip")


def test_g13_after_a_success_a_hand_laid_in_between_may_draw_and_must_then_go_on() -> None:
    state = table("0 snow,snow,snow <\n1 snow", lay="before_each_ask")
    after = play(state, "ask 1 snow", "give", "lay kind snow,snow,snow,snow")
    assert {"draw", "end"} < set(moves(after))
    assert refused(play(after, "draw", "drawn leaf"), "end") == "G15"


def test_g14_empty_hand_and_empty_pile_leave_a_token_or_a_skip() -> None:
    state = table("0 - <\n1 snow\npile -")
    assert {line.split()[0] for line in moves(state)} == {"seek", "skip"}
    assert refused(state, "draw") == "G14"
    assert moves(table("0 - +0 <\n1 snow\npile -")) == ["skip"]


def test_g14_an_empty_hand_that_asks_is_not_sent_to_an_empty_pile() -> None:
    assert refused(table("0 - <\n1 snow\npile -"), "ask 1 snow") == "G14"


def test_g15_after_a_success_one_may_stop_and_no_token_turns() -> None:
    assert becomes(table("0 snow +1 <\n1 snow"), "ask 1 snow", "give", "end") == "0 snow,snow +1\n1 - <"


def test_g15_without_a_success_one_cannot_just_stop() -> None:
    assert refused(table("0 snow <\n1 snow"), "end") == "G15"
    assert refused(play(table("0 snow,snow,snow,snow <\n1 fan"), "lay kind snow,snow,snow,snow"), "end") == "G15"
    assert refused(play(table("0 - <\n1 fan"), "draw", "drawn snow"), "end") == "G15"


@pytest.mark.parametrize(("what", "card"), [("snow", "snow"), ("winter", "snow"), ("winter", "cozy")])
def test_g16_drawing_the_very_card_does_not_help(what: str, card: str) -> None:
    after = play(table("0 snow <\n1 fan"), f"ask 1 {what}", "none", f"drawn {card}")
    assert GAME.to_act(after) == (1,)


@pytest.mark.parametrize(("what", "card"), [("snow", "snow"), ("winter", "snow"), ("winter", "cozy")])
def test_g16_at_a_lucky_table_it_is_shown_and_the_turn_goes_on(what: str, card: str) -> None:
    missed = play(table("0 snow <\n1 fan", lucky="yes"), f"ask 1 {what}", "none")
    assert [hears(missed, f"drawn {card}", seat) for seat in (0, 1, None)] == [f"drawn {card}"] * 3
    after = play(missed, f"drawn {card}")
    assert GAME.to_act(after) == (0,)
    assert allowed(after, "ask 1 snow")
    assert allowed(after, "end")
    assert refused(after, "skip") == "G23"
    assert card in shown(after, 1)["known"][0]


@pytest.mark.parametrize(
    ("what", "card"), [("snow", "cozy"), ("snow", "mouse"), ("winter", "rain"), ("winter", "mouse")]
)
def test_g16_another_card_ends_the_turn_unseen(what: str, card: str) -> None:
    missed = play(table("0 snow <\n1 fan", lucky="yes"), f"ask 1 {what}", "none")
    assert hears(missed, f"drawn {card}", 1) == "drawn 1"
    assert GAME.to_act(play(missed, f"drawn {card}")) == (1,)


def test_g16_a_card_for_an_empty_hand_is_never_shown() -> None:
    assert hears(play(table("0 - <\n1 fan", lucky="yes"), "draw"), "drawn fan", 1) == "drawn 1"


@pytest.mark.parametrize("what", ["snow", "winter"])
def test_g17_a_miss_with_an_empty_pile_draws_nothing(what: str) -> None:
    after = play(table("0 snow <\n1 fan\npile -\nlast 2", lucky="yes"), f"ask 1 {what}", "none")
    assert moves(after) == ["end"]
    assert becomes(after, "end") == "0 snow\n1 fan <\npile -\nlast 1"


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_g18_ask_answer_and_number_are_public(seat: int | None) -> None:
    state = table(THREE)
    assert hears(state, "ask 1 snow", seat) == "ask 1 snow"
    assert hears(play(state, "ask 1 snow"), "give", seat) == "give: 2 snow"
    assert hears(play(state, "ask 2 snow"), "none", seat) == "none"
    assert hears(play(state, "seek 2 mouse"), "none", seat) == "none"
