"""Every move is a line of text, and back."""

from itertools import combinations

import pytest

from ninelives.core.errors import Misread
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.moves import (
    Change,
    Chase,
    Cross,
    Dealt,
    Distract,
    First,
    Gather,
    Lay,
    Look,
    Move,
    Put,
    Reroll,
    Roll,
    Score,
    Settle,
    Sleep,
    Swap,
    Treat,
)
from ninelives.games.shut_up_cat.pieces.distractions import (
    BOX,
    BROOM,
    BRUSH,
    CATNIP,
    CODES,
    CUCUMBER,
    FAN,
    MILK,
    MIRROR,
    PLUGS,
    SPRAY,
    SUN,
    WAND,
    YARN,
)

HOUSE_CARDS = ["laser", "wand", "yarn", "box", "catnip", "tuna", "bag", "milk", "cucumber"]
CARDS = [*HOUSE_CARDS, "mirror", "brush", "sun", "plugs", "broom", "fan", "spray"]
LETTERS = "abcdefghijkl"


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("first 2", First(2)),
        ("lay zzmzzmzzmzzm", Lay("zzmzzmzzmzzm")),
        ("roll 3,4,6", Roll((3, 4, 6))),
        ("roll 4", Roll((4,))),
        ("card cucumber", Dealt(CUCUMBER)),
        ("gather", Gather(())),
        ("gather 2", Gather((2,))),
        ("gather 2,5", Gather((2, 5))),
        ("gather 1,2,5", Gather((1, 2, 5))),
        ("play laser 3", Reroll((3,))),
        ("play laser 3,3,4", Reroll((3, 3, 4))),
        ("play wand 3 4", Change(WAND, 3, 4)),
        ("play yarn 3 4", Change(YARN, 3, 4)),
        ("play box 3 6", Change(BOX, 3, 6)),
        ("play catnip", Treat(CATNIP)),
        ("play milk", Treat(MILK)),
        ("play mirror 3 6", Change(MIRROR, 3, 6)),
        ("play brush", Treat(BRUSH)),
        ("play sun", Treat(SUN)),
        ("play plugs", Treat(PLUGS)),
        ("play broom", Treat(BROOM)),
        ("play fan", Treat(FAN)),
        ("play spray", Treat(SPRAY)),
        ("play tuna c h", Look(2, 7)),
        ("play cucumber a l", Cross(0, 11)),
        ("play bag 3 5", Swap(3, 5)),
        ("play bag 5 3", Swap(5, 3)),
        ("sleep b-e", Sleep(1, 4)),
        ("sleep k-c", Sleep(10, 2)),
        ("distract 4", Distract(4)),
        ("settle 3 4", Settle(3, 4)),
        ("score", Score()),
        ("put zmz", Put("zmz")),
        ("chase", Chase()),
    ],
)
def test_a_move_is_read_and_written(line: str, move: Move) -> None:
    assert GAME.read(line) == move
    assert GAME.write(move) == line


def test_cards_have_their_order() -> None:
    assert list(CODES) == CARDS


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_read_and_written(card: str) -> None:
    assert GAME.write(GAME.read(f"card {card}")) == f"card {card}"


@pytest.mark.parametrize("first", LETTERS)
def test_every_place_is_read_and_written(first: str) -> None:
    for last in LETTERS:
        assert GAME.write(GAME.read(f"sleep {first}-{last}")) == f"sleep {first}-{last}"
    for one, other in combinations(LETTERS, 2):
        assert GAME.write(GAME.read(f"play tuna {one} {other}")) == f"play tuna {one} {other}"


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("SLEEP B-E", "sleep b-e"),
        ("sleep b e", "sleep b-e"),
        ("  sleep   b - e ", "sleep b-e"),
        ("sleep b,e", "sleep b-e"),
        ("gather 2 5", "gather 2,5"),
        ("Gather 5, 2", "gather 2,5"),
        ("GATHER", "gather"),
        ("settle 4 3", "settle 3 4"),
        ("settle 3,4", "settle 3 4"),
        ("put ZMZ", "put zmz"),
        ("put z m z", "put zmz"),
        ("put z,m,z", "put zmz"),
        ("play tuna h c", "play tuna c h"),
        ("play cucumber l a", "play cucumber a l"),
        ("play laser 4 3", "play laser 3,4"),
        ("Score", "score"),
        ("roll 6,3,4", "roll 3,4,6"),
    ],
)
def test_capitals_spaces_and_order_do_not_matter(line: str, written: str) -> None:
    assert GAME.write(GAME.read(line)) == written


@pytest.mark.parametrize("line", ["", " ", "meow", "b-e", "3 4", "card", "lay", "first", "score 3", "chase 2"])
def test_nonsense_is_told_what_a_move_looks_like(line: str) -> None:
    with pytest.raises(Misread, match=r"is no move\. A move looks like 'gather 2,5', 'sleep b-e'"):
        GAME.read(line)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("play laser", "Which dice will you roll again"),
        ("play wand", "Which die, and to what"),
        ("play wand 3", "Which die, and to what"),
        ("play yarn", "Which die, and to what"),
        ("play yarn 9", "Which die, and to what"),
        ("play box 3", "Which die, and to what"),
        ("play box 3 4 5", "Which die, and to what"),
        ("play catnip 3", "Catnip needs nothing more"),
        ("play milk 1 2", "Warm Milk needs nothing more"),
        ("play tuna c", "Which two tiles"),
        ("play tuna c d e", "Which two tiles"),
        ("play cucumber", "Which two tiles"),
        ("play bag 3", "Which die for which on the Pillow"),
    ],
)
def test_half_a_move_is_asked_for_the_rest(line: str, words: str) -> None:
    with pytest.raises(Misread, match=f"{words}.*'"):
        GAME.read(line)


def test_an_unknown_card_is_told_how_cards_are_written() -> None:
    for line in ("play mouse", "play 3 4", "card dog", "play laserpointer 3"):
        with pytest.raises(Misread, match=r"is no card\. Cards are written laser, wand, .*, spray\."):
            GAME.read(line)


@pytest.mark.parametrize("line", ["sleep a-m", "sleep 2-5", "sleep b-ee", "play tuna c z", "play cucumber 1 2"])
def test_an_unknown_place_is_told_where_the_ring_goes(line: str) -> None:
    with pytest.raises(Misread, match=r"is no place\. The ring goes from a to l\."):
        GAME.read(line)


@pytest.mark.parametrize("line", ["put zmx", "put 3", "put z-m", "lay abc", f"put {'z' * 13}", "put meow"])
def test_tiles_are_z_or_m(line: str) -> None:
    with pytest.raises(Misread, match="should be tiles, z or m for each"):
        GAME.read(line)


@pytest.mark.parametrize("word", ["one", "-1", "1.5", "+1", "²", "٤", "1_0", "9" * 99])
@pytest.mark.parametrize("form", ["gather {}", "distract {}", "settle 3 {}", "first {}", "roll {}", "play bag 1 {}"])
def test_a_number_is_digits_and_not_many(form: str, word: str) -> None:
    with pytest.raises(Misread, match=r"should be a number\. A move looks like|too large a number"):
        GAME.read(form.format(word))


@pytest.mark.parametrize("line", ["lay", "put", "card", "sleep b-e: zmzz", "play tuna c h: zm"])
def test_what_is_heard_with_parts_hidden_or_shown_is_no_move(line: str) -> None:
    with pytest.raises(Misread):
        GAME.read(line)


def test_what_was_typed_is_said_back_but_not_at_length() -> None:
    with pytest.raises(Misread) as fault:
        GAME.read("x" * 1000)
    assert len(str(fault.value)) < 200
