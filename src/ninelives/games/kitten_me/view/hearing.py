"""What a seat hears of a move."""

from ninelives.core.cards import Hand
from ninelives.core.game import Actor, Seat
from ninelives.core.notation import hear_cards, hear_deal, write_hands
from ninelives.games.kitten_me.moves import Challenge, Deal, Drawn, GoFish, Move, Purrfect, write
from ninelives.games.kitten_me.pieces import CODES, FISHED
from ninelives.games.kitten_me.state import Bidding, Drawing, State


def hear(state: State, actor: Actor, move: Move, seat: Seat | None) -> str:
    """Return a move as this seat hears it: with numbers in place of faces that it may not see."""
    if isinstance(move, Deal):
        return f"deal {hear_deal(move.hands, CODES, seat)}"
    if isinstance(move, (Challenge, Purrfect)) and isinstance(state, Bidding):
        return f"{write(move)}: {write_hands(state.hands, CODES)}"
    if isinstance(move, Drawn) and isinstance(state, Drawing):
        return f"drawn {hear_cards(move.cards, CODES, known=state.before.turn == seat)}"
    if isinstance(move, GoFish) and isinstance(state, Bidding):
        known = state.setup.open_fish or seat in {actor, move.target}
        return f"{write(move)}: {hear_cards(_caught(state, move), CODES, known=known)}"
    return write(move)


def _caught(state: Bidding, move: GoFish) -> Hand:
    return tuple([card for card in state.hands[move.target] if FISHED[move.attribute][card]])
