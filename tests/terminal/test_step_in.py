"""An unasked move is offered once, and then not again until the next turn."""

import io

import pytest

from ninelives.cli import main

ASKED = "It is not your turn, but you may: chase (5 Z for ×2). Enter to go on."


def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", "shut-up-cat", "--seed", "tea", "--seats", "3"]) == 0
    return capsys.readouterr().out


def test_enter_declines_until_the_next_turn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = play(capsys, monkeypatch, "\nquit\n")
    assert told.count(ASKED) == 1
    assert told.index(ASKED) < told.index("Mochi gathers") < told.index("▶ 0 You")


def test_a_person_may_step_in(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    told = play(capsys, monkeypatch, "chase\nquit\n")
    assert "You chase the cat: 5 Z paid, ×2 now." in told
    assert told.index("You chase") < told.index("Mochi gathers")


def test_a_slip_is_refused_and_declines_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = play(capsys, monkeypatch, "gather\n\nquit\n")
    assert "Not allowed, A3" in told
    assert told.count(ASKED) == 2
    assert "▶ 0 You" in told


def test_what_may_be_done_is_said_when_it_changes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = play(capsys, monkeypatch, "\ngather\nquit\n")
    assert told.count("You may:") == 2  # to gather, then to use the dice
