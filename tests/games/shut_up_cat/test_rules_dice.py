"""Gathering three dice, what they allow, and where the third one goes: S11, S12, S16, S17, S18."""

from collections import Counter
from itertools import combinations, product

import pytest

from games.shut_up_cat.sound import sound
from games.shut_up_cat.table import allowed, becomes, begun, draw, kinds, moves, play, refused, seen, table
from ninelives.core.game import TABLE
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.state import State

ROLLS = [",".join([str(die) for die in sorted(dice)]) for dice in product(range(1, 7), repeat=3)]
SEATS = "0 3 x3 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm"  # seat 0 cannot chase: its moves are its dice's
CARDS = "0 3 x3 laser,box <\n1 10 x1 -\ntiles zzmzzmzzmzzm"


def lying(pillow: str, seats: str = SEATS) -> State:
    return table(f"{seats}\npillow {pillow}" if pillow else seats)


def options(dice: str, **answers: str) -> set[str]:
    return kinds(table(f"{SEATS}\ndice {dice}", **answers))


def test_s11_of_the_216_rolls_so_many_allow_what() -> None:
    kinds_of = {dice: options(dice) for dice in set(ROLLS)}
    found = Counter([kind for dice in ROLLS for kind in kinds_of[dice]])
    assert len(ROLLS) == 216
    assert found == {"sleep": 210, "distract": 96, "settle": 90}
    assert [dice for dice in ROLLS if not kinds_of[dice]] == []
    assert len([dice for dice in ROLLS if kinds_of[dice] == {"sleep"}]) == 48


@pytest.mark.parametrize("ring", ["twice", "pairs", "twelve"])
@pytest.mark.parametrize("arcs", ["all", "short"])
def test_s11_something_can_always_be_done_at_every_table(ring: str, arcs: str) -> None:
    assert all(options(dice, ring=ring, arcs=arcs) for dice in set(ROLLS))


@pytest.mark.parametrize("die", range(1, 7))
def test_s11_three_equal_dice_force_a_card(die: int) -> None:
    state = table(f"{SEATS}\ndice {die},{die},{die}")
    assert moves(state) == [f"distract {die}"]
    assert refused(state, "sleep a-b") == "S2"
    assert refused(state, f"settle {min(die, 7 - die)} {max(die, 7 - die)}") == "S11"


@pytest.mark.parametrize(
    ("line", "ruling"),
    [
        ("distract 3", "S11"),
        ("distract 1", "S11"),
        ("distract 9", "S11"),
        ("settle 2 5", "S11"),
        ("settle 3 3", "S11"),
        ("settle 1 3", "S11"),
        ("settle 0 7", "S11"),
        ("gather", "S11"),
        ("score", "S6"),
        ("put zz", "S6"),
        ("roll 1,2,3", "S11"),
        ("card laser", "S11"),
        ("first 0", "S11"),
    ],
)
def test_s11_what_the_dice_do_not_allow_is_refused(line: str, ruling: str) -> None:
    assert refused(table(f"{SEATS}\ndice 3,4,4"), line) == ruling


def test_s11_exactly_one_thing_is_done_a_turn() -> None:
    settled = play(table(f"{SEATS}\ndice 3,4,4"), "settle 3 4")
    assert GAME.to_act(settled) == (1,)
    assert refused(settled, "distract 4", by=0) == "A3"


@pytest.mark.parametrize(("low", "high"), [(1, 6), (2, 5), (3, 4)])
def test_settling_takes_a_seven_and_raises_the_multiplier(low: int, high: int) -> None:
    state = table(f"{SEATS}\ndice {low},{high},{high}".replace("x3", "x1"))
    settled = play(state, f"settle {low} {high}")
    assert (seen(settled, "multipliers"), seen(settled, "winks")) == ([2, 1], [3, 10])


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3)])
def test_s7_settling_raises_also_from_nought(before: int, after: int) -> None:
    state = table(f"{SEATS}\ndice 1,3,4".replace("x3", f"x{before}"))
    assert seen(play(state, "settle 3 4"), "multipliers")[0] == after


def test_s12_settling_at_three_is_legal_and_has_no_effect() -> None:
    state = table(f"{SEATS}\ndice 1,3,4")
    assert becomes(state, "settle 3 4") == draw(table(f"{SEATS}\npillow 1")).replace("- <", "-").replace(
        "1 10 x1 -", "1 10 x1 - <"
    )


def test_gathering_without_a_pillow_rolls_three() -> None:
    assert moves(lying("")) == ["gather"]
    rolling = play(lying(""), "gather")
    assert GAME.to_act(rolling) == (TABLE,)
    odds = {GAME.write(move): ways for move, ways in GAME.odds(rolling)}
    assert (len(odds), sum(odds.values())) == (56, 216)
    assert odds == Counter([f"roll {dice}" for dice in ROLLS])


@pytest.mark.parametrize("pillow", ["", "2", "2,5", "1,3,6", "1,2,3,4,5"])
def test_up_to_three_dice_are_taken_from_the_pillow(pillow: str) -> None:
    dice = pillow.split(",") if pillow else []
    taken = [",".join(some) for number in range(4) for some in combinations(dice, number)]
    assert moves(lying(pillow)) == [f"gather {words}".rstrip() for words in taken]


def test_s17_with_six_on_the_pillow_at_least_one_must_be_taken() -> None:
    full = lying("1,2,3,4,5,6")
    assert seen(full, "pile") == 2
    assert refused(full, "gather") == "S17"
    taken = [",".join(some) for number in (1, 2, 3) for some in combinations("123456", number)]
    assert moves(full) == [f"gather {words}" for words in taken]
    assert allowed(full, "gather 4")


@pytest.mark.parametrize(
    ("line", "pillow"),
    [
        ("gather 3", "2,5"),
        ("gather 2,3", "2,5"),
        ("gather 7", "2,5"),
        ("gather 0", "2,5"),
        ("gather 2,2", "2,5"),
        ("gather 1,2,3,4", "1,2,3,4,5"),
        ("gather 1,1,2,2", "1,2"),
        ("gather 1", ""),
    ],
)
def test_s17_what_does_not_lie_on_the_pillow_cannot_be_taken(line: str, pillow: str) -> None:
    assert refused(lying(pillow), line) == "S17"


@pytest.mark.parametrize("line", ["sleep a-b", "distract 4", "settle 3 4", "score", "put zz", "play laser 1"])
def test_s17_first_three_dice_are_gathered(line: str) -> None:
    assert refused(lying("2,5", CARDS), line) == "S17"


@pytest.mark.parametrize(("taken", "rolled"), [("", "1,3,5"), ("2", "1,3"), ("2,5", "6")])
def test_dice_from_the_pillow_are_not_rolled(taken: str, rolled: str) -> None:
    rolling = play(lying("2,5,6"), f"gather {taken}")
    for wrong in ("4", "1,2", "3,4,5", "1,2,3,4"):
        if len(wrong) != len(rolled):
            assert refused(rolling, f"roll {wrong}") == "S17"
    assert refused(rolling, f"roll {rolled[:-1]}7") == "S17"
    window = play(rolling, f"roll {rolled}")
    assert seen(window, "dice") == sorted([int(die) for die in f"{taken},{rolled}".split(",") if die])
    assert seen(window, "pillow") == [die for die in (2, 5, 6) if str(die) not in taken]
    sound(window)


@pytest.mark.parametrize(("pillow", "taken", "pile"), [("", "", 8), ("2,5", "", 6), ("2,5", "5", 6), ("2,5", "2,5", 6)])
def test_the_pile_is_what_lies_nowhere_else(pillow: str, taken: str, pile: int) -> None:
    state = lying(pillow)
    assert seen(state, "pile") == pile
    assert seen(play(state, f"gather {taken}"), "pile") == pile  # those to roll are still in it


def test_s16_three_dice_from_the_pillow_are_not_rolled_and_there_is_still_a_window() -> None:
    window = play(lying("1,2,3,5", CARDS), "gather 1,3,5")
    assert GAME.to_act(window) == (0,)
    assert seen(window, "dice") == [1, 3, 5]
    assert kinds(window) == {"play", "sleep"}
    rerolled = play(window, "play laser 3,5", "roll 6,6")
    assert seen(rerolled, "dice") == [1, 6, 6]


def test_s16_there_is_nothing_for_the_table_to_roll_then() -> None:
    assert refused(play(lying("1,2,3"), "gather 1,2,3"), "roll 4", by=TABLE) == "S11"


@pytest.mark.parametrize(
    ("line", "third"),
    [("sleep a-b", 5), ("sleep a-e", 2), ("sleep b-e", 1), ("settle 2 5", 1)],
)
def test_s18_by_the_two_dice_used_the_third_is_chosen(line: str, third: int) -> None:
    state = table(f"{SEATS}\ndice 1,2,5".replace("zzmzzmzzmzzm", "zzzzzzzzmmmm"))
    used = play(state, line)
    assert seen(used, "pillow") == ([third] if line.startswith("settle") else [])  # at the end of the turn
    if line.startswith("sleep"):
        assert seen(used, "dice") == [third]
        used = play(used, "score", f"put {'z' * len('abcde'['abcde'.index(line[6]) : 'abcde'.index(line[8]) + 1])}")
    assert (seen(used, "pillow"), seen(used, "pile")) == ([third], 7)


def test_s18_the_third_die_waits_for_the_card_too() -> None:
    dealing = play(table(f"{SEATS}\ndice 4,4,6"), "distract 4")
    assert (seen(dealing, "pillow"), seen(dealing, "dice")) == ([], [6])
    assert seen(play(dealing, "card milk"), "pillow") == [6]


def test_s18_of_three_equal_dice_the_third_shows_the_same() -> None:
    assert seen(play(table(f"{SEATS}\ndice 4,4,4"), "distract 4", "card milk"), "pillow") == [4]


def test_s18_a_die_whose_number_lies_there_goes_to_the_pile() -> None:
    after = play(table(f"{SEATS}\npillow 1,6\ndice 3,4,6"), "settle 3 4")
    assert (seen(after, "pillow"), seen(after, "pile")) == ([1, 6], 6)


def test_s18_a_die_that_came_from_the_pillow_may_go_back() -> None:
    after = play(lying("2,6"), "gather 6", "roll 3,4", "settle 3 4")
    assert seen(after, "pillow") == [2, 6]


def test_s18_the_third_die_goes_by_the_face_that_it_shows_now() -> None:
    after = play(lying("2,6", CARDS), "gather 6", "roll 3,4", "play box 6 5", "settle 3 4")
    assert seen(after, "pillow") == [2, 5]


def test_s18_six_on_the_pillow_are_all_it_has_room_for() -> None:
    full = play(lying("1,2,3,4,5"), "gather", "roll 3,4,6", "settle 3 4")
    sound(full)
    assert (seen(full, "pillow"), seen(full, "pile")) == ([1, 2, 3, 4, 5, 6], 2)
    assert "gather" not in moves(full)


def test_the_first_player_finds_an_empty_pillow() -> None:
    assert [line for line in moves(begun(2)) if line != "chase"] == ["gather"]
