"""Drawing Distraction cards: what is left, what is shuffled again, and who knows: S13, S14."""

import pytest

from games.shut_up_cat.sound import sound
from games.shut_up_cat.table import allowed, becomes, begun, hears, moves, play, refused, seen, table
from ninelives.core.game import TABLE
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.state import State

TILES = "tiles zzmzzmzzmzzm\ndice 4,4,6"
PASS = ("gather", "roll 3,4,6", "settle 3 4")


def odds(state: State) -> dict[str, int]:
    return {GAME.write(move): ways for move, ways in GAME.odds(state)}


def test_two_equal_dice_draw_a_card_and_the_turn_ends() -> None:
    dealing = play(table(f"0 10 x1 - <\n1 10 x1 -\n{TILES}"), "distract 4")
    assert GAME.to_act(dealing) == (TABLE,)
    after = play(dealing, "card box")
    assert (seen(after, "hand", 0), seen(after, "sizes"), GAME.to_act(after)) == (["box"], [1, 0], (1,))
    sound(after)


def test_s13_what_is_in_a_hand_or_played_is_not_dealt() -> None:
    state = table(f"0 10 x1 wand,wand <\n1 10 x1 wand,box\nplayed laser,box\n{TILES}")
    dealing = play(state, "distract 4")
    left = {"card laser": 3, "card yarn": 3, "card catnip": 3, "card tuna": 2, "card bag": 2, "card milk": 2}
    assert odds(dealing) == left | {"card cucumber": 2}
    for card in ("wand", "box"):
        assert refused(dealing, f"card {card}") == "S13"
    assert refused(dealing, "roll 4") == "S13"


def test_s13_the_played_cards_are_shuffled_only_when_none_is_left() -> None:
    rows = f"0 10 x1 laser <\n1 10 x1 -\nplayed wand\n{TILES}"
    one_left = play(table(rows, deck="laser:2,wand:1"), "distract 4")
    assert (odds(one_left), seen(one_left, "played")) == ({"card laser": 1}, {"wand": 1})
    none_left = play(table(rows, deck="laser:1,wand:1"), "distract 4")
    assert (odds(none_left), seen(none_left, "played")) == ({"card wand": 1}, {})
    sound(play(none_left, "card wand"))


def test_s13_a_card_played_this_very_turn_is_shuffled_with_the_others() -> None:
    state = table(f"0 10 x1 wand <\n1 10 x1 -\nplayed laser,laser\n{TILES}", deck="laser:2,wand:1")
    assert odds(play(state, "play wand 6 5", "distract 4")) == {"card laser": 2, "card wand": 1}


def test_s13_with_all_cards_in_hands_a_distraction_is_legal_and_brings_nothing() -> None:
    state = table(f"0 10 x1 laser <\n1 10 x1 wand\n{TILES}", deck="laser:1,wand:1")
    assert "distract 4" in moves(state)
    after = becomes(state, "distract 4")
    assert after == "0 10 x1 laser\n1 10 x1 wand <\ntiles zzmzzmzzmzzm\npillow 6"


def test_s13_three_equal_dice_and_no_cards_pass_the_turn() -> None:
    state = table("0 10 x1 laser <\n1 10 x1 -\ntiles zzmzzmzzmzzm\ndice 4,4,4", deck="laser:1")
    assert GAME.to_act(play(state, "distract 4")) == (1,)


def test_s13_a_distraction_that_brings_nothing_may_end_the_match() -> None:
    state = table(f"0 41 x1 -\n1 10 x1 laser <\n{TILES}\ndecided", deck="laser:1")
    assert GAME.outcome(play(state, "distract 4")) is not None


def test_s13_a_deck_of_one_card_goes_round_and_round() -> None:
    state = begun(2, deck="milk:1")
    for _round in range(3):
        state = play(state, "gather", "roll 4,4,6", "distract 4", "card milk", *PASS)
        assert seen(state, "sizes") == [1, 0]
        state = play(state, "gather", "roll 3,4,6", "play milk", "settle 3 4", *PASS)
        assert seen(state, "played") == {"milk": 1}


def test_s14_there_is_no_hand_limit() -> None:
    hand = "laser,laser,laser,laser,wand,wand,wand,yarn,yarn,yarn,box,box,catnip,catnip,catnip"
    state = table(f"0 10 x1 {hand} <\n1 10 x1 -\n{TILES}")
    assert seen(play(state, "distract 4", "card tuna"), "sizes") == [16, 0]


def test_s14_a_card_drawn_this_turn_waits_for_another() -> None:
    after = play(table(f"0 10 x1 - <\n1 10 x1 -\n{TILES}"), "distract 4", "card catnip")
    assert refused(after, "play catnip", by=0) == "A3"
    own = play(after, *PASS, "gather", "roll 1,2,3")
    assert allowed(own, "play catnip")


@pytest.mark.parametrize(("seat", "words"), [(0, "card catnip"), (1, "card"), (2, "card"), (None, "card")])
def test_s14_which_card_is_drawn_only_the_drawer_hears(seat: int | None, words: str) -> None:
    dealing = play(table(f"0 10 x1 - <\n1 10 x1 -\n2 10 x1 -\n{TILES}"), "distract 4")
    assert hears(dealing, "card catnip", seat) == words
    after = play(dealing, "card catnip")
    assert seen(after, "hand", seat) == (["catnip"] if seat == 0 else [])
    assert seen(after, "sizes", seat) == [1, 0, 0]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_s14_a_played_card_is_seen_by_all(seat: int | None) -> None:
    state = table(f"0 10 x1 wand,milk <\n1 10 x1 -\n{TILES}")
    assert hears(state, "play wand 6 5", seat) == "play wand 6 5"
    after = play(state, "play wand 6 5")
    assert (seen(after, "played", seat), seen(after, "sizes", seat)) == ({"wand": 1}, [1, 0])
