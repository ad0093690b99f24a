"""Seek Tokens and skipping: G19 to G21 and G23."""

import pytest

from games.go_kitty.table import allowed, becomes, hears, moves, play, refused, shown, table
from games.scene import neat
from ninelives.games.go_kitty import GAME

TRAITS = ["light", "cozy", "snow", "clover", "rain", "flower", "firefly", "fan", "icecream", "apple", "pumpkin", "leaf"]
WHATS = [*TRAITS, "winter", "spring", "summer", "fall", "mouse"]
HOLDS = "0 leaf <\n1 snow,snow,cozy,mouse,mouse"
UNDER = "0 leaf <\n1 snow\npile rain,fan,apple\nunder cozy:1,light:0"


def odds(*lines: str, picture: str) -> dict[str, int]:
    return {GAME.write(move): ways for move, ways in GAME.odds(play(table(picture), *lines))}


def test_g19_a_token_asks_anyone_for_anything() -> None:
    state = table("0 -\n1 leaf <\n2 snow")
    seeks = [line for line in moves(state) if line.startswith("seek")]
    assert seeks == [f"seek {seat} {what}" for seat in (0, 2) for what in WHATS]


def test_g19_it_takes_an_active_token() -> None:
    state = table("0 leaf +0 <\n1 snow")
    assert {line.split()[0] for line in moves(state)} == {"ask", "skip"}
    assert refused(state, "seek 1 snow") == "G19"
    assert refused(state, "look") == "G19"


@pytest.mark.parametrize(
    ("lines", "rows"),
    [
        (("seek 1 snow", "give"), "0 snow,snow,leaf +2 <\n1 cozy,mouse,mouse\ngoes_on"),
        (("seek 1 winter", "give snow"), "0 snow,leaf +2\n1 cozy,snow,mouse,mouse <"),
        (("seek 1 winter", "give cozy"), "0 cozy,leaf +2\n1 snow,snow,mouse,mouse <"),
        (("seek 1 mouse", "give"), "0 leaf,mouse +2\n1 cozy,snow,snow,mouse <"),
        (("seek 1 rain", "none"), "0 leaf +2\n1 cozy,snow,snow,mouse,mouse <"),
        (("seek 1 spring", "none"), "0 leaf +2\n1 cozy,snow,snow,mouse,mouse <"),
    ],
)
def test_g19_all_of_a_trait_one_of_a_season_one_mouse_and_no_draw(lines: tuple[str, ...], rows: str) -> None:
    assert becomes(table(HOLDS), *lines) == rows


@pytest.mark.parametrize(
    ("seek", "stays"),
    [
        ("as_asked", [True, False, False]),
        ("goes_on", [True, True, True]),
        ("ends", [False, False, False]),
    ],
)
def test_g19_whether_the_turn_goes_on_is_an_option(seek: str, stays: list[bool]) -> None:
    state = table(HOLDS, seek=seek)
    successes = [("seek 1 snow", "give"), ("seek 1 winter", "give cozy"), ("seek 1 mouse", "give")]
    assert [GAME.to_act(play(state, *lines)) == (0,) for lines in successes] == stays
    assert GAME.to_act(play(state, "seek 1 rain", "none")) == (1,)


@pytest.mark.parametrize("seek", ["as_asked", "goes_on", "ends"])
def test_g19_the_option_is_not_about_plain_asks(seek: str) -> None:
    state = table("0 snow <\n1 snow,cozy", seek=seek)
    assert GAME.to_act(play(state, "ask 1 snow", "give")) == (0,)
    assert GAME.to_act(play(state, "ask 1 winter", "give cozy")) == (1,)


@pytest.mark.parametrize(("seek_mouse", "rows"), [
    ("one", "0 leaf,mouse +2\n1 cozy,snow,snow,mouse <"),
    ("all", "0 leaf,mouse,mouse +2\n1 cozy,snow,snow <"),
])  # fmt: skip
def test_g19_whether_all_mice_come_is_an_option(seek_mouse: str, rows: str) -> None:
    state = table(HOLDS, seek_mouse=seek_mouse)
    assert becomes(state, "seek 1 mouse", "give") == rows
    number = rows.count("mouse") - rows.split("\n")[1].count("mouse")
    for seat in (0, 1, None):
        assert hears(play(state, "seek 1 mouse"), "give", seat) == f"give: {number} mouse"
    assert moves(play(state, "seek 1 mouse")) == ["give"]
    assert refused(play(state, "seek 1 mouse"), "give mouse") == "G19"


def test_g19_all_mice_that_came_are_known_to_be_there_and_no_longer_here() -> None:
    after = shown(play(table(HOLDS, seek_mouse="all"), "seek 1 mouse", "give"), None)
    assert after["known"][0].count("mouse") == 2
    assert not [mark for mark in after["known"][1] if "mouse" in mark or mark == "any"]


def test_g19_of_traits_and_seasons_the_number_of_mice_says_nothing() -> None:
    state = table(HOLDS, seek_mouse="all")
    assert becomes(state, "seek 1 winter", "give snow") == "0 snow,leaf +2\n1 cozy,snow,mouse,mouse <"
    assert moves(play(state, "seek 1 snow")) == ["give", "mouse"]


def test_g19_a_success_with_a_token_may_be_the_last() -> None:
    assert allowed(table(HOLDS), "seek 1 snow", "give", "end")
    assert allowed(table(HOLDS, seek="goes_on"), "seek 1 mouse", "give", "end")


def test_g19_chance_picks_for_a_token_too() -> None:
    given = play(table(HOLDS, season_card="random"), "seek 1 winter", "give")
    assert {GAME.write(move): ways for move, ways in GAME.odds(given)} == {"given cozy": 1, "given snow": 2}
    assert GAME.to_act(play(given, "given snow")) == (1,)


def test_g19_asked_for_a_mouse_one_answers_truly() -> None:
    assert moves(play(table(HOLDS), "seek 1 mouse")) == ["give"]
    assert refused(play(table(HOLDS), "seek 1 mouse"), "give mouse") == "G19"
    assert refused(play(table(HOLDS), "seek 1 mouse"), "none") == "G19"
    assert refused(play(table("0 leaf <\n1 snow"), "seek 1 mouse"), "give") == "G19"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_g19_how_much_a_token_brought_is_public(seat: int | None) -> None:
    assert hears(play(table(HOLDS), "seek 1 snow"), "give", seat) == "give: 2 snow"
    assert hears(play(table(HOLDS), "seek 1 mouse"), "give", seat) == "give: 1 mouse"


def test_g20_of_the_top_three_one_is_kept_and_the_others_go_under() -> None:
    looked = play(table("0 leaf <\n1 snow"), "look")
    assert becomes(looked, "top rain,fan,mouse", "keep mouse under fan,rain") == neat("""
        0 leaf,mouse +2
        1 snow <
        under fan:0,rain:0
    """)


def test_g20_every_card_may_be_kept_and_the_others_lie_in_any_order() -> None:
    kept = play(table("0 leaf <\n1 snow"), "look", "top rain,fan,mouse")
    assert moves(kept) == [
        *("keep rain under fan,mouse", "keep rain under mouse,fan"),
        *("keep fan under rain,mouse", "keep fan under mouse,rain"),
        *("keep mouse under rain,fan", "keep mouse under fan,rain"),
    ]


def test_g20_twins_count_once() -> None:
    kept = play(table("0 leaf <\n1 snow"), "look", "top rain,rain,fan")
    assert moves(kept) == ["keep rain under rain,fan", "keep rain under fan,rain", "keep fan under rain,rain"]
    assert moves(play(table("0 leaf <\n1 snow"), "look", "top rain,rain,rain")) == ["keep rain under rain,rain"]


@pytest.mark.parametrize("line", ["keep rain", "keep leaf under rain,fan", "keep rain under fan", "give", "skip"])
def test_g20_just_one_is_kept_and_all_others_go_under(line: str) -> None:
    assert refused(play(table("0 leaf <\n1 snow"), "look", "top rain,fan,mouse"), line) == "G20"


def test_g20_with_two_left_one_is_kept() -> None:
    looked = play(table("0 leaf <\n1 snow\npile rain,fan"), "look")
    assert refused(looked, "top rain") == "G20"
    kept = play(looked, "top rain,fan")
    assert moves(kept) == ["keep rain under fan", "keep fan under rain"]
    assert becomes(kept, "keep fan under rain") == "0 fan,leaf +2\n1 snow <\npile -\nunder rain:0"


def test_g20_the_last_card_is_looked_at_and_kept() -> None:
    kept = play(table("0 leaf <\n1 snow\npile rain"), "look", "top rain")
    assert moves(kept) == ["keep rain"]
    assert becomes(kept, "keep rain", "end") == "0 rain,leaf +2\n1 snow <\npile -\nlast 2"


def test_g20_with_no_pile_there_is_nothing_to_look_at() -> None:
    state = table("0 leaf <\n1 snow\npile -")
    assert "look" not in moves(state)
    assert refused(state, "look") == "G20"


def test_g20_what_went_under_is_drawn_last_and_in_that_order() -> None:
    state = table("0 leaf <\n1 snow\npile rain,fan,apple,apple", season_card="random")
    state = play(state, "look", "top rain,fan,apple", "keep apple under fan,rain")
    state = play(state, "ask 0 snow", "none")
    assert [GAME.write(move) for move, _ways in GAME.odds(state)] == ["drawn apple"]
    state = play(state, "drawn apple", "ask 1 leaf", "none")
    assert [GAME.write(move) for move, _ways in GAME.odds(state)] == ["drawn fan"]
    assert refused(state, "drawn rain") == "G9"
    state = play(state, "drawn fan", "ask 0 snow", "none")
    assert [GAME.write(move) for move, _ways in GAME.odds(state)] == ["drawn rain"]


def test_g20_later_looks_go_below_earlier_ones() -> None:
    state = play(table("0 leaf <\n1 snow"), "look", "top rain,fan,apple", "keep apple under fan,rain")
    after = play(state, "look", "top light,light,light", "keep light under light,light")
    assert shown(after, None)["under"] == [{"by": by, "card": None} for by in (0, 0, 1, 1)]


def test_g20_a_look_takes_the_upper_part_first() -> None:
    assert odds("look", picture=UNDER) == {"top rain,fan,apple": 1}
    assert odds("look", picture=UNDER.replace("rain,fan,apple", "rain,rain")) == {"top cozy,rain,rain": 1}
    assert odds("look", picture=UNDER.replace("rain,fan,apple", "fan")) == {"top light,cozy,fan": 1}
    assert odds("look", picture=UNDER.replace("rain,fan,apple", "-")) == {"top light,cozy": 1}


def test_g20_each_top_is_as_likely_as_its_cards_can_be_chosen() -> None:
    assert odds("look", picture="0 leaf <\n1 snow\npile rain,rain,rain,fan,fan\nunder cozy:1") == {
        "top rain,rain,rain": 1,
        "top rain,rain,fan": 6,
        "top rain,fan,fan": 3,
    }


def test_g20_cards_of_the_lower_part_are_looked_at_once() -> None:
    looked = play(table(UNDER.replace("rain,fan,apple", "fan")), "look", "top light,cozy,fan")
    assert becomes(looked, "keep fan under light,cozy") == neat("""
        0 fan,leaf +2
        1 snow <
        pile -
        under light:0,cozy:0
    """)


def test_g20_it_ends_the_turn_and_costs_the_token() -> None:
    after = play(table("0 leaf +1 <\n1 snow"), "look", "top rain,fan,mouse", "keep mouse under fan,rain")
    assert GAME.to_act(after) == (1,)
    assert shown(after, 0)["tokens"] == [0, 3]


def test_g21_any_number_of_tokens_while_the_turn_goes_on() -> None:
    state = table("0 leaf <\n1 snow,rain,fan,apple")
    after = play(state, "seek 1 snow", "give", "seek 1 rain", "give", "seek 1 fan", "give")
    assert becomes(after) == "0 snow,rain,fan,leaf +0 <\n1 apple\ngoes_on"
    assert refused(after, "seek 1 apple") == "G19"


@pytest.mark.parametrize(("before", "after"), [("+0", "+1"), ("+2", ""), ("", "")])
def test_g23_a_skip_turns_a_token_back(before: str, after: str) -> None:
    assert becomes(table(f"0 leaf {before} <\n1 snow"), "skip") == neat(f"0 leaf {after}\n1 snow <")


def test_g23_also_after_laying() -> None:
    state = table("0 leaf,leaf,leaf,leaf +0 <\n1 snow")
    assert becomes(state, "lay kind leaf,leaf,leaf,leaf", "skip") == "0 - +2 | kind leaf,leaf,leaf,leaf\n1 snow <"


@pytest.mark.parametrize("lines", [("ask 1 snow", "give"), ("seek 1 cozy", "give")])
def test_g23_not_after_asking_or_a_token(lines: tuple[str, ...]) -> None:
    assert refused(play(table("0 snow <\n1 cozy,snow"), *lines), "skip") == "G23"


def test_g23_not_after_drawing() -> None:
    assert refused(play(table("0 - <\n1 snow"), "draw", "drawn fan"), "skip") == "G23"


def test_g23_not_in_the_closing() -> None:
    assert refused(table("0 leaf <\n1 snow\nlast 2\nclosing"), "skip") == "G29"
