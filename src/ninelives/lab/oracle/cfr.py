"""CFR+ by Tammelin: the seats update in turn, regrets are clipped at zero, later strategies weigh more."""

from collections.abc import Callable
from math import sumprod

from ninelives.lab.oracle.strategies import Behaviour, Pair, Strategy, gains, strategy_of, uniform_behaviour
from ninelives.lab.oracle.tree import Side, Tree


def solve(tree: Tree, iterations: int, after_each: Callable[[int], None] = lambda _done: None) -> Pair:
    """Return strategies that converge to an equilibrium with the number of iterations."""
    first, second = _Learner(tree.sides[0]), _Learner(tree.sides[1])
    for iteration in range(1, iterations + 1):
        first.learn(second.strategy, iteration)
        second.learn(first.strategy, iteration)
        after_each(iteration)
    return first.average(), second.average()


class _Learner:
    def __init__(self, side: Side) -> None:
        self._side = side
        self._regrets = [0.0] * side.size
        self._behaviour: Behaviour = uniform_behaviour(side)
        self.strategy: Strategy = strategy_of(side, self._behaviour)
        self._sums = [0.0] * side.size

    def learn(self, other: Strategy, weight: int) -> None:
        brought = gains(self._side, other)
        for known in reversed(self._side.sets):
            brought[known.parent] += self._regret(known.span, brought[known.span])
        self.strategy = strategy_of(self._side, self._behaviour)
        self._sums = [total + weight * now for total, now in zip(self._sums, self.strategy, strict=True)]

    def _regret(self, span: slice, brought: list[float]) -> float:
        """Return the value of the current behaviour, and update it by regret matching."""
        mean = sumprod(self._behaviour[span], brought)
        regrets = [max(0.0, old + new - mean) for old, new in zip(self._regrets[span], brought, strict=True)]
        self._regrets[span] = regrets
        self._behaviour[span] = _match_regrets(regrets)
        return mean

    def average(self) -> Strategy:
        return [total / self._sums[0] for total in self._sums]


def _match_regrets(regrets: list[float]) -> list[float]:
    """Return the chance of each move in proportion to its regret."""
    total = sum(regrets)
    return [regret / total for regret in regrets] if total else [1 / len(regrets)] * len(regrets)
