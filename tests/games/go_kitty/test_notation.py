"""Every move is a line of text, and back."""

import pytest

from ninelives.core.cards import Hand
from ninelives.core.errors import Misread
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.moves import (
    Ask,
    Deal,
    DrawCard,
    Drawn,
    End,
    First,
    Give,
    GiveCard,
    Given,
    Keep,
    Lay,
    Look,
    Move,
    NoKitty,
    Reverse,
    Skip,
    Top,
)
from ninelives.games.go_kitty.pieces import CARD_OF, CODES, KIND, SEASON, WHAT_OF, WHAT_WORDS, YEAR

KITTIES = [
    "light",
    "cozy",
    "snow",
    "clover",
    "rain",
    "flower",
    "firefly",
    "fan",
    "icecream",
    "apple",
    "pumpkin",
    "leaf",
]
SEASONS = ["winter", "spring", "summer", "fall"]


def hand(codes: str) -> Hand:
    return tuple([CARD_OF[code] for code in codes.split(",")])


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("lay kind snow,snow,mouse,mouse", Lay(KIND, hand("snow,snow,mouse,mouse"))),
        ("lay year snow,rain,fan,mouse", Lay(YEAR, hand("snow,rain,fan,mouse"))),
        ("lay season light,light,cozy,mouse", Lay(SEASON, hand("light,light,cozy,mouse"))),
        ("draw", DrawCard()),
        ("ask 1 snow", Ask(1, WHAT_OF["snow"], token=False)),
        ("ask 4 fall", Ask(4, WHAT_OF["fall"], token=False)),
        ("seek 0 mouse", Ask(0, WHAT_OF["mouse"], token=True)),
        ("look", Look()),
        ("skip", Skip()),
        ("end", End()),
        ("give", Give()),
        ("give snow", GiveCard(CARD_OF["snow"])),
        ("none", NoKitty()),
        ("mouse", Reverse()),
        ("keep snow", Keep(CARD_OF["snow"], ())),
        ("keep snow under leaf", Keep(CARD_OF["snow"], hand("leaf"))),
        ("keep snow under rain,leaf", Keep(CARD_OF["snow"], hand("rain,leaf"))),
        ("keep snow under leaf,rain", Keep(CARD_OF["snow"], hand("leaf,rain"))),
        ("first 2", First(2)),
        ("deal 0:snow,leaf 1:rain,mouse", Deal((hand("snow,leaf"), hand("rain,mouse")))),
        ("deal 0:- 1:rain", Deal(((), hand("rain")))),
        ("drawn mouse", Drawn(CARD_OF["mouse"])),
        ("top rain,leaf,mouse", Top(hand("rain,leaf,mouse"))),
        ("top rain", Top(hand("rain"))),
        ("given icecream", Given(CARD_OF["icecream"])),
    ],
)
def test_a_move_is_read_and_written(line: str, move: Move) -> None:
    assert GAME.read(line) == move
    assert GAME.write(move) == line


def test_cards_and_what_can_be_asked_for_have_their_order() -> None:
    assert list(CODES) == [*KITTIES, "mouse"]
    assert list(WHAT_WORDS) == [*KITTIES, *SEASONS, "mouse"]


@pytest.mark.parametrize("code", [*KITTIES, "mouse"])
def test_every_card_is_read_and_written(code: str) -> None:
    for form in ("drawn {}", "given {}", "give {}", "keep {}", "keep {} under {},{}", "top {}", "lay kind {},{},{},{}"):
        line = form.replace("{}", code)
        assert GAME.write(GAME.read(line)) == line


@pytest.mark.parametrize("what", [*KITTIES, *SEASONS, "mouse"])
@pytest.mark.parametrize("verb", ["ask", "seek"])
def test_everything_can_be_asked_for(verb: str, what: str) -> None:
    assert GAME.write(GAME.read(f"{verb} 3 {what}")) == f"{verb} 3 {what}"


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("ASK 1 SNOW", "ask 1 snow"),
        ("  ask   1\tsnow ", "ask 1 snow"),
        ("Mouse", "mouse"),
        ("lay kind Snow, Snow, Mouse, Mouse", "lay kind snow,snow,mouse,mouse"),
        ("lay kind snow snow mouse mouse", "lay kind snow,snow,mouse,mouse"),
        ("lay year mouse,fan,rain,snow", "lay year snow,rain,fan,mouse"),
        ("keep snow under leaf rain", "keep snow under leaf,rain"),
        ("top mouse,rain", "top rain,mouse"),
        ("deal 0:leaf,snow 1:rain", "deal 0:snow,leaf 1:rain"),
    ],
)
def test_capitals_spaces_and_order_do_not_matter(line: str, written: str) -> None:
    assert GAME.write(GAME.read(line)) == written


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "meow",
        "snow",
        "skip 1",
        "a",
        "for",
        "kitty",
        "skip a turn",
        "give snow rain",
        "keep",
        "keep snow rain",
        "look 3",
    ],
)
def test_nonsense_is_told_what_a_move_looks_like(line: str) -> None:
    with pytest.raises(Misread, match=r"is no move\. A move looks like 'ask 1 snow'"):
        GAME.read(line)


def test_an_unknown_clowder_is_told_the_three() -> None:
    with pytest.raises(Misread, match=r"'pair' is no Clowder\. Say kind, year, season"):
        GAME.read("lay pair snow,snow")


@pytest.mark.parametrize("word", ["kitten", "summers", "3", "any"])
def test_what_cannot_be_asked_for_is_told_what_can(word: str) -> None:
    with pytest.raises(Misread, match=rf"'{word}' cannot be asked for\. Choose light, cozy, .*, fall, mouse\."):
        GAME.read(f"ask 1 {word}")


@pytest.mark.parametrize(
    "line",
    [
        "give dog",
        "give winter",
        "drawn 1",
        "given 1",
        "keep 1 under 2",
        "keep snow under 2",
        "top 3",
        "top rain,",
        "lay kind snow,dog",
    ],
)
def test_an_unknown_card_is_told_how_cards_are_written(line: str) -> None:
    with pytest.raises(Misread, match=r"is no card\. Cards are written light, cozy"):
        GAME.read(line)


@pytest.mark.parametrize("word", ["one", "-1", "1.5", "+1", "1st", "²", "٤", "1_0", "9" * 99])
@pytest.mark.parametrize("form", ["ask {} snow", "seek {} mouse", "first {}"])
def test_a_seat_is_digits_and_not_many(form: str, word: str) -> None:
    with pytest.raises(Misread):
        GAME.read(form.format(word))


@pytest.mark.parametrize(
    "line", ["deal 1:snow 0:rain", "deal 0:snow 2:rain", "deal snow rain", "deal 0:5 1:snow", "deal 0:"]
)
def test_hands_are_dealt_in_the_order_of_the_seats_and_with_faces(line: str) -> None:
    with pytest.raises(Misread, match=r"should be the hand of seat|is no card"):
        GAME.read(line)


@pytest.mark.parametrize(
    "line", ["give: 2", "give 1", "mouse: 0", "drawn 1", "top 3", "keep 1 under 2", "deal 0:5 1:5"]
)
def test_what_is_heard_with_numbers_is_no_move(line: str) -> None:
    with pytest.raises(Misread):
        GAME.read(line)
