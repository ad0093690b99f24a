"""Solve a small round for two players by CFR+: a strategy for each hand at each node of the bidding.

Bids are public and hands are hidden, so one public tree carries a vector of values, one for each hand. Regrets are
clipped at zero, the players update in turn, and later strategies weigh more in the average.
"""

from operator import add, mul
from typing import Final, final

from ninelives.core.cards import Hand
from ninelives.games.kitten_me.moves import Move

type Role = int  # 0 is the dealer, who opens
type Values = list[float]  # by hand
type Matrix = list[Values]  # by hand of one player, then of the other; or by move, then by hand
_LATER: Final = 3  # the exponent by which an iteration weighs in the average


@final
class CallNode:
    """A terminal node: the caller's winnings by hand of the caller and of the other, times the chance of both."""

    def __init__(self, won: Matrix) -> None:
        self.won: Final[Matrix] = won
        self.lost: Final[Matrix] = [[-value for value in column] for column in zip(*won, strict=True)]


@final
class BiddingNode:
    """A decision node: the player to act, the moves, and the hands that can make them."""

    def __init__(self, role: Role, hands: list[Hand], moves: list[Move], able: Matrix) -> None:
        self.role: Final[Role] = role
        self.hands: Final[list[Hand]] = hands
        self.moves: Final[list[Move]] = moves
        self.able: Final[Matrix] = able  # by move and hand: 1 where the move is legal
        self.choices: Final[Values] = [sum(column) for column in zip(*able, strict=True)]
        self.after: Final[list[BiddingNode | CallNode]] = []  # by move
        self.regrets: Matrix = [[0.0] * len(hands) for _move in moves]
        self.strategy_sums: Matrix = [[0.0] * len(hands) for _move in moves]

    def strategy(self) -> Matrix:
        """Return the current strategy by move and hand, from regret matching."""
        totals = [sum(column) for column in zip(*self.regrets, strict=True)]
        return [self._parts(regrets, totals, able) for regrets, able in zip(self.regrets, self.able, strict=True)]

    def _parts(self, regrets: Values, totals: Values, able: Values) -> Values:
        return [
            regret / total if total else can / number if number else 0.0
            for regret, total, can, number in zip(regrets, totals, able, self.choices, strict=True)
        ]

    def update_regrets(self, values: Matrix, mean: Values) -> None:
        """Add to each move's regret what it would have won beyond the strategy."""
        self.regrets = [
            [max(0.0, r + v - m) * can for r, v, m, can in zip(regrets, won, mean, able, strict=True)]
            for regrets, won, able in zip(self.regrets, values, self.able, strict=True)
        ]

    def accumulate(self, strategy: Matrix, own: Values, weight: int) -> None:
        """Add the strategy to the average."""
        self.strategy_sums = [
            [s + weight * reach * part for s, reach, part in zip(strategy_sums, own, parts, strict=True)]
            for strategy_sums, parts in zip(self.strategy_sums, strategy, strict=True)
        ]

    def average_strategy(self, hand: Hand) -> Values:
        """Return the weight of each move with this hand."""
        place = self.hands.index(hand)
        strategy_sums = [row[place] for row in self.strategy_sums]
        return strategy_sums if any(strategy_sums) else [able[place] for able in self.able]


def solve(root: BiddingNode, hands: tuple[int, int], iterations: int) -> None:
    """Run so many iterations; `hands` are the numbers of hands of each role."""
    for iteration in range(1, iterations + 1):
        for learner in (0, 1):
            _traverse(root, learner, [1.0] * hands[learner], [1.0] * hands[1 - learner], iteration**_LATER)


def _traverse(at: BiddingNode, learner: Role, own: Values, other: Values, weight: int) -> Values:
    """Return by hand of the learner the winnings from here on, and update regrets on the way."""
    strategy = at.strategy()
    if at.role != learner:
        return _traverse_opponent(at, strategy, learner, own, other, weight)
    values = [
        _call_values(after.won, other)
        if isinstance(after, CallNode)
        else _traverse(after, learner, list(map(mul, own, parts)), other, weight)
        for after, parts in zip(at.after, strategy, strict=True)
    ]
    products = [list(map(mul, won, parts)) for won, parts in zip(values, strategy, strict=True)]
    mean = [sum(column) for column in zip(*products, strict=True)]
    at.update_regrets(values, mean)
    at.accumulate(strategy, own, weight)
    return mean


def _traverse_opponent(  # noqa: PLR0913 - as _traverse
    at: BiddingNode, strategy: Matrix, learner: Role, own: Values, other: Values, weight: int
) -> Values:
    """Return the learner's winnings summed over the opponent's moves; a move that is never made adds nothing."""
    total = [0.0] * len(own)
    for after, parts in zip(at.after, strategy, strict=True):
        reach = list(map(mul, other, parts))
        if not any(reach):
            _accumulate_unreached(after, learner, own, weight)
        else:
            won = (
                _call_values(after.lost, reach)
                if isinstance(after, CallNode)
                else _traverse(after, learner, own, reach, weight)
            )
            total = list(map(add, total, won))
    return total


def _accumulate_unreached(at: BiddingNode | CallNode, learner: Role, own: Values, weight: int) -> None:
    """Accumulate the learner's strategy below nodes that the opponent does not reach now, but may reach later."""
    if isinstance(at, CallNode) or not any(own):
        return
    if at.role != learner:
        for after in at.after:
            _accumulate_unreached(after, learner, own, weight)
        return
    strategy = at.strategy()
    at.accumulate(strategy, own, weight)
    for after, parts in zip(at.after, strategy, strict=True):
        _accumulate_unreached(after, learner, list(map(mul, own, parts)), weight)


def _call_values(won: Matrix, other: Values) -> Values:
    return [sum(map(mul, row, other)) for row in won]
