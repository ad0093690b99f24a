"""Panther plays as a network learned to, and as reader at large tables and in small rounds, which it solves."""

from typing import Final

from ninelives.bots.kitten_me.evaluation import players_left
from ninelives.bots.kitten_me.network import as_learned
from ninelives.bots.kitten_me.reader import reader
from ninelives.bots.kitten_me.small_rounds import solved
from ninelives.bots.kitten_me.worth import read
from ninelives.bots.temper import Temper
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import Move
from ninelives.games.kitten_me.view import Seen, View

_LEARNED: Final = 4  # players: with more left it did not learn, and reader is better


def panther(view: View, moves: Moves[Move], awaited: bool, draw: Draw, temper: Temper) -> Move | None:  # noqa: FBT001 - as every Level
    if not awaited or not isinstance(view, Seen):
        return None
    if players_left(view) > _LEARNED or solved(view) is not None:
        return reader(view, moves, awaited, draw, temper)
    return as_learned(view, moves, draw, temper)


def evaluate(view: View, moves: Moves[Move]) -> list[float]:
    """Return the value of each move in cards, with the bids of others taken into account."""
    if not isinstance(view, Seen):
        return [0.0] * len(moves)
    worth = read(view, moves)
    return [worth.of(move) for move in moves]
