"""Every command, for people and for programs; errors are sentences."""

import json
import os
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from installed import announce
from ninelives import load
from ninelives.cli import main
from ninelives.core.errors import BrokenGame


def ask(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


@pytest.fixture
def record_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    ask(capsys, "simulate", "kitten-me", "--games", "1", "--seed", "5", "--records", str(tmp_path))
    return tmp_path / "kitten-me-5-00000.txt"


def test_games_are_listed_and_described(capsys: pytest.CaptureFixture[str]) -> None:
    assert "You Gotta Be Kitten Me!" in ask(capsys, "games")
    assert "hang_purrfect = 2 | 1" in ask(capsys, "games", "kitten-me")
    seats = {game["key"]: game["seats"] for game in json.loads(ask(capsys, "games", "--json"))}
    assert seats["kitten-me"] == [2, 10]
    assert json.loads(ask(capsys, "games", "kitten-me", "--json"))["key"] == "kitten-me"


def test_rules_whole_and_by_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert "unofficial fan implementation" in ask(capsys, "rules", "kitten-me")
    assert ask(capsys, "rules", "kitten-me", "k8").startswith("K8: A bid must be")


def test_a_simulation_is_the_same_every_time(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("simulate", "kitten-me", "--preset", "chaos", "--seats", "10", "--games", "20", "--seed", "1", "--json")
    tally = json.loads(ask(capsys, *words))
    assert (tally["finished"], tally["refused"]) == (20, 0)
    assert json.loads(ask(capsys, *words, "--records", str(tmp_path)))["digest"] == tally["digest"]
    assert len(list(tmp_path.iterdir())) == 20
    for file in sorted(tmp_path.iterdir())[:3]:
        assert json.loads(ask(capsys, "verify", str(file), "--json"))["verified"]


def test_a_replay_is_told_to_a_watcher_and_to_a_seat(capsys: pytest.CaptureFixture[str], record_file: Path) -> None:
    assert "Your hand" not in ask(capsys, "replay", str(record_file))
    assert "Your hand" in ask(capsys, "replay", str(record_file), "--seat", "2")
    steps = json.loads(ask(capsys, "replay", str(record_file), "--seat", "2", "--json"))
    assert steps[1]["view"]["hand"]
    assert steps[1]["heard"].startswith("deal 0:5 1:5 2:")


def test_a_record_that_was_touched_does_not_verify(capsys: pytest.CaptureFixture[str], record_file: Path) -> None:
    text = record_file.read_text().splitlines()
    number = next(n for n, line in enumerate(text) if line.startswith("TABLE flip"))
    text[number] = "TABLE flip w2" if text[number] != "TABLE flip w2" else "TABLE flip w"
    record_file.write_text("\n".join(text))
    assert main(["verify", str(record_file)]) == 1
    assert f"Line {number + 1}:" in capsys.readouterr().out
    assert main(["verify", str(record_file), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["line"] == number + 1


def test_perft_counts_depth_by_depth(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("perft", "kitten-me", "--seats", "2", "--option", "start=1", "--option", "list=bh:2,w:1", "--depth", "2")
    assert json.loads(ask(capsys, *words, "--json")) == {"1": 2, "2": 6}
    assert ask(capsys, *words).split() == ["1", "2", "2", "6"]


def test_bench_measures(capsys: pytest.CaptureFixture[str]) -> None:
    facts = json.loads(ask(capsys, "bench", "--repetitions", "1", "--scale", "1", "--json"))
    assert facts["measured"]["four_seats"]["us_per_step"] > 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "dog-me"], "There is no game called 'dog-me'"),
        (["play", "kitten-me", "--option", "deck"], "takes NAME=VALUE"),
        (["play", "kitten-me", "--option", "deck=pink"], "deck can be white, grey, both"),
        (["simulate", "kitten-me", "--seats", "11"], "2 to 10 seats"),
        (["rules", "kitten-me", "K99"], "no ruling K99"),
        (["replay", "nowhere.txt"], "There is no file nowhere.txt."),
    ],
)
def test_what_goes_wrong_is_said(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert main(arguments) == 2
    assert words in capsys.readouterr().err


def test_a_replay_for_a_seat_that_is_not_there(capsys: pytest.CaptureFixture[str], record_file: Path) -> None:
    assert main(["replay", str(record_file), "--seat", "9"]) == 2
    assert "There is no seat 9" in capsys.readouterr().err
    assert main(["replay", str(record_file), "--seat", "-1"]) == 2


def test_a_file_that_is_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear cat,")
    assert main(["replay", str(file)]) == 2
    assert "line 1: a record starts with 'ninelives 1'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "kitten-me", "--pace", "nan"],
        ["play", "kitten-me", "--pace", "-1"],
        ["simulate", "kitten-me", "--games", "0"],
        ["simulate", "kitten-me", "--seats", "x"],
    ],
)
def test_numbers_that_are_none_are_explained(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert " should be a " in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.startswith("ninelives 0.")


def test_folders_and_pictures_are_no_records(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["verify", str(tmp_path)]) == 2
    assert "cannot be read" in capsys.readouterr().err
    (tmp_path / "cat.png").write_bytes(b"\x89PNG\xff")
    assert main(["verify", str(tmp_path / "cat.png")]) == 2
    assert "is not a text file" in capsys.readouterr().err
    assert main(["simulate", "kitten-me", "--records", str(tmp_path / "cat.png")]) == 2
    assert "Name a folder for the records" in capsys.readouterr().err


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252"])
def test_a_reader_that_has_seen_enough_is_no_error(monkeypatch: pytest.MonkeyPatch, encoding: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w", encoding=encoding) as pipe:
        monkeypatch.setattr(sys, "stdout", pipe)
        assert main(["rules", "kitten-me"]) == 0
        pipe.write("What is left in it goes nowhere, and nobody complains.")


def test_a_broken_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = [
        EntryPoint("gone", "no.such.module:GAME", "ninelives.games"),
        EntryPoint("odd", "json:dumps", "ninelives.games"),
        EntryPoint("alias", "ninelives.games.kitten_me:GAME", "ninelives.games"),
    ]
    for point, why in zip(broken, ("cannot be imported", "is no Game", "the same word"), strict=True):
        announce(monkeypatch, point)
        with pytest.raises(BrokenGame, match=why):
            load(point.name)
    announce(monkeypatch, *[EntryPoint("kitten-me", f"{where}:GAME", "ninelives.games") for where in ("one", "two")])
    with pytest.raises(BrokenGame, match="several claim this key: one:GAME, two:GAME"):
        load("kitten-me")


def test_rules_are_searched(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Broom · all dice on the Pillow go to the pile\n" in ask(capsys, "rules", "shut-up-cat", "pillow", "broom")
    found = ask(capsys, "rules", "shut-up-cat", "pillow", "third")
    assert "S18 By choosing the two dice you use, you choose the third." in found
    assert "S3 " not in found
    assert "G31 " in ask(capsys, "rules", "go-kitty", "equal")
    assert "kitties" not in ask(capsys, "rules", "go-kitty", "tie").lower()
    assert "twelve numbers clockwise" in ask(capsys, "rules", "Shut Up, Cat!", "real board")
    assert main(["rules", "shut-up-cat", "elephant"]) == 2
    assert "Nothing in the rules of Shut Up, Cat! has 'elephant'." in capsys.readouterr().err


@pytest.mark.parametrize("words", ["go-kitty", "Go Kitty", "go kitty", "GO KITTY!"])
def test_a_game_is_found_by_its_title(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ask(capsys, "games", words).startswith("Go Kitty (go-kitty)")
