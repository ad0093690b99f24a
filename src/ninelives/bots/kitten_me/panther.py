"""Panther infers hands from bids, and mixes its plans by a policy learned in self-play: so it bluffs and hides."""

from collections.abc import Sequence
from typing import Final

from ninelives.bots.kitten_me.abstraction import AbstractTurn, abstract
from ninelives.bots.kitten_me.evaluation import TurnEvaluation, as_watched, evaluate_turn
from ninelives.bots.kitten_me.policy import Policy, policy
from ninelives.bots.kitten_me.small_rounds import solved
from ninelives.bots.kitten_me.stakes import Stakes
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import Bid, Move
from ninelives.games.kitten_me.view import Seen, View

_FINE: Final = 1 << 20  # steps of a chance


_NOISE: Final = 2  # of a hundred; smaller weights are noise from training


def panther(view: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    if not awaited or not isinstance(view, Seen):
        return None
    solution = solved(view)
    if solution is not None:
        return sampled_move(*solution, draw)
    turn = abstract(evaluate_turn(view, moves, reads=True))
    return sampled_move(turn.plans, weights_of(turn, policy()), draw)


def evaluate(view: View, moves: Moves[Move]) -> list[float]:
    """Return the value of each move in cards, with the bids of others taken into account."""
    if not isinstance(view, Seen):
        return [0.0] * len(moves)
    turn, public = evaluate_turn(view, moves, reads=True), evaluate_turn(as_watched(view), moves, reads=True)
    stake = turn.stakes()
    return [_worth(move, turn, public, stake) for move in moves]


def _worth(move: Move, turn: TurnEvaluation, public: TurnEvaluation, stake: Stakes) -> float:
    """Return the value of a move. A bid is called the more often, the less likely it looks to the others."""
    if isinstance(move, Bid):
        return (1 - public.stands(move)) * _expected_stake(turn.stands(move), stake)
    for chance, call in turn.calls():
        if call == move:
            return _expected_stake(chance, stake)
    return 0.0  # an action card changes nothing


def _expected_stake(chance: float, stake: Stakes) -> float:
    return chance * stake.challenge + (1 - chance) * stake.wrong


def weights_of(turn: AbstractTurn, known: Policy) -> list[float]:
    """Return the weight of each plan by the policy; in an unknown bucket all available plans weigh the same."""
    able = [float(plan is not None) for plan in turn.plans]
    usual = known.get(turn.bucket, (0,) * len(able))
    weights = [weight * can if weight > _NOISE else 0.0 for weight, can in zip(usual, able, strict=True)]
    return weights if any(weights) else able


def sampled_move(moves: Sequence[Move | None], weights: Sequence[float], draw: Draw) -> Move | None:
    """Sample one of the moves by weight."""
    place = sum(weights) * draw.below(_FINE) / _FINE
    for move, weight in zip(moves, weights, strict=True):
        if place < weight:
            return move
        place -= weight
    raise ValueError("nothing has any weight.")
