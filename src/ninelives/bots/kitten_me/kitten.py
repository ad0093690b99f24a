"""Kitten plays for fun: it has a vague feeling for the odds, loves its own cards, and gets carried away."""

from typing import Final

from ninelives.bots.kitten_me.action_cards import action_card
from ninelives.bots.kitten_me.evaluation import TurnEvaluation, evaluate_turn
from ninelives.bots.kitten_me.tabby import boldest
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import Move
from ninelives.games.kitten_me.view import Playing, View

_FINE: Final = 1000  # steps of a chance
_BLUR: Final = 0.4  # how far off its feeling may be, either way
_HOPES: Final = (0.9, 0.6, 0.3)  # how sure it wants to be of an opening bid
_ITCH: Final = 4  # one time in so many it plays an action card just because it can
_NEVER: Final = 0.001  # what is less likely is taken for impossible: a hunch is no more exact
_LEAPS: Final = (1, 2, 3)  # by how much it raises


def kitten(view: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    if not awaited or not isinstance(view, Playing):
        return None
    turn = evaluate_turn(view, moves, reads=False)
    played = action_card(view, moves)
    if played is not None and draw.below(_ITCH) == 0:
        return played
    return boldest(turn, _HOPES[draw.below(len(_HOPES))]) if view.bid is None else _by_feeling(turn, draw)


def _by_feeling(turn: TurnEvaluation, draw: Draw) -> Move:
    """Weigh a call against a raise of anything, each by a blurred chance; what is certain is seen as certain."""
    leap = _LEAPS[draw.below(len(_LEAPS))]
    raises = [way for way in turn.raises(leap) if way[0] > _NEVER] or turn.raises(1)
    ways: list[tuple[float, Move]] = [*[(_hope(chance), bid) for chance, bid in raises], *turn.calls()[:1]]
    feelings = [(_felt(chance, draw), move) for chance, move in ways]
    return max(feelings, key=lambda way: way[0])[1]


def _hope(chance: float) -> float:
    """See one's own bids in a rosy light."""
    return (1 + chance) / 2 if chance > _NEVER else 0.0


def _felt(chance: float, draw: Draw) -> float:
    if not _NEVER < chance < 1 - _NEVER:
        return 2.0 * round(chance)
    return chance + _BLUR * (2 * draw.below(_FINE) / _FINE - 1)
