"""The strategy of a bot where its own moves can lead to: exact, or sampled where it draws from too many numbers."""

from collections import Counter
from random import Random
from typing import Any

from ninelives.bots.bot import Bot, uniform
from ninelives.bots.chances import chances
from ninelives.core.chance import FastDraw
from ninelives.lab.oracle.strategies import Pair, Strategy, uniform_strategies
from ninelives.lab.oracle.tree import InformationSet, Side, Tree


def bot_strategy(tree: Tree, bot: Bot[Any, Any], samples: int) -> Pair:
    """Return the bot's strategy on either side."""
    if bot is uniform:
        return uniform_strategies(tree)
    draw = FastDraw(Random(0).random)  # noqa: S311 - bots' randomness
    first, second = tree.sides
    return _strategy(first, bot, samples, draw), _strategy(second, bot, samples, draw)


def _strategy(side: Side, bot: Bot[Any, Any], samples: int, draw: FastDraw) -> Strategy:
    strategy = [1.0] + [0.0] * (side.size - 1)
    for known in side.sets:
        lead = strategy[known.parent]
        if lead:  # a bot is not asked at sets that its own moves never reach
            strategy[known.span] = [lead * share for share in _shares(known, bot, samples, draw)]
    return strategy


def _shares(known: InformationSet, bot: Bot[Any, Any], samples: int, draw: FastDraw) -> list[float]:
    found = chances(bot, known.key, known.moves, awaited=True)
    if found is None:
        answers = Counter([bot(known.key, known.moves, True, draw) for _sample in range(samples)])  # noqa: FBT003 - awaited
        found = {move: number / samples for move, number in answers.items()}
    for move in found:
        if move not in known.moves:
            raise ValueError(f"a bot answers {move!r}, which is not allowed in {known.key!r}.")
    return [found.get(move, 0.0) for move in known.moves]
