"""Measure the ladder of levels: `python research/strength.py GAMES KEY …` prints rows for benchmarks/results.md.

One cat sits among cats of the level below, in every preset and at every number of seats. It should win at least
1.3 times its fair share with the whole interval; at two seats 60 %, and a panther at most 85 %, so that a person can
still win. Kitten is for first games: how far it is from tabby does not matter.
"""

import sys
from typing import NamedTuple

from ninelives.bots.cats import LEVELS, RANDOM, bot_named
from ninelives.core.errors import BadOption
from ninelives.core.game import AnyGame
from ninelives.core.registry import keys, load
from ninelives.lab.arena import ArenaResult, Pairing, arena

JOBS = 2
SEED = 4
TWO = 2
STEP = 1.3  # times its fair share, among more than one of the level below
LEAST, MOST = 0.6, 0.85  # of the matches of two; random play and kitten may lose all
LADDER = (RANDOM, *LEVELS)


class Target(NamedTuple):
    a: str
    b: str
    seats: int
    low: float
    high: float

    def verdict(self, result: ArenaResult) -> str:
        """Return whether the whole interval reaches the target, only its middle, or not even that."""
        score = result.score
        if self.low <= score.low and score.high <= self.high:
            return "yes"
        return "likely" if self.low <= score.value <= self.high else "**no**"


def targets(game: AnyGame) -> list[Target]:
    steps = list(zip(LADDER[1:], LADDER[:-1], strict=True))
    return [_target(a, b, seats) for seats in game.seats for a, b in steps]


def _target(a: str, b: str, seats: int) -> Target:
    if seats > TWO:
        return Target(a, b, seats, STEP / seats, 1.0)
    return Target(a, b, seats, LEAST, MOST if b == "tabby" else 1.0)


def measure(game: AnyGame, preset: str, target: Target, games: int) -> ArenaResult:
    a, b = bot_named(game, target.a), bot_named(game, target.b)
    return arena(Pairing(game, game.choose(preset), target.seats, a, b, SEED), games, jobs=JOBS)


def row(name: str, target: Target, result: ArenaResult) -> str:
    score = result.score
    times = " / ".join([f"{result.times['a'][part].value:.1f}" for part in ("median", "p99")])
    interval = f"{score.value:.3f} ({score.low:.3f}–{score.high:.3f})"
    wanted = f"{target.low:.3f}" + (f"–{target.high}" if target.high < 1 else "")
    table = f"{target.a} v {target.b}, {target.seats} seats"
    return f"| {name} | {table} | {interval} | {wanted} | {target.verdict(result)} | {result.games} | {times} |"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print("| game, preset | table | score (95 %) | target | met | games | a's median / p99, ms |")
    print("|---|---|---|---|---|---|---|")
    for key in sys.argv[2:] or keys():
        game = load(key)
        for preset in game.presets:
            for target in targets(game):
                try:
                    print(row(f"{key} {preset}", target, measure(game, preset, target, games)), flush=True)
                except BadOption as fault:  # this deck is too small for so many
                    print(f"| {key} {preset} | {target.seats} seats | {fault} | | | | |", flush=True)


if __name__ == "__main__":
    main()
