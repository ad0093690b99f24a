"""What a host may choose, and the first deal: A5, A6, K1 to K5, and the caps of K32."""

from collections import Counter

import pytest

from games.kitten_me.table import allowed, moves, play, refused, rolled, start
from ninelives.core.chance import Urn
from ninelives.core.errors import BadOption
from ninelives.core.game import TABLE
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.options import setup
from ninelives.games.kitten_me.state import Dealing

ALL_SEATS = range(2, 11)


def dealt(seats: int, **answers: str) -> tuple[int, ...]:
    """Give the counts of the first deal."""
    state = play(start(seats, **answers), "dealer 0")
    assert isinstance(state, Dealing)
    return state.round.counts


def box(**answers: str) -> Counter[str]:
    return Counter(GAME.components(GAME.choose(None, answers)))


@pytest.mark.parametrize(
    ("answers", "cards"),
    [({}, 55), ({"deck": "grey"}, 55), ({"deck": "both"}, 110), ({"list": "bh:9,w:3"}, 12)],
)
def test_a5_the_components_are_public(answers: dict[str, str], cards: int) -> None:
    assert box(**answers).total() == cards


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_k1_two_to_ten_play(seats: int) -> None:
    assert len(dealt(seats)) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 11])
def test_k1_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 10"):
        start(seats)


WILDS_AND_SPECIALS = {
    "white": (3, 2, 0, 2, 0, 0, 0, 0, 0),
    "alternative": (4, 2, 0, 4, 0, 0, 0, 0, 0),
    "grey": (2, 1, 2, 2, 2, 2, 1, 2, 2),
}
NAMED = ("Wild", "Double Wild", "Triple Wild", "Skip", "Draw 3", "Go Fish", "Can't See Me", "Hang In There")


def listed(singles: int, triples: tuple[str, ...], others: str) -> Counter[str]:
    pairs = [f"{colour} {thing}" for colour in ("Blue", "Red", "Green") for thing in ("Hat", "Bow Tie", "Glasses")]
    numbers = zip((*NAMED, "Double Trouble"), WILDS_AND_SPECIALS[others], strict=True)
    kittens = dict.fromkeys(pairs, singles) | {f"Double {pair}": 1 for pair in pairs}
    return +Counter(kittens | {f"Triple {pair}": 1 for pair in triples or pairs} | dict(numbers))


THREE_TRIPLES = ("Blue Hat", "Green Bow Tie", "Red Glasses")
WHITE = listed(4, THREE_TRIPLES, "white")
ALTERNATIVE = listed(3, (), "alternative")
GREY = listed(3, THREE_TRIPLES, "grey")


@pytest.mark.parametrize(("deck", "cards"), [("white", WHITE), ("grey", GREY), ("both", WHITE + GREY)])
def test_k2_the_host_chooses_the_deck(deck: str, cards: Counter[str]) -> None:
    assert box(deck=deck) == cards


@pytest.mark.parametrize(("deck", "cards"), [("white", ALTERNATIVE), ("grey", GREY), ("both", ALTERNATIVE + GREY)])
def test_k3_the_alternative_list_is_for_the_white_box(deck: str, cards: Counter[str]) -> None:
    assert box(deck=deck, list="alternative") == cards


@pytest.mark.parametrize("deck", ["white", "grey", "both"])
def test_k3_a_list_of_ones_own_is_the_whole_deck(deck: str) -> None:
    assert box(deck=deck, list="skip:2,gt2:1,bh:9,w:0") == {"Blue Hat": 9, "Double Green Bow Tie": 1, "Skip": 2}


def test_k3_a_list_of_ones_own_is_dealt_from() -> None:
    dealing = play(start(2, list="bh:9,w:3", start="1"), "dealer 0")
    assert {GAME.write(deal): ways for deal, ways in GAME.odds(dealing)} == {
        "deal 0:bh 1:bh": 9 * 8,
        "deal 0:bh 1:w": 9 * 3,
        "deal 0:w 1:bh": 3 * 9,
        "deal 0:w 1:w": 3 * 2,
    }


def test_k3_a_full_list_may_have_all_that_is_allowed() -> None:
    specials = "skip:12,draw3:12,fish:4,hide:12,hang:12,trouble:4"
    assert box(list=f"bh:54,{specials}").total() == 110


@pytest.mark.parametrize(
    "cards",
    [
        *("", "mine", "bh", "bh:", "bh:x", "bh:-1", "bh:1.5", "bh:²", "zz:3", "bh:3,bh:3"),
        *("bh:20,skip:13", "bh:20,trouble:5", "bh:20,fish:5", "bh:111", "bh:60,w:51", "bh:0", "bh:0,w:0"),
        pytest.param(f"bh:{'9' * 5000}", id="endless"),
    ],
)
def test_k3_a_list_that_is_no_deck_is_refused(cards: str) -> None:
    with pytest.raises(BadOption):
        start(2, list=cards)


LIMITS = "A list can have 110 cards, 12 of each special card, 4 of Go Fish and of Double Trouble."


@pytest.mark.parametrize(
    ("cards", "has"),
    [
        ("bh:60,w:51", "111 cards"),
        ("bh:20,skip:13", "13 Skip"),
        ("bh:20,draw3:110", "130 cards"),
        ("bh:20,hang:13", "13 Hang In There"),
        ("bh:20,hide:13", "13 Can't See Me"),
        ("bh:20,fish:5", "5 Go Fish"),
        ("bh:20,trouble:5", "5 Double Trouble"),
    ],
)
def test_k3_a_list_that_is_too_long_is_told_what_a_list_can_have(cards: str, has: str) -> None:
    with pytest.raises(BadOption) as fault:
        start(2, list=cards)
    assert str(fault.value) == f"This list has {has}. {LIMITS}"


def test_k3_every_bid_of_the_wildest_list_can_be_written() -> None:
    made = setup(GAME.choose(None, {"list": "w3:94,draw3:12,trouble:4", "start": "7"}), 10)
    bids = [GAME.write(bid) for bid in made.ladder(10 * 7).bids]
    assert bids[-1] == f"bid {94 * 3 * 16} green"
    assert [GAME.write(GAME.read(line)) for line in bids[-6:]] == bids[-6:]


def test_k3_a_deck_in_which_no_bid_could_stand_is_refused() -> None:
    with pytest.raises(BadOption):
        start(2, list="skip:4,hang:4,fish:4")
    with pytest.raises(BadOption, match=r"^This deck could never hold a bid of 2 with two cards dealt"):
        start(2, list="bh:1,skip:4", start="1", lowest="2")


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_k4_the_first_dealer_is_any_seat_alike(seats: int) -> None:
    opening = start(seats)
    assert GAME.to_act(opening) == (TABLE,)
    assert [(GAME.write(move), ways) for move, ways in GAME.odds(opening)] == [(f"dealer {n}", 1) for n in range(seats)]
    assert refused(opening, f"dealer {seats}") == "K4"


@pytest.mark.parametrize("first", [1, 2, 3])
def test_a6_a_table_may_name_who_deals_first(first: int) -> None:
    opening = start(3, first=str(first))
    assert [(GAME.write(move), ways) for move, ways in GAME.odds(opening)] == [(f"dealer {first - 1}", 1)]
    assert rolled(opening) == [f"dealer {first - 1}"] * 2
    assert GAME.urn(opening) == Urn((str(first - 1),), 1)
    assert refused(opening, f"dealer {first % 3}") == "K4"


@pytest.mark.parametrize("word", ["0", "11", "me", "-1", ""])
def test_a6_who_deals_first_is_drawn_or_a_player(word: str) -> None:
    with pytest.raises(BadOption, match=r"^first can be a number from 1 to 10, not"):
        start(2, first=word)


def test_a6_a_player_who_is_not_there_cannot_deal_first() -> None:
    with pytest.raises(BadOption, match=r"^first can be drawn or a player from 1 to 2, not 3\.$"):
        start(2, first="3")


def test_k4_the_dealer_opens() -> None:
    assert GAME.to_act(play(start(3, start="1"), "dealer 2", "deal 0:bh 1:bh 2:bh")) == (2,)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_k5_five_cards_or_three_with_seven_or_more(seats: int) -> None:
    assert dealt(seats) == (3 if seats >= 7 else 5,) * seats


@pytest.mark.parametrize("seats", [2, 7])
@pytest.mark.parametrize("number", range(1, 8))
def test_k5_the_host_may_set_the_start(seats: int, number: int) -> None:
    assert dealt(seats, start=str(number)) == (number,) * seats


@pytest.mark.parametrize("word", ["0", "8", "five"])
def test_k5_other_starts_there_are_not(word: str) -> None:
    with pytest.raises(BadOption):
        start(2, start=word)


def test_k5_worked_answer_thirty_cards_and_the_flip_are_the_most_a_deal_needs() -> None:
    assert max(sum(dealt(seats)) for seats in ALL_SEATS) == 30
    assert sum(dealt(6)) == sum(dealt(10)) == 30


@pytest.mark.parametrize(
    ("seats", "answers"),
    [
        (8, {"start": "7"}),
        (10, {"start": "6", "deck": "grey"}),
        (2, {"list": "bh:10"}),
        (2, {"list": "bh:1,w:1", "start": "1"}),
    ],
)
def test_k5_a_start_that_the_deck_cannot_deal_and_flip_is_refused(seats: int, answers: dict[str, str]) -> None:
    with pytest.raises(BadOption, match=r"cards; this deck has \d+: lower start, or choose deck both or a longer list"):
        start(seats, **answers)


def test_k5_the_last_card_may_be_the_flip() -> None:
    assert dealt(2, list="bh:11") == (5, 5)
    assert dealt(10, start="7", deck="both") == (7,) * 10


@pytest.mark.parametrize(
    "line", ["deal 0:bh 1:bh", "deal 0:bh,bh 1:bh", "deal 0:w3,bh 1:bh,bh", "deal 0:bt3,bh 1:bh,bh"]
)
def test_k5_each_is_dealt_the_count_from_this_deck(line: str) -> None:
    assert refused(play(start(2, start="2"), "dealer 0"), line) == "K5"


@pytest.mark.parametrize("word", ["4", "13", "0"])
def test_k32_other_caps_there_are_not(word: str) -> None:
    with pytest.raises(BadOption):
        start(2, most=word)


@pytest.mark.parametrize(("first", "cap"), [("6", "5"), ("7", "5"), ("7", "6")])
def test_k32_a_start_above_the_cap_is_refused(first: str, cap: str) -> None:
    with pytest.raises(BadOption):
        start(2, start=first, most=cap)
    assert dealt(2, start=first, most=first) == (int(first),) * 2


@pytest.mark.parametrize(
    ("preset", "deck", "purrfect"),
    [
        (None, "white", "on"),
        ("classic", "white", "on"),
        ("first-game", "white", "off"),
        ("deluxe", "grey", "on"),
        ("chaos", "both", "on"),
    ],
)
def test_k2_k34_presets(preset: str | None, deck: str, purrfect: str) -> None:
    assert GAME.choose(preset) == GAME.choose(None, {"deck": deck, "purrfect": purrfect})


def test_k34_first_game_is_without_purrfect() -> None:
    state = GAME.start(GAME.choose("first-game", {"start": "1"}), 2)
    assert "purrfect" not in moves(play(state, "dealer 0", "deal 0:bh 1:bh", "bid 1 hat"))
    assert allowed(play(state, "dealer 0", "deal 0:bh 1:bh", "bid 1 hat"), "challenge")
