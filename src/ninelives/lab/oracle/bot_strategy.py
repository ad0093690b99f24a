"""The strategy of a bot, sampled at every information set that its own moves can lead to."""

from random import Random
from typing import Any, Final

from ninelives.bots.bot import Bot, uniform
from ninelives.core.chance import FastDraw
from ninelives.lab.oracle.strategies import Pair, Strategy, uniform_strategies
from ninelives.lab.oracle.tree import InformationSet, Side, Tree

FIRST: Final = 20  # a bot that gives the same answer so often is assumed to be deterministic there


def bot_strategy(tree: Tree, bot: Bot[Any, Any], samples: int) -> Pair:
    """Return the bot's strategy on either side: exact for `uniform`, sampled for others."""
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
    answers = [_answer(known, bot, draw) for _sample in range(min(FIRST, samples))]
    if len(set(answers)) > 1:
        answers += [_answer(known, bot, draw) for _sample in range(samples - len(answers))]
    return [answers.count(move) / len(answers) for move in known.moves]


def _answer(known: InformationSet, bot: Bot[Any, Any], draw: FastDraw) -> object:
    move: object = bot(known.key, known.moves, True, draw)  # noqa: FBT003 - awaited
    if move not in known.moves:
        raise ValueError(f"a bot answers {move!r}, which is not allowed in {known.key!r}.")
    return move
