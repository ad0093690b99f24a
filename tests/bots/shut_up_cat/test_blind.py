"""A player who looks at nothing: the longest arc, and every chase. In the sheet's game it must not pay (S2)."""

from functools import lru_cache

from ninelives.bots.cats import bot_named
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.moves import CHASE, Move, Sleep
from ninelives.games.shut_up_cat.pieces import ARCS
from ninelives.games.shut_up_cat.state import Awake
from ninelives.games.shut_up_cat.view import Seen, View
from ninelives.lab.arena import Pairing, arena

MATCHES = 24


def blind(view: View, moves: Moves[Move], awaited: bool, _draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    if not awaited:
        return None
    if isinstance(view, Seen) and isinstance(view.phase, Awake) and CHASE in moves:
        return CHASE
    sleeps = [move for move in moves if isinstance(move, Sleep)]
    return max(sleeps, key=lambda move: ARCS[move.first][move.last].length) if sleeps else moves[0]


@lru_cache(maxsize=4)
def share_of_tabby(arcs: str) -> float:
    tabby = bot_named(GAME, "tabby")
    options = GAME.choose("sheet", {"arcs": arcs})
    return arena(Pairing(GAME, options, 2, tabby, blind, 7), MATCHES, jobs=1).score.value


def test_it_loses_to_tabby_in_the_sheets_game() -> None:
    assert share_of_tabby("short") > 0.7


def test_it_is_what_made_short_arcs_the_rule() -> None:
    assert share_of_tabby("all") < 0.3
