"""Narrate a match from one seat, through views and heard lines only."""

from typing import Any

from ninelives.core.game import Seat
from ninelives.core.match import Match, Step


def tell(match: Match[Any, Any, Any], step: Step[Any, Any], seat: Seat | None) -> tuple[str, ...]:
    """Return the sentences that this seat hears of a step."""
    game = match.game
    heard = game.hear(step.before, step.actor, step.move, seat)
    return game.tell(game.view(step.after, seat), step.actor, heard, match.names)
