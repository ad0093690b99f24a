"""Kitten plays by eye: any move that is nearly the best will do, it foresees no chase, and forgets where MEOWs lie."""

from typing import Final

from ninelives.bots.choosing import one_of_the_best
from ninelives.bots.shut_up_cat.endgame import AtLeast, is_last
from ninelives.bots.shut_up_cat.evaluation import any_order, evaluate_moves, resources_of, without_early_chases
from ninelives.bots.shut_up_cat.expectimax import Resources
from ninelives.bots.shut_up_cat.heuristic import CARD, STEP, LinearModel
from ninelives.bots.shut_up_cat.taste import to_taste
from ninelives.bots.temper import Temper
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.shut_up_cat.moves import SCORE, Move
from ninelives.games.shut_up_cat.pieces import MEOWS
from ninelives.games.shut_up_cat.rules.minds import UNKNOWING
from ninelives.games.shut_up_cat.state import Awake
from ninelives.games.shut_up_cat.view import Seen, View

SLACK: Final = 1.2  # winks of difference that kitten does not notice
_ATTENTIVE: Final = 4  # one time in so many it remembers what it saw of the tiles


def kitten(view: View, moves: Moves[Move], awaited: bool, draw: Draw, temper: Temper) -> Move | None:  # noqa: FBT001 - as every Level
    if not awaited or not isinstance(view, Seen):
        return None
    chosen = _not_lost(view, without_early_chases(view, moves))
    model = LinearModel(view, STEP, CARD)
    values = evaluate_moves(view, _remembered(view, draw), chosen, model.of, any_order)
    values = to_taste(chosen, values, temper, SLACK)
    if not isinstance(view.phase, Awake):
        return one_of_the_best(chosen, values, SLACK, draw)
    shy = SCORE in chosen and not is_last(view) and draw.below(2) == 0
    if shy and values[chosen.index(SCORE)] >= max(values) - SLACK:
        return SCORE  # kitten sees the best move, but does not always dare to chase
    return one_of_the_best(chosen, values, 0.0, draw)


def _remembered(view: Seen, draw: Draw) -> Resources:
    """Return what it has in its turn, mostly as if it had never seen a tile."""
    resources = resources_of(view, chases=0)
    return resources if not draw.below(_ATTENTIVE) else resources._replace(mind=UNKNOWING, meows=(MEOWS,))


def _not_lost(view: Seen, moves: list[Move]) -> list[Move]:
    """In the last turn of a match, leave out certain losses where there is an alternative."""
    if not is_last(view):
        return moves
    model = AtLeast(max(view.board.winks))
    values = evaluate_moves(view, resources_of(view, chases=0), moves, model.always, any_order)
    safe = [move for nth, move in enumerate(moves) if values[nth] >= 1.0]
    return safe or [move for nth, move in enumerate(moves) if values[nth] > 0.0] or moves
