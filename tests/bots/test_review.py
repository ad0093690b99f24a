"""A finished match is reviewed: every choice with its odds, panther's advice, and its cost."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ninelives.bots.cats import bot_named, no_win_chances
from ninelives.bots.kitten_me import CATS
from ninelives.bots.review import costliest, review
from ninelives.cli import main
from ninelives.core.catalogs import translations_of
from ninelives.core.chance import FastDraw
from ninelives.core.game import TABLE
from ninelives.core.language import use_language
from ninelives.core.match import Match, steps_of
from ninelives.core.record import read_record, record
from ninelives.core.registry import keys, load
from ninelives.core.replay import replay
from ninelives.lab.simulate import play_out, secret_of

EVERY_GAME = pytest.mark.parametrize("key", keys())
KITTEN_ME = load("kitten-me")
HATS = {"list": "bh:9,rt:9,w:2", "start": "2"}
GOOD = """
    - dealer 0
    - deal 0:bh,w 1:bh,rt
    0 bid 2 hat
    1 bid 3 hat
    0 bid 4 hat
    1 challenge
    - flip rt
"""
BLUNDER = """
    - deal 0:rt 1:bh,w
    0 bid 1 hat
    1 challenge
    - flip bh
"""
END = """
    - deal 0:rt 1:rt
    1 bid 1 red
    0 bid 2 red
    1 challenge
    - flip bh
"""


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command speak English, whatever this machine speaks."""
    monkeypatch.setenv("LC_ALL", "C")


def played(script: str, **answers: str) -> Match[Any, Any, Any]:
    """Play a match of two; the table's lines start with a dash."""
    match = Match(KITTEN_ME, KITTEN_ME.choose(None, answers), 2, names=("Mia", "Tom"))
    for line in [line.strip() for line in script.splitlines() if line.strip()]:
        actor, _, move = line.partition(" ")
        match.say(TABLE if actor == "-" else int(actor), move)
    return match


def blundered() -> Match[Any, Any, Any]:
    """Seat 1 holds two hats and challenges a bid of one: move 9."""
    return played(GOOD + BLUNDER + END, **HATS)


def kept(match: Match[Any, Any, Any], folder: Path) -> str:
    file = folder / "match.txt"
    file.write_text(record(match).write())
    return str(file)


def ask(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["review", *arguments]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["review", *arguments]) == 2
    return capsys.readouterr().err


def test_a_blunder_is_named_as_what_cost_most() -> None:
    match = blundered()
    assert match.outcome is not None
    (last, worst, *_others) = costliest(list(review(match)), 3)
    assert (last.number, last.best) == (14, "purrfect"), "in the last round, about all that was left"
    assert (worst.number, worst.seat, worst.played) == (9, 1, "challenge")
    assert worst.advice not in {None, "challenge"}
    assert worst.best.startswith("bid ")
    assert worst.odds[0] == "The bid is 1 Hat, and your hand counts 2. Nothing more is needed."


def test_a_sure_loss_costs_at_least_a_card() -> None:
    """The best was worth something: a challenge that must lose costs what it loses, and that besides."""
    (cost,) = [decision.cost for decision in review(blundered()) if decision.number == 9]
    assert cost > 0.5


def test_what_panther_would_have_done_costs_nothing_even_where_it_is_not_the_best() -> None:
    """Panther bluffs: let it play a match, and now and then the review's would have bluffed alike."""
    match = Match(KITTEN_ME, KITTEN_ME.choose(), 3, secret=secret_of(1, 1))
    play_out(match, bot_named(KITTEN_ME, "panther"), FastDraw(Random(1).random))  # noqa: S311 - no secret
    bluffs = [decision for decision in review(match) if decision.advice == decision.played != decision.best]
    assert bluffs
    assert not [bluff for bluff in bluffs if bluff.cost]


def test_every_choice_is_reviewed_in_order_and_no_move_of_the_table() -> None:
    match = blundered()
    found = [(decision.number, decision.seat, decision.played) for decision in review(match)]
    moves = [(actor, match.game.write(move)) for actor, move in match.moves]
    assert found == [(number, *move) for number, move in enumerate(moves) if move[0] != TABLE]


def test_one_seat_is_reviewed_alone() -> None:
    everybody = list(review(blundered()))
    assert list(review(blundered(), 1)) == [decision for decision in everybody if decision.seat == 1]
    assert {decision.seat for decision in everybody} == {0, 1}


def test_moves_that_nobody_chose_are_left_out() -> None:
    """No bid is above three, and there is no Purrfect: what is left is to challenge."""
    script = "- dealer 0\n- deal 0:bh 1:bh\n0 bid 3 hat\n1 challenge\n- flip bh"
    match = played(script, list="bh:3", start="1", purrfect="off")
    assert match.outcome is not None
    assert [decision.played for decision in review(match)] == ["bid 3 hat"]


def test_a_review_says_the_same_every_time() -> None:
    assert list(review(blundered())) == list(review(blundered()))


def test_the_costliest_come_worst_first_and_what_cost_nothing_is_not_there() -> None:
    costs = [0.0, 2.0, 1.0, 0.0, 3.0]
    decision = next(review(blundered()))
    made = [decision._replace(number=number, cost=cost) for number, cost in enumerate(costs)]
    assert [decision.number for decision in costliest(made, 2)] == [4, 1]
    assert [decision.number for decision in costliest(made, 9)] == [4, 1, 2]


def test_what_took_more_of_the_chance_to_win_is_worse_whatever_it_cost_in_cards() -> None:
    decision = next(review(blundered()))
    made = [decision._replace(number=nth, cost=2.0 - nth, chance=nth / 10) for nth in range(2)]
    assert [decision.number for decision in costliest(made, 2)] == [1, 0]


def test_a_chance_is_lost_where_a_card_is_and_never_more_than_there_was() -> None:
    (worst,) = costliest(list(review(blundered())), 1)
    assert worst.chance is not None
    assert 0.1 < worst.chance < 1
    assert [decision.chance for decision in review(blundered()) if not decision.cost] == [0] * sum(
        not decision.cost for decision in review(blundered())
    )


def test_where_cats_tell_no_chance_only_their_unit_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cats of a third-party game need not know it."""
    monkeypatch.setattr("ninelives.bots.review.cats_of", lambda _game: CATS._replace(win_chances=no_win_chances))
    told = ask(capsys, kept(blundered(), tmp_path))
    assert told.strip().endswith(" cards)")
    assert "100 matches" not in told
    assert {decision.chance for decision in review(blundered())} == {None}


@pytest.mark.parametrize(
    ("chance", "wins"),
    [
        (0.001, "less than 1 win in 100 matches"),
        (0.012, "about 1 win in 100 matches"),
        (0.064, "about 6 wins in 100 matches"),
        (1.0, "about 100 wins in 100 matches"),
    ],
)
def test_a_chance_is_told_as_wins_of_a_hundred_matches(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chance: float, wins: str
) -> None:
    told_by = CATS._replace(win_chances=lambda _view, _values: (1.0, 1.0 - chance))
    monkeypatch.setattr("ninelives.bots.review.cats_of", lambda _game: told_by)
    assert f" cards, {wins})" in ask(capsys, kept(blundered(), tmp_path))


def test_a_review_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = ask(capsys, kept(blundered(), tmp_path))
    assert "\n9. Tom: challenge\n     The bid is 1 Hat, and your hand counts 2." in told
    assert "\nWhat cost most:\n  move 14, Tom: challenge (" in told
    assert "\n  move 9, Tom: challenge (" in told
    assert re.search(r" cards, about \d+ wins in 100 matches\)$", told.strip())
    assert "\n3. Tom: bid 3 hat\n" in told
    (worst,) = costliest(list(review(blundered())), 1)
    assert worst.chance is not None
    wins = f"That is about {100 * worst.chance:.0f} wins in 100 matches."
    assert f"Panther: {worst.advice}. It rates {worst.best} {worst.cost:.2f} cards better. {wins}" in told


def test_a_review_speaks_to_the_seat(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = ask(capsys, kept(blundered(), tmp_path), "--seat", "1")
    assert "\n9. You: challenge\n" in told
    assert "Mia:" not in told


def test_a_review_without_a_fault_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    script = "- dealer 0\n- deal 0:bh 1:bh\n0 bid 3 hat\n1 challenge\n- flip bh"
    match = played(script, list="bh:3", start="1", purrfect="off")
    told = ask(capsys, kept(match, tmp_path), "--seat", "1")
    assert told.strip() == "No move had a notable cost."


def test_a_review_for_programs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    facts = json.loads(ask(capsys, kept(blundered(), tmp_path), "--json"))
    assert facts["unit"] == "cards"
    assert max(facts["decisions"], key=lambda decision: decision["cost"])["number"] == 9
    expected = [{**decision._asdict(), "odds": list(decision.odds)} for decision in review(blundered())]
    assert facts["decisions"] == expected


def test_a_match_that_is_not_over_is_not_reviewed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = refused(capsys, kept(played(GOOD + BLUNDER, **HATS), tmp_path))
    assert "is not over yet. Only a finished match can be reviewed." in words


@pytest.mark.parametrize("seat", ["2", "-1"])
def test_a_seat_that_is_not_there_is_not_reviewed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, seat: str
) -> None:
    words = refused(capsys, kept(blundered(), tmp_path), "--seat", seat)
    assert f"There is no seat {seat}: the seats are 0 to 1." in words


def test_a_record_that_breaks_the_rules_is_named_by_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = Path(kept(blundered(), tmp_path))
    file.write_text(file.read_text().replace("1 bid 3 hat", "1 bid 1 hat"))
    assert ", line 11: refused by K8" in refused(capsys, str(file))


@EVERY_GAME
def test_every_game_is_reviewed(capsys: pytest.CaptureFixture[str], tmp_path: Path, key: str) -> None:
    words = ["simulate", key, "--bots", "tabby", "--games", "1", "--seats", "2", "--seed", "8", "--records"]
    assert main([*words, str(tmp_path)]) == 0
    capsys.readouterr()
    (file,) = tmp_path.iterdir()
    match = replay(read_record(file.read_text()), load(key))
    found = json.loads(ask(capsys, str(file), "--json"))["decisions"]
    assert [decision["number"] for decision in found] == choices(match)
    assert min([decision["cost"] for decision in found]) >= 0
    assert all(decision["cost"] < 100 for decision in found)
    assert any(decision["odds"] for decision in found)
    for decision in found:
        actor, move = match.moves[decision["number"]]
        assert (decision["seat"], decision["played"]) == (actor, match.game.write(move))


def choices(match: Match[Any, Any, Any]) -> list[int]:
    """Return the numbers of the moves that a seat chose among several."""
    return [
        number
        for number, step in enumerate(steps_of(match))
        if step.actor != TABLE and len(match.game.legal(step.before, step.actor)) > 1
    ]


def test_moves_are_told_in_words_to_whoever_had_the_choice() -> None:
    told = [(decision.played, decision.played_told) for decision in review(blundered(), 0)]
    assert ("bid 4 hat", "You bid 4 Hats.") in told
    with use_language(translations_of("de")):
        german = {decision.played: decision.played_told for decision in review(blundered(), 0)}
    assert german["bid 4 hat"] == "Du bietest 4 Hüte."


def test_of_a_call_the_hands_that_it_shows_are_not_told() -> None:
    (called,) = [decision.played_told for decision in review(blundered(), 1) if decision.number == 9]
    assert called.startswith("You call ")
    assert "so far" not in called
