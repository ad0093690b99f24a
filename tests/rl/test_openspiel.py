"""Games of OpenSpiel: by its own tests, by playthroughs, and by values that our oracle knows."""

import re

import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

from ninelives.core.game import AnyGame
from ninelives.games.kitten_me import GAME
from ninelives.lab.oracle.cfr import solve
from ninelives.lab.oracle.rounds import SHRUNK, dealing, round_tree
from ninelives.lab.oracle.strategies import exploitability, uniform_strategies, value
from ninelives.rl import openspiel
from rl.setups import Setting, name, settings

FEWEST = [setting for setting in settings() if setting[2] == setting[0].seats[0]]
CLOSE = 0.002  # cards a round


def spiel_name(game: AnyGame, **parameters: object) -> str:
    given = ",".join([f"{key}={value}" for key, value in parameters.items()])
    return f"ninelives_{game.key.replace('-', '_')}({given})"


def check(text: str) -> None:
    """Let OpenSpiel play at random, and play a playthrough again by its own actions."""
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)
    lines = playthrough_lines(text, seed=7)
    actions = [int(found[1]) for line in lines if (found := re.fullmatch(r"action: (\d+)", line))]
    assert actions
    assert playthrough_lines(text, action_sequence=actions, seed=8) == lines


@pytest.mark.parametrize("setting", FEWEST, ids=name)
def test_random_play_and_a_playthrough(setting: Setting) -> None:
    game, preset, seats = setting
    check(spiel_name(game, players=seats, preset=preset, longest=12))


@pytest.mark.slow
@pytest.mark.parametrize("setting", settings(), ids=name)
def test_random_play_and_a_playthrough_of_whole_matches(setting: Setting) -> None:
    game, preset, seats = setting
    check(spiel_name(game, players=seats, preset=preset))


def test_nine_naps_from_its_package(nine_naps: AnyGame) -> None:
    openspiel.register(nine_naps)
    for seats in nine_naps.seats:
        check(spiel_name(nine_naps, players=seats))


def test_each_answer_to_an_option_can_be_given() -> None:
    game = pyspiel.load_game(spiel_name(GAME, players=2, answers="list:bh:2+rt:2+w:1;start:1"))
    assert game.task.options["list"] == "bh:2,rt:2,w:1"
    assert game.task.options["start"] == "1"


def test_who_hears_the_same_has_the_same_information_state() -> None:
    """A state is told as its seat heard it: two deals that differ in the other hand only are one."""
    state = pyspiel.load_game(spiel_name(GAME, players=2, answers=answers_of("one-card"))).new_initial_state()
    other = state.clone()
    for action, another in [(0, 0), (1, 4)]:  # the first card is seat 0's
        state.apply_action(action)
        other.apply_action(another)
    assert str(state) != str(other)
    assert state.information_state_string(0) == other.information_state_string(0)
    assert state.information_state_string(1) != other.information_state_string(1)
    assert state.information_state_tensor(0) == other.information_state_tensor(0)


def answers_of(shrunk: str) -> str:
    answers = {**SHRUNK[shrunk], "first": "1"}
    return ";".join([f"{option}:{word.replace(',', '+')}" for option, word in answers.items()])


def compare_with_the_oracle(shrunk: str, iterations: int) -> None:
    """Solve a round by OpenSpiel, and by the oracle. OpenSpiel keeps the tree: visiting Python each time is slow."""
    tree = round_tree(GAME, dealing(GAME, SHRUNK[shrunk]))
    pair = solve(tree, iterations)
    little = spiel_name(GAME, players=2, pays="round", answers=answers_of(shrunk))
    game = pyspiel.load_game(f"cached_tree(game={little})")
    solver = pyspiel.CFRPlusSolver(game)
    for _iteration in range(iterations):
        solver.evaluate_and_update_policy()
    first, second = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, True)  # noqa: FBT003 - of pyspiel
    assert first == pytest.approx(value(tree, pair), abs=CLOSE)
    assert second == pytest.approx(-first)
    uniform = pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)) / 2
    assert uniform == pytest.approx(exploitability(tree, uniform_strategies(tree)), abs=1e-6)


def test_cfr_plus_comes_to_the_value_of_the_oracle() -> None:
    compare_with_the_oracle("one-card", 200)


@pytest.mark.slow
@pytest.mark.parametrize("shrunk", ["flip-purrfect", "skip"])  # with two cards each, their order makes too large a tree
def test_cfr_plus_comes_to_the_value_of_the_oracle_in_each_shrunk_round(shrunk: str) -> None:
    compare_with_the_oracle(shrunk, 200)
