"""The Mouse that turns an ask round: G24 to G27."""

import pytest

from games.examples import LANGUAGES, typed
from games.go_kitty.table import becomes, hears, moves, play, refused, shown, table
from games.scene import neat
from ninelives.games.go_kitty import GAME

TRAIT = "0 snow,snow,rain <\n1 snow,mouse\n2 fan"
SEASON = "0 cozy,snow,snow,rain <\n1 light,mouse\n2 fan"
EVERYBODY = (0, 1, 2, None)


def test_g24_asked_for_what_one_holds_a_mouse_turns_the_ask_round() -> None:
    asked = play(table(TRAIT), "ask 1 snow")
    assert moves(asked) == ["give", "mouse"]
    assert becomes(asked, "mouse") == neat("""
        0 rain
        1 snow,snow,snow <
        2 fan
        spent 1
    """)


def test_g24_a_mouse_need_not_be_played() -> None:
    assert becomes(table(TRAIT), "ask 1 snow", "give") == "0 snow,snow,snow,rain <\n1 mouse\n2 fan\ngoes_on"


def test_g24_for_a_season_the_asker_picks_one() -> None:
    asked = play(table(SEASON), "ask 1 winter")
    assert moves(asked) == ["give light", "mouse"]
    paying = play(asked, "mouse")
    assert GAME.to_act(paying) == (0,)
    assert moves(paying) == ["give cozy", "give snow"]
    assert becomes(paying, "give snow") == "0 cozy,snow,rain\n1 light,snow <\n2 fan\nspent 1"


@pytest.mark.parametrize("line", ["give", "give rain", "give light", "mouse", "none", "end", "skip"])
def test_g24_the_asker_hands_over_a_card_of_that_season(line: str) -> None:
    assert refused(play(table(SEASON), "ask 1 winter", "mouse"), line) == "G24"


def test_g24_the_asker_picks_even_where_chance_picks_gifts() -> None:
    asked = play(table(SEASON, season_card="random"), "ask 1 winter")
    assert moves(asked) == ["give", "mouse"]
    assert moves(play(asked, "mouse")) == ["give cozy", "give snow"]


@pytest.mark.parametrize("what", ["snow", "winter"])
def test_g24_who_does_not_hold_it_cannot_turn_it_round(what: str) -> None:
    asked = play(table("0 snow <\n1 rain,mouse"), f"ask 1 {what}")
    assert moves(asked) == ["none"]
    assert refused(asked, "mouse") in {"G9", "G10", "G24"}


@pytest.mark.parametrize("what", ["snow", "winter"])
def test_g24_it_takes_a_mouse(what: str) -> None:
    assert refused(play(table("0 snow <\n1 snow"), f"ask 1 {what}"), "mouse") == "G24"


@pytest.mark.parametrize("lines", [("seek 1 snow", "mouse"), ("seek 1 winter", "mouse")])
def test_g24_an_asker_with_none_of_it_hands_over_nothing(lines: tuple[str, ...]) -> None:
    assert becomes(table("0 rain <\n1 snow,mouse\n2 fan"), *lines) == "0 rain +2\n1 snow <\n2 fan\nspent 1"


def test_g24_an_asker_with_only_mice_hands_over_no_mouse() -> None:
    assert becomes(table("0 mouse <\n1 snow,mouse"), "ask 1 winter", "mouse") == "0 mouse\n1 snow <\nspent 1"


@pytest.mark.parametrize("seat", EVERYBODY)
def test_g24_how_many_go_the_other_way_is_public(seat: int | None) -> None:
    assert hears(play(table(TRAIT), "ask 1 snow"), "mouse", seat) == "mouse: 2 snow"
    assert hears(play(table(SEASON), "ask 1 winter"), "mouse", seat) == "mouse: 1 winter"
    none = table("0 rain <\n1 snow,mouse\n2 fan")
    assert hears(play(none, "seek 1 snow"), "mouse", seat) == "mouse: 0 snow"
    assert hears(play(none, "seek 1 winter"), "mouse", seat) == "mouse: 0 winter"


@pytest.mark.parametrize(("seat", "words"), [(0, "give snow"), (1, "give snow"), (2, "give 1"), (None, "give 1")])
def test_g24_which_card_the_asker_gives_only_the_two_hear(seat: int | None, words: str) -> None:
    assert hears(play(table(SEASON), "ask 1 winter", "mouse"), "give snow", seat) == words


@pytest.mark.parametrize("lines", [("ask 1 snow", "mouse"), ("ask 1 winter", "mouse", "give snow")])
def test_g25_the_turn_ends_without_a_draw(lines: tuple[str, ...]) -> None:
    after = play(table(TRAIT), *lines)
    assert GAME.to_act(after) == (1,)
    assert shown(after, None)["pile"] == shown(table(TRAIT), None)["pile"]


@pytest.mark.parametrize("lines", [("seek 1 snow", "mouse"), ("seek 1 winter", "mouse", "give snow")])
@pytest.mark.parametrize("seek", ["as_asked", "goes_on", "ends"])
def test_g25_a_spent_token_stays_spent_and_the_turn_ends_at_every_table(lines: tuple[str, ...], seek: str) -> None:
    after = play(table(TRAIT, seek=seek), *lines)
    assert GAME.to_act(after) == (1,)
    assert shown(after, 0)["tokens"] == [2, 3, 3]


def test_g25_nobody_turns_it_round_a_second_time() -> None:
    paying = play(table("0 snow,mouse <\n1 snow,mouse"), "ask 1 winter", "mouse")
    assert moves(paying) == ["give snow"]
    assert becomes(table("0 snow,mouse <\n1 snow,mouse"), "ask 1 snow", "mouse") == "0 mouse\n1 snow,snow <\nspent 1"


def test_g25_after_an_earlier_success_the_turn_ends_too() -> None:
    after = play(table("0 snow <\n1 snow\n2 snow,mouse"), "ask 1 snow", "give", "ask 2 snow", "mouse")
    assert becomes(after) == "0 -\n1 - <\n2 snow,snow,snow\nspent 1"


@pytest.mark.parametrize("what", ["snow", "winter"])
def test_g26_a_seek_token_can_be_turned_round(what: str) -> None:
    assert "mouse" in moves(play(table(TRAIT), f"seek 1 {what}"))


@pytest.mark.parametrize("hand", ["mouse", "snow,mouse,mouse"])
def test_g26_but_not_one_that_asks_for_a_mouse(hand: str) -> None:
    asked = play(table(f"0 snow,mouse <\n1 {hand}"), "seek 1 mouse")
    assert moves(asked) == ["give"]
    assert refused(asked, "mouse") == "G26"


def test_g27_spent_mice_are_out_of_the_game_face_up() -> None:
    after = play(table(TRAIT), "ask 1 snow", "mouse")
    assert [shown(after, seat)["spent"] for seat in EVERYBODY] == [1] * 4


def test_g27_a_spent_mouse_is_drawn_by_nobody() -> None:
    state = table("0 snow <\n1 snow,mouse,mouse,mouse,mouse")
    state = play(state, "ask 1 snow", "mouse", "ask 0 snow", "none")
    assert refused(state, "drawn mouse") == "G9"


@pytest.mark.parametrize("language", LANGUAGES)
def test_g22_g24_the_example_of_the_rulebook_goes_as_it_is_told(language: str) -> None:
    """Mia, Tom and Zoe are seats 0, 1 and 2."""
    lines = typed(GAME, 0, language)
    state = table("0 cozy,snow,clover,rain,fan,apple +2 <\n1 snow,snow,leaf\n2 snow,mouse +1\npile pumpkin,pumpkin")
    tom = play(state, *lines[:5])
    assert GAME.to_act(tom) == (1,)
    assert becomes(tom, *lines[5:7], "drawn pumpkin", *lines[7:]) == neat("""
        0 clover | year cozy,rain,fan,apple <
        1 pumpkin,leaf
        2 - | kind snow,snow,snow,snow
        pile pumpkin
        spent 1
    """)
