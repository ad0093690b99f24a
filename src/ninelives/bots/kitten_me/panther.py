"""Panther infers hands from bids and hides its own; with two left it mixes by a policy learned in self-play."""

from collections.abc import Sequence
from typing import Final

from ninelives.bots.choosing import by_weight, one_of_the_best
from ninelives.bots.kitten_me.abstraction import AbstractTurn, abstract
from ninelives.bots.kitten_me.evaluation import evaluate_turn, heads_up
from ninelives.bots.kitten_me.policy import Policy, policy
from ninelives.bots.kitten_me.small_rounds import solved
from ninelives.bots.kitten_me.worth import Worth
from ninelives.bots.temper import Temper
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import Move
from ninelives.games.kitten_me.view import Seen, View

_LIKING: Final = 0.6  # by how much of itself a whole temper changes the weight of a plan
_LOOKS: Final[tuple[float, ...]] = (0.97, 0.9, 0.8, 0.7, 0.6)  # how likely an opening may look to the others
_STEP: Final = 0.08  # by how much a whole temper changes that
_LEAPS: Final = (1, 2, 3)
_SPARE: Final = 0.05  # cards: what it risks rather than play an action card
_MIXED: Final = 0.02  # cards given up so that bids tell less
_NOISE: Final = 2  # of a hundred; smaller weights are noise from training


def panther(view: View, moves: Moves[Move], awaited: bool, draw: Draw, temper: Temper) -> Move | None:  # noqa: FBT001 - as every Level
    if not awaited or not isinstance(view, Seen):
        return None
    solution = solved(view)
    if solution is not None:
        return by_weight(*solution, draw)
    if not heads_up(view):
        return _among_many(Worth(view, moves, reads=True), draw, temper)
    turn = abstract(evaluate_turn(view, moves, reads=True))
    return by_weight(turn.plans, to_taste(weights_of(turn, policy()), temper, opens=view.bid is None), draw)


def _among_many(worth: Worth, draw: Draw, temper: Temper) -> Move:
    """Return what is worth most, or nearly: with several left, a bid that is raised costs nothing."""
    ways = worth.passes(_SPARE)
    if worth.turn.view.bid is None:
        for looks in _LOOKS:
            ways += [(worth.bid(bid), bid) for bid in worth.openings(looks - _STEP * temper.high)]
    else:
        ways += [*worth.calls(), *worth.raises(_LEAPS)]
    ways = worth.to_taste(ways, temper)
    return one_of_the_best([move for _value, move in ways], [value for value, _move in ways], _MIXED, draw)


def evaluate(view: View, moves: Moves[Move]) -> list[float]:
    """Return the value of each move in cards, with the bids of others taken into account."""
    if not isinstance(view, Seen):
        return [0.0] * len(moves)
    worth = Worth(view, moves, reads=True)
    return [worth.of(move) for move in moves]


def weights_of(turn: AbstractTurn, known: Policy) -> list[float]:
    """Return the weight of each plan by the policy; in an unknown bucket all available plans weigh the same."""
    able = [float(plan is not None) for plan in turn.plans]
    usual = known.get(turn.bucket, (0,) * len(able))
    weights = [weight * can if weight > _NOISE else 0.0 for weight, can in zip(usual, able, strict=True)]
    return weights if any(weights) else able


def to_taste(weights: Sequence[float], temper: Temper, *, opens: bool) -> list[float]:
    """Return the weights of the plans as this temper likes them; they are in the order of `abstract`."""
    high, bluff = temper.high, temper.bluff
    likes = (
        (-high, -high / 2, 0.0, high / 2, high, bluff, 0.0)
        if opens
        else (temper.doubt, 0.0, high, temper.stubborn, bluff, bluff, 0.0)
    )
    return [weight * (1.0 + _LIKING * like) for weight, like in zip(weights, likes, strict=True)]
