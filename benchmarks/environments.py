"""Decisions a second of the research environments, beside OpenSpiel's and RLCard's own.

All are played at random in one process, and timed by the processor's clock, so that a busy machine matters little. Each
decision includes what the player to act knows and which moves are legal, in the form that the environment gives them.
Choosing at random is timed apart, and left out. The median of some repetitions, taken in turns, is printed.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time

import numpy as np

from ninelives.lab.bench import is_compiled
from ninelives.rl.pettingzoo import TableEnv, env
from ninelives.rl.task import make_task
from ninelives.rl.vector import VectorEnv

MATCHES = 256
REPETITIONS = 5
DECISIONS = 20_000  # in each repetition
type Pace = float  # decisions a second
type Runner = Callable[[], Pace]


def vector(key: str, preset: str | None) -> Pace:
    matches = VectorEnv(make_task(key, preset), MATCHES, seed=1)
    dice = np.random.default_rng(1)
    spent = 0.0
    for _step in range(DECISIONS // MATCHES):
        numbers = np.argmax(matches.masks * dice.random(matches.masks.shape, np.float32), axis=1)
        began = process_time()
        matches.step(numbers)
        spent += process_time() - began
    return DECISIONS // MATCHES * MATCHES / spent


def pettingzoo(key: str, preset: str | None, *, wrapped: bool) -> Pace:
    task = make_task(key, preset)
    table = env(task) if wrapped else TableEnv(task)
    draw = Random(1).random  # noqa: S311 - a benchmark needs speed, not secrecy
    spent, decisions = 0.0, 0
    while decisions < DECISIONS // 4:
        table.reset(seed=decisions)
        while True:
            began = process_time()
            seen, _reward, over, cut, _info = table.last()
            spent += process_time() - began
            if over or cut:
                break
            legal = np.flatnonzero(seen["action_mask"])
            number = int(legal[int(draw() * len(legal))])
            began = process_time()
            table.step(number)
            spent += process_time() - began
            decisions += 1
    return decisions / spent


def spiel(name: str) -> Pace:
    """Pace of a game of OpenSpiel with its tensor and its mask; chance is drawn in between and counts, as in ours."""
    import pyspiel  # noqa: PLC0415 - a peer

    game = pyspiel.load_game(name)
    draw = Random(1).random  # noqa: S311 - as above
    spent, decisions = 0.0, 0
    while decisions < DECISIONS // 4:
        began = process_time()
        state = game.new_initial_state()
        spent += process_time() - began
        while not state.is_terminal():
            began = process_time()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                spent += process_time() - began
                continue
            state.information_state_tensor(state.current_player())
            state.legal_actions_mask()
            spent += process_time() - began
            actions = state.legal_actions()
            action = actions[int(draw() * len(actions))]
            began = process_time()
            state.apply_action(action)
            spent += process_time() - began
            decisions += 1
    return decisions / spent


def rlcard(name: str) -> Pace:
    import rlcard as peer  # noqa: PLC0415 - a peer

    table = peer.make(name, config={"seed": 1})
    draw = Random(1).random  # noqa: S311 - as above
    spent, decisions = 0.0, 0
    while decisions < DECISIONS // 4:
        began = process_time()
        state, _player = table.reset()
        spent += process_time() - began
        while not table.is_over():
            actions = list(state["legal_actions"])
            action = actions[int(draw() * len(actions))]
            began = process_time()
            state, _player = table.step(action)
            spent += process_time() - began
            decisions += 1
    return decisions / spent


def ours() -> dict[str, Runner]:
    first = ("kitten-me", "first-game")
    return {
        "vector environment, Kitten Me first-game": lambda: vector(*first),
        "vector environment, Kitten Me deluxe": lambda: vector("kitten-me", "deluxe"),
        "vector environment, Go Kitty": lambda: vector("go-kitty", None),
        "vector environment, Shut Up, Cat!": lambda: vector("shut-up-cat", None),
        "PettingZoo, Kitten Me first-game": lambda: pettingzoo(*first, wrapped=False),
        "PettingZoo, wrapped as usual": lambda: pettingzoo(*first, wrapped=True),
    }


def with_open_spiel() -> dict[str, Runner]:
    if find_spec("pyspiel") is None:
        return {}
    for registers_itself in ("ninelives.rl.openspiel", "open_spiel.python.games.liars_poker"):
        import_module(registers_itself)
    return {
        "our Kitten Me in OpenSpiel (Python)": lambda: spiel("ninelives_kitten_me(preset=first-game)"),
        "OpenSpiel's python_liars_poker (Python)": lambda: spiel("python_liars_poker(players=2,hand_length=5)"),
        "OpenSpiel's liars_dice (C++)": lambda: spiel("liars_dice(numdice=5)"),
    }


def with_rlcard() -> dict[str, Runner]:
    if find_spec("rlcard") is None:
        return {}
    return {
        "RLCard's leduc-holdem": lambda: rlcard("leduc-holdem"),
        "RLCard's limit-holdem": lambda: rlcard("limit-holdem"),
    }


def main() -> None:
    runners = {**ours(), **with_open_spiel(), **with_rlcard()}
    paces: dict[str, list[Pace]] = {name: [] for name in runners}
    for repetition in range(REPETITIONS + 1):
        for name, runner in runners.items():
            pace = runner()
            if repetition:  # the first warms up
                paces[name].append(pace)
    print(f"Python {sys.version.split()[0]}, {'compiled' if is_compiled() else 'plain'}; two seats, decisions a second")
    for name, taken in paces.items():
        print(f"{name:45} {median(taken):12,.0f}")


if __name__ == "__main__":
    main()
