"""Kitten plays by eye: what looks about as good as the best will do, and the multiplier hardly counts."""

from typing import Final

from ninelives.bots.choosing import one_of_the_best
from ninelives.bots.shut_up_cat.last import AtLeast, is_last
from ninelives.bots.shut_up_cat.thumb import ThumbRule
from ninelives.bots.shut_up_cat.weighing import anywhere, held_back, means_of, weigh_all
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.shut_up_cat.moves import SCORE, Move
from ninelives.games.shut_up_cat.state import Awake
from ninelives.games.shut_up_cat.view import Seen, View

STEP: Final = 1.0  # winks that a step of the multiplier is worth: kitten wants to sleep now
CARD: Final = 1.0
SLACK: Final = 3.0  # winks that kitten does not see


def kitten(view: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    if not awaited or not isinstance(view, Seen):
        return None
    chosen = _not_lost(view, held_back(view, moves))
    outlook = ThumbRule(view, STEP, CARD)
    worths = weigh_all(view, means_of(view, chases=0), chosen, outlook.of, anywhere)
    if not isinstance(view.phase, Awake):
        return one_of_the_best(chosen, worths, SLACK, draw)
    shy = SCORE in chosen and not is_last(view) and draw.below(2) == 0
    if shy and worths[chosen.index(SCORE)] >= max(worths) - SLACK:
        return SCORE  # what lies face up kitten sees well, but it does not always dare to chase
    return one_of_the_best(chosen, worths, 0.0, draw)


def _not_lost(view: Seen, moves: list[Move]) -> list[Move]:
    """In the very last turn, leave out what surely loses where something may not."""
    if not is_last(view):
        return moves
    outlook = AtLeast(max(view.board.winks))
    worths = weigh_all(view, means_of(view, chases=0), moves, outlook.always, anywhere)
    safe = [move for nth, move in enumerate(moves) if worths[nth] >= 1.0]
    return safe or [move for nth, move in enumerate(moves) if worths[nth] > 0.0] or moves
