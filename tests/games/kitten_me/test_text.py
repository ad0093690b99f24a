"""The words: what people read follows from what their seat may know, and it adds up."""

import re

import pytest

from games.kitten_me.table import play, reckoned, start, table
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.pieces import ATTRIBUTE_WORDS
from ninelives.games.kitten_me.state import State

NAMES = ("Ann", "Biscuit", "Cleo", "Dot")
EVERYBODY = (0, 1, 2, 3, None)
TABLE = """
    0 3 bh,rt2,w3
    1 4 gt,gg,fish,draw3 | skip <
    2 3 rg,trouble,hide
    3 out
    bid 4 hat by 0
"""
HANDS = {0: ("Blue Hat", "Triple Wild"), 1: ("Green Bow Tie", "Go Fish"), 2: ("Red Glasses", "Can't See Me")}


def told(state: State, line: str, seat: int | None) -> tuple[str, ...]:
    """Give what a seat is told of a move."""
    (actor,) = GAME.to_act(state)
    move = GAME.read(line)
    after = GAME.apply(state, actor, move)
    return GAME.tell(GAME.view(after, seat), actor, GAME.hear(state, actor, move, seat), NAMES)


def pictured(state: State, seat: int | None) -> str:
    return GAME.picture(GAME.view(state, seat), NAMES)


def offered(state: State) -> str:
    (seat,) = GAME.to_act(state)
    return GAME.offer(GAME.view(state, seat), GAME.legal(state, seat), NAMES)


def test_a_reveal_is_told_card_by_card() -> None:
    state = table("0 4 bt,rt2,gt3,skip\n1 3 w,w2,rh <\n2 2 gt,bh\nbid 11 tie by 0")
    assert [" ".join(line.split()) for line in told(state, "challenge", 1)] == [
        'You call "You Gotta Be Kitten Me!" on Ann\'s 11 Bow Ties. All hands are shown.',
        "Ann Blue Bow Tie 1 + Double Red Bow Tie 2 + Triple Green Bow Tie 3 = 6 (also Skip); 6 so far.",
        "You Wild 1 + Double Wild 2 = 3 (also Red Hat); 9 so far.",
        "Cleo Green Bow Tie 1 (also Blue Hat); 10 so far.",
    ]
    assert told(play(state, "challenge"), "flip bt2", 1) == (
        "The flip: Double Blue Bow Tie, which adds 2.",
        "12 Bow Ties in all, against a bid of 11. The bid stands.",
        "You lose a card: 2 left.",
    )


@pytest.mark.parametrize("attribute", ATTRIBUTE_WORDS)
@pytest.mark.parametrize("flip", ["bh", "w3", "trouble", "hide", "hang"])
@pytest.mark.parametrize("double_trouble", ["each", "once"])
def test_a_told_reveal_adds_up(attribute: str, flip: str, double_trouble: str) -> None:
    state = table(
        f"""
        0 5 bh,bh2,bh3,w,trouble
        1 5 rt,gt2,gt3,trouble,trouble <
        2 5 rg,rg3,w2,w3,hide
        3 2 gg,hang
        bid 9 {attribute} by 0
        """,
        list="bh:3,rt:1,rg:1,gg:1,bh2:1,gt2:1,bh3:1,gt3:1,rg3:1,w:1,w2:1,w3:2,hide:2,hang:2,trouble:4",
        double_trouble=double_trouble,
    )
    called = play(state, "challenge")
    last = reckoned(play(called, f"flip {flip}"))
    lines = told(state, "challenge", None)[1:]
    ends = [re.search(r"(\d+)(?: \(also [^)]*\))?; (\d+) so far\.$", line) for line in lines]
    counted = [int(end[1]) for end in ends if end]
    assert counted == list(last.sums)
    assert [int(end[2]) for end in ends if end] == [sum(counted[: place + 1]) for place in range(4)]
    assert re.search(rf"^{last.total} \w+( Ties?)? in all, against a bid of 9\.", told(called, f"flip {flip}", None)[1])


def test_a_hand_in_which_nothing_counts_is_told_too() -> None:
    state = table("0 2 bh,bt\n1 2 rt,gt <\nbid 1 hat by 0")
    assert "Red Bow Tie · Green Bow Tie = 0; 1 so far." in told(state, "challenge", None)[2]


@pytest.mark.parametrize(
    ("bid", "call", "words"),
    [
        (1, "challenge", "The bid stands."),
        (2, "challenge", "The bid stands."),
        (5, "challenge", "The bid is 3 short."),
        (1, "purrfect", "Off by 1."),
        (2, "purrfect", "Purrfect indeed."),
        (5, "purrfect", "Off by 3."),
    ],
)
def test_the_judgement(bid: int, call: str, words: str) -> None:
    state = play(table(f"0 2 bh,bt\n1 2 rh,rt <\nbid {bid} hat by 0"), call)
    assert told(state, "flip skip", None)[1].endswith(words)


def test_losses_and_gains_are_told_to_the_one_and_to_the_other() -> None:
    state = play(table("0 2 bh,bt\n1 2 rh,rt <\nbid 2 hat by 0"), "purrfect")
    assert told(state, "flip skip", 0)[2:] == ("You lose a card: 1 left.", "Biscuit gains 1 card for Purrfect: 3 now.")
    assert told(state, "flip skip", 1)[2:] == ("Ann loses a card: 1 left.", "You gain 1 card for Purrfect: 3 now.")


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("bh,bt", ("Ann loses a card: 1 left.", "You gain 1 card for Purrfect: 3 now.")),
        (
            "bh,hang",
            ("Ann loses a card, and Hang In There brings 1 card: 2 now.", "You gain 1 card for Purrfect: 3 now."),
        ),
        (
            "bh,hang,hang",
            ("Ann loses a card, and Hang In There brings 2 cards: 3 now.", "You gain 1 card for Purrfect: 3 now."),
        ),
    ],
)
def test_a_card_that_comes_back_is_told(hand: str, words: tuple[str, ...]) -> None:
    state = table(f"0 2 {hand}\n1 2 rh,rt <\nbid 2 hat by 0", deck="grey", hang_bidder="met")
    verdict = 3 if "hang" in hand else 2
    assert told(play(state, "purrfect"), "flip skip", 1)[verdict:] == words
    assert told(play(state, "purrfect"), "flip skip", 0)[verdict].startswith("You lose a card")


def test_two_gains_of_a_caller_are_told_as_one() -> None:
    state = play(table("0 2 bh,bt\n1 2 rh,hang <\nbid 2 hat by 0", deck="grey"), "purrfect")
    assert told(state, "flip skip", 1)[3] == "You gain 2 cards for Purrfect and Hang In There: 4 now."


def test_going_out_and_winning_are_told() -> None:
    state = play(table("0 1 bh\n1 1 rh <\nbid 3 hat by 0"), "challenge")
    assert told(state, "flip skip", 1)[2:] == ("Ann loses the last card and is out.", "You win the match!")


def test_without_a_flip_the_call_tells_all() -> None:
    lines = told(table("0 2 bh,bt\n1 2 rh,rt <\nbid 2 hat by 0", flip="off"), "challenge", None)
    assert len(lines) == 6
    assert lines[3:5] == ("Nothing is flipped.", "2 Hats in all, against a bid of 2. The bid stands.")


@pytest.mark.parametrize(
    ("line", "seat", "words"),
    [
        ("bid 5 tie", 1, "You bid 5 Bow Ties."),
        ("bid 5 hat", 0, "Biscuit bids 5 Hats."),
        ("bid 6 red", None, "Biscuit bids 6 Red."),
        ("draw3", 1, "You play Draw 3."),
        ("draw3", 2, "Biscuit plays Draw 3."),
    ],
)
def test_bids_and_cards_are_told(line: str, seat: int | None, words: str) -> None:
    assert told(table(TABLE, deck="grey"), line, seat) == (words,)


def test_a_bid_of_one_is_told_in_the_singular() -> None:
    assert told(table("0 1 bh <\n1 1 bt"), "bid 1 tie", 1) == ("Ann bids 1 Bow Tie.",)


def test_a_skip_is_told() -> None:
    assert told(table("0 1 skip <\n1 1 bt"), "skip", 1) == ("Ann plays Skip.",)


@pytest.mark.parametrize(("seat", "faces"), [(0, True), (1, True), (2, False), (3, False), (None, False)])
def test_go_fish_is_told_with_faces_to_the_two_alone(seat: int | None, faces: bool) -> None:  # noqa: FBT001 - a column
    for go_fish in ("private", "open"):
        (line,) = told(table(TABLE, deck="grey", go_fish=go_fish), "fish 0 red", seat)
        assert "for Red" in line
        assert "get" in line
        assert ("Double Red Bow Tie" in line) is (faces or go_fish == "open")


@pytest.mark.parametrize("seat", EVERYBODY)
def test_drawn_cards_are_told_to_the_drawer_alone(seat: int | None) -> None:
    (line,) = told(play(table(TABLE, deck="grey"), "draw3"), "drawn bt,bt,rg2", seat)
    assert "3 cards" in line
    assert ("Double Red Glasses" in line) is (seat == 1)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_deal_is_told_with_ones_own_hand(seat: int | None) -> None:
    dealing = play(start(2, start="2"), "dealer 0")
    text = " ".join(told(dealing, "deal 0:bh,bh 1:rt,w", seat))
    assert ("2 × Blue Hat" in text) is (seat == 0)
    assert ("Red Bow Tie · Wild" in text) is (seat == 1)
    assert ("You deal" if seat == 0 else "Ann deals") in text


def test_the_first_dealer_is_told() -> None:
    assert told(start(4), "dealer 2", 2) == ("You deal first.",)
    assert told(start(4), "dealer 2", None) == ("Cleo deals first.",)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_picture_always_shows_the_bid_and_whose_it_is(seat: int | None) -> None:
    bid = f"4 Hats, by {'you' if seat == 0 else 'Ann'}"
    state = table(TABLE, deck="grey")
    for reached in (state, play(state, "draw3"), play(state, "fish 0 red"), play(state, "challenge")):
        assert bid in pictured(reached, seat)


@pytest.mark.parametrize(("seat", "words"), [(0, "you open"), (1, "Ann opens"), (None, "Ann opens")])
def test_the_picture_says_who_opens(seat: int | None, words: str) -> None:
    assert f"none yet: {words}" in pictured(table("0 1 bh <\n1 1 bt"), seat)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_picture_shows_ones_own_hand_and_never_anothers(seat: int | None) -> None:
    state = table(TABLE, deck="grey")
    for reached in (state, play(state, "draw3"), play(state, "bid 5 tie")):
        text = pictured(reached, seat)
        for owner, cards in HANDS.items():
            assert [card in text for card in cards] == [owner == seat] * 2


def test_the_picture_says_what_ones_hand_is_worth_now() -> None:
    worth = "worth 5 Hats, 4 Bow Ties, 3 Glasses, 5 Blue, 4 Red, 3 Green"
    assert worth in pictured(table("0 3 bh2,rt,w3 <\n1 1 bt", deck="grey"), 0)
    assert "worth nothing: Can't See Me" in pictured(table("0 3 bh2,w3,hide <\n1 1 bt", deck="grey"), 0)
    assert "worth 10 Hats" in pictured(table("0 3 bh2,w3,trouble <\n1 1 bt", deck="grey"), 0)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_picture_shows_counts_turn_dealer_and_what_lies_face_up(seat: int | None) -> None:
    lines = pictured(table(TABLE, deck="grey"), seat).splitlines()
    assert [mark in lines[0] for mark in ("3", "dealer", "▶")] == [True, True, False]
    assert [mark in lines[1] for mark in ("4", "played Skip", "▶")] == [True] * 3
    assert lines[3].endswith("out")


def test_the_picture_says_who_holds_other_than_the_count() -> None:
    fished = play(table(TABLE, deck="grey"), "fish 0 red")
    assert "2 in hand" in pictured(fished, None).splitlines()[0]


def test_the_picture_before_the_deal_and_after_the_end() -> None:
    assert "dealer" in pictured(start(2), 0)
    over = play(table("0 1 bh\n1 1 rh <\nbid 3 hat by 0"), "challenge", "flip skip")
    assert pictured(over, 1).splitlines()[0].endswith("out")


def test_the_offer_names_all_that_may_be_done() -> None:
    words = offered(table(TABLE.replace("gg,", "skip,"), deck="both"))
    parts = ("bid 5", "challenge", "purrfect", "skip", "draw3", "fish 0", "0 Ann", "2 Cleo")
    assert [part for part in parts if part not in words] == []
    assert "3 Dot" not in words


@pytest.mark.parametrize(
    ("picture", "answers", "words"),
    [
        ("0 1 bh <\n1 1 bt", {"purrfect": "off"}, ()),
        ("0 1 bh\n1 1 bt <\nbid 1 hat by 0", {"purrfect": "off"}, ("challenge",)),
        ("0 1 bh\n1 1 bt <\nbid 1 hat by 0", {}, ("challenge", "purrfect")),
        ("0 1 bh <\n1 1 - | skip\nbid 1 hat by 0", {}, ()),
        ("0 1 bh <\n1 1 - | skip\nbid 1 hat by 0", {"own_bid": "may_act"}, ()),
    ],
)
def test_the_offer_names_nothing_that_is_refused(picture: str, answers: dict[str, str], words: tuple[str, ...]) -> None:
    text = offered(table(picture, **answers))
    assert [word for word in ("challenge", "purrfect", "skip", "draw3", "fish") if word in text] == list(words)


def test_the_offer_at_the_ceiling_is_to_call() -> None:
    assert offered(table("0 1 bh\n1 1 skip <\nbid 7 hat by 0")) == "You may: challenge; purrfect."


@pytest.mark.parametrize(
    ("picture", "answers"),
    [
        (TABLE, {"deck": "grey"}),
        ("0 1 bh <\n1 1 bt", {"lowest": "2"}),
        ("0 1 rg <\n1 1 rg", {"list": "rg:9", "start": "1"}),
        ("0 1 bt\n1 1 bh <\nbid 1 blue by 0", {"list": "bh:1,bt:3", "start": "1"}),
    ],
)
def test_the_offers_examples_may_be_played_as_they_stand(picture: str, answers: dict[str, str]) -> None:
    state = table(picture, **answers)
    (seat,) = GAME.to_act(state)
    examples = re.findall(r"(?:bid|fish) \d+ \w+", offered(state))
    assert examples
    assert [line for line in examples if GAME.refuse(state, seat, GAME.read(line))] == []


@pytest.mark.parametrize(
    ("hang_bidder", "bid", "pays"),
    [("over", 1, True), ("over", 2, False), ("met", 2, True), ("met", 3, False), ("any_miss", 3, True)],
)
def test_k30_is_named_where_it_decides(hang_bidder: str, bid: int, *, pays: bool) -> None:
    state = table(f"0 3 bh,hang,skip\n1 3 bh,bt,rt <\nbid {bid} hat by 0", deck="grey", hang_bidder=hang_bidder)
    words = "The bidder's Hang In There pays (K30)." if pays else "The bidder's Hang In There does not pay (K30)."
    assert told(play(state, "purrfect"), "flip skip", 1)[2] == words
    assert not any("K30" in line for line in told(play(state, "challenge"), "flip skip", 1))
