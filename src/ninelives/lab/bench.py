"""Speed of random play, ours and of peer engines in one run: medians of interleaved repetitions."""

import platform
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from ninelives.core import match as core_match
from ninelives.core.chance import FastDraw
from ninelives.core.game import TABLE, AnyGame
from ninelives.core.options import Options
from ninelives.lab.peers import Timing, open_spiel, rlcard_leduc

type Runner = Callable[[int], Timing | None]


def is_compiled() -> bool:
    """Return whether the rules run compiled by mypyc."""
    return not str(core_match.__file__).endswith(".py")


def random_play(game: AnyGame, options: Options, seats: int, wanted: int, seed: int) -> Timing | None:
    """Play at random for so many steps, building the view of the seat to act at each decision.

    Return None if the game does not allow so many seats. The last match is left unfinished: in some games random play
    takes very long to end one.
    """
    if seats not in game.seats:
        return None
    draw = FastDraw(Random(seed).random)  # noqa: S311 - a benchmark needs speed, not secrecy
    steps = decisions = deals = matches = 0
    began = perf_counter()
    while steps < wanted:
        state = game.new(options, seats)
        matches += 1
        while (actors := game.to_act(state)) and steps < wanted:
            actor = actors[0]
            move: Any
            if actor == TABLE:
                move = game.roll(state, draw)
                deals += type(move).__name__ == "Deal"
            else:
                game.view(state, actor)
                moves = game.legal(state, actor)
                move = moves[draw.below(len(moves))]
                decisions += 1
            state = game.apply(state, actor, move)
            steps += 1
    return Timing(f"{game.key}, {seats} seats", max(deals, matches), steps, decisions, perf_counter() - began)


def _kitten_me_runners(scale: int) -> dict[str, Runner]:
    return {
        "open_spiel_liars_dice": lambda seed: open_spiel("liars_dice", 80 * scale, seed),
        "open_spiel_liars_dice_informed": lambda seed: open_spiel("liars_dice", 80 * scale, seed, informed=True),
        "rlcard_leduc": lambda seed: rlcard_leduc(20 * scale, seed),
        "rlcard_leduc_plain_choice": lambda seed: rlcard_leduc(20 * scale, seed, numpy_choice=False),
    }


def _go_kitty_runners(scale: int) -> dict[str, Runner]:
    return {
        "open_spiel_go_fish": lambda seed: open_spiel("go_fish", 2 * scale, seed),
        "open_spiel_go_fish_informed": lambda seed: open_spiel("go_fish", 2 * scale, seed, informed=True),
    }


def _shut_up_cat_runners(scale: int) -> dict[str, Runner]:
    return {
        "open_spiel_pig": lambda seed: open_spiel("pig", scale, seed),  # it has no hidden information
    }


PEERS: dict[str, Callable[[int], dict[str, Runner]]] = {
    "go-kitty": _go_kitty_runners,
    "shut-up-cat": _shut_up_cat_runners,
}
BY_STEP = (
    "rlcard_leduc",
    "rlcard_leduc_plain_choice",
    "open_spiel_go_fish",
    "open_spiel_go_fish_informed",
    "open_spiel_pig",
)


def bench(game: AnyGame, repetitions: int, scale: int) -> dict[str, Any]:
    """Measure four seats and two seats with default options, and the peers most similar to this game."""
    options = game.choose()
    runners: dict[str, Runner] = {
        "four_seats": lambda seed: random_play(game, options, 4, 400 * scale, seed),
        "two_seats": lambda seed: random_play(game, options, 2, 400 * scale, seed),
        **PEERS.get(game.key, _kitten_me_runners)(scale),
    }
    taken: dict[str, list[Timing]] = {name: [] for name in runners}
    for seed in range(repetitions + 1):
        for name, runner in runners.items():
            timing = runner(seed)
            if timing is not None and seed:  # the first round warms up
                taken[name].append(timing)
    measured = {name: _summary(timings) for name, timings in taken.items() if timings}
    return {
        "game": game.key,
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "repetitions": repetitions,
        "measured": measured,
        "ratios": _ratios(measured),
    }


def _summary(timings: list[Timing]) -> dict[str, float]:
    return {
        "us_per_step": round(median([timing.micros_per_step for timing in timings]), 3),
        "us_per_decision": round(median([timing.micros_per_decision for timing in timings]), 3),
        "us_per_round": round(median([timing.micros_per_round for timing in timings]), 2),
    }


def _ratios(measured: dict[str, dict[str, float]]) -> dict[str, float]:
    """Return the ratios of what is comparable: steps, and with liar's dice a two-seat round."""
    ratios = {}
    for peer in BY_STEP:
        if peer in measured and "four_seats" in measured:
            ratios[f"step_to_{peer}"] = measured["four_seats"]["us_per_step"] / measured[peer]["us_per_step"]
    for peer in ("open_spiel_liars_dice", "open_spiel_liars_dice_informed"):
        if peer in measured and "two_seats" in measured:
            ratios[f"round_to_{peer}"] = measured["two_seats"]["us_per_round"] / measured[peer]["us_per_round"]
    return {name: round(ratio, 3) for name, ratio in ratios.items()}
