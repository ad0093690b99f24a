"""Measure Kitten Me's cats heads-up, each against each, and a cheat that sees every hand against each.

`python research/marks.py GAMES PRESET …` prints rows for benchmarks/results.md.
"""

import sys
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from cheat import cheat, honest, open_handed

from ninelives.bots.bot import Bot
from ninelives.bots.cats import LEVELS, bot_named
from ninelives.games.kitten_me import GAME
from ninelives.lab.arena import Pairing, arena

CHEAT: Final = "cheat"
SEED: Final = 4
SEATS: Final = 2


def bots() -> dict[str, Bot[Any, Any]]:
    """Return all who play, the least first."""
    return {**{level: honest(bot_named(GAME, level)) for level in LEVELS}, CHEAT: cheat}


def rows(preset: str, games: int) -> Iterator[str]:
    """Yield how often the better of each two wins."""
    game = open_handed()
    for (worse, b), (better, a) in combinations(bots().items(), 2):
        score = arena(Pairing(game, game.choose(preset), SEATS, a, b, SEED), games).score
        yield f"| {preset} | {better} v {worse} | {score.value:.3f} ({score.low:.3f}–{score.high:.3f}) |"


def main() -> None:
    games, *presets = sys.argv[1:]
    for preset in presets or GAME.presets:
        for row in rows(preset, int(games)):
            print(row, flush=True)


if __name__ == "__main__":
    main()
