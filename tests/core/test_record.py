"""A record is a text that people edit: whatever is wrong with it is named by its line."""

import re
from itertools import count
from pathlib import Path

import pytest

from ninelives import BadRecord, Match, Misread, Secret, load, read_record, record, replay, verify
from ninelives.bots.bot import uniform
from ninelives.core.chance import FastDraw
from ninelives.core.game import Outcome
from ninelives.core.record import read_result, read_summary, write_result
from ninelives.lab.simulate import play_out

GAME = load("kitten-me")
OLD = Path(__file__).parent / "old"
NAMES = ("Ada", "Bo of the North", "Cy")


def finished(salt: str = "two black cats") -> str:
    match = Match(GAME, GAME.choose("chaos", {"start": "2"}), 3, secret=Secret(bytes(range(32)), salt), names=NAMES)
    play_out(match, uniform, FastDraw(lambda: 0.93))
    return record(match).write()


TEXT = finished()
LINES = TEXT.splitlines()


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def edited(number: int, line: str) -> str:
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def test_a_finished_match_verifies() -> None:
    assert verify(read_record(TEXT), GAME) == len([line for line in LINES if line.startswith("TABLE")])


def test_reading_and_writing_give_the_same_text() -> None:
    assert read_record(TEXT).write() == TEXT
    assert read_record(TEXT).head.names == NAMES


def test_a_summary_is_the_record_without_its_moves() -> None:
    whole, summary = read_record(TEXT), read_summary(TEXT)
    assert (summary.head, summary.result, summary.secret) == (whole.head, whole.result, whole.secret)
    assert summary.moves == ()


def test_any_editor_may_have_been_at_it() -> None:
    assert read_record("\ufeff" + TEXT.replace("\n", "\r\n").replace("0 bid", "0\tbid")) == read_record(TEXT)


def test_comments_and_blank_lines_are_for_people() -> None:
    spaced = "# our first\u2028evening\n\n  # hm\n" + TEXT.replace("TABLE flip", "\n# what a flip!\nTABLE flip")
    assert read_record(spaced) == read_record(TEXT)


def test_a_running_match_keeps_its_secret() -> None:
    match = Match(GAME, GAME.choose(), 3, secret=Secret(bytes(32)))
    assert "secret" not in record(match).write()
    with pytest.raises(BadRecord, match="revealed when the match is over"):
        verify(record(match), GAME)


def test_a_record_without_a_commitment_proves_nothing() -> None:
    with pytest.raises(BadRecord, match="no commitment"):
        verify(read_record(edited(line_of("commitment"), "")), GAME)


@pytest.mark.parametrize(
    ("number", "line", "why"),
    [
        (1, "ninelives 2", "a record starts with"),
        (2, "game kitten-me", "number at its end"),
        (3, "seats many", "number at its end"),
        (3, "colour pink", "starts no line"),
        (3, LINES[1], "said before"),
        (len(LINES), LINES[3], "stands too late"),
        (4, LINES[4], "said before"),
        (11, "move on please", "starts no line"),
        (11, "9" * 5000 + " bid 1 hat", "starts no line"),
        (11, "\u0660 bid 3 hat", "starts no line"),
        (11, "000 bid 3 hat", "starts no line"),
        (3, "seats " + "9" * 5000, "number at its end"),
        (7, "name 1 \x1b[2J", "printable"),
        (7, "name 1", "printable"),
        (10, "salt", "printable"),
        (7, "name 5 Eve", "names are given for all seats"),
        (10, "salt \x07", "printable"),
    ],
    ids=count(),  # not the lines: a test keeps its name whatever the record says
)
def test_a_line_that_is_no_record_is_named(number: int, line: str, why: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(why)) as fault:
        read_record(edited(number, line))
    assert fault.value.line == (number if number != 4 else 5)  # what was said before is found where it is said again


@pytest.mark.parametrize("start", ["seats", "game"])
def test_a_missing_line_is_named(start: str) -> None:
    with pytest.raises(BadRecord, match=f"no line '{start}"):
        read_record(edited(line_of(start), ""))


@pytest.mark.parametrize("hand", ["bh,gg", "rt,gg"])
def test_an_edited_deal_is_named_by_its_line(hand: str) -> None:
    number = line_of("TABLE deal ")
    deal = re.sub(r"0:\S+", f"0:{hand}", LINES[number - 1])
    assert deal != LINES[number - 1]
    with pytest.raises(BadRecord, match="the secret gives") as fault:
        verify(read_record(edited(number, deal)), GAME)
    assert fault.value.line == number


def test_an_edited_flip_is_named_by_its_line_even_below_comments() -> None:
    number = line_of("TABLE flip")
    other = "TABLE flip gh" if LINES[number - 1] != "TABLE flip gh" else "TABLE flip bh"
    with pytest.raises(BadRecord) as fault:
        verify(read_record("# a comment\n" + edited(number, other)), GAME)
    assert fault.value.line == number + 1


def test_another_secret_or_salt_is_found_out() -> None:
    with pytest.raises(BadRecord, match="not the one that was committed to") as fault:
        verify(read_record(edited(len(LINES), f"secret {'0' * 64}")), GAME)
    assert fault.value.line == len(LINES)
    with pytest.raises(BadRecord, match="the secret gives"):
        verify(read_record(edited(line_of("salt"), "salt three black cats")), GAME)
    for secret in ("please", "0" * 63, "g" * 64):
        with pytest.raises(BadRecord, match="hexadecimal"):
            verify(read_record(edited(len(LINES), f"secret {secret}")), GAME)


def test_a_refused_move_is_named_with_its_ruling() -> None:
    first_bid = next(n for n, line in enumerate(LINES, 1) if re.match(r"\d bid", line))
    seat = LINES[first_bid - 1][0]
    with pytest.raises(BadRecord, match="refused by K12") as fault:
        replay(read_record(edited(first_bid, f"{seat} challenge")), GAME)
    assert fault.value.line == first_bid


@pytest.mark.parametrize("line", ["TABLE flip w", "TABLE deal 0:bh 1:bh 2:bh", "0 challenge", "7 bid 1 hat"])
def test_a_move_out_of_place_is_named_whoever_asks(line: str) -> None:
    first_bid = next(n for n, text in enumerate(LINES, 1) if re.match(r"\d bid", text))
    broken = read_record("\n".join([*LINES[: first_bid - 1], line, *LINES[first_bid - 1 :]]))
    for ask in (verify, replay):
        with pytest.raises(BadRecord, match="refused by K") as fault:
            ask(broken, GAME)
        assert fault.value.line == first_bid


def test_a_match_cut_short_does_not_verify() -> None:
    moves = len([line for line in LINES if re.match(r"TABLE|\d", line)])
    head = len(LINES) - moves - 2
    for kept in (0, 1, moves - 1):
        cut = [*LINES[: head + kept], LINES[-1]]
        with pytest.raises(BadRecord, match="no end or no result"):
            verify(read_record("\n".join(cut)), GAME)
    with pytest.raises(BadRecord, match="no end or no result"):
        verify(read_record(edited(line_of("result"), "")), GAME)
    with pytest.raises(BadRecord, match="the moves give the result 'none yet'"):
        replay(read_record("\n".join([*LINES[:head], LINES[-2]])), GAME)


def test_the_commitment_that_was_given_must_be_the_one_in_the_record() -> None:
    record_read = read_record(TEXT)
    assert verify(record_read, GAME, record_read.head.commitment)
    with pytest.raises(BadRecord, match="given before the first deal") as fault:
        verify(record_read, GAME, "0" * 64)
    assert fault.value.line == line_of("commitment")


def test_another_games_record_is_turned_down() -> None:
    with pytest.raises(BadRecord, match="go-kitty 1 was played"):
        verify(read_record(TEXT.replace("game kitten-me 2", "game go-kitty 1")), GAME)


def test_a_move_that_is_none_is_named() -> None:
    with pytest.raises(BadRecord, match="is no move") as fault:
        replay(read_record(edited(line_of("TABLE dealer"), "TABLE juggle")), GAME)
    assert isinstance(fault.value.__cause__, Misread)


def test_a_result_that_the_moves_do_not_give_is_named() -> None:
    with pytest.raises(BadRecord, match="the moves give the result") as fault:
        replay(read_record(edited(line_of("result"), "result ranks 1 1 1 scores 9 9 9")), GAME)
    assert fault.value.line == line_of("result")


def test_other_rules_and_impossible_options_are_named() -> None:
    with pytest.raises(BadRecord, match="kitten-me 7 was played") as fault:
        replay(read_record(edited(2, "game kitten-me 7")), GAME)
    assert fault.value.line == 2
    for name in ("deck", "start"):
        number = line_of(f"option {name}")
        with pytest.raises(BadRecord, match=f"{name} can be") as fault:
            replay(read_record(edited(number, f"option {name} pink")), GAME)
        assert fault.value.line == number


def test_a_result_reads_back_as_it_was_written() -> None:
    assert read_result(write_result(Outcome((2, 1, 1), (-3, 14, 14), "over"))) == ((2, 1, 1), (-3, 14, 14))


EARLIER = {
    "go-kitty-1": "0.7.0",
    "kitten-me-1": "0.7.0",
    "shut-up-cat-1": "0.7.0",
    "shut-up-cat-2": "0.8.0",
}


@pytest.mark.parametrize("name", EARLIER)
def test_a_record_of_earlier_rules_is_told_what_to_install(name: str) -> None:
    """It is read and written as ever, but its rules are not here."""
    record = read_record((OLD / f"{name}.txt").read_text(encoding="utf-8"))
    game = load(record.head.game)
    told = rf" {name[-1]} was played; this is .* {game.version}\. Install ninelives {EARLIER[name]} to replay it\.$"
    with pytest.raises(BadRecord, match=told):
        replay(record, game)


@pytest.mark.parametrize("name", ["go-kitty-2", "kitten-me-2"])
def test_a_record_of_an_earlier_release_verifies_where_the_rules_still_hold(name: str) -> None:
    """Options that came since have the answers that were the rules then."""
    record = read_record((OLD / f"{name}.txt").read_text(encoding="utf-8"))
    assert verify(record, load(record.head.game)) > 0


def test_of_every_record_on_file_it_is_told_whether_it_still_verifies() -> None:
    assert {path.stem for path in OLD.iterdir()} == {*EARLIER, "go-kitty-2", "kitten-me-2"}
