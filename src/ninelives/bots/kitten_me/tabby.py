"""Tabby plays the odds: the call or raise with the best chance, a Purrfect scaled by its gain. It never bluffs."""

from typing import Final

from ninelives.bots.kitten_me.action_cards import action_card
from ninelives.bots.kitten_me.evaluation import TurnEvaluation, evaluate_turn
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import Bid, Move
from ninelives.games.kitten_me.view import Seen, View

_SURE: Final = 0.7  # the chance to stand that tabby wants for an opening bid
_UNEASY: Final = 0.5  # below this an action card looks better


def tabby(view: View, moves: Moves[Move], awaited: bool, _draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    if not awaited or not isinstance(view, Seen):
        return None
    turn = evaluate_turn(view, moves, reads=False)
    return boldest(turn, _SURE) if view.bid is None else _likeliest(turn)


def _likeliest(turn: TurnEvaluation) -> Move:
    ways: list[tuple[float, Move]] = [*turn.calls()[:1], *turn.raises(1)[:1]]
    chance, move = max(ways, key=lambda way: way[0])
    other = action_card(turn.view, turn.moves) if chance < _UNEASY else None
    return move if other is None else other


def boldest(turn: TurnEvaluation, sure: float) -> Bid:
    """Return the highest bid that stands with this chance, or the lowest bid of all."""
    found = turn.raises(1)[0][1]
    for by in range(1, max([len(chances) for chances in turn.chances])):
        likeliest = turn.raises(by)
        if not likeliest or likeliest[0][0] < sure:
            break
        found = likeliest[0][1]
    return found
