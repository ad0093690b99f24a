"""Fished cards as gambles: whether the card went with the hand, beside the chance of it."""

from collections.abc import Iterator

from ninelives.bots.cats import Gamble
from ninelives.core.cards import Hand
from ninelives.core.game import MoveHistory
from ninelives.games.go_kitty.moves import Drawn, Move
from ninelives.games.go_kitty.rules import odds
from ninelives.games.go_kitty.state import Playing, State


def gambles(history: MoveHistory[State, Move]) -> Iterator[Gamble]:
    """Yield every card drawn from the pile: it goes well if the hand has such a card already."""
    for before, _actor, move, _after in history:
        if isinstance(move, Drawn) and isinstance(before, Playing):
            seat = before.clock.turn
            hand = before.board.hands[seat]
            if hand:
                yield Gamble(seat, 1, float(move.card in hand), _chance(before, hand))


def _chance(state: Playing, hand: Hand) -> float:
    drawn = [(card.card in hand, ways) for card, ways in odds(state) if isinstance(card, Drawn)]
    return sum([ways for fits, ways in drawn if fits]) / sum([ways for _, ways in drawn])
