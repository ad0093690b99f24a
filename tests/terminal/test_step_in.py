"""An unasked move is offered once one had a turn, and then not again until the next turn."""

import io

import pytest

from ninelives.cli import main

ASKED = "While you wait, you may: chase (5 Z for ×3). Press Enter to go on."
OWN_TURN = "gather\nsettle\n"


def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, first: str = "1") -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    table = ["--seed", "moon", "--seats", "3", "--bots", "random", "--option", f"first={first}"]
    assert main(["play", "shut-up-cat", *table]) == 0
    return capsys.readouterr().out


def test_nothing_is_offered_before_ones_first_turn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = play(capsys, monkeypatch, "quit\n", first="2")
    assert "While you wait" not in told
    assert told.index("Mochi gathers") < told.index("▶ 0 You")


def test_enter_declines_until_the_next_turn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for declined in ("", "no", "skip"):
        told = play(capsys, monkeypatch, f"{OWN_TURN}{declined}\nquit\n")
        assert told.count(ASKED) == 1
        assert told.index(ASKED) < told.index("Mochi gathers") < told.rindex("▶ 0 You")


def test_a_person_may_step_in(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for agreed in ("chase", "yes"):
        told = play(capsys, monkeypatch, f"{OWN_TURN}{agreed}\nquit\n")
        assert "You chase the cat: 5 Z paid, ×3 now." in told


def test_a_slip_is_refused_and_declines_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = play(capsys, monkeypatch, f"{OWN_TURN}gather\n\nquit\n")
    assert "It is not your turn. All you may do now is chase the cat. (A3)" in told
    assert told.count(ASKED) == 2


def test_what_may_be_done_is_said_when_it_changes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = play(capsys, monkeypatch, "gather\nquit\n")
    assert told.count("You may:") == 2  # to gather, then to use the dice
