"""Measure the strength targets: `python tools/strength.py GAMES KEY …` prints rows for benchmarks/results.md."""

import sys
from typing import NamedTuple

from ninelives.bots.cats import bot_named
from ninelives.core.registry import keys, load
from ninelives.lab.arena import ArenaResult, Pairing, arena

JOBS = 2
SEED = 4


class Target(NamedTuple):
    a: str
    b: str
    seats: int
    score: float


TARGETS = (
    Target("tabby", "kitten", 2, 0.75),
    Target("panther", "tabby", 2, 0.6),
    Target("panther", "tabby", 4, 0.33),
)


def measure(key: str, preset: str, target: Target, games: int) -> ArenaResult:
    game = load(key)
    a, b = bot_named(game, target.a), bot_named(game, target.b)
    return arena(Pairing(game, game.choose(preset), target.seats, a, b, SEED), games, jobs=JOBS)


def row(key: str, preset: str, target: Target, result: ArenaResult) -> str:
    score = result.score
    times = " / ".join([f"{result.times['a'][name].value:.1f}" for name in ("median", "p99")])
    verdict = "yes" if score.low >= target.score else "likely" if score.value >= target.score else "**no**"
    interval = f"{score.value:.3f} ({score.low:.3f}–{score.high:.3f})"
    table = f"{target.a} v {target.b}, {target.seats} seats"
    return f"| {key} {preset} | {table} | {interval} | {target.score} | {verdict} | {result.games} | {times} |"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print("| game, preset | table | score (95 %) | target | met | games | a's median / p99, ms |")
    print("|---|---|---|---|---|---|---|")
    for key in sys.argv[2:] or keys():
        for preset in load(key).presets:
            for target in TARGETS:
                print(row(key, preset, target, measure(key, preset, target, games)), flush=True)


if __name__ == "__main__":
    main()
