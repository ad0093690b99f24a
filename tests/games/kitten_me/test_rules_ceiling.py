"""The largest bid, and what may be done once it stands: K7 and K38."""

import pytest

from games.kitten_me.table import allowed, moves, play, refused, table
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.options import setup
from ninelives.games.kitten_me.pieces import ATTRIBUTE_WORDS, BLUE, GREEN, HAT, RED

OPENING = """
    0 2 bh,skip <
    1 2 gt,rg
"""
BLUE_HATS = "bh:3,bh2:1,bh3:1,w:1"
AT_THE_CEILING = """
    0 1 bh3
    1 1 skip <
    bid {} hat by 0
"""


def test_k7_a_bid_that_can_never_be_true_is_refused() -> None:
    state = table(OPENING)
    assert allowed(state, "bid 11 green")
    assert refused(state, "bid 12 green") == "K7"


def test_k7_the_reason_names_the_ceiling() -> None:
    refusal = GAME.refuse(table(OPENING), 0, GAME.read("bid 12 tie"))
    assert refusal is not None
    assert "11 Bow Ties" in refusal.reason


# two cards are dealt: the best two that lie in one hand, and the best flip
@pytest.mark.parametrize(
    ("cards", "answers", "hats", "reds"),
    [
        (BLUE_HATS, {}, 3 + 2 + 1, 1),
        (BLUE_HATS, {"flip": "off"}, 3 + 2, 1),
        (f"{BLUE_HATS},trouble:1", {}, (3 + 2) * 2, 1 * 2),
        (f"{BLUE_HATS},trouble:1", {"flip": "off"}, 3 * 2, 1 * 2),
        (f"{BLUE_HATS},trouble:2", {}, 3 * 2 * 2, 1 * 2 * 2),
        (f"{BLUE_HATS},trouble:2", {"flip": "off"}, 3 * 2, 1 * 2),
        (f"{BLUE_HATS},hide:1,hang:2,skip:4", {}, 3 + 2 + 1, 1),
    ],
)
def test_k7_the_ceiling_is_the_best_the_deck_list_allows(
    cards: str, answers: dict[str, str], hats: int, reds: int
) -> None:
    made = setup(GAME.choose(None, {"list": cards, "start": "1", **answers}), 2)
    ceilings = made.ladder(2).ceilings
    assert (ceilings[HAT], ceilings[BLUE], ceilings[RED], ceilings[GREEN]) == (hats, hats, reds, reds)


@pytest.mark.parametrize(("each", "hats"), [("each", 3 * 4 * 2), ("once", (3 + 2) * 2 * 2)])
def test_k7_k24_the_ceiling_follows_how_double_trouble_counts(each: str, hats: int) -> None:
    answers = {"list": f"{BLUE_HATS},trouble:3", "start": "1", "double_trouble": each}
    assert setup(GAME.choose(None, answers), 3).ladder(3).ceilings[HAT] == hats


def test_k7_the_ceiling_is_each_attribute_for_itself() -> None:
    state = table("0 1 bh <\n1 1 rh", list="bh:2,rh:2", start="1")
    assert allowed(state, "bid 3 hat")
    assert allowed(state, "bid 2 blue")
    assert refused(state, "bid 3 blue") == "K7"
    assert refused(state, "bid 1 tie") == "K7"


def test_k7_drawn_cards_lift_the_ceiling() -> None:
    drawn = play(
        table(
            """
            0 2 bh,draw3 <
            1 2 gt,rg
            """,
            deck="grey",
            double_trouble="once",
        ),
        "draw3",
        "drawn bt,rt,gt2",
    )
    # seven cards: one Double Trouble and the six best, the other flipped
    assert allowed(drawn, f"bid {(3 + 3 + 3 + 2 + 2 + 2) * 2 * 2} hat")
    assert refused(drawn, f"bid {(3 + 3 + 3 + 2 + 2 + 2) * 2 * 2 + 1} hat") == "K7"


def test_k7_cards_lying_face_up_do_not_lower_the_ceiling() -> None:
    assert allowed(table(OPENING), "skip", "bid 11 hat")


def test_k7_the_last_card_drawn_is_counted_once_not_flipped_as_well() -> None:
    state = play(table("0 1 draw3 <\n1 1 bh", list="bh:3,draw3:1", start="1"), "draw3", "drawn bh,bh")
    assert refused(state, "bid 4 hat") == "K7"
    assert allowed(state, "bid 3 hat")


def test_k38_at_the_ceiling_the_player_to_act_must_call() -> None:
    # in white two cards and the flip come to 3 + 2 + 2 of any attribute at most
    state = table(AT_THE_CEILING.format(7))
    assert moves(state) == ["challenge", "purrfect"]
    assert refused(state, "skip") == "K38"
    assert refused(state, "bid 8 blue") == "K7"


def test_k38_without_purrfect_a_challenge_is_all_that_is_left() -> None:
    assert moves(table(AT_THE_CEILING.format(7), purrfect="off")) == ["challenge"]


@pytest.mark.parametrize("line", ["skip", "draw3", "fish 0 hat"])
@pytest.mark.parametrize("own_bid", ["must_raise", "may_act"])
def test_k38_no_action_card_is_played_at_the_ceiling_not_even_one_that_lifts_it(line: str, own_bid: str) -> None:
    picture = AT_THE_CEILING.replace("skip", "skip,draw3,fish")
    # in grey three Triples and a Double Trouble, the other one flipped
    assert refused(table(picture.format(36), deck="grey", own_bid=own_bid), line) == "K38"
    assert allowed(table(picture.format(35), deck="grey", own_bid=own_bid), line)


def test_k38_one_below_the_ceiling_a_bid_can_still_come_back_and_be_raised() -> None:
    back = play(table(AT_THE_CEILING.format(6)), "skip")
    assert moves(back) == [f"bid 7 {word}" for word in ATTRIBUTE_WORDS]


def test_k38_a_higher_bid_of_another_attribute_keeps_action_cards_in_play() -> None:
    state = table("0 1 bh\n1 1 skip <\nbid 2 hat by 0", list="bh:2,bt:2,skip:1", start="1")
    assert refused(state, "bid 3 hat") == "K7"
    assert allowed(state, "skip", "bid 3 blue")


def test_k7_k38_the_ceiling_never_falls_so_a_raise_stays_possible() -> None:
    """Draw 3 takes the last cards, and the flip that would have doubled once more goes with them."""
    before = table("0 1 bh <\n1 1 draw3", list="bh:1,draw3:1,trouble:2", double_trouble="once", start="1")
    state = play(before, "bid 3 hat", "draw3", "drawn trouble,trouble")
    assert moves(state) == ["bid 4 hat", "bid 4 blue"]
