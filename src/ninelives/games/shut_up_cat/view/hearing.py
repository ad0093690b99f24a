"""What a seat hears of a move."""

from ninelives.core.game import Actor, Seat
from ninelives.games.shut_up_cat.moves import Dealt, Lay, Look, Move, Put, Sleep, write
from ninelives.games.shut_up_cat.pieces import ARCS, faces
from ninelives.games.shut_up_cat.state import Playing, State


def hear(state: State, actor: Actor, move: Move, seat: Seat | None) -> str:
    """Return a move as this seat hears it: without what it may not see, with what is revealed after a colon."""
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
