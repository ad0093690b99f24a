"""S13: a deck of one's own, with names of one's own, and the cards that are not in ours."""

import pytest

from games.shut_up_cat.table import moves, play, refused, shown, start, table, why_not
from ninelives.core.errors import BadOption, Misread
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.state import Playing, State

EVERY = "mirror:1,brush:1,sun:1,plugs:1,broom:1,fan:1,spray:1"
RED_DOT = "laser=Red Dot:2,milk:1"
TILES = "tiles zmmzzzzzmzzm\ndice 2,3,3"


def holding(card: str, rest: str = "dice 2,3,3", **options: str) -> State:
    return table(
        f"0 10 x1 {card} <\n1 10 x2 -\n2 10 x0 -\ntiles zmmzzzzzmzzm\npillow 1,4\n{rest}", deck=EVERY, **options
    )


def test_a_card_may_have_a_name_of_its_own() -> None:
    options = GAME.choose(None, {"deck": "wand=Fishing Rod:2,laser=Red Dot:4,milk:0"})
    assert options["deck"] == "laser=Red Dot:4,wand=Fishing Rod:2"
    box = GAME.components(options)
    assert box == {
        "Z tile": 8,
        "MEOW tile": 4,
        "Die": 8,
        "Red Dot (roll any of your dice again)": 4,
        "Fishing Rod (a die up or down by 1)": 2,
    }


def test_the_own_name_is_used_at_the_table() -> None:
    state = table(f"0 10 x1 laser <\n1 10 x1 -\n{TILES}", deck=RED_DOT)
    assert shown(state, 0)["own_names"] == {"laser": "Red Dot"}
    assert "laser     Red Dot: roll any of your dice again" in GAME.picture(GAME.view(state, 0), ("Ann", "Ben"))
    told = GAME.tell(GAME.view(play(state, "play laser 2"), 1), 0, "play laser 2", ("Ann", "Ben"))
    assert told == ("Ann plays Red Dot: 2 is rolled again.",)
    without = table(f"0 10 x1 - <\n1 10 x1 -\n{TILES}", deck=RED_DOT)
    assert why_not(without, 0, "play laser 2") == "S14: You hold no Red Dot."


def test_our_own_deck_has_no_other_names() -> None:
    assert shown(table("0 10 x1 - <\n1 10 x1 -\ntiles zmmzzzzzmzzm"), 0)["own_names"] == {}


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("laser=:1", "does not fit"),
        ("laser=Dot", "does not fit"),
        ("laser= Dot:1", "does not fit"),
        ("laser=Dot!:1", "does not fit"),
        ("laser=<b>:1", "does not fit"),
        (f"laser={'x' * 25}:1", "does not fit"),
        ("laser:24", "at most 23 of it"),
        ("dog:1", "Cards: laser, wand"),
        ("laser=Rod:1,wand=rod:1", "Two cards of this deck have the same name"),
        ("laser=Cucumber:1", "Two cards of this deck have the same name"),
        ("laser:1,laser=Dot:1", "each card once"),
    ],
)
def test_a_name_that_cannot_be_is_refused(word: str, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        start(2, deck=word)


def test_a_hand_mirror_shows_what_another_die_shows() -> None:
    state = holding("mirror")
    assert [move for move in moves(state) if move.startswith("play")] == ["play mirror 2 3", "play mirror 3 2"]
    assert shown(play(state, "play mirror 2 3"), 0)["dice"] == [3, 3, 3]
    assert why_not(state, 0, "play mirror 2 4") == (
        "S15: A Hand Mirror makes a die show what another of your dice shows."
    )
    assert why_not(state, 0, "play mirror 2 2") == "S15: The die shows that already: choose another face."


def test_a_soft_brush_raises_the_multiplier_for_good() -> None:
    assert shown(play(holding("brush"), "play brush"), 0)["multipliers"] == [2, 2, 0]
    full = table("0 10 x3 brush <\n1 10 x2 -\ntiles zmmzzzzzmzzm\ndice 2,3,3", deck=EVERY)
    assert shown(play(full, "play brush"), 0)["multipliers"] == [3, 2]


def test_a_sunny_spot_brings_three_winks_and_may_decide_the_match() -> None:
    sunny = shown(play(holding("sun"), "play sun"), 0)
    assert (sunny["winks"], sunny["decided"]) == ([13, 10, 10], False)
    decided = play(holding("sun", target="13"), "play sun")
    assert shown(decided, 0)["decided"]
    assert GAME.tell(GAME.view(decided, 1), 0, "play sun", ("Ann", "Ben", "Cem")) == (
        "Ann plays Sunny Spot: 3 winks more, 13 Z now.",
        "That is 13 or more: the match ends with this round.",
    )


def test_with_ear_plugs_no_meow_counts() -> None:
    awake = play(holding("plugs"), "play plugs", "sleep b-c")
    assert shown(awake, 0)["multipliers"][0] == 1
    assert shown(awake, 0)["hushed"] == 2


def test_a_broom_empties_the_pillow() -> None:
    swept = shown(play(holding("broom"), "play broom"), 0)
    assert (swept["pillow"], swept["pile"]) == ([], 5)


def test_a_ceiling_fan_moves_every_tile_and_what_is_known_of_it() -> None:
    state = play(holding("fan", memory="own"), "play fan")
    assert isinstance(state, Playing)
    assert shown(play(state, "sleep b-c"), 0)["tiles"][1:3] == ["z", "m"]
    known = play(
        table("0 10 x1 fan <\n1 10 x2 -\ntiles mzzzzzzzmmzm\ndice 2,3,3", deck=EVERY, memory="own"),
        *("sleep b-c", "score", "put zz", "gather", "roll 1,1,2", "distract 1", "card brush"),
        *("gather", "roll 2,3,3", "play fan"),
    )
    assert shown(known, 0)["memory"]["tiles"][1:4] == [None, "z", "z"]
    watched = shown(known, 1)["memory"]["tiles"]
    assert watched == shown(known, 0)["memory"]["tiles"]  # two equal tiles tell all where they lie


def test_a_spray_bottle_lowers_every_other_multiplier() -> None:
    assert shown(play(holding("spray"), "play spray"), 0)["multipliers"] == [1, 1, 0]


def test_a_card_that_needs_nothing_is_told_so() -> None:
    for code, name in (("brush", "Soft Brush"), ("fan", "Ceiling Fan"), ("plugs", "Ear Plugs")):
        with pytest.raises(Misread, match=f"{name} needs nothing more: 'play {code}'"):
            GAME.read(f"play {code} 3")
    assert refused(holding("fan"), "play spray") == "S14"
