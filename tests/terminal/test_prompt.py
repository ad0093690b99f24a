"""A person at the terminal: transcripts of real matches, typed line by line."""

import io
import re
from pathlib import Path

import pytest

from ninelives.bots.temper import BOLD, CAREFUL
from ninelives.cli import main


def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", "kitten-me", "--seed", "cat", "--seats", "3", *arguments]) == 0
    return capsys.readouterr().out


def test_bid_hand_and_turn_are_in_sight_at_every_prompt(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = run(capsys, monkeypatch, "bid 1 hat\nbid 40 hat\nchallenge\n" * 9)
    asked = told.split("\n\n")
    tables = [block for block in asked if "HAND" in block]
    assert tables
    assert all("BID" in table and "▶ 0 You" in table for table in tables)


def test_cats_are_introduced_once_and_random_play_is_not(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = run(capsys, monkeypatch, "quit\n")
    assert told.count(f"  Biscuit: {BOLD.line}\n  Mochi: {CAREFUL.line}\n\n") == 1
    assert BOLD.line not in run(capsys, monkeypatch, "quit\n", "--bots", "random")


def test_a_refused_move_is_told_with_its_ruling_and_what_is_allowed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = run(capsys, monkeypatch, "bid 900 hat\nfly\n\n")
    assert "There cannot be more than 23 Hats in play. (K7)" in told
    assert "I don't understand 'fly'." in told
    assert told.count("You may: bid") == 4  # at the first prompt, after each of the two, and when asked


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("?", "A bluffing game for 2 to 10 players"),
        ("? k8", "K8: A bid must be"),
        ("? K99", "There is no ruling k99"),
        ("? all", "\nRulings\n-------\n"),
        ("deck", "4 Blue Hat"),
        ("table", "HAND"),
        ("quit", "You leave the table"),
        ("", "You leave the table"),
    ],
)
def test_what_is_no_move_is_answered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, words: str
) -> None:
    assert words in run(capsys, monkeypatch, f"{typed}\n")


def test_a_whole_match_is_played_kept_told_again_and_verified(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    told = run(capsys, monkeypatch, " my  words \n" + "challenge\nbid 1 hat\n" * 400, "--record", str(file), "--salt")
    assert "Final order" in told
    assert re.search(r"\n\n.* called .* in all\.\n(You .*|Your .*)\n", told)
    assert re.search(r"The secret was [0-9a-f]{64}\.", told)
    assert "salt my words" in file.read_text()
    assert main(["verify", str(file)]) == 0
    assert "all as the secret says" in capsys.readouterr().out
    assert main(["replay", str(file), "--seat", "0"]) == 0
    assert "win" in capsys.readouterr().out


def test_the_same_seed_gives_the_same_match(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = "challenge\nbid 1 hat\n" * 400
    assert run(capsys, monkeypatch, typed) == run(capsys, monkeypatch, typed)


def test_however_one_leaves_the_record_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    file = tmp_path / "match.txt"
    assert "The record is in" in run(capsys, monkeypatch, "", "--record", str(file))
    assert file.read_text().startswith("ninelives 1\n")
    assert main(["verify", str(file)]) == 3
    assert "cannot be checked yet" in capsys.readouterr().out


def test_a_record_is_never_written_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    file.write_text("dear to me")
    monkeypatch.setattr("sys.stdin", io.StringIO("quit"))
    assert main(["play", "kitten-me", "--record", str(file)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert file.read_text() == "dear to me"
    assert main(["play", "kitten-me", "--record", str(tmp_path / "no" / "where.txt")]) == 2
    assert main(["play", "kitten-me", "--seats", "11", "--record", str(tmp_path / "new.txt")]) == 2
    assert not (tmp_path / "new.txt").exists()


@pytest.mark.parametrize(
    ("name", "first"), [("Ada", "Ada"), ("You", "Guest"), ("Biscuit", "Biscuit"), ("\x1b[2J", "Guest")]
)
def test_every_seat_has_a_name_of_its_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, first: str
) -> None:
    file = tmp_path / "match.txt"
    run(capsys, monkeypatch, "quit\n", "--record", str(file), "--name", name)
    names = [line.split()[2] for line in file.read_text().splitlines() if line.startswith("name")]
    assert names[0] == first
    assert len(set(names)) == 3


def test_a_name_may_stand_for_a_seat(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert "You have no Go Fish in your hand. (K16)" in run(capsys, monkeypatch, "fish MOCHI red\nquit\n")


def test_a_move_that_is_only_like_the_line_is_asked_about_and_enter_plays_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = run(capsys, monkeypatch, "bid 23 hatt\n\nquit\n")
    assert "Do you mean 'bid 23 hat'? Press Enter for yes." in told
    assert "You bid 23 Hats." in told
    assert "You bid 23 Hats." in run(capsys, monkeypatch, "bid 23 hatt\nyes\nquit\n")
    assert "You bid" not in run(capsys, monkeypatch, "bid 23 hatt\nno\n\nquit\n")


def test_a_question_names_the_moves_and_does_not_repeat_the_offer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = run(capsys, monkeypatch, "bid 23\nquit\n")
    assert "That could be 'bid 23 hat' or 'bid 23 tie' or" in told
    assert told.count("You may: bid") == 1


def test_a_word_that_is_everywhere_in_the_rules_does_not_bury_the_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "places tell of it: add a word." in run(capsys, monkeypatch, "? bid\n")
    assert "One more place" not in run(capsys, monkeypatch, "? k8\n")


def test_what_a_thing_is_may_be_asked_in_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Purrfect" in run(capsys, monkeypatch, "what is purrfect?\nquit\n").partition("> ")[2]


def test_nothing_is_taken_back(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert "A move that was made stays made." in run(capsys, monkeypatch, "undo\nbye\n")


def test_a_rule_book_is_shown_without_marks_and_with_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = run(capsys, monkeypatch, "rules\nquit\n")
    assert "**" not in told
    assert "|---" not in told
    assert "```" not in told
    assert "\nbid        bid 3 hat" in told
