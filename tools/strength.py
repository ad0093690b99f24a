"""Measure all promises about strength: `python tools/strength.py GAMES KEY …` prints rows for benchmarks/results.md."""

import sys
from typing import NamedTuple

from ninelives.bots.cats import bot_named
from ninelives.core.registry import keys, load
from ninelives.lab.arena import ArenaResult, Pairing, arena

JOBS = 2
SEED = 4


class Promise(NamedTuple):
    a: str
    b: str
    seats: int
    wish: float


PROMISES = (
    Promise("tabby", "kitten", 2, 0.75),
    Promise("panther", "tabby", 2, 0.6),
    Promise("panther", "tabby", 4, 0.33),
)


def measure(key: str, preset: str, promise: Promise, games: int) -> ArenaResult:
    game = load(key)
    a, b = bot_named(game, promise.a), bot_named(game, promise.b)
    return arena(Pairing(game, game.choose(preset), promise.seats, a, b, SEED), games, jobs=JOBS)


def row(key: str, preset: str, promise: Promise, result: ArenaResult) -> str:
    score = result.score
    times = " / ".join([f"{result.times['a'][name].value:.1f}" for name in ("median", "p99")])
    verdict = "yes" if score.low >= promise.wish else "likely" if score.value >= promise.wish else "**no**"
    interval = f"{score.value:.3f} ({score.low:.3f}–{score.high:.3f})"
    table = f"{promise.a} v {promise.b}, {promise.seats} seats"
    return f"| {key} {preset} | {table} | {interval} | {promise.wish} | {verdict} | {result.games} | {times} |"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print("| game, preset | table | score (95 %) | wish | met | games | a's median / p99, ms |")
    print("|---|---|---|---|---|---|---|")
    for key in sys.argv[2:] or keys():
        for preset in load(key).presets:
            for promise in PROMISES:
                print(row(key, preset, promise, measure(key, preset, promise, games)), flush=True)


if __name__ == "__main__":
    main()
