"""Panther reads the bids of others, and mixes its plans as self-play has taught it: so it bluffs and hides."""

from collections.abc import Sequence
from typing import Final

from ninelives.bots.kitten_me.habits import Habits, habits
from ninelives.bots.kitten_me.judgement import Judgement, as_watched, judge
from ninelives.bots.kitten_me.plans import Turn, look
from ninelives.bots.kitten_me.small import solved
from ninelives.bots.kitten_me.stakes import Stakes
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import Bid, Move
from ninelives.games.kitten_me.view import Playing, View

_FINE: Final = 1 << 20  # steps of a chance


_NOISE: Final = 2  # of a hundred; smaller weights are left over from learning


def panther(view: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    if not awaited or not isinstance(view, Playing):
        return None
    advice = solved(view)
    if advice is not None:
        return picked(*advice, draw)
    turn = look(judge(view, moves, reads=True))
    return picked(turn.plans, weights_of(turn, habits()), draw)


def weigh(view: View, moves: Moves[Move]) -> list[float]:
    """Say what each move is worth, in cards, to someone who reads the others' bids."""
    if not isinstance(view, Playing):
        return [0.0] * len(moves)
    turn, public = judge(view, moves, reads=True), judge(as_watched(view), moves, reads=True)
    stake = turn.stakes()
    return [_worth(move, turn, public, stake) for move in moves]


def _worth(move: Move, turn: Judgement, public: Judgement, stake: Stakes) -> float:
    """Take a bid to be called the more often the less likely it looks to the others; else it comes to nothing."""
    if isinstance(move, Bid):
        return (1 - public.stands(move)) * _gamble(turn.stands(move), stake)
    for chance, call in turn.calls():
        if call == move:
            return _gamble(chance, stake)
    return 0.0  # an action card leaves things as they are


def _gamble(chance: float, stake: Stakes) -> float:
    return chance * stake.challenge + (1 - chance) * stake.wrong


def weights_of(turn: Turn, known: Habits) -> list[float]:
    """Give the usual weight of each plan; in a situation never met before all that are to be had weigh the same."""
    able = [float(plan is not None) for plan in turn.plans]
    usual = known.get(turn.situation, (0,) * len(able))
    weights = [weight * can if weight > _NOISE else 0.0 for weight, can in zip(usual, able, strict=True)]
    return weights if any(weights) else able


def picked(moves: Sequence[Move | None], weights: Sequence[float], draw: Draw) -> Move | None:
    """Draw one of the moves by weight."""
    place = sum(weights) * draw.below(_FINE) / _FINE
    for move, weight in zip(moves, weights, strict=True):
        if place < weight:
            return move
        place -= weight
    raise ValueError("nothing has any weight.")
