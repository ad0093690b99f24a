"""The training example: its gradient, what it makes of a payoff, and that it learns what the oracle can measure."""

from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from best_response import METHOD
from exploitability import METHODS, given_away, strategies
from learner import LAMBDA, Learner, kept, returns_of
from network import Network
from ninelives.bots.bot import uniform
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me import GAME
from ninelives.lab.arena import Pairing, arena
from ninelives.lab.oracle.rounds import SHRUNK, round_tree, state_before_deal
from ninelives.lab.oracle.strategies import exploitability, uniform_strategies, value
from ninelives.lab.oracle.tree import Tree
from ninelives.rl.task import Task, make_task
from ninelives.rl.vector import VectorEnv
from self_play import as_bot, curve

ONE_CARD = SHRUNK["one-card"]


@pytest.fixture(scope="module")
def task() -> Task:
    return make_task("kitten-me", None, ONE_CARD, seats=2, pays="round")


@pytest.fixture(scope="module")
def tree() -> Tree:
    return round_tree(GAME, state_before_deal(GAME, ONE_CARD))


def test_a_new_network_gives_away_what_random_play_does(task: Task, tree: Tree) -> None:
    network = Network(task, np.random.default_rng(1))
    assert given_away(task, tree, network) == pytest.approx(exploitability(tree, uniform_strategies(tree)), abs=1e-6)


@pytest.mark.parametrize("method", METHODS)
def test_the_first_lessons_lessen_what_is_given_away(task: Task, tree: Tree, method: str) -> None:
    learner = Learner(task, METHODS[method], updates=4, seed=1)
    learner.learn(4)
    assert given_away(task, tree, learner.network) < 0.85 * exploitability(tree, uniform_strategies(tree))


@pytest.mark.slow
@pytest.mark.parametrize("method", METHODS)
def test_a_little_learning_halves_what_is_given_away(task: Task, tree: Tree, method: str) -> None:
    learner = Learner(task, METHODS[method], updates=30, seed=1)
    learner.learn(30)
    assert given_away(task, tree, learner.network) < exploitability(tree, uniform_strategies(tree)) / 2


def test_the_same_seed_learns_the_same(task: Task) -> None:
    first, second = (Learner(task, METHODS["ppo"], updates=2, seed=3) for _run in range(2))
    first.learn(1)
    second.learn(1)
    assert all(np.array_equal(first.network.weights[name], second.network.weights[name]) for name in ("hidden", "play"))


def test_a_run_that_was_kept_goes_on_as_if_it_had_never_stopped(task: Task, tmp_path: Path) -> None:
    whole, stopped = (Learner(task, METHODS["mmd"], updates=3, seed=3) for _run in range(2))
    lines = list(curve(whole, task, uniform, games=4, seed=1))
    before = list(islice(curve(stopped, task, uniform, games=4, seed=1), 1))
    stopped.keep(tmp_path / "run")
    going_on = kept(tmp_path / "run")
    after = list(curve(going_on, task, uniform, games=4, seed=1))
    assert [words(line) for line in before + after] == [words(line) for line in lines]
    assert all(np.array_equal(weight, going_on.network.weights[name]) for name, weight in whole.network.weights.items())
    assert going_on.spent > stopped.spent > 0


def words(line: str) -> str:
    """Return a point of a curve without its time."""
    return line.partition(",")[2]


def test_a_learner_begins_as_another_and_leaves_it_as_it_was(task: Task) -> None:
    other, learner = (Learner(task, METHODS["mmd"], updates=2, seed=seed) for seed in (3, 4))
    other.learn(1)
    before = {name: weight.copy() for name, weight in other.network.weights.items()}
    learner.begin_as(other)
    assert all((weight == before[name]).all() for name, weight in learner.network.weights.items())
    learner.learn(1)
    assert all((weight == before[name]).all() for name, weight in other.network.weights.items())


@pytest.mark.slow
def test_a_learned_response_to_random_play_is_nearly_the_best_one(task: Task, tree: Tree) -> None:
    learner = Learner(task, METHOD, updates=30, seed=1, rival=uniform)
    learner.learn(30)
    learned, random = strategies(task, tree, learner.network), uniform_strategies(tree)
    won = (value(tree, (learned[0], random[1])) - value(tree, (random[0], learned[1]))) / 2
    assert won == pytest.approx(exploitability(tree, random), rel=0.1)


def test_the_rival_decides_for_itself_and_only_the_worth_of_that_is_learned(task: Task) -> None:
    def lowest(view: Any, moves: Moves[Any], _awaited: bool, _draw: Draw) -> Any:  # noqa: ANN401, FBT001 - as every Bot
        return min(moves, key=lambda move: task.codec.number(move, view.seat))

    learner = Learner(task, METHOD, updates=1, seed=1, rival=lowest)
    weights, batch = learner.network.weights, learner._played()
    is_lowest = batch.numbers == batch.masks.argmax(axis=1)
    assert is_lowest[~batch.own].all()
    assert not is_lowest[batch.own].all()
    play, worth = weights["play"].copy(), weights["value"].copy()
    learner._climb(batch._replace(own=np.zeros_like(batch.own)), rate=0.1)
    assert (weights["play"] == play).all()
    assert (weights["value"] != worth).any()
    learner._climb(batch, rate=0.1)
    assert (weights["play"] != play).any()


def test_the_gradient_is_what_a_small_change_of_a_weight_brings(task: Task) -> None:
    """What is wanted here: likely numbers where the mask begins, and high values."""
    env, network = VectorEnv(task, 8, seed=1), Network(task, np.random.default_rng(1))
    dice = np.random.default_rng(2)
    network.weights = {name: dice.normal(0, 0.3, weight.shape) for name, weight in network.weights.items()}
    inputs, rows, wanted = network.inputs(env.observations), np.arange(8), env.masks.argmax(axis=1)

    def reached() -> float:
        thought = network.think(inputs, env.masks)
        return float(thought.logs[rows, wanted].sum() + thought.values.sum())

    thought = network.think(inputs, env.masks)
    play = -thought.chances
    play[rows, wanted] += 1
    gradients = network.gradient(inputs, thought.hidden, play, np.ones(8, np.float32))
    for name, place in (("hidden", (0, 0)), ("hidden", (2, 5)), ("play", (3, wanted[0])), ("value", (4, 0))):
        before = reached()
        network.weights[name][place] += 1e-5
        assert (reached() - before) / 1e-5 == pytest.approx(gradients[name][place], rel=1e-3, abs=1e-4)
        network.weights[name][place] -= 1e-5


def test_a_round_pays_for_one_seat_and_against_the_other_until_the_next_begins() -> None:
    """Seat 1 decides, then seat 0, who wins 2; in the next round seat 0 decides, and is expected to win 0.5."""
    sides = np.array([[-1], [1], [1]], np.float32)
    values = np.array([[0], [1], [0]], np.float32)
    over, paid = np.array([[False], [True], [False]]), np.array([[0], [2], [0]], np.float32)
    returns = returns_of(np.array([0.5], np.float32), sides, values, over, paid)
    assert returns[:, 0].tolist() == pytest.approx([-(LAMBDA * 2 + (1 - LAMBDA) * 1), 2, 0.5])


def test_the_network_as_a_bot_plays_whole_matches(task: Task) -> None:
    bot = as_bot(task, Network(task, np.random.default_rng(1)))
    assert arena(Pairing(task.game, task.options, 2, bot, uniform, seed=1), games=20).games == 20
