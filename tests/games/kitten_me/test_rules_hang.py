"""Hang In There: K27 to K31."""

import pytest

from games.kitten_me.table import changes, draw, play, reckoned, reveal, table

HANG = "hang,bh"


@pytest.mark.parametrize("call", ["challenge", "purrfect"])
@pytest.mark.parametrize("bid", [1, 2, 3])
def test_k27_only_caller_and_bidder_hang_on(call: str, bid: int) -> None:
    state = table(f"0 2 bh,bt\n1 2 bh,rt <\n2 2 hang,gt\nbid {bid} hat by 0", deck="grey")
    assert reckoned(reveal(state, call, flip="skip")).changes[2] == 0


def test_k27_a_bidder_of_an_earlier_bid_does_not_hang_on() -> None:
    state = table("0 2 bh,hang <\n1 1 bh\n2 1 gt", deck="grey")
    assert reckoned(reveal(play(state, "bid 1 hat", "bid 9 hat"), "challenge", flip="skip")).changes == (0, -1, 0)


@pytest.mark.parametrize("call", ["challenge", "purrfect"])
def test_k27_flipped_it_does_nothing(call: str) -> None:
    state = table("0 2 bh,bt\n1 2 bh,rt <\nbid 1 hat by 0", deck="grey")
    assert reckoned(reveal(state, call, flip="hang")).changes == (0, -1)


def test_k27_cant_see_me_does_not_stop_it() -> None:
    assert changes(("bh", "hang,hide,bh"), 2, "challenge") == (-1, +1)


def test_k27_it_works_from_the_hand_of_whoever_holds_it_at_the_reveal() -> None:
    state = table("0 1 draw3 <\n1 1 bh\nbid 1 hat by 1", deck="grey")
    drawn = play(state, "draw3", "drawn bt,rt,hang", "bid 9 hat")
    assert reckoned(reveal(drawn, "challenge", flip="skip")).changes == (+1, -1)


def test_k28_a_caller_who_is_right_hangs_on() -> None:
    assert changes(("bh", HANG), 3, "challenge") == (-1, +1)
    assert changes((HANG, "bh"), 3, "challenge") == (-1, 0)


@pytest.mark.parametrize("bid", [1, 2])
def test_k28_a_bidder_who_is_right_hangs_on(bid: int) -> None:
    assert changes((HANG, "bh"), bid, "challenge") == (+1, -1)
    assert changes(("bh", HANG), bid, "challenge") == (0, -1)


@pytest.mark.parametrize(("hang_purrfect", "gain"), [("2", 2), ("1", 1)])
def test_k29_hang_in_there_and_a_right_purrfect(hang_purrfect: str, gain: int) -> None:
    assert changes(("bh", HANG), 2, "purrfect", hang_purrfect=hang_purrfect) == (-1, gain)


@pytest.mark.parametrize("hang_purrfect", ["2", "1"])
def test_k29_without_hang_in_there_a_right_purrfect_gains_one(hang_purrfect: str) -> None:
    assert changes(("bh", "bh"), 2, "purrfect", hang_purrfect=hang_purrfect) == (-1, +1)
    assert changes((HANG, "bh"), 2, "purrfect", hang_purrfect=hang_purrfect) == (-1, +1)


@pytest.mark.parametrize(
    ("hang_bidder", "bid", "expected"),
    [
        ("over", 1, (+1, -1)),
        ("over", 2, (-1, +1)),
        ("over", 3, (0, -1)),
        ("met", 1, (+1, -1)),
        ("met", 2, (-1 + 1, +1)),
        ("met", 3, (0, -1)),
        ("any_miss", 1, (+1, -1)),
        ("any_miss", 2, (-1, +1)),
        ("any_miss", 3, (+1, -1)),
    ],
)
def test_k30_a_bidder_hangs_on_against_purrfect(hang_bidder: str, bid: int, expected: tuple[int, ...]) -> None:
    assert changes((HANG, "bh"), bid, "purrfect", hang_bidder=hang_bidder) == expected


HANG_BIDDERS = ("over", "met", "any_miss")


@pytest.mark.parametrize("hang_bidder", HANG_BIDDERS)
def test_k30_a_challenge_is_the_same_at_every_table(hang_bidder: str) -> None:
    assert changes((HANG, "bh"), 2, "challenge", hang_bidder=hang_bidder) == (+1, -1)
    assert changes((HANG, "bh"), 3, "challenge", hang_bidder=hang_bidder) == (-1, 0)


@pytest.mark.parametrize("hang_bidder", HANG_BIDDERS)
@pytest.mark.parametrize(("bid", "expected"), [(1, (0, -1)), (2, (-1, +2)), (3, (0, -1))])
def test_k30_the_callers_hang_in_there_is_the_same_at_every_table(
    hang_bidder: str, bid: int, expected: tuple[int, ...]
) -> None:
    assert changes(("bh", HANG), bid, "purrfect", hang_bidder=hang_bidder) == expected


LAST_CARD = """
    0 1 bh,hang
    1 2 bh,bt <
    bid 2 hat by 0
"""


@pytest.mark.parametrize(("hang_bidder", "after"), [("over", "0 out\n1 3 wins"), ("met", "0 1 dealer\n1 3")])
def test_k30_k35_a_last_card_that_comes_back_keeps_its_player_in_and_dealing(hang_bidder: str, after: str) -> None:
    state = table(LAST_CARD, deck="grey", hang_bidder=hang_bidder)
    assert draw(reveal(state, "purrfect", flip="skip")) == f"{after}\ntotal 2"


def test_k30_k31_two_hang_in_there_bring_the_bidder_two() -> None:
    assert changes(("hang,hang,bh", "bh"), 2, "purrfect", hang_bidder="met") == (-1 + 2, +1)
    assert changes(("hang,hang,bh", "bh"), 2, "purrfect", hang_bidder="met", hang_stack="once") == (-1 + 1, +1)


@pytest.mark.parametrize(("cards", "expected"), [(5, (-1, +1)), (6, (-1, +2)), (7, (0, +2)), (8, (0, +2))])
def test_k30_k32_the_callers_gain_comes_before_the_bidders(cards: int, expected: tuple[int, ...]) -> None:
    """Counts plus one never exceed the deck: of two and two, so many may be added as the list is longer."""
    answers = {"list": f"bh:2,rt:{cards - 4},hang:2", "start": "2", "hang_bidder": "met"}
    state = table(f"0 2 {HANG}\n1 2 {HANG} <\nbid 2 hat by 0", **answers)
    assert reckoned(reveal(state, "purrfect", flip="rt")).changes == expected


@pytest.mark.parametrize(("hang_stack", "gain"), [("each", 2), ("once", 1)])
def test_k31_two_hang_in_there_in_a_hand(hang_stack: str, gain: int) -> None:
    two = "hang,hang,bh"
    assert changes(("bh", two), 3, "challenge", hang_stack=hang_stack) == (-1, gain)
    assert changes((two, "bh"), 2, "challenge", hang_stack=hang_stack) == (gain, -1)
    assert changes((two, "bh"), 1, "purrfect", hang_stack=hang_stack) == (gain, -1)


@pytest.mark.parametrize(
    ("hang_stack", "hang_purrfect", "gain"), [("each", "2", 3), ("once", "2", 2), ("each", "1", 1), ("once", "1", 1)]
)
def test_k31_k29_two_hang_in_there_and_a_right_purrfect(hang_stack: str, hang_purrfect: str, gain: int) -> None:
    answers = {"hang_stack": hang_stack, "hang_purrfect": hang_purrfect}
    assert changes(("bh", "hang,hang,bh"), 2, "purrfect", **answers) == (-1, gain)
