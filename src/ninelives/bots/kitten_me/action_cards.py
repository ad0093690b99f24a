"""Which action card to play, if one is to be played."""

from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import DRAW, SKIP_TURN, GoFish, Move
from ninelives.games.kitten_me.view import Seen


def action_card(view: Seen, moves: Moves[Move]) -> Move | None:
    """Return the action card to play: Draw 3 before Go Fish before Skip; None without one."""
    for move in (DRAW, _fish(view), SKIP_TURN):
        if move in moves:
            return move
    return None


def _fish(view: Seen) -> Move:
    """Ask the largest other hand for what was bid last; before any bid, for Hats."""
    others = [seat for seat, count in enumerate(view.round.counts) if count and seat != view.turn]
    target = max(others, key=lambda seat: view.sizes[seat])
    return GoFish(target, 0 if view.bid is None else view.bid.attribute)
