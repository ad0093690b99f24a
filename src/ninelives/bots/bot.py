"""A bot is a function from what a seat knows to a move. No argument can carry a state."""

from collections.abc import Callable, Mapping
from typing import Any

from ninelives.core.chance import Draw
from ninelives.core.game import Moves, Seat
from ninelives.core.match import Match

# view, legal moves, whether the table waits for this seat, source of randomness; None means no move, if not awaited
type Bot[View, Move] = Callable[[View, Moves[Move], bool, Draw], Move | None]
type Bots = Mapping[Seat, Bot[Any, Any]]


def uniform[View, Move](_view: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    """Play a uniformly random legal move when awaited, and nothing otherwise."""
    return moves[draw.below(len(moves))] if awaited else None


def next_move(match: Match[Any, Any, Any], bots: Bots, draw: Draw) -> tuple[Seat, Any]:
    """Ask the bots that may move unasked, in seat order, then a bot that is awaited."""
    awaited = match.to_act
    for seat, bot in bots.items():
        if seat not in awaited:
            move = _asked(match, seat, bot, draw)
            if move is not None:
                return seat, move
    for seat in awaited:
        if seat in bots:
            return seat, answer(match, seat, bots[seat], draw)
    raise ValueError(f"no bot holds a seat that is awaited: {awaited}.")


def answer(match: Match[Any, Any, Any], seat: Seat, bot: Bot[Any, Any], draw: Draw) -> Any:  # noqa: ANN401 - a move of any game
    """Return the move of a bot that is awaited."""
    move = _asked(match, seat, bot, draw)
    if move is None:
        raise ValueError(f"seat {seat} is awaited, and its bot returned no move.")
    return move


def _asked(match: Match[Any, Any, Any], seat: Seat, bot: Bot[Any, Any], draw: Draw) -> Any:  # noqa: ANN401 - a move of any game
    moves = match.game.legal(match.state, seat)
    return bot(match.game.view(match.state, seat), moves, seat in match.to_act, draw) if len(moves) else None
