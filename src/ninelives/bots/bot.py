"""A bot is a function from what a seat knows to a move: its type has no room for a state."""

from collections.abc import Callable, Mapping
from typing import Any

from ninelives.core.chance import Draw
from ninelives.core.game import Moves, Seat
from ninelives.core.match import Match

# what the seat sees, what it may do, whether the table waits for it, and its luck; None keeps still where nobody waits
type Bot[View, Move] = Callable[[View, Moves[Move], bool, Draw], Move | None]
type Bots = Mapping[Seat, Bot[Any, Any]]


def uniform[View, Move](_view: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    """Play any legal move, each as likely, but only when it is awaited."""
    return moves[draw.below(len(moves))] if awaited else None


def next_move(match: Match[Any, Any, Any], bots: Bots, draw: Draw) -> tuple[Seat, Any]:
    """Ask the bots that may step in unasked, in the order of their seats, then one that is awaited."""
    awaited = match.to_act
    for seat, bot in bots.items():
        if seat not in awaited:
            move = _asked(match, seat, bot, draw)
            if move is not None:
                return seat, move
    for seat in awaited:
        if seat in bots:
            return seat, _answer(match, seat, bots[seat], draw)
    raise ValueError(f"no bot sits where the table waits: {awaited}.")


def _answer(match: Match[Any, Any, Any], seat: Seat, bot: Bot[Any, Any], draw: Draw) -> Any:  # noqa: ANN401 - a move of any game
    move = _asked(match, seat, bot, draw)
    if move is None:
        raise ValueError(f"the table waits for seat {seat}, and its bot keeps still.")
    return move


def _asked(match: Match[Any, Any, Any], seat: Seat, bot: Bot[Any, Any], draw: Draw) -> Any:  # noqa: ANN401 - a move of any game
    moves = match.game.legal(match.state, seat)
    return bot(match.game.view(match.state, seat), moves, seat in match.to_act, draw) if len(moves) else None
