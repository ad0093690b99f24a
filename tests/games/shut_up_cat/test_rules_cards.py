"""The nine Distraction cards, each in what it does and in what it does not: S6, S7, S14, S15."""

from itertools import combinations

import pytest

from games.shut_up_cat.sound import sound
from games.shut_up_cat.table import allowed, becomes, hears, moves, play, refused, seen, table
from ninelives.core.game import TABLE
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.state import State

LETTERS = "abcdefghijkl"
CODES = ["laser", "wand", "yarn", "box", "catnip", "tuna", "bag", "milk", "cucumber"]


def holding(cards: str, dice: str = "1,3,3", pillow: str = "", times: int = 1, tiles: str = "zmzzmzzmzzzm") -> State:
    rows = [f"0 10 x{times} {cards} <", "1 10 x1 -", f"tiles {tiles}", f"dice {dice}"]
    return table("\n".join([*rows, *([f"pillow {pillow}"] if pillow else [])]))


def plays(state: State, card: str) -> list[str]:
    return [line.removeprefix(f"play {card}").strip() for line in moves(state) if line.startswith(f"play {card}")]


def scored(times: int, tiles: str, cards: str, *played: str) -> tuple[int, int]:
    """Sleep on the first five tiles after these cards; give the multiplier and the winks won."""
    state = play(holding(cards, "1,5,6", times=times, tiles=tiles), *[f"play {card}" for card in played])
    after = play(state, "sleep a-e", "score")
    return seen(after, "multipliers")[0], seen(after, "winks")[0] - 10


def test_a_laser_pointer_rolls_any_of_the_dice_again() -> None:
    state = holding("laser")
    assert plays(state, "laser") == ["1", "3", "1,3", "3,3", "1,3,3"]
    rolling = play(state, "play laser 1,3")
    assert GAME.to_act(rolling) == (TABLE,)
    assert sum(ways for _move, ways in GAME.odds(rolling)) == 36
    after = play(rolling, "roll 2,6")
    assert (seen(after, "dice"), seen(after, "played")) == ([2, 3, 6], {"laser": 1})
    assert plays(after, "laser") == []


def test_a_laser_pointer_may_roll_all_three() -> None:
    assert seen(play(holding("laser"), "play laser 1,3,3", "roll 4,4,4"), "dice") == [4, 4, 4]


@pytest.mark.parametrize("dice", ["2", "1,1", "3,3,3", "1,2,3", "1,3,3,3"])
def test_s15_a_laser_pointer_rolls_only_dice_that_one_has(dice: str) -> None:
    assert refused(holding("laser"), f"play laser {dice}") == "S15"


def test_a_feather_wand_moves_a_die_by_one_and_does_not_wrap() -> None:
    assert plays(holding("wand", "1,3,6"), "wand") == ["1 2", "3 2", "3 4", "6 5"]
    assert seen(play(holding("wand", "1,3,6"), "play wand 3 2"), "dice") == [1, 2, 6]


@pytest.mark.parametrize("step", ["6 1", "1 6", "1 0", "6 7", "3 5", "3 3", "2 3"])
def test_s15_a_feather_wand_can_do_no_more(step: str) -> None:
    assert refused(holding("wand", "1,3,6"), f"play wand {step}") == "S15"


def test_a_ball_of_yarn_turns_a_die_to_its_opposite_face() -> None:
    assert plays(holding("yarn", "1,2,3"), "yarn") == ["1 6", "2 5", "3 4"]
    assert plays(holding("yarn", "4,5,6"), "yarn") == ["4 3", "5 2", "6 1"]
    assert seen(play(holding("yarn"), "play yarn 3 4"), "dice") == [1, 3, 4]


@pytest.mark.parametrize("side", ["1 5", "3 3", "1 1", "6 1", "7 0"])
def test_s15_a_ball_of_yarn_can_do_no_more(side: str) -> None:
    assert refused(holding("yarn"), f"play yarn {side}") == "S15"


def test_a_cardboard_box_sets_a_die_to_any_other_face() -> None:
    faces = ["1 2", "1 3", "1 4", "1 5", "1 6", "3 1", "3 2", "3 4", "3 5", "3 6"]
    assert plays(holding("box"), "box") == faces
    assert seen(play(holding("box"), "play box 3 6"), "dice") == [1, 3, 6]


@pytest.mark.parametrize("face", ["1 1", "3 0", "3 7", "2 5"])
def test_s15_a_cardboard_box_can_do_no_more(face: str) -> None:
    assert refused(holding("box"), f"play box {face}") == "S15"


@pytest.mark.parametrize("card", ["tuna", "cucumber"])
def test_tuna_and_cucumber_take_any_two_places(card: str) -> None:
    assert plays(holding(card), card) == [f"{one} {other}" for one, other in combinations(LETTERS, 2)]
    assert refused(holding(card), f"play {card} c c") == "S14"


def test_tuna_shows_two_tiles_to_the_looker_and_turns_none_up() -> None:
    state = holding("tuna")
    assert hears(state, "play tuna a b", 0) == "play tuna a b: zm"
    assert hears(state, "play tuna b h", 0) == "play tuna b h: mm"
    assert hears(state, "play tuna a b", 1) == hears(state, "play tuna a b", None) == "play tuna a b"
    looked = play(state, "play tuna a b")
    assert seen(looked, "tiles", 0) == [None] * 12
    assert "tiles zmzzmzzmzzzm" in becomes(state, "play tuna a b")


def test_a_cucumber_swaps_two_tiles_and_shows_none() -> None:
    state = holding("cucumber")
    for seat in (0, 1, None):
        assert hears(state, "play cucumber b l", seat) == "play cucumber b l"
    assert "tiles mzzzmzzmzzzm" in becomes(state, "play cucumber a b")
    assert "tiles zmzzmzzmzzzm" in becomes(state, "play cucumber b l")  # two MEOWs
    assert seen(play(state, "play cucumber a b"), "tiles", 0) == [None] * 12


def test_a_paper_bag_swaps_a_die_with_one_on_the_pillow() -> None:
    state = holding("bag", "1,3,3", "2,5")
    assert plays(state, "bag") == ["1 2", "1 5", "3 2", "3 5"]
    after = play(state, "play bag 3 5")
    sound(after)
    assert (seen(after, "dice"), seen(after, "pillow"), seen(after, "pile")) == ([1, 3, 5], [2, 3], 3)


@pytest.mark.parametrize(
    ("pillow", "swap"),
    [("", "3 5"), ("2", "3 5"), ("2,5", "6 5"), ("3,5", "3 5"), ("3", "3 3"), ("1,2,3", "1 2"), ("2", "1 7")],
)
def test_s15_a_paper_bag_finds_another_number_and_room_for_the_own(pillow: str, swap: str) -> None:
    assert refused(holding("bag", "1,3,3", pillow), f"play bag {swap}") == "S15"


def test_s15_a_bag_cannot_be_played_where_all_numbers_lie_there_already() -> None:
    assert plays(holding("bag", "1,3,3", "1,3,5"), "bag") == []


@pytest.mark.parametrize(
    ("catnips", "meows", "times"),
    [(0, 2, 1), (1, 0, 3), (1, 1, 3), (1, 2, 2), (1, 3, 1), (2, 2, 3), (2, 3, 2), (3, 3, 3), (3, 4, 2)],
)
def test_s6_each_catnip_hushes_one_meow(catnips: int, meows: int, times: int) -> None:
    tiles = "m" * meows + "z" * 8 + "m" * (4 - meows)
    assert scored(3, tiles, "catnip,catnip,catnip", *["catnip"] * catnips) == (times, (5 - meows) * times)


@pytest.mark.parametrize(
    ("times", "milks", "counts"),
    [(1, 0, 1), (1, 1, 2), (1, 2, 3), (2, 1, 3), (2, 2, 3), (3, 1, 3), (3, 2, 3), (0, 2, 2)],
)
def test_s6_each_milk_counts_one_more_at_the_score_and_never_above_three(times: int, milks: int, counts: int) -> None:
    assert scored(times, "zzzzzzzzmmmm", "milk,milk", *["milk"] * milks) == (times, 5 * counts)


def test_s7_with_a_warm_milk_nought_counts_as_one() -> None:
    assert scored(0, "zzzzzzzzmmmm", "milk,milk", "milk") == (0, 5)
    assert scored(1, "mmzzzzzzzzmm", "milk,milk", "milk") == (0, 3)


def test_s6_catnip_and_milk_go_together() -> None:
    assert scored(2, "mmzzzzzzzzmm", "catnip,milk", "milk", "catnip") == (1, 6)


@pytest.mark.parametrize("card", ["catnip", "milk"])
def test_s6_a_treat_lasts_for_this_turn_only(card: str) -> None:
    state = play(holding(f"{card},{card}", "1,5,6", times=3), f"play {card}", "settle 1 6")
    state = play(state, "gather", "roll 3,4,6", "settle 3 4", "gather", "roll 1,5,6")
    assert (seen(state, "catnips"), seen(state, "milks")) == (0, 0)
    assert seen(play(state, "sleep a-e"), "multipliers")[0] == 1  # both MEOWs count
    assert seen(play(state, "sleep a-e", "score"), "winks")[0] == 10 + 3


@pytest.mark.parametrize("card", ["catnip", "milk"])
def test_s6_a_treat_is_kept_while_dice_are_rolled_again(card: str) -> None:
    state = play(holding(f"{card},laser", times=2), f"play {card}", "play laser 1,3,3")
    assert seen(state, f"{card}s") == 1
    assert seen(play(state, "roll 1,5,6"), f"{card}s") == 1


@pytest.mark.parametrize("card", CODES)
def test_s14_a_card_that_one_does_not_hold_cannot_be_played(card: str) -> None:
    rest = {"laser": " 3", "wand": " 3 4", "yarn": " 3 4", "box": " 3 4", "catnip": "", "milk": "", "bag": " 3 5"}
    line = f"play {card}{rest.get(card, ' a b')}"
    others = ",".join([code for code in CODES if code != card])
    assert refused(holding(others, pillow="5"), line) == "S14"
    assert allowed(holding(card, pillow="5"), line)
    assert f"played {card}" in becomes(holding(card, pillow="5"), line)


def test_s14_any_number_of_cards_may_be_played_one_after_the_other() -> None:
    state = holding("laser,wand,yarn,box,catnip,tuna,bag,milk,cucumber", pillow="5")
    lines = ["play tuna a b", "play cucumber a b", "play catnip", "play milk", "play bag 3 5", "play wand 5 6"]
    after = play(state, *lines, "play yarn 6 1", "play box 1 4", "play laser 1", "roll 2")
    assert (seen(after, "dice"), seen(after, "pillow"), seen(after, "sizes")) == ([2, 3, 4], [3], [0, 0])
    assert sorted(seen(after, "played")) == sorted(CODES)
    sound(after)


def test_s14_card_plays_come_first_in_the_order_of_the_cards_then_what_uses_dice_then_the_chase() -> None:
    listed = moves(holding(",".join(CODES), "1,3,4", pillow="5"))
    words = [line.split()[1] if line.startswith("play") else line.split()[0] for line in listed]
    assert list(dict.fromkeys(words)) == [*CODES, "sleep", "settle", "chase"]
    assert len(listed) == len(set(listed))


def test_s14_two_of_a_card_are_played_one_at_a_time() -> None:
    state = holding("wand,wand")
    assert plays(state, "wand") == plays(holding("wand"), "wand")
    after = play(state, "play wand 3 4", "play wand 4 5")
    assert (seen(after, "dice"), seen(after, "hand", 0)) == ([1, 3, 5], [])


@pytest.mark.parametrize("card", ["catnip", "milk", "laser 5", "tuna a b", "cucumber a b"])
def test_s14_after_the_dice_are_used_no_card_is_played(card: str) -> None:
    asleep = play(holding("laser,catnip,tuna,milk,cucumber", "1,5,6"), "sleep a-e")
    assert refused(asleep, f"play {card}") == "S14"
    assert refused(play(asleep, "score"), f"play {card}") == "S14"


def test_s14_while_the_table_rolls_or_deals_one_waits() -> None:
    rolling = play(holding("laser,catnip"), "play laser 1")
    assert refused(rolling, "play catnip", by=0) == "S14"
    assert refused(play(holding("catnip"), "distract 3"), "play catnip", by=0) == "S14"


def test_s14_others_cannot_play_cards_in_my_turn() -> None:
    state = table("0 10 x1 - <\n1 10 x1 catnip\ntiles zzmzzmzzmzzm\ndice 1,2,3")
    assert refused(state, "play catnip", by=1) == "A3"


def test_s15_dice_from_the_pillow_are_ones_own_dice() -> None:
    state = table("0 10 x1 laser,wand,box <\n1 10 x1 -\ntiles zzmzzmzzmzzm\npillow 2,5")
    window = play(state, "gather 2,5", "roll 4")
    after = play(window, "play wand 5 6", "play box 2 1", "play laser 1,6", "roll 3,3")
    assert (seen(after, "dice"), seen(after, "pillow")) == ([3, 3, 4], [])
