"""The reveal: K10, K19, K23 to K26, K33, K34, K36; Hang In There has its own page."""

import pytest

from games.kitten_me.table import changes, draw, moves, play, reckoned, refused, reveal, table
from games.scene import neat
from ninelives.core.game import TABLE
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.pieces import ATTRIBUTE_WORDS


def total(hands: tuple[str, ...], attribute: str, turned: str | None = "skip", **answers: str) -> int:
    """Give what hands and flip come to, by a challenge from seat 1 of seat 0's bid."""
    rows = [f"{seat} 2 {hand}{' <' if seat == 1 else ''}" for seat, hand in enumerate(hands)]
    state = table("\n".join([*rows, f"bid 1 {attribute} by 0"]), **{"deck": "both", **answers})
    return reckoned(reveal(state, "challenge", flip=turned)).total


@pytest.mark.parametrize(
    ("card", "counts"),  # hat, tie, glasses, blue, red, green
    [
        ("bh", (1, 0, 0, 1, 0, 0)),
        ("rt", (0, 1, 0, 0, 1, 0)),
        ("gg", (0, 0, 1, 0, 0, 1)),
        ("gt2", (0, 2, 0, 0, 0, 2)),
        ("rg3", (0, 0, 3, 0, 3, 0)),
        ("w", (1,) * 6),
        ("w2", (2,) * 6),
        ("w3", (3,) * 6),
        ("skip", (0,) * 6),
        ("draw3", (0,) * 6),
        ("fish", (0,) * 6),
        ("hang", (0,) * 6),
        ("hide", (0,) * 6),
        ("trouble", (0,) * 6),
    ],
)
def test_k17_what_every_kind_of_card_counts_in_a_hand(card: str, counts: tuple[int, ...]) -> None:
    assert tuple([total((card, "-"), attribute) for attribute in ATTRIBUTE_WORDS]) == counts


@pytest.mark.parametrize(("flip", "hats"), [("bh", 3), ("rh2", 4), ("bh3", 5), ("w", 3), ("w3", 5), ("rt", 2)])
def test_k10_the_flip_counts(flip: str, hats: int) -> None:
    assert total(("bh", "gh"), "hat", flip) == hats


def test_k10_the_called_attribute_alone_is_counted() -> None:
    assert total(("bh,gt", "gh,rg"), "green", "gg2") == 4


def test_k10_the_flip_is_any_card_left_each_copy_as_likely() -> None:
    called = play(table("0 1 bh\n1 1 bh <\nbid 2 hat by 0"), "challenge")
    assert GAME.to_act(called) == (TABLE,)
    ways = {GAME.write(move): number for move, number in GAME.odds(called)}
    assert (ways["flip bh"], ways["flip rh"], ways["flip w"], sum(ways.values())) == (2, 4, 3, 53)


def test_k10_only_a_card_that_is_left_is_flipped() -> None:
    called = play(table("0 2 bh2,bh3\n1 1 bh <\nbid 2 hat by 0"), "challenge")
    assert {refused(called, line) for line in ("flip bh2", "flip bh3", "flip w3", "drawn bh")} == {"K10"}


def test_k10_at_some_tables_nothing_is_flipped() -> None:
    assert total(("bh", "gh"), "hat", None, flip="off") == 2


def test_k19_with_nothing_left_nothing_is_flipped() -> None:
    state = table("0 1 draw3 <\n1 1 bh\nbid 1 hat by 1", list="bh:3,draw3:1", start="1")
    assert draw(reveal(play(state, "draw3", "drawn bh,bh", "bid 3 hat"), "challenge")) == neat("""
        0 out
        1 1 wins
        total 3
    """)


def test_k10_cards_lying_face_up_are_not_in_a_hand() -> None:
    state = table("0 2 bh | trouble\n1 2 bh | w3 <\nbid 3 hat by 0", deck="grey")
    assert reckoned(reveal(state, "challenge", flip="bt")).total == 2


@pytest.mark.parametrize("hand", ["hide,w3", "trouble,hide,w2", "bh,bh2,hide"])
def test_k23_cant_see_me_makes_its_own_hand_nothing(hand: str) -> None:
    assert total((hand, "-"), "hat") == 0
    assert total((hand, "bh2"), "hat") == 2


@pytest.mark.parametrize("attribute", ["red", "glasses"])
def test_k23_worked_answer_a_triple_under_cant_see_me_and_double_trouble(attribute: str) -> None:
    assert total(("hide,trouble,rg3", "-"), attribute) == 0


@pytest.mark.parametrize("attribute", ATTRIBUTE_WORDS)
def test_k24_worked_answer_double_trouble_makes_a_triple_wild_six(attribute: str) -> None:
    assert total(("w3,trouble", "-"), attribute) == 6


@pytest.mark.parametrize(("double_trouble", "hats"), [("each", 12), ("once", 6)])
def test_k24_two_double_troubles_in_a_hand(double_trouble: str, hats: int) -> None:
    assert total(("bh3,trouble,trouble", "-"), "hat", double_trouble=double_trouble) == hats


@pytest.mark.parametrize("double_trouble", ["each", "once"])
def test_k24_double_trouble_doubles_its_own_hand_only(double_trouble: str) -> None:
    assert total(("bh3,trouble", "bh2", "bh"), "hat", double_trouble=double_trouble) == 6 + 2 + 1
    assert total(("bh3,trouble", "bh2,trouble", "bh"), "hat", double_trouble=double_trouble) == 6 + 4 + 1


def test_k25_worked_answer_twelve_hats_and_double_trouble_flipped_are_twenty_four() -> None:
    assert total(("bh3,bh2,bh", "w3,w3"), "hat", "trouble") == 24


@pytest.mark.parametrize("double_trouble", ["each", "once"])
def test_k25_hands_are_doubled_first_then_the_whole_sum(double_trouble: str) -> None:
    hands = ("bh3,trouble", "bh2")
    assert total(hands, "hat", "trouble", double_trouble=double_trouble) == (3 * 2 + 2) * 2


def test_k26_cant_see_me_flipped_makes_a_challenged_bid_fail() -> None:
    state = table("0 2 bh,bh\n1 2 bh,bh2 <\nbid 1 hat by 0", deck="grey")
    assert draw(reveal(state, "challenge", flip="hide")) == neat("""
        0 1 dealer
        1 2
        total 0
    """)


def test_k26_cant_see_me_flipped_makes_purrfect_fail() -> None:
    state = table("0 2 bh,bh\n1 2 bh,bh2 <\nbid 5 hat by 0", deck="grey")
    assert draw(reveal(state, "purrfect", flip="hide")) == neat("""
        0 2
        1 1 dealer
        total 0
    """)


@pytest.mark.parametrize(("bid", "expected"), [(1, (0, -1)), (2, (0, -1)), (3, (-1, 0))])
def test_k33_a_challenge_costs_the_bidder_only_if_the_total_is_less(bid: int, expected: tuple[int, ...]) -> None:
    assert changes(("bh", "bh"), bid, "challenge") == expected


@pytest.mark.parametrize("purrfect", ["on", "off"])
def test_k33_worked_answer_the_flip_makes_nineteen_bow_ties_true(purrfect: str) -> None:
    state = table(
        """
        0 5 bt,bt,rt,rt2,gt3
        1 5 w,w,w,w2,w2 <
        2 3 gt,gt,gt
        bid 19 tie by 0
        """,
        purrfect=purrfect,
    )
    after = reveal(state, "challenge", flip="bt2")
    assert reckoned(after).sums == (8, 7, 3)
    assert draw(after) == neat("""
        0 5
        1 4 dealer
        2 3
        total 20
    """)


@pytest.mark.parametrize(("bid", "expected"), [(1, (0, -1)), (2, (-1, +1)), (3, (0, -1))])
def test_k34_purrfect_is_right_on_the_very_number(bid: int, expected: tuple[int, ...]) -> None:
    assert changes(("bh", "bh"), bid, "purrfect") == expected


def test_k34_purrfect_may_be_left_out() -> None:
    state = table("0 1 bh\n1 1 bh <\nbid 2 hat by 0", purrfect="off")
    assert refused(state, "purrfect") == "K34"
    assert "challenge" in moves(state)


def test_k36_purrfect_is_called_with_two_left() -> None:
    state = table("0 out\n1 1 bh\n2 1 bh <\nbid 2 hat by 1")
    assert draw(reveal(state, "purrfect", flip="skip")) == neat("""
        0 out
        1 out
        2 2 wins
        total 2
    """)
