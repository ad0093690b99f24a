"""The abstraction that the policy of two is learned on: a turn becomes a bucket, its moves a handful of plans.

Two turns share a bucket if their chances are similar, whatever the deck, the options and the cards.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ninelives.bots.kitten_me.action_cards import action_card
from ninelives.bots.kitten_me.evaluation import TurnEvaluation
from ninelives.games.kitten_me.moves import Bid, Move

# the chance to stand that each of the five opening plans asks for
_OPENINGS: Final[tuple[float, ...]] = (0.9, 0.75, 0.6, 0.45, 0.3)
_CALL_STEPS: Final[tuple[float, ...]] = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
_RAISE_STEPS: Final[tuple[float, ...]] = (0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9)
_OPENING_STEPS: Final[tuple[float, ...]] = (0.25, 0.35, 0.45, 0.55, 0.7)


class AbstractTurn(NamedTuple):
    bucket: str
    plans: tuple[Move | None, ...]  # the number is fixed for openings and for answers; None where a plan is unavailable


def abstract(turn: TurnEvaluation) -> AbstractTurn:
    act = action_card(turn.view, turn.moves)
    holds = "+" if act is not None else "-"
    last = turn.view.bid
    if last is None:
        return AbstractTurn(f"open {holds}{_opening_step(turn)}", (*_openings(turn), act))
    calls, raises = turn.calls(), turn.raises(1)
    call = _step(calls[0][0], _CALL_STEPS) if calls else "x"
    best = _step(raises[0][0], _RAISE_STEPS) if raises else "x"
    likeliest = raises[0][1].attribute if raises else None
    same = "s" if likeliest == last.attribute else "o"
    plans = (calls[0][1] if calls else None, *_raises(turn, raises), act)
    return AbstractTurn(f"{call}{best}{same}{holds}", plans)


def _step(value: float, steps: Sequence[float]) -> str:
    return str(sum([value >= step for step in steps]))


def _opening_step(turn: TurnEvaluation) -> str:
    return _step(turn.boldest(_OPENINGS[2]).number / (turn.view.dealt + 1), _OPENING_STEPS)


def _openings(turn: TurnEvaluation) -> list[Move]:
    """Return the openings: the best attribute, more or less boldly, and a bluff with the worst."""
    bold: list[Move] = [turn.boldest(sure) for sure in _OPENINGS]
    middle = turn.boldest(_OPENINGS[2])
    pretended = Bid(middle.number, turn.raises(1)[-1][1].attribute)
    return [*bold, pretended if pretended in turn.moves else middle]


def _raises(turn: TurnEvaluation, raises: list[tuple[float, Bid]]) -> list[Move | None]:
    """Return the raises: the likeliest by one or two, the last bid by one, and bluffs with the second and the last."""
    last = turn.view.bid
    if not raises or last is None:
        return [None] * 5
    jumps = turn.raises(2)
    followed = Bid(last.number + 1, last.attribute)
    return [
        raises[0][1],
        jumps[0][1] if jumps else None,
        followed if followed in turn.moves else None,
        raises[1][1] if len(raises) > 1 else None,
        raises[-1][1],
    ]
