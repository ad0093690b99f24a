"""A round of You Gotta Be Kitten Me! as the oracle sees it, and bots before it."""

from fractions import Fraction
from typing import Any

import pytest

from ninelives.bots.bot import uniform
from ninelives.core.chance import Draw
from ninelives.core.game import TABLE, Moves
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import CHALLENGE, SKIP_TURN, FirstDealer, Move
from ninelives.games.kitten_me.state import Dealing, Over, State
from ninelives.games.kitten_me.view import View
from ninelives.lab.oracle.bot_strategy import bot_strategy
from ninelives.lab.oracle.cfr import solve
from ninelives.lab.oracle.report import exploitabilities
from ninelives.lab.oracle.rounds import SHRUNK, round_tree, state_before_deal
from ninelives.lab.oracle.strategies import exploitability, uniform_strategies, value
from ninelives.lab.oracle.tree import Tree

TINY = {"dealer_may_skip": "yes", "list": "bh:2,bt:1,w:1,skip:1", "start": "1"}


def tree_of(answers: dict[str, str]) -> Tree:
    return round_tree(GAME, state_before_deal(GAME, answers))


def at_random(state: State) -> tuple[Fraction, int]:
    """Return the expected payoff of seat 0 under random play, and the number of nodes, counted in a second way."""
    if isinstance(state, (Dealing, Over)) and state.round.last is not None:
        mine, theirs = state.round.counts
        changes = state.round.last.changes
        before = mine - changes[0], theirs - changes[1]
        return Fraction(mine, mine + theirs) * sum(before) - before[0], 1
    (actor,) = GAME.to_act(state)
    seats_moves = [(move, 1) for move in GAME.legal(state, actor)] if actor != TABLE else []
    fan = seats_moves or list(GAME.odds(state))
    below = [(ways, *at_random(GAME.apply(state, actor, move))) for move, ways in fan]
    total = sum([ways for ways, _won, _nodes in below])
    won = sum([ways * won for ways, won, _nodes in below], Fraction())
    return won / total, 1 + sum([nodes for _ways, _won, nodes in below])


@pytest.mark.parametrize("answers", [TINY, SHRUNK["one-card"], SHRUNK["flip-purrfect"]])
def test_a_round_has_the_nodes_and_the_value_that_the_rules_give_it(answers: dict[str, str]) -> None:
    tree = tree_of(answers)
    won, nodes = at_random(state_before_deal(GAME, answers))
    assert tree.nodes == nodes
    assert value(tree, uniform_strategies(tree)) == pytest.approx(float(won))


def test_what_a_seat_sees_is_the_key() -> None:
    tree = tree_of(TINY)
    dealt = GAME.apply(state_before_deal(GAME, TINY), TABLE, GAME.read("deal 0:skip 1:w"))
    skipped = GAME.apply(dealt, 0, SKIP_TURN)
    assert GAME.view(dealt, 0) in [known.key for known in tree.sides[0].sets]
    assert GAME.view(skipped, 1) in [known.key for known in tree.sides[1].sets]


def test_whoever_deals_the_round_is_worth_the_same() -> None:
    opening = GAME.start(GAME.choose(None, TINY), 2)
    values = []
    for dealer in (0, 1):
        tree = round_tree(GAME, GAME.apply(opening, TABLE, FirstDealer(dealer)))
        values.append(value(tree, solve(tree, 100)))
    assert values[0] == pytest.approx(-values[1], abs=0.01)
    assert abs(values[0]) > 0.1


def test_a_round_is_solved() -> None:
    tree = tree_of(SHRUNK["one-card"])
    pair = solve(tree, 300)
    assert exploitability(tree, pair) < 5e-4
    assert value(tree, pair) == pytest.approx(1 / 5, abs=5e-4)


@pytest.mark.parametrize("start", ["opening", "bidding", "three seats"])
def test_a_tree_starts_before_a_deal_at_a_table_of_two(start: str) -> None:
    opening = GAME.start(GAME.choose(None, TINY), 3 if start == "three seats" else 2)
    first = GAME.apply(opening, TABLE, FirstDealer(0))
    states = {"opening": opening, "three seats": first}
    state = states.get(start) or GAME.apply(first, TABLE, GAME.read("deal 0:bh 1:w"))
    with pytest.raises(ValueError, match="at a table of two"):
        round_tree(GAME, state)


def doubter(_view: View, moves: Moves[Move], _awaited: bool, _draw: Draw) -> Move:  # noqa: FBT001 - as every Bot
    return CHALLENGE if CHALLENGE in moves else moves[0]


def test_a_bot_that_always_doubts_is_found_out() -> None:
    tree = tree_of(SHRUNK["one-card"])
    pair = bot_strategy(tree, doubter, 100)
    assert set(pair[0]) == set(pair[1]) == {0.0, 1.0}
    assert exploitability(tree, pair) > exploitability(tree, solve(tree, 100)) + 0.1


def test_a_bot_that_draws_nothing_is_asked_once() -> None:
    asked: list[Any] = []

    def counted(view: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move:  # noqa: FBT001 - as every Bot
        asked.append(view)
        return doubter(view, moves, awaited, draw)

    bot_strategy(tree_of(TINY), counted, 1000)
    assert {asked.count(view) for view in set(asked)} == {1}


def test_what_a_bot_draws_is_followed() -> None:
    def like_uniform(view: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
        return uniform(view, moves, awaited, draw)

    tree = tree_of(TINY)
    assert bot_strategy(tree, like_uniform, 1)[0] == pytest.approx(bot_strategy(tree, uniform, 1)[0])


def test_asking_comes_close_to_what_a_bot_does() -> None:
    def like_uniform(_view: View, moves: Moves[Move], _awaited: bool, draw: Draw) -> Move:  # noqa: FBT001 - as every Bot
        return moves[draw.below(len(moves) << 20) % len(moves)]  # too many numbers to follow

    tree = tree_of(TINY)
    exact, asked = bot_strategy(tree, uniform, 1), bot_strategy(tree, like_uniform, 500)
    assert asked[0] == pytest.approx(exact[0], abs=0.07)  # 20 answers would be off by twice as much
    assert exploitability(tree, asked) == pytest.approx(exploitability(tree, exact), abs=0.02)


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    def skipper(_view: View, _moves: Moves[Move], _awaited: bool, _draw: Draw) -> Move:  # noqa: FBT001 - as every Bot
        return SKIP_TURN

    with pytest.raises(ValueError, match="which is not allowed"):
        bot_strategy(tree_of(SHRUNK["one-card"]), skipper, 10)


def test_a_report_compares_bots_with_random_play() -> None:
    (report,) = exploitabilities(["random"], 50, 10, {"one-card": SHRUNK["one-card"]})
    assert (report.name, report.nodes, report.information_sets) == ("one-card", 1359, 196)
    assert report.bots["random"].ratio == 1
    assert report.solved < report.bots["random"].exploitability / 100


@pytest.mark.slow
@pytest.mark.parametrize("name", SHRUNK)
def test_every_shrunk_game_is_small_and_comes_close_to_solved(name: str) -> None:
    (report,) = exploitabilities(["random"], 100, 1, {name: SHRUNK[name]})
    assert report.nodes < 1_000_000
    assert report.solved < 0.003
