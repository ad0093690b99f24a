"""What a change does, and what a rule is worth, where the answer is known."""

from pathlib import Path
from typing import Any

import pytest

from ninelives.bots.bot import uniform
from ninelives.bots.cats import cats_of
from ninelives.cli import main
from ninelives.core.chance import SecretDraw
from ninelives.core.errors import BadOption
from ninelives.core.game import TABLE, Moves
from ninelives.core.match import steps_of
from ninelives.games.kitten_me.moves import CHALLENGE
from ninelives.lab.compare import UNDECIDED, compare, verdict
from ninelives.lab.data.query import Tables
from ninelives.lab.found import game_of
from ninelives.lab.measures.paired import Difference, UnitPair, difference
from ninelives.lab.plan.cells import LOOKS, Cell, LabPlan
from ninelives.lab.plan.lineup import bot_of, play_without
from ninelives.lab.restrict import restricted_cells, uses_of
from ninelives.lab.run.play import play_match
from ninelives.lab.run.runners import run_in_turn
from ninelives.lab.stats import Measured

pytestmark = pytest.mark.usefixtures("tiny_games")


def cells(game: str, seats: int, name: str, one: str, other: str) -> tuple[Cell, Cell]:
    first = () if one == "" else ((name, one),)
    return Cell(game, first, seats, "random"), Cell(game, ((name, other),), seats, "random")


def test_a_planted_change_is_found_before_all_is_played(tmp_path: Path) -> None:
    plan = LabPlan(cells("tilt", 2, "tilt", "", "15"), 1500, batch=300, study=1500)
    looks = list(compare(tmp_path, plan, run_in_turn, ["order"]))
    assert len(looks) < LOOKS
    assert [(found.found.what, found.verdict) for found in looks[-1]] == [("1", "more"), ("2", "less")]


def test_rules_that_change_nothing_are_shown_to_change_nothing(tmp_path: Path) -> None:
    plan = LabPlan(cells("climb", 3, "mood", "", "wild"), 50, batch=10)
    ((found, *_),) = list(compare(tmp_path, plan, run_in_turn, ["moves", "order"]))
    assert found.verdict == "no difference larger than 5%"
    assert found.found.value == (0, 0, 0)  # the same deals, the same moves


def test_shared_luck_makes_an_interval_narrow() -> None:
    luck = [float(nth % 7) for nth in range(70)]
    pairs: list[UnitPair] = [(lucky, 1, lucky + 0.5, 1) for lucky in luck]
    assert difference("", pairs, 1).value == pytest.approx((0.5, 0.5, 0.5))
    apart: list[UnitPair] = [(one, 1, other + 0.5, 1) for one, other in zip(luck, reversed(luck), strict=True)]
    assert difference("", apart, 1).value.high > 1


@pytest.mark.parametrize(
    ("interval", "said"),
    [
        ((0.1, 0.2), "more"),
        ((-0.2, -0.1), "less"),
        ((-0.04, 0.04), "no difference larger than 5%"),
        ((-0.04, 0.06), UNDECIDED),
        ((0.01, 0.02), "more"),  # small, but shown
    ],
)
def test_a_verdict(interval: tuple[float, float], said: str) -> None:
    assert verdict(Difference("", 1.0, Measured(0, *interval), 9), 0.05) == said


def test_the_command_compares_two_levels(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "compare", "kitten-me", "--seats", "2", "--bots", "random", "--bots", "kitten", "--b", "start=1"]
    assert main([*words, "--of", "rounds", "--matches", "20", "--jobs", "1", "--to", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "rounds, random: less with start=1" in out
    assert "rounds, kitten: less with start=1" in out
    assert "undecided" not in out
    assert main([*words, "--of", "fun", "--to", str(tmp_path / "fun")]) == 2
    assert "no measure 'fun'" in capsys.readouterr().err
    assert not (tmp_path / "fun").exists()
    assert main(["lab", "compare", "kitten-me", "--to", str(tmp_path / "same")]) == 2
    assert "the same rules" in capsys.readouterr().err


def test_what_is_left_open_says_how_to_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "compare", "kitten-me", "--seats", "2", "--bots", "random", "--b", "flip=off", "--of", "order"]
    assert main([*words, "--matches", "10", "--jobs", "1", "--to", str(tmp_path)]) == 0
    assert "2 of 2 questions are undecided. Ask fewer with --of" in capsys.readouterr().out


def test_a_restricted_bot_never_does_it_unless_it_must() -> None:
    draw = SecretDraw(b"restricted", "test")
    values: list[Moves[int]] = []

    def evaluate(_view: object, moves: Moves[int]) -> Moves[int]:
        values.append(moves)
        return moves

    def stubborn(*_asked: object) -> int:
        return 3

    def asked(bot: Any, moves: tuple[int, ...], *, awaited: bool) -> Any:  # noqa: ANN401 - any bot and move
        return play_without(bot, lambda move: move == 3, evaluate, None, moves, awaited, draw)

    assert asked(uniform, (3, 1), awaited=True) == 1
    assert asked(stubborn, (3, 2, 1), awaited=True) == 2
    assert values == [(2, 1)]
    assert asked(uniform, (3,), awaited=True) == 3
    assert asked(stubborn, (3,), awaited=False) is None


def test_a_match_without_a_move_has_none_of_it() -> None:
    cell = Cell("kitten-me", (), 2, "kitten without challenge among random")
    game = game_of("kitten-me")
    by = set()
    for number in range(12):
        match = play_match(cell, 1, number)
        by |= {(actor - number) % 2 for actor, move in match.moves if game.write(move) == "challenge"}
    assert by == {1}  # the other one does


def test_a_restricted_tabby_chooses_by_itself_among_what_is_left() -> None:
    game, tabby = game_of("kitten-me"), bot_of("kitten-me", "tabby")
    left_out = 0
    for step in steps_of(play_match(Cell("kitten-me", (), 2, "tabby"), 1, 0)):
        if step.actor != TABLE and CHALLENGE in (moves := game.legal(step.before, step.actor)):
            allowed = tuple([move for move in moves if move != CHALLENGE])
            draw = SecretDraw(b"left", str(left_out))
            assert tabby(game.view(step.before, step.actor), allowed, True, draw) in allowed  # noqa: FBT003 - awaited
            left_out += 1
    assert left_out > 10


def test_only_cats_can_play_without() -> None:
    with pytest.raises(BadOption, match="no cats"):
        bot_of("climb", "random without leap")
    assert cats_of(game_of("climb")) is None


def test_what_can_be_left_out_is_what_was_chosen() -> None:
    cell = Cell("kitten-me", (), 2, "kitten")
    found = uses_of(cell, 1)
    assert {"bid", "challenge"} <= set(found)
    assert "deal" not in found
    assert restricted_cells(cell, ["skip"])[0].bots == "kitten without skip among kitten"


@pytest.mark.parametrize("level", ["kitten", "tabby"])
def test_what_must_be_done_in_a_turn_cannot_be_left_out(level: str) -> None:
    """Who chases the cat instead of gathering dice must still gather them."""
    found = uses_of(Cell("shut-up-cat", (), 2, level), 1)
    assert {"chase", "distract", "settle", "sleep"} <= set(found)
    assert not {"gather", "put", "score"} & set(found)


@pytest.mark.parametrize("never", ["gather", "distract", "put", "sleep"])
@pytest.mark.parametrize("level", ["kitten", "tabby", "panther"])
def test_a_restricted_cat_plays_on_where_only_a_chase_is_left(level: str, never: str) -> None:
    """Matches are played to the end, with whatever is allowed."""
    match = play_match(Cell("shut-up-cat", (("target", "20"),), 2, f"{level} without {never} among {level}"), 1, 0)
    assert match.outcome is not None


def test_a_rule_that_nobody_can_use_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "restrict", "kitten-me", "--bots", "kitten", "--never", "nosuch", "--to", str(tmp_path / "data")]
    assert main(words) == 2
    assert "Nobody could use 'nosuch' in 10 matches. They could use: bid," in capsys.readouterr().err


@pytest.mark.parametrize("command", [["plan"], ["run", "--to", "data"]])
def test_a_plan_with_a_bot_without_what_nobody_could_use_is_refused(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["lab", *command, "kitten-me", "--bots", "kitten without nosuch among kitten"]) != 0
    assert "Nobody could use 'nosuch'" in capsys.readouterr().err
    assert not Path("data").exists()


def test_the_command_says_what_a_rule_is_worth(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "restrict", "kitten-me", "--bots", "kitten", "--never", "bid", "--matches", "24", "--jobs", "1"]
    assert main([*words, "--to", str(tmp_path)]) == 0
    assert "never bid" in (out := capsys.readouterr().out)
    assert "fair is 0.500: it helps" in out
    assert Tables(tmp_path).ask("select count(*) from matches").rows == [(24,)]
