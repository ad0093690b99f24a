"""From round to round, and the end: A1 to A3, K5, K32, K35, K37."""

import pytest

from games.kitten_me.table import draw, play, reckoned, refused, reveal, start, table
from games.scene import neat
from ninelives.core.errors import Misread
from ninelives.core.game import Outcome
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.state import Dealing

ALL_SEATS = range(2, 11)


@pytest.mark.parametrize("line", ["quit", "resign", "leave", "pass", "timeout", "concede", "draw", "join"])
def test_a1_the_rules_know_no_quitting_and_no_clock(line: str) -> None:
    with pytest.raises(Misread):
        GAME.read(line)


def test_a1_a_seat_is_awaited_until_it_moves_whoever_moves_for_it() -> None:
    state = table("0 1 bh <\n1 1 bt\n2 1 rt")
    assert refused(state, "bid 1 hat", by=1) == "A3"
    assert GAME.to_act(state) == (0,)
    assert draw(play(state, "bid 1 hat")).endswith("1 1 bt <\n2 1 rt\nbid 1 hat by 0")


def test_a2_a_result_names_winners_ranks_and_scores() -> None:
    state = play(
        start(3, start="1"),
        *("dealer 0", "deal 0:bh 1:bh 2:bh", "bid 4 hat", "challenge", "flip bt"),
        *("deal 0:- 1:bh 2:bh", "bid 3 hat", "purrfect", "flip gh"),
    )
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome == Outcome((3, 2, 1), (0, 0, 2), outcome.why)
    assert outcome.winners == {2}


def test_a2_there_is_no_result_while_two_are_in() -> None:
    assert GAME.outcome(table("0 1 bh <\n1 1 bt\n2 out")) is None
    assert GAME.outcome(play(start(2), "dealer 0")) is None


@pytest.mark.parametrize(("turn", "following"), [(0, 2), (2, 4), (4, 0)])
def test_a3_seats_never_close_up(turn: int, following: int) -> None:
    rows = [f"{seat} 1 bh{' <' if seat == turn else ''}" if seat % 2 == 0 else f"{seat} out" for seat in range(5)]
    assert GAME.to_act(play(table("\n".join(rows)), "bid 1 hat")) == (following,)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a3_turns_go_to_the_next_higher_seat_and_round(seats: int) -> None:
    hands = " ".join([f"{seat}:{card}" for seat, card in enumerate((("bh", "bt", "rt") * 4)[:seats])])
    state = play(start(seats, start="1"), f"dealer {seats - 1}", f"deal {hands}")
    order: list[int] = []
    for number in range(1, 4):
        order += GAME.to_act(state)
        state = play(state, f"bid {number} hat")
    assert order == [(seats - 1 + step) % seats for step in range(3)]


def test_k5_the_number_of_players_is_never_looked_at_again() -> None:
    others = "\n".join([f"{seat} 3 bt" for seat in range(2, 6)])
    state = table(f"0 1 bg\n1 3 rt <\n{others}\n6 3 rt\nbid 9 hat by 0")
    after = reveal(state, "challenge", flip="rt")
    assert isinstance(after, Dealing)
    assert after.round.counts == (0, 3, 3, 3, 3, 3, 3)


PAD = ("bt", "rt", "gt") * 4  # cards without a hat


def purrfect_at(count: int, hand: str = "", **answers: str) -> int:
    """Give the count of a caller who had so many cards, after a right Purrfect."""
    cards = ",".join([*PAD[: count - 1], hand or "rg"])
    state = table(f"0 2 bh,bg\n1 {count} {cards} <\nbid 1 hat by 0", **{"deck": "both", **answers})
    after = reveal(state, "purrfect", flip="skip")
    return count + reckoned(after).changes[1]


@pytest.mark.parametrize("cap", range(5, 13))
def test_k32_a_gain_beyond_the_cap_is_lost(cap: int) -> None:
    assert purrfect_at(cap, most=str(cap)) == cap
    assert purrfect_at(cap - 1, most=str(cap)) == cap
    assert purrfect_at(cap - 1, "hang", most=str(cap)) == cap
    assert purrfect_at(cap - 2, "hang", most=str(cap)) == cap


@pytest.mark.parametrize("count", range(5, 13))
def test_k32_without_a_cap_counts_grow(count: int) -> None:
    assert purrfect_at(count) == count + 1
    assert purrfect_at(count, "hang") == count + 2


def test_k32_counts_plus_one_never_exceed_the_deck() -> None:
    state = table("0 2 bh,bh\n1 2 bh,hang <\nbid 4 hat by 0", list="bh:3,w:1,hang:1", start="2")
    assert draw(reveal(state, "purrfect", flip="w")) == neat("""
        0 1 dealer
        1 3
        total 4
    """)


@pytest.mark.parametrize("call", ["challenge", "purrfect"])
@pytest.mark.parametrize("bid", [1, 2, 3])
def test_k32_worked_answer_cards_in_play_never_grow_in_the_standard_game(call: str, bid: int) -> None:
    state = table(f"0 2 bh,bt\n1 2 bh,rt <\nbid {bid} hat by 0")
    assert sum(reckoned(reveal(state, call, flip="skip")).changes) == (0 if (call, bid) == ("purrfect", 2) else -1)


@pytest.mark.parametrize("call", ["challenge", "purrfect"])
@pytest.mark.parametrize("bid", [1, 2, 3])
@pytest.mark.parametrize("holder", [0, 1])
def test_k32_worked_answer_in_deluxe_only_a_right_purrfect_with_hang_in_there_adds_a_card(
    call: str, bid: int, holder: int
) -> None:
    hands = ("bh,hang", "bh,rt") if holder == 0 else ("bh,bt", "bh,hang")
    state = table(f"0 2 {hands[0]}\n1 2 {hands[1]} <\nbid {bid} hat by 0", deck="grey")
    grows = (call, bid, holder) == ("purrfect", 2, 1)
    assert (sum(reckoned(reveal(state, call, flip="skip")).changes) == 1) is grows


def test_k35_whoever_lost_a_card_deals() -> None:
    state = table("0 2 bh,bt\n1 2 bh,rt <\n2 2 rt,gt dealer\nbid 3 hat by 0")
    assert draw(reveal(state, "challenge", flip="rg")) == "0 1 dealer\n1 2\n2 2\ntotal 2"
    assert draw(reveal(state, "challenge", flip="gh")) == "0 2\n1 1 dealer\n2 2\ntotal 3"


def test_k35_after_an_elimination_the_next_still_in_to_the_left_deals() -> None:
    state = table("0 1 bh <\n1 out\n2 out\n3 2 bt,bt\n4 2 rt,rt\nbid 1 hat by 4")
    assert draw(reveal(state, "challenge", flip="rg")) == "0 out\n1 out\n2 out\n3 2 dealer\n4 2\ntotal 1"


def test_k35_even_if_that_is_the_bidder() -> None:
    state = table("0 2 bh,bh\n1 2 bt,bt\n2 1 rt <\nbid 1 hat by 0")
    assert draw(reveal(state, "challenge", flip="rg")) == "0 2 dealer\n1 2\n2 out\ntotal 2"


def test_k35_one_elimination_after_another_until_one_is_left() -> None:
    state = play(start(4, start="1"), "dealer 2", "deal 0:bt 1:bt 2:bt 3:bt", "bid 3 hat", "challenge", "flip rg")
    assert draw(state) == "0 1\n1 1\n2 out\n3 1 dealer\ntotal 0"
    state = play(state, "deal 0:bh 1:bh 2:- 3:bt", "bid 1 hat", "bid 2 hat", "challenge", "flip rg")
    assert draw(state) == "0 1\n1 out\n2 out\n3 1 dealer\ntotal 2"
    state = play(state, "deal 0:bh 1:- 2:- 3:bt", "bid 2 hat", "challenge", "flip rg")
    assert draw(state) == "0 1 wins\n1 out\n2 out\n3 out\ntotal 1"
    assert GAME.to_act(state) == ()


@pytest.mark.parametrize("line", ["bid 9 hat", "challenge", "skip"])
@pytest.mark.parametrize("seat", [0, 1])
def test_k37_after_the_end_nobody_comes_back(line: str, seat: int) -> None:
    over = reveal(table("0 1 bh\n1 1 bh <\nbid 4 hat by 0"), "challenge", flip="bt")
    assert refused(over, line, by=seat) == "K37"
    assert len(GAME.legal(over, seat)) == 0


def test_k37_whoever_is_out_is_dealt_nothing_and_has_no_turn() -> None:
    dealing = reveal(table("0 1 bh\n1 1 bh <\n2 1 bt\nbid 4 hat by 0"), "challenge", flip="bt")
    assert refused(dealing, "deal 0:bh 1:bh 2:bt") == "K5"
    state = play(dealing, "deal 0:- 1:bh 2:bt", "bid 1 hat", "bid 2 hat")
    assert GAME.to_act(state) == (1,)
    assert len(GAME.legal(state, 0)) == 0
    assert refused(state, "challenge", by=0) == "K37"
