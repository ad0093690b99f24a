"""What a player is told whose move is refused: word for word, since it is all they have to go by."""

import pytest

from games.kitten_me.table import play, start, table, why_not
from ninelives.core.game import TABLE, Refusal
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import Bid, Deal, Drawn, FirstDealer, Flip, GoFish, Move

OPENING = """
    0 2 bh,skip dealer <
    1 2 gt,rg
"""
FOUR_HATS = """
    0 2 bh,skip dealer
    1 3 gt,fish,draw3 <
    2 out
    bid 4 hat by 0
"""
CAME_BACK = """
    0 2 bh,draw3 dealer <
    1 2 gt | skip
    bid 4 hat by 0
"""
HOUSE = {"purrfect": "off", "lowest": "2"}
OVER = """
    0 1 bh dealer
    1 1 gt <
    bid 3 hat by 0
"""


SMALL = {"start": "1", "list": "bh:4,gt:2,draw3:2", "dealer_may_skip": "yes"}


def test_before_the_first_turn_all_wait() -> None:
    assert why_not(start(3), 0, "bid 3 hat") == "K11: Wait: the table moves first."


@pytest.mark.parametrize(
    ("actor", "line", "sentence"),
    [
        (0, "bid 0 hat", "K6: The smallest bid is 1."),
        (0, "skip", "K13: You deal, so open with a bid: action cards are for the turns after it."),
        (0, "challenge", "K12: There is no bid to call yet. Make the opening bid."),
        (0, "bid 12 hat", "K7: There cannot be more than 11 Hats in play."),
        (0, "draw3", "K16: You have no Draw 3 in your hand."),
        (0, "flip bh", "K15: Only the table deals and flips. Bid, call, or play an action card."),
        (1, "bid 3 hat", "A3: It is not your turn. Wait until it comes round to you."),
        (1, "skip", "A3: It is not your turn. Wait until it comes round to you."),
        (1, "challenge", "K11: You can call a bid only when it is your turn."),
        (1, "purrfect", "K11: You can call a bid only when it is your turn."),
        (2, "bid 3 hat", "K1: There is no seat 2 at this table."),
        (TABLE, "flip bh", "K11: It is not the table that moves now."),
    ],
)
def test_whoever_opens_is_told_why_not(actor: int, line: str, sentence: str) -> None:
    assert why_not(table(OPENING), actor, line) == sentence


@pytest.mark.parametrize(
    ("actor", "line", "sentence"),
    [
        (1, "bid 4 red", "K8: Too low: bid more than 4, of anything."),
        (1, "skip", "K16: You have no Skip in your hand."),
        (1, "fish 1 hat", "K20: Choose another player who is still in."),
        (1, "fish 2 hat", "K20: Choose another player who is still in."),
        (1, "fish 3 hat", "K20: Choose another player who is still in."),
        (2, "bid 5 hat", "K37: You are out of this match. Watch the end, then play another."),
    ],
)
def test_whoever_follows_a_bid_is_told_why_not(actor: int, line: str, sentence: str) -> None:
    assert why_not(table(FOUR_HATS, deck="grey"), actor, line) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("challenge", "K14: Your own bid came back to you, and nobody calls their own bid. Raise it."),
        ("purrfect", "K14: Your own bid came back to you, and nobody calls their own bid. Raise it."),
        ("draw3", "K14: Your own bid came back to you. Raise it."),
    ],
)
def test_whoever_meets_the_own_bid_again_is_told_to_raise_it(line: str, sentence: str) -> None:
    assert why_not(table(CAME_BACK, deck="grey"), 0, line) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("bid 1 hat", "K6: The smallest bid is 2."),
        ("purrfect", "K34: Purrfect is not played at this table."),
    ],
)
def test_a_house_rule_is_named_as_one(line: str, sentence: str) -> None:
    assert why_not(table(OPENING, **HOUSE), 0, line) == sentence


def test_with_no_higher_bid_left_an_action_card_is_refused() -> None:
    assert why_not(table(FOUR_HATS.replace("bid 4", "bid 900"), deck="grey"), 1, "draw3") == (
        "K38: No higher bid is possible, so no action card may be played. Call the bid."
    )


def test_when_the_match_is_over_nobody_plays_on() -> None:
    over = play(table(OVER), "challenge", "flip gt")
    assert why_not(over, 0, "bid 3 hat") == "K37: The match is over. Nobody comes back."
    assert why_not(over, TABLE, "flip bh") == "K11: It is not the table that moves now."


ATTRIBUTE = Refusal("K9", "Name an accessory or a colour: hat, tie, glasses, blue, red or green.")
DEALS = "K5: The table deals each seat its count, from the cards of this deck."


@pytest.mark.parametrize("attribute", [-1, 6])
def test_k9_a_bid_on_nothing_is_refused_whoever_makes_it_up(attribute: int) -> None:
    assert GAME.refuse(table(OPENING), 0, Bid(3, attribute)) == ATTRIBUTE
    assert Bid(3, attribute) not in GAME.legal(table(OPENING), 0)


@pytest.mark.parametrize(
    ("lines", "line", "sentence"),
    [
        ((), "dealer 2", "K4: First one of the seats is chosen as dealer."),
        ((), "deal 0:bh 1:bh", "K4: First one of the seats is chosen as dealer."),
        (("dealer 0",), "deal 0:bh,bh 1:gt", DEALS),
        (("dealer 0",), "flip bh", DEALS),
        (
            ("dealer 0", "deal 0:draw3 1:bh", "draw3"),
            "drawn bh,bh",
            "K18: The table deals three cards, or what is left, for Draw 3.",
        ),
        (
            ("dealer 0", "deal 0:draw3 1:bh", "draw3"),
            "flip bh",
            "K18: The table deals three cards, or what is left, for Draw 3.",
        ),
        (
            ("dealer 0", "deal 0:bh 1:gt", "bid 1 hat", "challenge"),
            "flip w3",
            "K10: The table flips a card that is still in the deck.",
        ),
        (
            ("dealer 0", "deal 0:bh 1:gt", "bid 1 hat", "challenge"),
            "dealer 0",
            "K10: The table flips a card that is still in the deck.",
        ),
    ],
)
def test_a_record_is_told_what_the_table_does_now(lines: tuple[str, ...], line: str, sentence: str) -> None:
    state = play(start(2, **SMALL), *lines)
    assert why_not(state, TABLE, line) == sentence


def test_k9_go_fish_for_nothing_is_refused_whoever_makes_it_up() -> None:
    assert GAME.refuse(table(FOUR_HATS, deck="grey"), 1, GoFish(0, 6)) == ATTRIBUTE


def test_a2_a_match_ends_when_one_player_has_cards_left() -> None:
    outcome = GAME.outcome(play(table(OVER), "challenge", "flip gt"))
    assert outcome is not None
    assert outcome.why == "one player has cards left"


@pytest.mark.parametrize(
    ("lines", "due"),
    [((), FirstDealer), (("dealer 0",), Deal), (("dealer 0", "deal 0:draw3 1:bh", "draw3"), Drawn)],
)
def test_a_move_of_the_table_that_is_not_due_is_a_mistake_of_the_caller(lines: tuple[str, ...], due: type) -> None:
    moves: list[Move] = [FirstDealer(0), Deal(((0,), (1,))), Drawn((0,)), Flip(0)]
    for move in [move for move in moves if not isinstance(move, due)]:
        with pytest.raises(ValueError, match=r"^This move was not asked about: `refuse` names the ruling.$"):
            GAME.apply(play(start(2, **SMALL), *lines), TABLE, move)


def test_a_seat_makes_no_move_of_the_tables() -> None:
    moves: list[Move] = [FirstDealer(0), Flip(0), Drawn((0,)), Deal(((0,), (1,)))]
    for move in moves:
        with pytest.raises(TypeError, match=r"^A seat never makes TABLE's moves: `refuse` names the ruling.$"):
            GAME.apply(table(OPENING), 0, move)
    with pytest.raises(ValueError, match=r"^There is no bid to call: `refuse` names the ruling.$"):
        GAME.apply(table(OPENING), 0, GAME.read("challenge"))
