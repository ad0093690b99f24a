"""What people are told of a record, an option or a game that cannot be used: word for word, and by line."""

from importlib.metadata import EntryPoint

import pytest

from installed import announce
from ninelives import (
    BadOption,
    BadRecord,
    Match,
    Refused,
    Secret,
    UnknownGame,
    load,
    read_record,
    record,
    replay,
    verify,
)
from ninelives.bots.bot import uniform
from ninelives.core.chance import FastDraw, SecretDraw
from ninelives.core.errors import BrokenGame, Misread
from ninelives.core.game import check_seat, seats_words
from ninelives.core.language import gettext_lazy
from ninelives.core.notation import read_card, read_hands, read_number
from ninelives.core.options import NumberReader, Option, read_counts
from ninelives.core.registry import load_entry_point
from ninelives.lab.simulate import play_out

GAME = load("kitten-me")
HEAD = """ninelives 1
game kitten-me 2
seats 2
option start 1
name 0 Ada
name 1 Bo"""


def finished() -> list[str]:
    match = Match(GAME, GAME.choose(None, {"start": "1"}), 2, secret=Secret(bytes(32), "one cat"), names=("Ada", "Bo"))
    play_out(match, uniform, FastDraw(lambda: 0.5))
    return record(match).write().splitlines()


LINES = finished()
WORDS = {"last": len(LINES), "before": len(LINES) - 1, "result": LINES[-2].replace(" ", " '", 1) + "'"}


def edited(number: int, line: str) -> str:
    """Change a line, counted from 1, or from the end by -1."""
    place = number - 1 if number > 0 else len(LINES) + number
    return "\n".join([*LINES[:place], line, *LINES[place + 1 :]])


def test_a_record_starts_with_its_head() -> None:
    assert "\n".join(LINES[:6]) == HEAD
    assert [line.split()[0] for line in LINES[6:10]] == ["commitment", "salt", "TABLE", "TABLE"]
    assert [line.split()[0] for line in LINES[-2:]] == ["result", "secret"]


@pytest.mark.parametrize(
    ("number", "line", "sentence"),
    [
        (1, "ninelives 2", "line 1: a record starts with 'ninelives 1'."),
        (1, "nine 1", "line 1: a record starts with 'ninelives 1'."),
        (2, "game kitten-me", "line 2: game needs a number at its end, not 'kitten-me'."),
        (2, "", "line {last}: the record has no line 'game …'."),
        (3, "", "line {last}: the record has no line 'seats …'."),
        (3, "seats 1234567890", "line 3: seats needs a number at its end, not '123456789'."),
        (3, "colour pink", "line 3: 'colour' starts no line of a record."),
        (3, "game kitten-me 2", "line 3: game was said before."),
        (5, "option start 2", "line 5: option start was said before."),
        (5, "name 1 Ada", "line 5: names are given for all seats from 0 on, in order, or for none."),
        (6, "name 1", "line 6: a name is one line of printable text."),
        (8, "salt", "line 8: a salt is one line of printable text."),
        (10, "result none", "line 11: this a move line stands too late: head, moves, result, secret."),
    ],
)
def test_a_line_that_is_no_record_is_named_in_full(number: int, line: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as fault:
        read_record(edited(number, line))
    assert str(fault.value) == sentence.format(**WORDS)


@pytest.mark.parametrize("text", ["", "\n# only a comment\n"])
def test_an_empty_text_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord) as fault:
        read_record(text)
    assert (fault.value.line, fault.value.reason) == (1, "a record starts with 'ninelives 1'.")


@pytest.mark.parametrize(
    ("number", "line", "sentence"),
    [
        (2, "game kitten-me 3", "line 2: kitten-me 3 was played; this is kitten-me 2."),
        (3, "seats 11", "line 3: You Gotta Be Kitten Me! is for 2 to 10 seats."),
        (3, "seats 3", "line 3: Names are one clean line each, for all 3 seats or for none."),
        (4, "option start 8", "line 4: start can be auto, 1, 2, 3, 4, 5, 6, 7, not '8'."),
        (10, "TABLE bid 3 pink", "line 10: 'pink' cannot be bid. Choose hat, tie, glasses, blue, red, green."),
        (
            10,
            "TABLE flip bh",
            "line 10: refused by K5: The table deals each seat its count, from the cards of this deck.",
        ),
        (-2, "result none", "line {before}: the moves give the {result}."),
        (-1, "", "line {before}: no secret follows: it is revealed when the match is over."),
        (-1, "secret XX", "line {last}: a secret is 64 hexadecimal digits."),
        (-1, f"secret {'X' * 64}", "line {last}: a secret is 64 hexadecimal digits."),
        (-1, f"secret {'1' * 64}", "line {last}: this secret is not the one that was committed to."),
        (-2, "", "line {last}: a secret stands here, but the match has no end or no result."),
        (7, "", "line 2: there is no commitment: nothing was promised about these deals."),
    ],
)
def test_a_record_that_does_not_hold_is_named_in_full(number: int, line: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as fault:
        verify(read_record(edited(number, line)), GAME)
    assert str(fault.value) == sentence.format(**WORDS)


def test_another_deal_is_answered_with_the_due_one() -> None:
    dealt = LINES[9]
    other = "TABLE deal 0:w 1:w" if dealt != "TABLE deal 0:w 1:w" else "TABLE deal 0:bh 1:w"
    with pytest.raises(BadRecord) as fault:
        verify(read_record(edited(10, other)), GAME)
    assert str(fault.value) == f"line 10: the secret gives '{dealt.removeprefix('TABLE ')}' here."


def test_another_commitment_is_named_in_full() -> None:
    with pytest.raises(BadRecord) as fault:
        verify(read_record("\n".join(LINES)), GAME, "0" * 64)
    assert str(fault.value) == "line 7: another commitment was given before the first deal."


def test_a_match_that_is_played_again_keeps_its_names() -> None:
    match = replay(read_record("\n".join(LINES)), GAME)
    assert match.names == ("Ada", "Bo")
    assert "Ada" in match.look(None)
    assert record(match).head.names == ("Ada", "Bo")


def test_a_refusal_carries_its_ruling_and_its_reason() -> None:
    match = Match(GAME, GAME.choose(), 2, secret=Secret(bytes(32)))
    with pytest.raises(Refused) as fault:
        match.say(match.to_act[0], "challenge")
    assert (fault.value.ruling, fault.value.reason) == ("K12", "There is no bid to call yet. Make the opening bid.")
    assert str(fault.value) == "K12: There is no bid to call yet. Make the opening bid."


@pytest.mark.parametrize(
    ("seats", "words"), [(range(2, 11), "2 to 10 seats"), (range(3, 5), "3 to 4 seats"), (range(4, 5), "4 seats")]
)
def test_seats_are_counted_in_words(seats: range, words: str) -> None:
    assert str(seats_words(seats)) == words


@pytest.mark.parametrize(("seats", "usual"), [(range(2, 11), 4), (range(2, 4), 3), (range(6, 9), 6), (range(4, 5), 4)])
def test_four_sit_down_or_as_many_as_can(seats: range, usual: int) -> None:
    assert GAME._replace(seats=seats).usual_seats() == usual


@pytest.mark.parametrize(("seat", "there"), [(None, True), (0, True), (1, True), (2, False), (-1, False)])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int | None, there: bool) -> None:  # noqa: FBT001 - a table
    if there:
        check_seat(seat, 2)
        return
    with pytest.raises(ValueError, match=rf"^there is no seat {seat} to look from.$"):
        check_seat(seat, 2)


def test_what_cannot_be_played_is_said_in_full() -> None:
    with pytest.raises(BadOption) as fault:
        GAME.choose("dogs")
    assert str(fault.value) == (
        "You Gotta Be Kitten Me! has no preset 'dogs'. Presets: first-game, classic, second-printing, deluxe, chaos."
    )
    with pytest.raises(BadOption) as fault:
        GAME._replace(presets={}).choose("dogs")
    assert str(fault.value) == "You Gotta Be Kitten Me! has no preset 'dogs'. Presets: none."
    with pytest.raises(BadOption) as fault:
        GAME.start(GAME.choose(), 1)
    assert str(fault.value) == "You Gotta Be Kitten Me! is for 2 to 10 seats, not 1."
    with pytest.raises(BadOption) as fault:
        Option("colour", ("blue", "red"), "X1", "what colour").settle("pink")
    assert str(fault.value) == "colour can be blue, red, not 'pink'."
    with pytest.raises(BadOption) as fault:
        GAME.choose()["colour"]
    assert str(fault.value) == "There is no option called 'colour'."
    with pytest.raises(BadOption) as fault:
        GAME._replace(options=GAME.options[:2]).choose(None, {"colour": "pink"})
    assert str(fault.value) == "There is no option called 'colour'. Options: deck, list."


@pytest.mark.parametrize("word", ["bh:5", "bh:-1", "pink:1", "bh", "bh:1,bh:1", "", "bh:1,"])
def test_a_deck_that_cannot_be_is_named(word: str) -> None:
    part = word if word != "bh:1,bh:1" else "bh:1"
    part = "" if word == "bh:1," else part
    with pytest.raises(BadOption) as fault:
        read_counts(word, ("bh", "rt", "w"), 4)
    advice = "write a deck like bh:2,w:1, each card once, and at most 4 of it."
    assert str(fault.value) == f"{part!r} does not fit: {advice}"


@pytest.mark.parametrize("word", ["0", "4", "02", "-1", "two", "", "²", pytest.param("9" * 5000, id="endless")])
def test_a_number_that_cannot_be_is_named(word: str) -> None:
    with pytest.raises(BadOption) as fault:
        NumberReader("first", range(1, 4))(word)
    assert str(fault.value) == f"first can be a number from 1 to 3, not {word!r}."


def test_a_number_is_read_as_it_is_written() -> None:
    assert [NumberReader("first", range(1, 4))(word) for word in ("1", "2", "3")] == ["1", "2", "3"]


def test_a_deck_is_given_in_the_order_of_its_cards_without_those_it_lacks() -> None:
    assert list(read_counts("w:4,rt:0,bh:1", ("bh", "rt", "w"), 4).items()) == [("bh", 1), ("w", 4)]
    with pytest.raises(BadOption, match=r"^A deck needs cards: this one has none.$"):
        read_counts("rt:0", ("bh", "rt", "w"), 4)


NOTHING = gettext_lazy("")


def test_what_was_typed_is_said_back_but_not_all_of_it() -> None:
    for word in ("many", "\u0663", "-1", ""):
        with pytest.raises(Misread) as fault:
            read_number(word, gettext_lazy("Say it in digits."))
        assert str(fault.value) == f"'{word}' should be a number. Say it in digits."
    assert read_number("9999", NOTHING) == 9999
    with pytest.raises(Misread) as fault:
        read_number("12345", NOTHING)
    assert str(fault.value) == "12345 is too large a number for this table."
    with pytest.raises(Misread) as fault:
        read_card("x" * 41, {"bh": 0, "w": 1})
    assert str(fault.value) == f"'{'x' * 40}' is no card. Cards are written bh, w."
    with pytest.raises(Misread) as fault:
        read_hands(["0:bh", "2:w"], {"bh": 0, "w": 1})
    assert str(fault.value) == "'2:w' should be the hand of seat 1, as in '1:bh'."


def test_a_secret_and_a_salt_are_checked() -> None:
    with pytest.raises(BadOption, match=r"^A match secret is 32 bytes, not 31.$"):
        Secret(bytes(31))
    with pytest.raises(BadOption, match=r"^A salt is one line of text, with single spaces between its words.$"):
        Secret(bytes(32), "two  spaces")


@pytest.mark.parametrize("number", [0, -1, (1 << 32) + 1])
def test_a_draw_is_from_one_to_two_to_the_32(number: int) -> None:
    with pytest.raises(ValueError, match=rf"^below takes 1 to 4294967296, not {number}.$"):
        SecretDraw(bytes(32), "roll 0").below(number)
    assert SecretDraw(bytes(32), "roll 0").below(1) == 0
    assert SecretDraw(bytes(32), "roll 0").below(1 << 32) < 1 << 32


def announcing(monkeypatch: pytest.MonkeyPatch, *values: str) -> None:
    """Let some package announce these under the key `dog-me`."""
    announce(monkeypatch, *[EntryPoint("dog-me", value, "ninelives.games") for value in values])


def test_a_game_that_is_not_installed_is_answered_with_those_that_are(monkeypatch: pytest.MonkeyPatch) -> None:
    assert str(UnknownGame("dog-me", ("a", "b"))) == "There is no game called 'dog-me'. Installed: a, b."
    with pytest.raises(UnknownGame, match=r"^There is no game called 'dog-me'. Installed: go-kitty, kitten-me, "):
        load("dog-me")
    announcing(monkeypatch)
    assert load_entry_point("ninelives.games", "dog-me", int, "it") is None


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        (("a:GAME", "b:GAME"), "several claim this key: a:GAME, b:GAME"),
        (("ninelives.dogs:GAME",), "it cannot be imported: No module named 'ninelives.dogs'"),
        (("ninelives.core:GAME",), "it cannot be imported: module 'ninelives.core' has no attribute 'GAME'"),
        (("ninelives.core.chance:MOST",), "ninelives.core.chance:MOST is no Game"),
        (("ninelives.games.kitten_me:GAME",), "it calls itself 'kitten-me'; entry point and key must be the same word"),
    ],
)
def test_a_broken_game_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, values: tuple[str, ...], reason: str
) -> None:
    announcing(monkeypatch, *values)
    with pytest.raises(BrokenGame) as fault:
        load("dog-me")
    assert str(fault.value) == f"The game 'dog-me' is installed but broken: {reason}."
