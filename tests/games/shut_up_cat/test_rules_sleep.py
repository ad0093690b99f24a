"""Sleep: which arcs there are, and what happens when tiles turn up: S2 to S8."""

from itertools import permutations

import pytest

from games.shut_up_cat.table import allowed, becomes, hears, moves, play, refused, seen, table
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.state import State

LETTERS = "abcdefghijkl"
EVERYBODY = (0, 1, None)


def awake_at(times: int, tiles: str, dice: str = "1,5,6", winks: str = "10", **answers: str) -> State:
    return table(f"0 {winks} x{times} - <\n1 10 x1 -\ntiles {tiles}\ndice {dice}", **answers)


def sleeps(dice: str, **answers: str) -> list[str]:
    state = awake_at(1, "zzmzzmzzmzzm", dice, **answers)
    return [line.removeprefix("sleep ") for line in moves(state) if line.startswith("sleep")]


def length(arc: str) -> int:
    return (LETTERS.index(arc[2]) - LETTERS.index(arc[0])) % 12 + 1


def tiles_up(state: State) -> str:
    """Give the letters of the places that lie face up for everybody."""
    assert seen(state, "tiles", 0) == seen(state, "tiles", 1) == seen(state, "tiles")
    return "".join([LETTERS[place] for place, tile in enumerate(seen(state, "tiles")) if tile])


def test_s2_each_die_may_stand_on_either_of_its_squares() -> None:
    """The two dice on either of their two places, either way round: eight arcs."""
    assert sleeps("2,2,5") == ["b-e", "b-k", "e-h", "e-b", "h-k", "h-e", "k-b", "k-h"]


def test_s2_one_may_go_either_way_round_even_between_neighbours() -> None:
    assert sleeps("3,3,4") == ["c-d", "c-j", "d-i", "d-c", "i-j", "i-d", "j-c", "j-i"]
    assert tiles_up(play(awake_at(1, "zzmzzmzzmzzm", "3,4,4"), "sleep d-c")) == LETTERS


def test_s2_with_short_an_arc_ends_where_the_other_number_first_comes() -> None:
    assert sleeps("2,2,5", arcs="short") == ["b-e", "e-h", "h-k", "k-b"]
    assert sleeps("3,3,4", arcs="short") == ["c-d", "d-i", "i-j", "j-c"]
    assert refused(awake_at(1, "zzmzzmzzmzzm", "3,4,4", arcs="short"), "sleep d-c") == "S2"


def test_s2_every_arc_between_the_numbers_of_the_dice_is_there() -> None:
    places = {1: "ag", 3: "ci", 6: "fl"}
    ends = [(one, other) for first, last in permutations(places, 2) for one in places[first] for other in places[last]]
    assert sorted(sleeps("1,3,6")) == sorted([f"{one}-{other}" for one, other in ends])


def test_s2_arcs_are_listed_by_first_place_then_by_length() -> None:
    listed = sleeps("1,3,6")
    assert listed == sorted(listed, key=lambda arc: (arc[0], length(arc)))


@pytest.mark.parametrize("dice", ["1,2,3", "1,4,6", "2,5,5", "1,1,6"])
def test_s2_where_numbers_go_round_twice_short_arcs_have_at_most_six_tiles(dice: str) -> None:
    every, short = sleeps(dice), sleeps(dice, arcs="short")
    assert short == [arc for arc in every if length(arc) <= 6]
    assert 0 < len(short) < len(every)


def test_s2_a_long_arc_is_refused_where_only_short_ones_are_played() -> None:
    assert refused(awake_at(1, "zzmzzmzzmzzm", "1,6,6", arcs="short"), "sleep a-l") == "S2"
    assert allowed(awake_at(1, "zzmzzmzzmzzm", "1,6,6", arcs="short"), "sleep a-f")
    assert allowed(awake_at(1, "zzmzzmzzmzzm", "1,6,6"), "sleep a-l")


def test_s2_on_six_spaces_of_two_tiles_a_space_turns_up_whole() -> None:
    assert sleeps("1,1,3", ring="pairs") == ["a-f", "e-b"]
    assert sleeps("1,3,6", ring="pairs") == ["a-f", "a-l", "e-l", "e-b", "k-b", "k-f"]
    state = awake_at(1, "zzmzzmzzmzzm", "1,3,3", ring="pairs")
    for arc in ("a-e", "b-f", "b-e"):
        assert refused(state, f"sleep {arc}") == "S2"
    assert tiles_up(play(state, "sleep e-b")) == "abefghijkl"
    assert hears(state, "sleep a-f", None) == "sleep a-f: zzmzzm"


@pytest.mark.parametrize("ring", ["pairs", "twelve"])
@pytest.mark.parametrize("dice", ["1,1,3", "1,1,4", "1,2,6"])
def test_s2_where_a_number_has_one_space_all_arcs_are_short(ring: str, dice: str) -> None:
    assert sleeps(dice, ring=ring, arcs="short") == sleeps(dice, ring=ring) != []


def test_s2_on_a_board_of_ones_own_a_short_arc_may_pass_its_first_number_but_not_its_last() -> None:
    """Seen from one of its ends: from a to c it passes the 1 on b, but from a to d it would pass the 2 on c."""
    own = "1,1,2,2,3,4,5,6,6,6,6,6"
    assert sleeps("1,1,2", ring=own, arcs="short") == ["a-c", "b-c", "b-d", "c-a", "d-a", "d-b"]
    assert sleeps("1,1,2", ring=own) == ["a-c", "a-d", "b-c", "b-d", "c-a", "c-b", "d-a", "d-b"]


def test_s2_on_twelve_numbers_no_die_stands_beyond_six() -> None:
    assert sleeps("1,1,6", ring="twelve") == ["a-f", "f-a"]
    state = awake_at(1, "zzmzzmzzmzzm", "1,2,6", ring="twelve")
    assert refused(state, "sleep a-h") == "S2"  # h is an 8 here
    assert tiles_up(play(state, "sleep f-a")) == "afghijkl"  # but arcs pass there


@pytest.mark.parametrize(
    ("ring", "numbers"),
    [("twice", [*range(1, 7)] * 2), ("pairs", [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]), ("twelve", [*range(1, 13)])],
)
def test_s2_the_numbers_round_the_ring_are_shown(ring: str, numbers: list[int]) -> None:
    assert seen(awake_at(1, "zzmzzmzzmzzm", ring=ring), "numbers") == numbers


@pytest.mark.parametrize("arc", ["a-c", "c-a", "b-c", "f-d", "d-g"])
def test_s2_both_ends_must_carry_numbers_of_the_dice(arc: str) -> None:
    assert refused(awake_at(1, "zzmzzmzzmzzm", "1,5,6"), f"sleep {arc}") == "S2"


@pytest.mark.parametrize("arc", ["a-g", "g-a", "a-a"])
def test_s3_two_equal_numbers_are_no_sleep_not_even_on_two_squares(arc: str) -> None:
    assert refused(awake_at(1, "zzmzzmzzmzzm", "1,1,5"), f"sleep {arc}") == "S3"
    assert f"sleep {arc}" not in moves(awake_at(1, "zzmzzmzzmzzm", "1,1,1"))


@pytest.mark.parametrize(
    ("arc", "up"), [("a-b", "ab"), ("l-a", "al"), ("f-g", "fg"), ("l-b", "abl"), ("b-a", LETTERS), ("g-l", "ghijkl")]
)
def test_s4_the_ends_turn_up_too(arc: str, up: str) -> None:
    assert tiles_up(play(awake_at(1, "zzmzzmzzmzzm", "1,2,6", arcs="all"), f"sleep {arc}")) == up


def test_s5_all_tiles_of_the_arc_turn_at_once_and_everybody_sees_them() -> None:
    state = awake_at(1, "zmzzmzzmzzzm")
    assert {hears(state, "sleep k-a", seat) for seat in EVERYBODY} == {"sleep k-a: zmz"}
    asleep = play(state, "sleep k-a")
    for seat in EVERYBODY:
        assert seen(asleep, "tiles", seat) == ["z", *[None] * 9, "z", "m"]
        assert seen(asleep, "arc", seat) == "k-a"


@pytest.mark.parametrize("line", ["sleep a-f", "distract 5", "settle 1 6", "gather"])
def test_s5_when_the_tiles_are_up_it_is_too_late_for_another_arc(line: str) -> None:
    asleep = play(awake_at(1, "zzmzzmzzmzzm"), "sleep a-e")
    assert refused(asleep, line) == "S6"
    assert refused(play(asleep, "score"), line) == "S6"


def test_s6_two_times_with_one_meow_and_three_z_make_three() -> None:
    scored = play(awake_at(2, "zzmzmzzzzzmm", "1,4,6"), "sleep a-d", "score")
    assert (seen(scored, "multipliers")[0], seen(scored, "winks")[0], seen(scored, "scored")) == (1, 13, 3)


def test_s6_one_time_with_one_meow_and_five_z_make_nothing() -> None:
    scored = play(awake_at(1, "zzmzzzzzzmmm"), "sleep a-f", "score")
    assert (seen(scored, "multipliers")[0], seen(scored, "winks")[0], seen(scored, "scored")) == (0, 10, 0)


def test_s6_the_meows_come_before_the_score() -> None:
    asleep = play(awake_at(3, "zmzzzzzzzmmm"), "sleep a-e")
    assert (seen(asleep, "multipliers")[0], seen(asleep, "winks")[0]) == (2, 10)
    assert seen(play(asleep, "score"), "winks")[0] == 10 + 2 * 4


def test_s6_first_the_score_then_the_tiles_are_put_back() -> None:
    asleep = play(awake_at(1, "zzzzzzzzmmmm"), "sleep a-e")
    assert [line for line in moves(asleep) if line != "chase"] == ["score"]
    assert refused(asleep, "put zzzzz") == "S6"
    scored = play(asleep, "score")
    assert refused(scored, "score") == "S6"
    assert GAME.to_act(play(scored, "put zzzzz")) == (1,)


@pytest.mark.parametrize("meows", range(5))
@pytest.mark.parametrize("times", range(4))
def test_s7_each_meow_lowers_the_multiplier_but_never_below_nought(times: int, meows: int) -> None:
    tiles = "m" * meows + "z" * (5 - meows)
    state = awake_at(times, tiles + "z" * (3 + meows) + "m" * (4 - meows))
    scored = play(state, "sleep a-e", "score")
    left = max(0, times - meows)
    assert seen(scored, "multipliers")[0] == left
    assert seen(scored, "winks")[0] == 10 + (5 - meows) * left


def test_s7_at_nought_one_may_sleep_and_it_scores_nothing() -> None:
    after = becomes(awake_at(0, "zzzzzzzzmmmm"), "sleep a-e", "score", "put zzzzz")
    assert after.startswith("0 10 x0 -\n1 10 x1 - <")


def test_s7_the_others_keep_their_multipliers() -> None:
    assert seen(play(awake_at(2, "mmmmzzzzzzzz"), "sleep a-e"), "multipliers") == [0, 1]


def test_s8_the_tiles_just_turned_up_are_put_back_on_the_same_places() -> None:
    scored = play(awake_at(1, "zzmzzmzzmzzm"), "sleep k-a", "score")
    assert [line for line in moves(scored) if line != "chase"] == ["put mzz", "put zmz", "put zzm"]
    for order, tiles in (("mzz", "zzmzzmzzmzmz"), ("zmz", "zzmzzmzzmzzm"), ("zzm", "mzmzzmzzmzzz")):
        assert f"tiles {tiles}" in becomes(scored, f"put {order}")


@pytest.mark.parametrize("order", ["zzz", "mmz", "zm", "zmzz", "mmmm", "z" * 12])
def test_s8_nothing_else_is_put_back(order: str) -> None:
    assert refused(play(awake_at(1, "zzmzzmzzmzzm"), "sleep k-a", "score"), f"put {order}") == "S8"


def test_s8_the_orders_are_listed_in_the_order_of_their_letters() -> None:
    scored = play(awake_at(1, "zzmzzmzzmzzm", "1,2,6", winks="0", arcs="all"), "sleep b-a", "score")
    orders = moves(scored)
    assert len(orders) == 495
    assert orders == sorted(set(orders))


def test_s8_when_put_back_all_lie_face_down_again() -> None:
    after = play(awake_at(1, "zzmzzmzzmzzm"), "sleep a-e", "score", "put mzzzz")
    assert tiles_up(after) == ""
    assert (seen(after, "arc"), seen(after, "scored")) == (None, None)
