"""Action cards: K16 to K18, K20, K22, and what K21 leaves to see is among the secrets."""

import pytest

from games.kitten_me.table import allowed, draw, moves, play, refused, reveal, table
from games.scene import neat
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.state import Bidding

THREE = """
    0 2 bh,w dealer
    1 3 skip,draw3,fish <
    2 3 rh,rg2,w2
    bid 2 hat by 0
"""


def hand(state: object, seat: int) -> int:
    assert isinstance(state, Bidding)
    return len(state.hands[seat])


def test_k16_a_played_card_lies_face_up_and_the_turn_passes() -> None:
    assert draw(play(table(THREE, deck="grey"), "skip")) == neat("""
        0 2 bh,w dealer
        1 3 draw3,fish | skip
        2 3 rh,rg2,w2 <
        bid 2 hat by 0
    """)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_k16_a_played_card_is_seen_by_all(seat: int | None) -> None:
    after = play(table(THREE, deck="grey"), "skip")
    assert {"seat": 1, "played": "skip"} in GAME.show(GAME.view(after, seat))["trail"]


def test_k16_a_played_card_is_worth_nothing_and_is_not_flipped() -> None:
    state = table("0 1 bh\n1 1 skip <\nbid 1 hat by 0", list="bh:3,skip:1", start="1")
    called = play(state, "skip", "bid 2 hat", "challenge")
    assert refused(called, "flip skip") == "K10"
    assert draw(play(called, "flip bh")) == neat("""
        0 1 wins
        1 out
        total 2
    """)


def test_k16_played_cards_are_gathered_for_the_next_deal() -> None:
    state = table("0 2 bh,bt\n1 3 rt,skip,skip <\nbid 5 hat by 0")
    dealing = reveal(play(state, "skip", "bid 6 hat"), "challenge", flip="rg")
    assert draw(dealing) == neat("""
        0 1 dealer
        1 3
        total 1
    """)
    assert allowed(dealing, "deal 0:skip 1:skip,bh,bt")


@pytest.mark.parametrize("card", ["skip", "draw3", "fish"])
def test_k17_an_action_card_in_hand_counts_nothing_at_the_reveal(card: str) -> None:
    state = table(f"0 2 bh,{card}\n1 1 bh <\nbid 2 hat by 0", deck="grey")
    assert draw(reveal(state, "challenge", flip="bt")) == neat("""
        0 2 wins
        1 out
        total 2
    """)


@pytest.mark.parametrize("card", ["skip", "draw3", "fish", "hang"])
def test_k17_a_flipped_action_card_does_nothing(card: str) -> None:
    state = table("0 2 bh,bh\n1 2 bh,bt <\nbid 3 hat by 0", deck="grey")
    assert draw(reveal(state, "challenge", flip=card)) == neat("""
        0 2
        1 1 dealer
        total 3
    """)


def test_k18_draw_three_waits_for_the_table() -> None:
    assert draw(play(table(THREE, deck="grey"), "draw3")) == neat("""
        0 2 bh,w dealer
        1 3 skip,fish | draw3 <
        2 3 rh,rg2,w2
        bid 2 hat by 0
        drawing
    """)


def test_k18_three_cards_are_drawn_and_the_turn_ends() -> None:
    assert draw(play(table(THREE, deck="grey"), "draw3", "drawn bh,trouble,w3")) == neat("""
        0 2 bh,w dealer
        1 3 bh,w3,skip,fish,trouble | draw3
        2 3 rh,rg2,w2 <
        bid 2 hat by 0
    """)


@pytest.mark.parametrize("cards", ["bh,bt", "bh,bt,rt,gt", "bh,bh,bh", "draw3,draw3,bh", "w,w,w2"])
def test_k18_just_three_cards_and_only_such_as_are_left(cards: str) -> None:
    # one of three Blue Hats, one of two Wilds, the only Double Wild are in hands, one Draw 3 lies face up
    assert refused(play(table(THREE, deck="grey"), "draw3"), f"drawn {cards}") == "K18"


@pytest.mark.parametrize("left", [1, 2])
def test_k18_with_fewer_left_those_are_drawn(left: int) -> None:
    before = table("0 1 draw3 <\n1 1 bh\nbid 1 hat by 1", list=f"bh:{left + 1},draw3:1", start="1")
    state = play(before, "draw3")
    assert refused(state, "drawn bh,bh,bh") == "K18"
    after = play(state, f"drawn {','.join(['bh'] * left)}")
    assert hand(after, 0) == left
    assert GAME.to_act(after) == (1,)


def test_k18_with_nothing_left_the_turn_passes() -> None:
    before = table("0 1 draw3 <\n1 1 draw3\n2 1 bh\nbid 1 hat by 2", list="bh:3,draw3:2", start="1")
    state = play(before, "draw3", "drawn bh,bh")
    assert draw(play(state, "draw3")) == neat("""
        0 1 bh,bh | draw3 dealer
        1 1 - | draw3
        2 1 bh <
        bid 1 hat by 2
    """)


def test_k18_drawn_cards_change_no_count() -> None:
    drawn = play(table(THREE, deck="grey"), "draw3", "drawn bt,rt,gt2", "bid 9 hat")
    assert draw(reveal(drawn, "challenge", flip="bt")) == neat("""
        0 2
        1 3
        2 2 dealer
        total 5
    """)


def test_k20_all_cards_with_the_attribute_come_over_but_no_wild() -> None:
    assert draw(play(table(THREE, deck="grey"), "fish 2 red")) == neat("""
        0 2 bh,w dealer
        1 3 rh,rg2,skip,draw3 | fish
        2 3 w2 <
        bid 2 hat by 0
    """)


@pytest.mark.parametrize(
    ("attribute", "caught", "kept"),
    [
        ("hat", "bh,rh2,bh3", "gt,w,w2,w3,hide"),
        ("tie", "gt", "bh,rh2,bh3,w,w2,w3,hide"),
        ("glasses", "", "bh,gt,rh2,bh3,w,w2,w3,hide"),
        ("blue", "bh,bh3", "gt,rh2,w,w2,w3,hide"),
        ("red", "rh2", "bh,gt,bh3,w,w2,w3,hide"),
        ("green", "gt", "bh,rh2,bh3,w,w2,w3,hide"),
    ],
)
def test_k20_singles_doubles_and_triples_of_each_attribute(attribute: str, caught: str, kept: str) -> None:
    before = table("0 1 fish <\n1 8 bh,gt,rh2,bh3,w,w2,w3,hide\nbid 1 hat by 1", deck="grey")
    assert draw(play(before, f"fish 1 {attribute}")) == neat(f"""
        0 1 {caught or "-"} | fish dealer
        1 8 {kept} <
        bid 1 hat by 1
    """)


def test_k20_a_miss_still_costs_card_and_turn() -> None:
    assert draw(play(table(THREE, deck="grey"), "fish 0 red")) == neat("""
        0 2 bh,w dealer
        1 3 skip,draw3 | fish
        2 3 rh,rg2,w2 <
        bid 2 hat by 0
    """)


@pytest.mark.parametrize("target", [0, 1, 3])
def test_k20_another_player_still_in_is_asked(target: int) -> None:
    state = table("0 out\n1 1 fish <\n2 1 bh\nbid 1 hat by 2", deck="grey")
    assert refused(state, f"fish {target} hat") == "K20"
    assert {line for line in moves(state) if line.startswith("fish")} == {
        f"fish 2 {attribute}" for attribute in ("hat", "tie", "glasses", "blue", "red", "green")
    }


def test_k20_one_attribute_is_named_whatever_the_bid() -> None:
    assert hand(play(table(THREE, deck="grey"), "fish 2 glasses"), 2) == 2


def test_k20_fished_cards_change_no_count() -> None:
    fished = play(table(THREE, deck="grey"), "fish 2 red", "bid 9 hat")
    assert draw(reveal(fished, "challenge", flip="bt")) == neat("""
        0 2
        1 3
        2 2 dealer
        total 5
    """)


EMPTY = """
    0 2 bh,bt
    1 1 - | skip <
    2 1 bh
    bid 1 hat by 0
"""


@pytest.mark.parametrize("line", ["bid 2 hat", "challenge", "purrfect"])
def test_k22_an_empty_hand_still_plays(line: str) -> None:
    state = table(EMPTY)
    assert GAME.to_act(state) == (1,)
    assert allowed(state, line)


def test_k22_playing_the_last_card_puts_nobody_out() -> None:
    after = play(table("0 1 skip <\n1 1 skip\n2 1 bh\nbid 1 hat by 2"), "skip", "skip", "bid 2 hat", "bid 3 hat")
    assert draw(after) == neat("""
        0 1 - | skip dealer
        1 1 - | skip <
        2 1 bh
        bid 3 hat by 0
    """)


def test_k22_an_empty_hand_can_be_asked_and_be_dealt_to_again() -> None:
    state = table("0 1 fish <\n1 2 - | skip,skip\n2 2 bh,bt\nbid 1 hat by 2", deck="grey")
    bid = play(state, "fish 1 hat", "bid 4 hat")
    dealing = reveal(bid, "challenge", flip="bt")
    assert draw(dealing) == neat("""
        0 1
        1 1 dealer
        2 2
        total 1
    """)
    assert allowed(dealing, "deal 0:bh 1:bt 2:rt,gt")


def test_k22_whoever_wins_the_call_with_an_empty_hand_keeps_the_count() -> None:
    assert draw(reveal(table(EMPTY.replace("bid 1", "bid 4")), "challenge", flip="bt")) == neat("""
        0 1 dealer
        1 1
        2 1
        total 2
    """)
