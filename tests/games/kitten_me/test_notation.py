"""Every move is a line of text, and back."""

import pytest

from ninelives.core.cards import Hand
from ninelives.core.errors import Misread
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import (
    Bid,
    Challenge,
    Deal,
    Drawn,
    DrawThree,
    FirstDealer,
    Flip,
    GoFish,
    Move,
    Purrfect,
    Skip,
)
from ninelives.games.kitten_me.pieces import BLUE, CARD_OF, CODES, GLASSES, GREEN, HAT, RED, TIE


def hand(codes: str) -> Hand:
    return tuple([CARD_OF[code] for code in codes.split(",")])


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("bid 1 hat", Bid(1, HAT)),
        ("bid 2 tie", Bid(2, TIE)),
        ("bid 3 glasses", Bid(3, GLASSES)),
        ("bid 10 blue", Bid(10, BLUE)),
        ("bid 19 red", Bid(19, RED)),
        ("bid 144 green", Bid(144, GREEN)),
        ("challenge", Challenge()),
        ("purrfect", Purrfect()),
        ("skip", Skip()),
        ("draw3", DrawThree()),
        ("fish 0 hat", GoFish(0, HAT)),
        ("fish 9 green", GoFish(9, GREEN)),
        ("dealer 0", FirstDealer(0)),
        ("deal 0:bh,w 1:gt2", Deal((hand("bh,w"), hand("gt2")))),
        ("deal 0:- 1:skip,draw3,fish 2:-", Deal(((), hand("skip,draw3,fish"), ()))),
        ("drawn bh", Drawn(hand("bh"))),
        ("drawn rg3,w2,trouble", Drawn(hand("rg3,w2,trouble"))),
        ("flip hide", Flip(CARD_OF["hide"])),
    ],
)
def test_a_move_is_read_and_written(line: str, move: Move) -> None:
    assert GAME.read(line) == move
    assert GAME.write(move) == line


@pytest.mark.parametrize("code", CODES)
def test_every_card_is_read_and_written(code: str) -> None:
    for line in (f"flip {code}", f"drawn {code}", f"deal 0:{code} 1:-"):
        assert GAME.write(GAME.read(line)) == line


def test_the_cards_are_named_as_the_box_names_them() -> None:
    pairs = ["bh", "rh", "gh", "bt", "rt", "gt", "bg", "rg", "gg"]
    kittens = [f"{pair}{size}" for size in ("", "2", "3") for pair in pairs]
    assert list(CODES) == [*kittens, "w", "w2", "w3", "skip", "draw3", "fish", "hide", "hang", "trouble"]


@pytest.mark.parametrize("line", ["deal 0:w,bh 1:gt2,bh", "deal 0:bh,w 1:bh,gt2"])
def test_hands_are_sorted_however_they_are_written(line: str) -> None:
    assert GAME.write(GAME.read(line)) == "deal 0:bh,w 1:bh,gt2"
    assert GAME.write(GAME.read("drawn w,bt,bh")) == "drawn bh,bt,w"


@pytest.mark.parametrize("line", ["  bid 4 hat  ", "bid  4   hat", "BID 4 HAT", "Bid\t4 hat\n"])
def test_spaces_and_capitals_do_not_matter(line: str) -> None:
    assert GAME.read(line) == Bid(4, HAT)


@pytest.mark.parametrize("line", ["Challenge", " PURRFECT ", "Skip", "DRAW3", "Drawn W,BH", "FLIP bh2", "Deal 0:BH"])
def test_every_move_may_be_shouted(line: str) -> None:
    assert GAME.write(GAME.read(line)) == GAME.write(GAME.read(line.lower()))


@pytest.mark.parametrize(
    "line",
    ["", " ", "!", "meow", "4 scarves", "4", "hats", "bid 4 hat now", "skip 1", "calls", "kitten", "play", "draw"],
)
def test_nonsense_is_told_what_a_move_looks_like(line: str) -> None:
    with pytest.raises(Misread, match=r"is no move\. A move looks like 'bid 3 hat'"):
        GAME.read(line)


@pytest.mark.parametrize("word", ["four", "-4", "4.5", "+4", "4th", "²", "٤", "1_0", "0x4", "9" * 99])
@pytest.mark.parametrize("form", ["bid {} hat", "fish {} red", "dealer {}"])
def test_a_number_is_digits_and_not_many(form: str, word: str) -> None:
    with pytest.raises(Misread):
        GAME.read(form.format(word))


@pytest.mark.parametrize("word", ["scarf", "purple", "wild", "bh", "5"])
def test_an_unknown_attribute_is_told_all_six(word: str) -> None:
    with pytest.raises(Misread, match=rf"'{word}' cannot be bid\. Choose hat, tie, glasses, blue, red, green\."):
        GAME.read(f"bid 4 {word}")


@pytest.mark.parametrize("line", ["flip zz", "flip 3", "drawn bh,zz", "drawn bh,,w", "drawn -", "drawn 3", "deal 0:zz"])
def test_an_unknown_card_is_told_how_cards_are_written(line: str) -> None:
    with pytest.raises(Misread, match=r"is no card\. Cards are written bh, rh"):
        GAME.read(line)


@pytest.mark.parametrize("line", ["deal 1:bh 0:w", "deal 0:bh 2:w", "deal bh w", "deal 0:bh 0:w"])
def test_hands_are_dealt_in_the_order_of_the_seats(line: str) -> None:
    with pytest.raises(Misread, match="should be the hand of seat"):
        GAME.read(line)


@pytest.mark.parametrize("line", ["deal 0:", "deal 0:bh,", "deal 0"])
def test_a_hand_without_cards_is_a_dash(line: str) -> None:
    with pytest.raises(Misread):
        GAME.read(line)
