"""Kitten is for first games: a child with a rule of thumb wins some against it."""

from ninelives.bots.cats import bot_named
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.moves import CHASE, Distract, Move, Settle, Sleep
from ninelives.games.shut_up_cat.pieces import ARCS
from ninelives.games.shut_up_cat.view import View
from ninelives.lab.arena import Pairing, arena

MATCHES = 40
NAP = 4  # places


def child(_view: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    """Chase when possible, sleep about four places, else settle."""
    if not awaited:
        return None
    if CHASE in moves:
        return CHASE
    sleeps = [move for move in moves if isinstance(move, Sleep)]
    if sleeps:
        return min(sleeps, key=lambda move: abs(ARCS[move.first][move.last].length - NAP))
    return next((move for move in moves if isinstance(move, (Settle, Distract))), moves[draw.below(len(moves))])


def share_among(level: str) -> float:
    options = GAME.choose("sheet", {"arcs": "all", "chase": "before_reveal"})
    return arena(Pairing(GAME, options, 2, child, bot_named(GAME, level), 7), MATCHES).score.value


def test_a_child_wins_some_matches_against_kitten() -> None:
    assert share_among("kitten") > 1 / 5


def test_a_child_wins_hardly_any_against_tabby() -> None:
    assert share_among("tabby") < 1 / 5
