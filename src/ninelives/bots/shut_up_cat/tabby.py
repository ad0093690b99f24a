"""Tabby plays the odds: the most winks this turn, with a linear heuristic for what lasts beyond it."""

from typing import Final

from ninelives.bots.choosing import one_of_the_best
from ninelives.bots.shut_up_cat.evaluation import evaluate_moves, resources_of, without_early_chases
from ninelives.bots.shut_up_cat.heuristic import CARD, STEP, LinearModel
from ninelives.bots.shut_up_cat.taste import to_taste
from ninelives.bots.temper import Temper
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.shut_up_cat.moves import Move
from ninelives.games.shut_up_cat.pieces import MEOW
from ninelives.games.shut_up_cat.view import Seen, View

CHASES: Final = 1  # tabby foresees one chase; once tiles are face up, it chases while that pays
ALIKE: Final = 0.3  # winks; closer values are the same to tabby, which leaves room above it for a panther


def tabby(view: View, moves: Moves[Move], awaited: bool, draw: Draw, temper: Temper) -> Move | None:  # noqa: FBT001 - as every Level
    if not awaited or not isinstance(view, Seen):
        return None
    chosen = without_early_chases(view, moves)
    model = LinearModel(view, STEP, CARD)
    values = evaluate_moves(view, resources_of(view, chases=CHASES), chosen, model.of, put_together)
    return one_of_the_best(chosen, to_taste(chosen, values, temper, 1.0), ALIKE, draw)


def put_together(_view: Seen, tiles: str) -> float:
    """Return a higher value for MEOWs at either end of the arc: what is left is long and safe."""
    places = [place for place, tile in enumerate(tiles) if tile == MEOW]
    return float(max(sum(places), sum([len(tiles) - 1 - place for place in places])))
