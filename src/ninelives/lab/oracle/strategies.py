"""Strategies, and what they are worth.

A seat's strategy gives for each of its sequences how likely the seat is to make all those moves, if chance and the
other let it. In this form the average of two strategies is a strategy, and the value of a pair is a sum of products.
"""

from math import sumprod

from ninelives.lab.oracle.tree import Side, Tree

type Strategy = list[float]
type Pair = tuple[Strategy, Strategy]
type Behaviour = list[float]  # by sequence: how likely its last move is, where it may be made


def strategy_of(side: Side, behaviour: Behaviour) -> Strategy:
    strategy = [1.0] * side.size
    for known in side.sets:
        lead = strategy[known.parent]
        strategy[known.span] = [lead * share for share in behaviour[known.span]]
    return strategy


def uniform_behaviour(side: Side) -> Behaviour:
    behaviour = [1.0]
    for known in side.sets:
        behaviour += [1 / len(known.moves)] * len(known.moves)
    return behaviour


def uniform_strategies(tree: Tree) -> Pair:
    first, second = tree.sides
    return strategy_of(first, uniform_behaviour(first)), strategy_of(second, uniform_behaviour(second))


def gains(side: Side, other: Strategy) -> list[float]:
    """Give what each sequence brings at the leaves where it ends, against this strategy of the other seat."""
    brought = [0.0] * side.size
    for row in side.rows:
        brought[row.sequence] = sumprod(row.pays, map(other.__getitem__, row.others))
    return brought


def best_response(side: Side, other: Strategy) -> float:
    """Give the most that the seat can get against this strategy of the other."""
    brought = gains(side, other)
    for known in reversed(side.sets):
        brought[known.parent] += max(brought[known.span])
    return brought[0]


def value(tree: Tree, pair: Pair) -> float:
    """Give what seat 0 gets when both keep to their strategies."""
    return sumprod(pair[0], gains(tree.sides[0], pair[1]))


def exploitability(tree: Tree, pair: Pair) -> float:
    """Give what one gets who knows these strategies, on average over both seats: half of NashConv, 0 at equilibrium."""
    first, second = tree.sides
    return (best_response(first, pair[1]) + best_response(second, pair[0])) / 2
