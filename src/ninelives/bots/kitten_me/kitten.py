"""Kitten plays for fun: it estimates the odds with noise, is optimistic about its own bids, and raises too far."""

from typing import Final

from ninelives.bots.kitten_me.action_cards import action_card
from ninelives.bots.kitten_me.evaluation import TurnEvaluation, evaluate_turn
from ninelives.bots.kitten_me.tabby import boldest
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import Move
from ninelives.games.kitten_me.view import Seen, View

_FINE: Final = 1000  # steps of a chance
_BLUR: Final = 0.4  # amplitude of the noise on a chance
_HOPES: Final = (0.9, 0.6, 0.3)  # the chance that it wants for an opening bid
_ITCH: Final = 4  # one time in so many it plays an action card just because it can
_NEVER: Final = 0.001  # a smaller chance counts as impossible: the belief is no more exact
_LEAPS: Final = (1, 2, 3)  # by how much it raises


def kitten(view: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    if not awaited or not isinstance(view, Seen):
        return None
    turn = evaluate_turn(view, moves, reads=False)
    played = action_card(view, moves)
    if played is not None and draw.below(_ITCH) == 0:
        return played
    return boldest(turn, _HOPES[draw.below(len(_HOPES))]) if view.bid is None else _by_feeling(turn, draw)


def _by_feeling(turn: TurnEvaluation, draw: Draw) -> Move:
    """Choose between a call and all raises by noisy chances; certainties have no noise."""
    leap = _LEAPS[draw.below(len(_LEAPS))]
    raises = [way for way in turn.raises(leap) if way[0] > _NEVER] or turn.raises(1)
    ways: list[tuple[float, Move]] = [*[(_hope(chance), bid) for chance, bid in raises], *turn.calls()[:1]]
    feelings = [(_felt(chance, draw), move) for chance, move in ways]
    return max(feelings, key=lambda way: way[0])[1]


def _hope(chance: float) -> float:
    """Return an optimistic chance for an own bid."""
    return (1 + chance) / 2 if chance > _NEVER else 0.0


def _felt(chance: float, draw: Draw) -> float:
    if not _NEVER < chance < 1 - _NEVER:
        return 2.0 * round(chance)
    return chance + _BLUR * (2 * draw.below(_FINE) / _FINE - 1)
