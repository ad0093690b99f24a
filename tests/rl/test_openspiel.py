"""Games of OpenSpiel: by its own tests, by playthroughs, and by values that our oracle knows."""

import re

import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

from ninelives.core.game import TABLE, AnyGame
from ninelives.games.kitten_me import GAME
from ninelives.lab.oracle.cfr import solve
from ninelives.lab.oracle.rounds import SHRUNK, round_tree, state_before_deal
from ninelives.lab.oracle.strategies import exploitability, uniform_strategies, value
from ninelives.rl import openspiel
from rl.setups import Setting, name, settings

FEWEST = [setting for setting in settings() if setting[2] == setting[0].seats[0]]
CLOSE = 0.002  # cards a round
# with two cards each, by the fewest kinds, a tree takes seconds; the oracle's own takes minutes
ROUNDS = {**SHRUNK, "two-cards-plain": {"list": "bh:2,rt:2,w:1", "start": "2", "flip": "off", "purrfect": "off"}}


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
    answers = {**ROUNDS[shrunk], "first": "1"}
    return ";".join([f"{option}:{word.replace(',', '+')}" for option, word in answers.items()])


def test_a_move_of_table_is_one_chance_node_if_asked_for() -> None:
    """The chances of deals are those of the rules; so are the cards that each outcome deals."""
    game = pyspiel.load_game(spiel_name(GAME, players=2, chance="moves", answers=answers_of("two-cards")))
    state = game.new_initial_state()
    deals = list(GAME.odds(state.episode.state))
    every = sum([ways for _deal, ways in deals])
    assert state.chance_outcomes() == [(place, ways / every) for place, (_deal, ways) in enumerate(deals)]
    assert len({ways for _deal, ways in deals}) > 1, "all deals are equally likely"
    for place, (deal, _ways) in enumerate(deals):
        assert state.child(place).episode.state == GAME.apply(state.episode.state, TABLE, deal)
    check(spiel_name(GAME, players=2, chance="moves", answers=answers_of("two-cards")))


def test_a_deal_of_too_many_kinds_is_drawn_number_by_number() -> None:
    with pytest.raises(ValueError, match="number by number"):
        pyspiel.load_game(spiel_name(GAME, players=2, chance="moves", answers="first:1")).new_initial_state()


def test_there_is_no_other_chance() -> None:
    with pytest.raises(ValueError, match="numbers, moves, not 'dice'"):
        pyspiel.load_game(spiel_name(GAME, players=2, chance="dice"))


def compare_with_the_oracle(shrunk: str, iterations: int, chance: str) -> None:
    """Solve a round by OpenSpiel, and by the oracle. OpenSpiel keeps the tree: visiting Python each time is slow."""
    tree = round_tree(GAME, state_before_deal(GAME, ROUNDS[shrunk]))
    pair = solve(tree, iterations)
    little = spiel_name(GAME, players=2, pays="round", chance=chance, answers=answers_of(shrunk))
    game = pyspiel.load_game(f"cached_tree(game={little})")
    solver = pyspiel.CFRPlusSolver(game)
    for _iteration in range(iterations):
        solver.evaluate_and_update_policy()
    first, second = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, True)  # noqa: FBT003 - of pyspiel
    assert first == pytest.approx(value(tree, pair), abs=CLOSE)
    assert second == pytest.approx(-first)
    uniform = pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)) / 2
    assert uniform == pytest.approx(exploitability(tree, uniform_strategies(tree)), abs=1e-6)


@pytest.mark.parametrize(
    ("shrunk", "chance"), [("one-card", "numbers"), ("one-card", "moves"), ("two-cards-plain", "moves")]
)
def test_cfr_plus_comes_to_the_value_of_the_oracle(shrunk: str, chance: str) -> None:
    compare_with_the_oracle(shrunk, 200, chance)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("shrunk", "chance"), [("flip-purrfect", "numbers"), ("skip", "numbers"), ("two-cards", "moves")]
)
def test_cfr_plus_comes_to_the_value_of_the_oracle_in_each_shrunk_round(shrunk: str, chance: str) -> None:
    compare_with_the_oracle(shrunk, 200, chance)
