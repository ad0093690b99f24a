"""Plain words at the prompt: what people say around a move, and lines that can mean only one."""

import io

import pytest

from ninelives.cli import main
from ninelives.core.errors import Misread
from ninelives.core.registry import load
from ninelives.terminal.understanding import fitting, read_first, readings, shares_a_word

KITTENS = ("kitten-me", "--seed", "cat", "--seats", "3")
NAMES = ("You", "Mochi", "Biscuit")


@pytest.mark.parametrize(
    ("game", "line", "move"),
    [
        ("kitten-me", "five reds", "bid 5 red"),
        ("kitten-me", "Raise to 4 green!", "bid 4 green"),
        ("kitten-me", "I doubt it", "challenge"),
        ("kitten-me", "call", "challenge"),
        ("kitten-me", "go fish Mochi for a bow tie", "fish 1 tie"),
        ("kitten-me", "I don't believe it", "challenge"),
        ("kitten-me", "I don\u2019t believe you!", "challenge"),
        ("go-kitty", "nope", "none"),
        ("go-kitty", "nah", "none"),
        ("go-kitty", "okay", "give"),
        ("go-kitty", "lay clovers", "lay kind clover,clover,clover,clover"),
        ("go-kitty", "ok", "give"),
        ("go-kitty", "Here you go!", "give"),
        ("go-kitty", "give an apple", "give apple"),
        ("go-kitty", "play the mouse", "mouse"),
        ("go-kitty", "keep the mouse", "keep mouse"),
        ("go-kitty", "ask Biscuit for the ice cream", "ask 2 icecream"),
        ("shut-up-cat", "take 4 and 6", "gather 4,6"),
        ("shut-up-cat", "gather four and six", "gather 4,6"),
        ("shut-up-cat", "roll the dice", "gather"),
        ("shut-up-cat", "take the 6 and roll", "gather 6"),
        ("shut-up-cat", "take 6, then roll 2", "gather 6"),
        ("shut-up-cat", "use yarn on 5", "play yarn 5 2"),
        ("shut-up-cat", "sleep b to e, please", "sleep b-e"),
    ],
)
def test_what_people_say_is_read_as_the_move_they_mean(game: str, line: str, move: str) -> None:
    rules = load(game)
    assert rules.write(read_first(rules, readings(line, NAMES))) == move


def test_a_line_as_the_game_writes_it_is_read_first() -> None:
    """`a` is a filler in speech, and a place in Shut Up, Cat!."""
    assert readings("sleep a-c", NAMES)[0] == "sleep a-c"


@pytest.mark.parametrize(
    ("line", "fits"),
    [
        ("settle", ["settle 3 4"]),
        ("6", ["gather 6,6"]),
        ("setle", ["settle 3 4"]),
        ("sleep e to b", []),
        ("gather", ["gather 2", "gather 6,6"]),
        ("gather 6 6 6", []),
        ("jump", []),
        ("", []),
    ],
)
def test_a_line_fits_the_moves_that_have_all_its_words(line: str, fits: list[str]) -> None:
    assert fitting(line, ["gather 2", "gather 6,6", "settle 3 4", "sleep b-e"]) == fits


def test_where_one_thing_can_be_done_any_words_for_it_do() -> None:
    offer = "You may: give (hand it over). Enter does it."
    assert all(shares_a_word(line, offer) for line in ("give rain", "give them", "Hand it over!"))
    assert not shares_a_word("nope", offer)


def test_a_season_alone_is_asked_about_with_cards_of_that_season() -> None:
    with pytest.raises(Misread, match="Lay which four cards\\? For example 'lay season firefly,firefly,fan,icecream'"):
        read_first(load("go-kitty"), readings("lay summer", NAMES))


def test_what_cannot_be_read_is_said_of_what_was_typed() -> None:
    with pytest.raises(Misread, match="'challenge mochi' is no move"):
        read_first(load("kitten-me"), readings("challenge mochi", NAMES))


def _typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *lines: str, table: tuple[str, ...] = KITTENS
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    assert main(["play", *table]) == 0
    return capsys.readouterr().out


def test_a_line_that_can_mean_several_moves_is_asked_about(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = _typed(capsys, monkeypatch, "bid 23")
    assert "That could be 'bid 23 hat' or 'bid 23 tie' or" in told


def test_a_line_that_can_mean_one_move_is_asked_about(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = _typed(capsys, monkeypatch, "hat 23", "yes")
    assert told.index("Do you mean 'bid 23 hat'?") < told.index("You bid 23 Hats.")
    assert "You bid 23 Hats." in _typed(capsys, monkeypatch, "hat 23", "", "quit")
    assert "You bid" not in _typed(capsys, monkeypatch, "hat 23", "no")


DELUXE = ("kitten-me", "--preset", "deluxe", "--seed", "c", "--seats", "3")  # 2 Hats bid, a Go Fish in hand
CLASSIC = ("kitten-me", "--seed", "a1", "--seats", "4")  # 11 of something bid
TRAITS = ("go-kitty", "--seed", "e", "--seats", "3")
NIGHT = ("shut-up-cat", "--seed", "b", "--seats", "2")


@pytest.mark.parametrize(
    ("table", "lines", "answer"),
    [
        (DELUXE, ["2 red"], "Not allowed, K8"),
        (DELUXE, ["two greens"], "Not allowed, K8"),
        (DELUXE, ["i say 2 blue"], "Not allowed, K8"),
        (DELUXE, ["1 glasses"], "Not allowed, K8"),
        (DELUXE, ["500 hats"], "Not allowed, K7"),
        (DELUXE, ["-3 hats"], "'-3 hats' is none of your moves now."),
        (CLASSIC, ["bid 140 green"], "Not allowed, K7"),
        (CLASSIC, ["bid 115 hat"], "Not allowed, K7"),
        (CLASSIC, ["i bid 120 hats"], "Not allowed, K7"),
        (TRAITS, ["mochi firefly"], "Do you mean 'seek 2 firefly'?"),
        (TRAITS, ["leaf from biscuit"], "Do you mean 'seek 1 leaf'?"),
        (NIGHT, ["gather", "sleep c-a"], "Not allowed, S2"),
    ],
)
def test_no_other_move_is_played_than_the_one_typed(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    table: tuple[str, ...],
    lines: list[str],
    answer: str,
) -> None:
    before = _typed(capsys, monkeypatch, *lines[:-1], table=table)
    told = _typed(capsys, monkeypatch, *lines, table=table)
    assert answer in told
    ends = before.index("You leave the table")
    assert told.startswith(before[:ends].rstrip("\n"))
    assert "You " not in told[ends:].replace("You may", "").replace("You leave", "")


def test_a_word_that_is_everywhere_in_the_rules_does_not_bury_the_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = _typed(capsys, monkeypatch, "? bid")
    assert "places tell of it: add a word." in told
    assert "One more place" not in _typed(capsys, monkeypatch, "? k8")


def test_what_is_no_move_now_is_said_so_beside_what_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "'challnge' is none of your moves now.\nYou may:" in _typed(capsys, monkeypatch, "challnge")
