"""What a seat is told of a move."""

from ninelives.core.game import Actor, Seat
from ninelives.games.shut_up_cat.moves import Dealt, Lay, Look, Move, Put, Sleep, write
from ninelives.games.shut_up_cat.pieces import ARCS, faces
from ninelives.games.shut_up_cat.state import Playing, State


def hear(state: State, actor: Actor, move: Move, seat: Seat | None) -> str:
    """Tell a move as this seat hears it: what it may not see is left out, what comes to light follows a colon."""
    if isinstance(move, Lay):
        return "lay"
    if isinstance(move, Put) and seat != actor:
        return "put"
    if not isinstance(state, Playing):
        return write(move)
    if isinstance(move, Dealt) and seat != state.turn:
        return "card"
    if isinstance(move, Sleep):
        return f"{write(move)}: {faces(state.tiles, ARCS[move.first][move.last].places)}"
    if isinstance(move, Look) and seat == actor:
        return f"{write(move)}: {faces(state.tiles, (move.one, move.other))}"
    return write(move)
