"""The oracle finds the known values of small games, and refuses what it cannot solve."""

from collections.abc import Callable

import pytest

from lab.little import BET, START, Place, kuhn, liars_dice, loaded_coin, pennies
from ninelives.lab.oracle.cfr import solve
from ninelives.lab.oracle.strategies import (
    Strategy,
    best_response,
    exploitability,
    strategy_of,
    uniform_strategies,
    value,
)
from ninelives.lab.oracle.tree import DecisionNode, Node, Side, build_tree

type Look = Callable[[Place], Node[Place]]
type Known = tuple[int, tuple[int, ...]]  # a card, and the moves made


@pytest.mark.parametrize(
    ("look", "iterations", "known"), [(kuhn, 1000, -1 / 18), (liars_dice(3), 200, 1 / 9), (liars_dice(4), 400, 0.0624)]
)
def test_known_values_are_found(look: Look, iterations: int, known: float) -> None:
    tree = build_tree(START, look)
    pair = solve(tree, iterations)
    assert value(tree, pair) == pytest.approx(known, abs=3e-4)
    assert 0 <= exploitability(tree, pair) < 3e-4


@pytest.mark.parametrize(("look", "known"), [(kuhn, 11 / 24), (liars_dice(4), 0.65506)])
def test_random_play_gives_away_what_is_known(look: Look, known: float) -> None:
    tree = build_tree(START, look)
    assert exploitability(tree, uniform_strategies(tree)) == pytest.approx(known, abs=1e-5)


def test_trees_have_the_size_that_is_known() -> None:
    tree = build_tree(START, kuhn)
    assert (tree.nodes, tree.information_sets) == (1 + 6 * 9, 12)
    tree = build_tree(START, liars_dice(3))
    assert tree.information_sets == 3 * 2**6  # a die and the set of bids made


def kuhn_strategy(side: Side, bets: dict[Known, float]) -> Strategy:
    behaviour = [1.0]
    for known in side.sets:
        bet = bets[known.key]  # type: ignore[index] # any key may be hashed
        behaviour += [1 - bet, bet]
    return strategy_of(side, behaviour)


FIRST: dict[Known, float] = {
    (1, ()): 0.2,
    (2, ()): 0,
    (3, ()): 0.6,
    (1, (0, BET)): 0,
    (2, (0, BET)): 0.2 + 1 / 3,
    (3, (0, BET)): 1,
}
SECOND: dict[Known, float] = {
    (1, (0,)): 1 / 3,
    (2, (0,)): 0,
    (3, (0,)): 1,
    (1, (BET,)): 0,
    (2, (BET,)): 1 / 3,
    (3, (BET,)): 1,
}


def test_an_equilibrium_from_the_book_gives_nothing_away() -> None:
    tree = build_tree(START, kuhn)
    pair = (kuhn_strategy(tree.sides[0], FIRST), kuhn_strategy(tree.sides[1], SECOND))
    assert exploitability(tree, pair) == pytest.approx(0)
    assert value(tree, pair) == pytest.approx(-1 / 18)


def test_each_seat_has_its_own_best_response() -> None:
    tree = build_tree(START, kuhn)
    never = dict.fromkeys([*FIRST, *SECOND], 0.0)
    first, second = tree.sides
    assert best_response(first, kuhn_strategy(second, never)) == pytest.approx(1)  # bet, and it folds
    assert best_response(second, kuhn_strategy(first, never)) == pytest.approx(1)


def test_two_iterations_are_as_worked_by_hand() -> None:
    tree = build_tree(START, pennies)
    first, second = solve(tree, 2)
    assert first == pytest.approx([1, 11 / 27, 16 / 27])
    assert second == pytest.approx([1, 52 / 159, 107 / 159])


def test_chance_weighs_what_it_brings() -> None:
    tree = build_tree(START, loaded_coin)
    assert best_response(tree.sides[0], [1.0]) == pytest.approx(1 / 2)
    assert value(tree, solve(tree, 2)) == pytest.approx(1 / 2)


def blurred(blur: Callable[[DecisionNode[Place]], DecisionNode[Place]]) -> Look:
    def look(place: Place) -> Node[Place]:
        node = kuhn(place)
        return blur(node) if isinstance(node, DecisionNode) else node

    return look


def test_a_tree_without_perfect_recall_is_refused() -> None:
    def forget(node: DecisionNode[Place]) -> DecisionNode[Place]:
        return DecisionNode(node.seat, str(node.key)[:2], node.moves, node.after)  # the card alone

    with pytest.raises(ValueError, match="seat 0 lacks perfect recall"):
        build_tree(START, blurred(forget))


def test_a_seat_whose_moves_betray_what_it_must_not_know_is_refused() -> None:
    def betray(node: DecisionNode[Place]) -> DecisionNode[Place]:
        (dealt, _moves) = node.after[0]
        may = 1 + (dealt[1 - node.seat] > 1)
        return DecisionNode(node.seat, node.key, node.moves[:may], node.after[:may])  # type: ignore[index] # a tuple

    with pytest.raises(ValueError, match="different moves within one information set"):
        build_tree(START, blurred(betray))
