"""Strategies in sequence form, and their values.

A strategy is a realization plan: by sequence, the chance that the seat makes all those moves, if chance and the other
seat allow it. The average of two such strategies is a strategy, and the value of a pair is a sum of products.
"""

from math import sumprod

from ninelives.lab.oracle.tree import Side, Tree

type Strategy = list[float]
type Pair = tuple[Strategy, Strategy]
type Behaviour = list[float]  # by sequence: the chance of its last move at its information set


def strategy_of(side: Side, behaviour: Behaviour) -> Strategy:
    """Return a behaviour as the weight of each sequence of a side."""
    strategy = [1.0] * side.size
    for known in side.sets:
        lead = strategy[known.parent]
        strategy[known.span] = [lead * share for share in behaviour[known.span]]
    return strategy


def uniform_behaviour(side: Side) -> Behaviour:
    """Return the behaviour that chooses all moves equally often."""
    behaviour = [1.0]
    for known in side.sets:
        behaviour += [1 / len(known.moves)] * len(known.moves)
    return behaviour


def uniform_strategies(tree: Tree) -> Pair:
    """Return the strategies of two sides that choose all moves equally often."""
    first, second = tree.sides
    return strategy_of(first, uniform_behaviour(first)), strategy_of(second, uniform_behaviour(second))


def gains(side: Side, other: Strategy) -> list[float]:
    """Return the payoff of each sequence at the leaves where it ends, against this strategy of the other seat."""
    brought = [0.0] * side.size
    for row in side.rows:
        brought[row.sequence] = sumprod(row.pays, map(other.__getitem__, row.others))
    return brought


def best_response(side: Side, other: Strategy) -> float:
    """Return the value of the best response to this strategy of the other seat."""
    brought = gains(side, other)
    for known in reversed(side.sets):
        brought[known.parent] += max(brought[known.span])
    return brought[0]


def value(tree: Tree, pair: Pair) -> float:
    """Return the payoff of seat 0 under these strategies."""
    return sumprod(pair[0], gains(tree.sides[0], pair[1]))


def exploitability(tree: Tree, pair: Pair) -> float:
    """Return the mean value of the best responses of both seats: half of NashConv, 0 at equilibrium."""
    first, second = tree.sides
    return (best_response(first, pair[1]) + best_response(second, pair[0])) / 2
