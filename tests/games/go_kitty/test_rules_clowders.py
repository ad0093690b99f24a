"""Clowders: G3 to G8 and G22."""

import pytest

from games.go_kitty.table import allowed, becomes, draw, moves, play, refused, shown, table
from games.scene import neat
from ninelives.core.game import Outcome
from ninelives.games.go_kitty import GAME

FOUR_SNOW = "0 snow,snow,snow,snow,rain <\n1 rain"
LAY_SNOW = "lay kind snow,snow,snow,snow"
WAITING = "0 snow,rain,rain,rain,leaf <\n1 rain"  # a Clowder of Rain once seat 1 has given its own
LAY_RAIN = "lay kind rain,rain,rain,rain"
MICE_IN_HAND = "0 snow,rain,fan,mouse,mouse,mouse,mouse <\n1 rain"


def lays(hand: str, **answers: str) -> list[str]:
    return [line for line in moves(table(f"0 {hand} <\n1 fan", **answers)) if line.startswith("lay")]


def worth(line: str) -> int:
    """Give the points of a Clowder that is laid as the only one of a match."""
    state = table(f"0 {line.split()[2]} <\n1 rain\npile -\nlast 1")
    outcome = GAME.outcome(play(state, line, "skip"))
    assert isinstance(outcome, Outcome)
    return outcome.scores[0]


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("lay kind snow,snow,mouse,mouse", 3),
        ("lay year snow,rain,fan,mouse", 2),
        ("lay season light,light,cozy,mouse", 1),
        ("lay kind snow,snow,snow,snow", 3),
        ("lay kind leaf,mouse,mouse,mouse", 3),
        ("lay year light,clover,firefly,apple", 2),
        ("lay year leaf,mouse,mouse,mouse", 2),
        ("lay season icecream,icecream,icecream,icecream", 1),
        ("lay season apple,pumpkin,leaf,leaf", 1),
        ("lay season leaf,mouse,mouse,mouse", 1),
    ],
)
def test_g5_a_clowder_pays_by_the_type_it_is_laid_as(line: str, points: int) -> None:
    assert worth(line) == points


def test_g5_four_of_a_trait_may_be_laid_as_four_of_a_season() -> None:
    assert lays("rain,rain,rain,rain") == ["lay kind rain,rain,rain,rain", "lay season rain,rain,rain,rain"]


@pytest.mark.parametrize(
    "line",
    [
        "lay kind snow,snow,snow,rain",
        "lay kind light,cozy,snow,mouse",
        "lay year snow,cozy,rain,fan",
        "lay year snow,snow,mouse,mouse",
        "lay season snow,snow,snow,rain",
        "lay season rain,fan,mouse,mouse",
        "lay kind snow,snow,snow",
        "lay kind snow,snow,snow,snow,mouse",
    ],
)
def test_g5_what_is_no_such_clowder_is_refused(line: str) -> None:
    assert refused(table("0 light,cozy,snow,snow,snow,snow,rain,fan,mouse,mouse <\n1 rain"), line) == "G5"


def test_g5_only_cards_in_hand_are_laid() -> None:
    state = table("0 snow,snow,snow,mouse <\n1 snow")
    assert refused(state, LAY_SNOW) == "G5"
    assert refused(state, "lay kind snow,snow,mouse,mouse") == "G5"
    assert allowed(state, "lay kind snow,snow,snow,mouse")


def test_g5_lays_are_listed_kind_year_season_with_most_kitties_first() -> None:
    assert lays("snow,snow,snow,rain,fan,leaf,mouse") == [
        "lay kind snow,snow,snow,mouse",
        "lay year snow,rain,fan,leaf",
        "lay year snow,rain,fan,mouse",
        "lay year snow,rain,leaf,mouse",
        "lay year snow,fan,leaf,mouse",
        "lay year rain,fan,leaf,mouse",
        "lay season snow,snow,snow,mouse",
    ]


def test_g3_a_clowder_need_not_be_laid() -> None:
    assert allowed(table(FOUR_SNOW), "ask 1 rain")
    assert allowed(table(FOUR_SNOW), "skip")


def test_g3_where_it_must_be_nothing_else_is_possible() -> None:
    state = table(FOUR_SNOW, must_lay="yes")
    assert moves(state) == [LAY_SNOW, "lay season snow,snow,snow,snow"]
    for line in ("ask 1 rain", "seek 1 mouse", "look", "skip"):
        assert refused(state, line) == "G3"
    assert allowed(state, LAY_SNOW, "ask 1 rain")


def test_g3_mice_are_never_forced_but_may_be_used() -> None:
    only_with_mice = table("0 snow,snow,snow,mouse <\n1 rain", must_lay="yes")
    assert {"lay kind snow,snow,snow,mouse", "ask 1 snow", "skip"} < set(moves(only_with_mice))
    assert allowed(only_with_mice, "skip")
    both = table("0 snow,snow,snow,snow,mouse <\n1 rain", must_lay="yes")
    assert refused(both, "skip") == "G3"
    assert allowed(both, "lay kind snow,snow,snow,mouse", "skip")


def test_g3_what_may_not_be_laid_now_need_not_be() -> None:
    after = play(table(WAITING, must_lay="yes"), "ask 1 rain", "give")
    assert allowed(after, "end")
    assert refused(play(table(WAITING, must_lay="yes", lay="anytime"), "ask 1 rain", "give"), "end") == "G3"


def test_g3_a_turn_does_not_close_over_a_clowder_that_must_be_laid() -> None:
    closing = play(table("0 rain,rain,rain,rain,leaf <\n1 fan\npile -\nlast 2\nclosing", must_lay="yes"))
    assert refused(closing, "end") == "G3"
    assert allowed(closing, LAY_RAIN, "end")


def test_g4_any_number_of_clowders_before_the_first_ask() -> None:
    state = table("0 snow,snow,snow,snow,rain,rain,rain,rain,leaf <\n1 leaf")
    assert becomes(state, LAY_SNOW, LAY_RAIN) == neat("""
        0 leaf | kind snow,snow,snow,snow | kind rain,rain,rain,rain <
        1 leaf
        laid
    """)
    assert allowed(state, LAY_SNOW, LAY_RAIN, "ask 1 leaf")


@pytest.mark.parametrize(("lay", "may"), [("turn_start", False), ("before_each_ask", True), ("anytime", True)])
def test_g4_laying_between_two_asks_is_an_option(lay: str, may: bool) -> None:  # noqa: FBT001 - a column
    after = play(table(WAITING, lay=lay), "ask 1 rain", "give")
    assert (LAY_RAIN in moves(after)) is may
    if may:
        assert becomes(after, LAY_RAIN) == "0 snow,leaf | kind rain,rain,rain,rain <\n1 -\ngoes_on"
    else:
        assert refused(after, LAY_RAIN) == "G4"


@pytest.mark.parametrize("lay", ["turn_start", "before_each_ask"])
def test_g4_a_card_drawn_for_a_miss_is_laid_in_the_next_turn(lay: str) -> None:
    after = play(table("0 snow,rain,rain,rain <\n1 fan", lay=lay), "ask 1 snow", "none", "drawn rain")
    assert GAME.to_act(after) == (1,)
    assert refused(after, LAY_RAIN, by=0) == "A3"


def test_g4_at_any_moment_is_also_after_the_draw() -> None:
    state = table("0 snow,rain,rain,rain <\n1 fan", lay="anytime")
    after = play(state, "ask 1 snow", "none", "drawn rain")
    assert moves(after) == [LAY_RAIN, "lay season rain,rain,rain,rain", "end"]
    assert becomes(after, LAY_RAIN, "end") == "0 snow | kind rain,rain,rain,rain\n1 fan <"


@pytest.mark.parametrize("lay", ["turn_start", "before_each_ask", "anytime"])
def test_g4_with_an_empty_pile_clowders_are_laid_at_any_moment(lay: str) -> None:
    state = table(f"{WAITING}\npile -", lay=lay)
    assert LAY_RAIN in moves(play(state, "ask 1 rain", "give"))
    missed = play(table("0 rain,rain,rain,rain <\n1 fan\npile -", lay=lay), "ask 1 rain", "none")
    assert moves(missed) == [LAY_RAIN, "lay season rain,rain,rain,rain", "end"]


@pytest.mark.parametrize("lines", [("seek 1 fan", "give"), ("draw", "drawn leaf")])
def test_g4_a_token_or_a_draw_ends_the_time_for_laying_too(lines: tuple[str, ...]) -> None:
    hand = "-" if lines[0] == "draw" else "rain,rain,rain,rain"
    assert refused(play(table(f"0 {hand} <\n1 fan"), *lines), LAY_RAIN) == "G4"


def test_g6_laid_clowders_are_public_and_final() -> None:
    state = play(table("0 snow,snow,snow,snow,rain <\n1 rain\n2 fan"), LAY_SNOW)
    for seat in (0, 1, 2, None):
        assert shown(state, seat)["laid"][0] == [{"clowder": "kind", "cards": ["snow"] * 4, "points": 3}]
    assert not [line for line in moves(state) if line.startswith(("take", "unlay"))]


def test_g6_what_is_laid_is_never_asked_for() -> None:
    after = play(table(FOUR_SNOW), LAY_SNOW, "skip")
    assert becomes(after, "seek 0 snow", "none") == "0 rain | kind snow,snow,snow,snow <\n1 rain +2"
    assert refused(play(after, "seek 0 snow"), "give") == "G9"


def test_g6_what_one_has_laid_gives_no_right_to_ask() -> None:
    assert refused(play(table(FOUR_SNOW), LAY_SNOW), "ask 1 snow") == "G9"
    assert refused(play(table(FOUR_SNOW), LAY_SNOW), "ask 1 winter") == "G10"


@pytest.mark.parametrize("sort", ["kind", "year", "season"])
def test_g7_four_mice_are_no_clowder(sort: str) -> None:
    state = table(MICE_IN_HAND)
    assert f"lay {sort} mouse,mouse,mouse,mouse" not in moves(state)
    assert refused(state, f"lay {sort} mouse,mouse,mouse,mouse") == "G7"


@pytest.mark.parametrize("most", [3, 2, 1])
def test_g7_so_many_mice_at_most_stand_in_a_clowder(most: int) -> None:
    state = table(MICE_IN_HAND, mice=str(most))
    for line in ("kind snow,mouse,mouse,mouse", "season fan,mouse,mouse,mouse", "year rain,mouse,mouse,mouse"):
        assert (f"lay {line}" in moves(state)) is (most == 3)
    assert ("lay year rain,fan,mouse,mouse" in moves(state)) is (most >= 2)
    assert "lay year snow,rain,fan,mouse" in moves(state)
    assert {line.count("mouse") for line in moves(state) if line.startswith("lay")} == set(range(1, most + 1))


@pytest.mark.parametrize(("most", "line"), [("2", "kind snow,mouse,mouse,mouse"), ("1", "year rain,fan,mouse,mouse")])
def test_g7_more_mice_than_the_table_allows_are_refused(most: str, line: str) -> None:
    assert refused(table(MICE_IN_HAND, mice=most), f"lay {line}") == "G7"


def test_g8_a_mouse_stands_even_for_a_card_that_is_gone() -> None:
    state = table("0 snow,snow,mouse,mouse <\n1 rain | year snow,rain,fan,leaf | season snow,light,light,cozy")
    assert allowed(state, "lay kind snow,snow,mouse,mouse")


def test_g8_a_mouse_stands_for_trait_season_or_missing_season() -> None:
    assert lays("light,light,light,mouse") == ["lay kind light,light,light,mouse", "lay season light,light,light,mouse"]
    assert lays("light,light,cozy,mouse") == ["lay season light,light,cozy,mouse"]
    assert lays("light,rain,fan,mouse") == ["lay year light,rain,fan,mouse"]
    assert lays("light,rain,rain,mouse") == []


@pytest.mark.parametrize(("before", "after"), [("+0", "+1"), ("+1", "+2"), ("+2", ""), ("", "")])
def test_g22_each_clowder_turns_a_token_back_at_once(before: str, after: str) -> None:
    state = table(f"0 snow,snow,snow,snow,rain {before} <\n1 rain")
    assert becomes(state, LAY_SNOW) == neat(f"0 rain {after} | kind snow,snow,snow,snow <\n1 rain\nlaid")


def test_g22_the_token_may_be_used_in_the_same_turn() -> None:
    state = table("0 snow,snow,snow,snow,rain +0 <\n1 rain")
    assert refused(state, "seek 1 fan") == "G19"
    assert allowed(state, LAY_SNOW, "seek 1 fan")


def test_g22_two_clowders_turn_two_tokens_back() -> None:
    state = table("0 snow,snow,snow,snow,rain,rain,rain,rain +0 <\n1 leaf")
    assert draw(play(state, LAY_SNOW, LAY_RAIN)).startswith("0 - +2 ")
