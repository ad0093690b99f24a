"""A network of whole numbers: known answers, and the same as floats give but for what rounding takes."""

from math import exp

import pytest

from ninelives.bots.network import FINE, STEPS, TOLD, MoveNetwork, as_weights

ONE = 1 << FINE
# two things told of a turn, one of a move, two hidden cells: the first adds up, the second is their opposite
TINY = f"""2 1 2
{ONE}
{ONE} {ONE} 0 {ONE} {ONE} {2 * ONE}
{-ONE} {-ONE} 0 {-ONE} {ONE} 0
{ONE // 2} {-ONE}
"""


def answer(turn: list[float], move: list[float]) -> tuple[float, float]:
    score, worth = MoveNetwork(TINY).answers(turn, [move])[0]
    return score / (1 << TOLD), worth / (1 << TOLD)


def test_a_network_answers_as_counted_by_hand() -> None:
    assert answer([1.0, 0.5], [0.25]) == (1.75 + 0.25 + 0.5, 3.5 - 1)
    assert answer([-1.0, -0.5], [-0.25]) == (1.75 - 0.25 + 0.5, -1)
    assert answer([0.0, 0.0], [0.0]) == (0.5, -1)


def test_each_move_is_judged_by_itself() -> None:
    moves = [[0.25], [-3.0], [1.0]]
    together = MoveNetwork(TINY).answers([1.0, 0.5], moves)
    assert together == [MoveNetwork(TINY).answers([1.0, 0.5], [move])[0] for move in moves]


def test_it_knows_how_much_it_is_told() -> None:
    assert MoveNetwork(TINY).sizes == (2, 1)


def test_comments_are_no_weights() -> None:
    assert MoveNetwork("# learned\n" + TINY).answers([1.0, 0.5], [[0.25]]) == MoveNetwork(TINY).answers(
        [1.0, 0.5], [[0.25]]
    )


def test_weights_fall_by_e_for_each_whole_score() -> None:
    weights = as_weights([0, -STEPS, -3 * STEPS, -7 * STEPS // 2])
    assert [weight / weights[0] for weight in weights] == pytest.approx([1, exp(-1), exp(-3), exp(-3.5)], abs=1e-5)


def test_a_move_that_is_far_behind_is_never_played() -> None:
    assert as_weights([0, -1000 * STEPS])[1] == 0
