"""Exploitability of bots in the shrunk games, beside that of random play."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, final

from ninelives.bots.bot import Bot
from ninelives.bots.cats import bot_named
from ninelives.games.kitten_me import GAME
from ninelives.lab.oracle.bot_strategy import bot_strategy
from ninelives.lab.oracle.cfr import solve
from ninelives.lab.oracle.rounds import SHRUNK, round_tree, state_before_deal
from ninelives.lab.oracle.strategies import exploitability, uniform_strategies, value
from ninelives.lab.oracle.tree import Tree
from ninelives.lab.progress import show


@final
@dataclass(frozen=True, slots=True)
class Weakness:
    """What a perfect opponent wins against a strategy."""

    exploitability: float  # cards per round
    ratio: float  # to that of random play


@final
@dataclass(frozen=True, slots=True)
class OracleReport:
    """The oracle's result for one shrunk game. The true value is within twice `solved` of `value`."""

    name: str
    nodes: int
    information_sets: int
    value: float  # to the dealer, in cards per round
    solved: float  # the exploitability that CFR+ reached
    bots: dict[str, Weakness]

    def facts(self) -> dict[str, Any]:
        """Return the report as JSON-able data."""
        return asdict(self)

    def words(self) -> dict[str, str]:
        """Return the result in words, in cards per round."""
        size = f"{self.nodes} nodes, {self.information_sets} information sets"
        value_words = f"{self.value:+.4f}, give or take {2 * self.solved:.4f}"
        bots = {
            name: f"gives away {bot.exploitability:.4f}, {bot.ratio:.1%} of random play's"
            for name, bot in self.bots.items()
        }
        return {"size": size, "value to the dealer": value_words, **bots}


def exploitabilities(
    names: Sequence[str], iterations: int, samples: int, shrunk: Mapping[str, dict[str, str]] = SHRUNK
) -> list[OracleReport]:
    """Solve each shrunk game of You Gotta Be Kitten Me!, and measure these bots in it."""
    bots = {name: bot_named(GAME, name) for name in names}
    return [_report(name, answers, bots, iterations, samples) for name, answers in shrunk.items()]


def _report(
    name: str, answers: dict[str, str], bots: Mapping[str, Bot[Any, Any]], iterations: int, samples: int
) -> OracleReport:
    tree = round_tree(GAME, state_before_deal(GAME, answers))
    pair = solve(tree, iterations, _progress(name, iterations))
    weaknesses = {}
    for bot_name, bot in bots.items():
        show(f"{name}: asking {bot_name}", last=True)
        weaknesses[bot_name] = _weakness(tree, bot, samples)
    return OracleReport(
        name, tree.nodes, tree.information_sets, value(tree, pair), exploitability(tree, pair), weaknesses
    )


def _weakness(tree: Tree, bot: Bot[Any, Any], samples: int) -> Weakness:
    given_away = exploitability(tree, bot_strategy(tree, bot, samples))
    return Weakness(given_away, given_away / exploitability(tree, uniform_strategies(tree)))


def _progress(name: str, iterations: int) -> Callable[[int], None]:
    def tell(done: int) -> None:
        if done % 10 == 0 or done == iterations:
            show(f"{name}: {done} of {iterations} iterations", last=done == iterations)

    return tell
