"""Bidding and calling: K6, K8, K9, K11 to K15."""

import pytest

from games.kitten_me.table import allowed, draw, moves, play, refused, reveal, start, table
from games.scene import neat
from ninelives.core.errors import Misread
from ninelives.core.game import TABLE
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.pieces import ATTRIBUTE_WORDS

OPENING = """
    0 2 bh,skip dealer <
    1 2 gt,rg
"""
FOUR_HATS = """
    0 2 bh,skip dealer
    1 2 gt,skip <
    2 2 rg,w
    bid 4 hat by 0
"""
CAME_BACK = """
    0 3 bh,draw3,fish dealer <
    1 2 gt | skip
    bid 4 hat by 0
"""
CALLS = ("challenge", "purrfect")


def test_a_picture_reads_as_it_is_drawn() -> None:
    picture = """
        0 3 bh,w | skip,draw3
        1 2 -           dealer <
        2 out
        bid 4 hat by 0
    """
    assert draw(table(picture, deck="grey")) == neat(picture)


def test_k6_any_number_may_open() -> None:
    state = table(OPENING)
    assert refused(state, "bid 0 hat") == "K6"
    assert {f"bid 1 {attribute}" for attribute in ATTRIBUTE_WORDS} < set(moves(state))


def test_k6_the_lowest_bid_may_be_two() -> None:
    state = table(OPENING, lowest="2")
    assert refused(state, "bid 1 hat") == "K6"
    assert allowed(state, "bid 2 hat")


@pytest.mark.parametrize("lowest", ["1", "2"])
def test_k6_every_number_between_lowest_and_ceiling_may_open(lowest: str) -> None:
    bids = [line for line in moves(table(OPENING, lowest=lowest)) if line.startswith("bid")]
    # in white four cards and the flip come to 3 + 2 + 2 + 2 + 2 of any attribute at most
    assert bids == [f"bid {number} {word}" for number in range(int(lowest), 12) for word in ATTRIBUTE_WORDS]


@pytest.mark.parametrize("line", ["bid 5 hat", "bid 6 glasses", "bid 5 red"])
def test_k8_any_attribute_may_be_bid_higher(line: str) -> None:
    after = play(table(FOUR_HATS), line)
    assert draw(after) == neat(f"""
        0 2 bh,skip dealer
        1 2 gt,skip
        2 2 rg,w <
        {line} by 1
    """)


@pytest.mark.parametrize("line", ["bid 4 red", "bid 4 hat", "bid 3 glasses", "bid 1 green", "bid 0 tie"])
def test_k8_a_bid_must_be_a_higher_number(line: str) -> None:
    assert refused(table(FOUR_HATS), line) == "K8"


@pytest.mark.parametrize("line", ["bid 3 blue hats", "bid 3 blue-hat", "bid 3 bh", "bid 3 wild"])
def test_k9_a_bid_is_an_accessory_or_a_colour(line: str) -> None:
    with pytest.raises(Misread):
        GAME.read(line)


@pytest.mark.parametrize("line", CALLS)
def test_k11_only_the_player_to_act_calls(line: str) -> None:
    assert refused(table(FOUR_HATS), line, by=0) == "K11"
    assert refused(table(FOUR_HATS), line, by=2) == "K11"


@pytest.mark.parametrize("line", ["bid 5 hat", "bid 900 hat", "skip", "draw3", "fish 1 hat", "flip w"])
@pytest.mark.parametrize("seat", [0, 2])
def test_a3_nobody_moves_out_of_turn(line: str, seat: int) -> None:
    assert refused(table(FOUR_HATS), line, by=seat) == "A3"


@pytest.mark.parametrize("line", CALLS)
def test_k11_nobody_moves_before_the_table_has_dealt_and_flipped(line: str) -> None:
    assert refused(start(2), line, by=0) == "K11"
    assert refused(play(start(2), "dealer 0"), line, by=0) == "K11"
    assert refused(play(table(FOUR_HATS), "challenge"), line, by=1) == "K11"


def test_k11_the_table_does_not_move_in_a_turn() -> None:
    assert refused(table(FOUR_HATS), "flip w", by=TABLE) == "K11"


def test_k11_a_call_is_on_the_last_bid_across_skips() -> None:
    after = play(table(FOUR_HATS), "skip", "challenge")
    assert draw(after) == neat("""
        0 2 bh,skip dealer
        1 2 gt | skip
        2 2 rg,w
        bid 4 hat by 0
        challenge by 2
    """)


def test_k11_the_bidder_pays_for_a_call_across_skips() -> None:
    after = reveal(play(table(FOUR_HATS), "skip"), "challenge", flip="bt")
    assert draw(after) == neat("""
        0 1 dealer
        1 2
        2 2
        total 2
    """)


@pytest.mark.parametrize("call", CALLS)
def test_k12_there_is_no_call_before_a_bid(call: str) -> None:
    assert refused(table(OPENING), call) == "K12"
    assert refused(play(table(OPENING, dealer_may_skip="yes"), "skip"), call) == "K12"


@pytest.mark.parametrize("line", ["skip", "draw3", "fish 1 hat"])
def test_k13_the_dealer_opens_and_plays_no_action_card_instead(line: str) -> None:
    state = table("0 3 skip,draw3,fish <\n1 1 skip", deck="grey")
    assert refused(state, line) == "K13"
    assert all(allowed.startswith("bid") for allowed in moves(state))


def test_k13_action_cards_are_played_from_the_next_turn_on() -> None:
    assert draw(play(table(OPENING.replace("gt", "skip")), "bid 1 hat", "skip")) == neat("""
        0 2 bh,skip dealer <
        1 2 rg | skip
        bid 1 hat by 0
    """)


def test_k13_at_some_tables_the_dealer_may_play_an_action_card_and_the_next_opens() -> None:
    after = play(table(OPENING, dealer_may_skip="yes"), "skip")
    assert draw(after) == neat("""
        0 2 bh | skip dealer
        1 2 gt,rg <
    """)
    assert allowed(after, "bid 1 hat")


def test_k13_at_those_tables_the_duty_to_open_may_go_round() -> None:
    state = table("0 2 bh,skip <\n1 2 gt,skip", dealer_may_skip="yes")
    assert draw(play(state, "skip", "skip", "bid 1 tie")) == neat("""
        0 2 bh | skip dealer
        1 2 gt | skip <
        bid 1 tie by 0
    """)


@pytest.mark.parametrize("line", [*CALLS, "draw3", "fish 1 tie"])
def test_k14_an_own_bid_that_comes_back_must_be_raised(line: str) -> None:
    assert refused(table(CAME_BACK, deck="grey"), line) == "K14"


def test_k14_in_the_standard_game_too() -> None:
    back = play(table("0 2 bh,skip <\n1 1 skip"), "bid 1 hat", "skip")
    assert all(line.startswith("bid") for line in moves(back))
    assert refused(back, "skip") == "K14"


def test_k14_at_some_tables_an_own_bid_may_be_left_standing_by_an_action_card() -> None:
    state = table(CAME_BACK, deck="grey", own_bid="may_act")
    assert draw(play(state, "fish 1 tie")) == neat("""
        0 3 bh,gt,draw3 | fish dealer
        1 2 - | skip <
        bid 4 hat by 0
    """)
    assert allowed(state, "bid 5 hat")
    assert allowed(state, "draw3")


@pytest.mark.parametrize("call", CALLS)
def test_k14_nobody_calls_their_own_bid_at_any_table(call: str) -> None:
    assert refused(table(CAME_BACK, deck="grey", own_bid="may_act"), call) == "K14"


@pytest.mark.parametrize("first", ["bid 5 hat", "skip", "fish 0 hat"])
@pytest.mark.parametrize("second", ["bid 6 hat", "skip", "fish 2 hat", *CALLS])
def test_k15_one_bid_call_or_action_card_is_the_turn(first: str, second: str) -> None:
    state = table(FOUR_HATS.replace("gt,skip", "skip,skip,fish,fish"), deck="both")
    assert refused(play(state, first), second, by=1) == ("K11" if second in CALLS else "A3")


def test_k15_drawing_ends_the_turn() -> None:
    state = play(table(FOUR_HATS.replace("gt", "draw3"), deck="grey"), "draw3")
    assert refused(state, "bid 5 hat", by=1) == "K11"
    assert refused(play(state, "drawn bt,rt,gt2"), "bid 5 hat", by=1) == "A3"


@pytest.mark.parametrize("line", ["skip", "draw3", "fish 1 hat"])
def test_k16_an_action_card_must_be_in_hand(line: str) -> None:
    assert refused(table("0 1 bh <\n1 1 bh\n2 4 bt,skip,draw3,fish", deck="both"), line) == "K16"


@pytest.mark.parametrize("line", ["dealer 0", "deal 0:bh 1:bh", "drawn bh,bh,bh", "flip bh"])
def test_k15_the_tables_moves_are_nobodys_turn(line: str) -> None:
    assert refused(table(FOUR_HATS), line) == "K15"
