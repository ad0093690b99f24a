"""Whether what a review says that moves cost in chance to win adds up to what is lost: in matches of two.

    python tools/costs_add_up.py go-kitty sheet 40

A tabby plays panther, from each seat in turn. If costs are right, those of its moves in a match come to about what it
wins less than half.
"""

import sys
from random import Random
from statistics import fmean, stdev
from typing import Final

from ninelives.bots.bot import next_move
from ninelives.bots.cats import bot_named
from ninelives.bots.review import review
from ninelives.core.chance import FastDraw
from ninelives.core.game import AnyGame
from ninelives.core.match import Match
from ninelives.core.registry import load
from ninelives.lab.simulate import secret_of

SEED: Final = 5
WEAK, STRONG = "tabby", "panther"
NORMAL: Final = 1.96  # standard errors on each side of a 95 % interval


def played(game: AnyGame, preset: str, number: int) -> tuple[float, float]:
    """Play a match; return the weaker cat's share of the win, and what its moves cost."""
    weak = number % 2
    match = Match(game, game.choose(preset), 2, secret=secret_of(SEED, number // 2))
    bots = {weak: bot_named(game, WEAK), 1 - weak: bot_named(game, STRONG)}
    draw = FastDraw(Random(number).random)  # noqa: S311 - no secret
    while match.to_act:
        match.play(*next_move(match, bots, draw))
    winners = match.outcome.winners if match.outcome else frozenset()
    won = (weak in winners) / max(1, len(winners))
    return won, sum([decision.chance or 0.0 for decision in review(match, weak)])


def main() -> None:
    key, preset, number = sys.argv[1:]
    found = [played(load(key), preset, nth) for nth in range(int(number))]
    won, costs = zip(*found, strict=True)
    off = NORMAL * stdev(costs) / len(costs) ** 0.5
    print(f"{key} {preset}: {WEAK} wins {fmean(won):.3f}, its moves cost {fmean(costs):.3f} ± {off:.3f} a match")


if __name__ == "__main__":
    main()
