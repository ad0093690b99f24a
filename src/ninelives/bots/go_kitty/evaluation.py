"""Reader's evaluation of moves: its own points, now and later, minus those that others gain."""

from typing import Final, final

from ninelives.bots.go_kitty.belief import CardChances, best_of, cards_in, mean_of
from ninelives.bots.go_kitty.context import NO_CARD, EvaluationContext, trait_value, turns_to_come
from ninelives.bots.go_kitty.hand_value import plus
from ninelives.core.cards import Card, Hand, remove_card, remove_cards
from ninelives.core.game import Moves, Seat
from ninelives.games.go_kitty.moves import Ask, DrawCard, Give, GiveCard, Keep, Lay, Look, Move, Reverse, Skip
from ninelives.games.go_kitty.pieces import (
    ASK_MOUSE,
    FACES,
    LOOKED_AT,
    MOUSE,
    MOUSE_FACE,
    is_season,
    is_trait,
)
from ninelives.games.go_kitty.rules.play import goes_on
from ninelives.games.go_kitty.state import Asked, Paying


@final
class Turn:
    """A hand in its own turn, and what each additional card would add to it."""

    def __init__(self, context: EvaluationContext, hand: Hand) -> None:
        self.context: Final[EvaluationContext] = context
        self.hand: Final[Hand] = hand
        self.gains: Final[CardChances] = context.gains(hand)
        self.drawn: Final[float] = mean_of(context.belief.drawn, self.gains) if context.view.pile else 0.0


def evaluate_moves(context: EvaluationContext, moves: Moves[Move]) -> list[float]:
    """Return the value of each move, in the order given."""
    phase = context.view.phase
    if isinstance(phase, (Asked, Paying)):
        return [_answer(context, phase, move) for move in moves]
    turn = Turn(context, context.view.hand)
    values = [_value(turn, move) for move in moves]
    return _with_lays(turn, moves, values)


def _with_lays(turn: Turn, moves: Moves[Move], values: list[float]) -> list[float]:
    """Add to each Clowder the value of the rest of the turn."""
    best = [value for move, value in zip(moves, values, strict=True) if not isinstance(move, Lay)]
    onward = max(0.0, max(best) - turn.context.waiting(turn.hand)) if best else 0.0
    return [value + onward if isinstance(move, Lay) else value for move, value in zip(moves, values, strict=True)]


def _value(turn: Turn, move: Move) -> float:
    context, hand = turn.context, turn.hand
    if isinstance(move, Lay):
        return context.paid(move) + context.back + context.laying(remove_cards(hand, move.cards))
    if isinstance(move, Ask):
        return ask(turn, move)
    if isinstance(move, Look):
        seen = min(LOOKED_AT, context.view.pile)
        return context.ended(hand) - context.token + best_of(context.belief.drawn, turn.gains, seen)
    if isinstance(move, DrawCard):
        return context.going_on(hand) + 2.0 * turn.drawn
    if isinstance(move, Keep):
        return context.ended(hand) + turn.gains[move.card]
    if isinstance(move, Skip):
        return context.waiting(hand) + context.back
    return context.waiting(hand)


def ask(turn: Turn, move: Ask) -> float:
    """Return the expected value over the three answers: none, cards, or a Mouse."""
    context = turn.context
    faces = FACES[move.what]
    miss = context.belief.none(move.target, faces)
    turned = _turned(context, move)
    value = miss * _missed(turn, move)
    if miss < 1.0:
        value += (1.0 - miss) * (1.0 - turned) * _hit(turn, move, miss)
    if turned > 0.0:
        value += (1.0 - miss) * turned * _reversed(turn, move)
    return value - context.token if move.token else value


def _turned(context: EvaluationContext, move: Ask) -> float:
    if move.what == ASK_MOUSE or (move.token and not context.view.setup.seek_reversed):
        return 0.0
    return (1.0 - context.belief.none(move.target, MOUSE_FACE)) * context.weights.turned


def _shown(move: Ask) -> Card:
    """Return the Trait that a plain ask reveals to be in this hand."""
    return move.what if is_trait(move.what) and not move.token else NO_CARD


def _missed(turn: Turn, move: Ask) -> float:
    context = turn.context
    value = context.ended(turn.hand, _shown(move))
    if move.token:
        return value
    value += turn.drawn
    if context.view.setup.lucky and context.view.pile:
        value += sum([context.belief.drawn[card] for card in cards_in(FACES[move.what])]) * turn.drawn
    return value


def _hit(turn: Turn, move: Ask, miss: float) -> float:
    """Return the value of a hit; what it adds may be lost again."""
    context = turn.context
    further = goes_on(context.view.setup, move)
    before = context.going_on(turn.hand) if further else context.ended(turn.hand)
    gain = _brought(turn, move, miss, further) - before
    return before + (1.0 - _reclaimed(context, move)) * gain + (turn.drawn if further else 0.0)


def _reclaimed(context: EvaluationContext, move: Ask) -> float:
    """Return the chance that the cards are taken back: by a token, or by a Season of which the loser has more."""
    if not context.reclaimed:
        return 0.0
    view = context.view
    if any(view.tokens[seat] and turns_to_come(view, seat) for seat in context.rival_weights):
        return context.reclaimed
    left = context.belief.expected(move.target, FACES[move.what]) - 1.0 if is_season(move.what) else 0.0
    return context.reclaimed * min(1.0, max(0.0, left))


def _brought(turn: Turn, move: Ask, miss: float, further: bool) -> float:  # noqa: FBT001 - hot
    """Return the value with all of a Trait, or with one card that may be any of those asked for."""
    context = turn.context
    if not is_trait(move.what):
        return _one(turn, move, miss, further)
    number = context.belief.expected(move.target, FACES[move.what]) / (1.0 - miss)
    fewer = int(number)
    low = _all(turn, move, fewer, further)
    if number - fewer < 0.02:  # noqa: PLR2004 - practically certain
        return low
    return low + (number - fewer) * (_all(turn, move, fewer + 1, further) - low)


def _all(turn: Turn, move: Ask, number: int, further: bool) -> float:  # noqa: FBT001 - hot
    context = turn.context
    hand = plus(turn.hand, move.what, number)
    own = context.going_on(hand, move.what) if further else context.ended(hand, move.what)
    return own + context.spite * trait_value(context.rival_weights[move.target], number)


def _one(turn: Turn, move: Ask, miss: float, further: bool) -> float:  # noqa: FBT001 - hot
    context, hand = turn.context, turn.hand
    now = context.going_on(hand) if further else context.ended(hand)
    if move.what == ASK_MOUSE:
        mice = 1.0
        if context.view.setup.seek_all_mice:
            mice = context.belief.expected(move.target, MOUSE_FACE) / (1.0 - miss)
        return now + mice * (turn.gains[MOUSE] + context.spite * context.rival_weights[move.target].mouse)
    cards = cards_in(FACES[move.what])
    likely = [context.belief.expected(move.target, 1 << card) for card in cards]
    total = sum(likely)
    gain = sum([turn.gains[card] * share for card, share in zip(cards, likely, strict=True)]) / total
    return now + gain + context.spite * context.rival_weights[move.target].card


def _reversed(turn: Turn, move: Ask) -> float:
    """Return the value after a Mouse reversed the ask."""
    context, hand = turn.context, turn.hand
    taker = context.rival_weights[move.target]
    if is_trait(move.what):
        kept = tuple([card for card in hand if card != move.what])
        return context.ended(kept) - context.spite * (trait_value(taker, len(hand) - len(kept)) - taker.mouse)
    held = [card for card in cards_in(FACES[move.what]) if card in hand]
    if not held:
        return context.ended(hand) + context.spite * taker.mouse
    return max([context.ended(remove_card(hand, card)) for card in held]) - context.spite * (taker.card - taker.mouse)


def _answer(context: EvaluationContext, phase: Asked | Paying, move: Move) -> float:
    asker = phase.target if isinstance(phase, Paying) else context.view.clock.turn
    if isinstance(move, GiveCard):
        return _gift(context, asker, move.card)
    if isinstance(move, Reverse) and isinstance(phase, Asked):
        return _reversal(context, asker, phase)
    if isinstance(move, Give) and isinstance(phase, Asked):
        return _give(context, asker, phase)
    return context.waiting(context.view.hand)


def _gift(context: EvaluationContext, asker: Seat, card: Card) -> float:
    hand_weights = context.rival_weights[asker]
    there = context.belief.expected(asker, 1 << card)
    gain = (
        hand_weights.card + min(1.0, there) * hand_weights.pair + max(0.0, min(1.0, there - 1.0)) * hand_weights.triple
    )
    return context.waiting(remove_card(context.view.hand, card)) - context.spite * gain


def _give(context: EvaluationContext, asker: Seat, asked: Asked) -> float:
    hand, hand_weights = context.view.hand, context.rival_weights[asker]
    if asked.what == ASK_MOUSE:
        return context.waiting(remove_card(hand, MOUSE)) - context.spite * hand_weights.mouse
    if is_season(asked.what):
        cards = [card for card in hand if FACES[asked.what] >> card & 1]
        return sum([_gift(context, asker, card) for card in cards]) / len(cards)
    kept = tuple([card for card in hand if card != asked.what])
    there = round(context.belief.expected(asker, FACES[asked.what]))
    gain = trait_value(hand_weights, there + len(hand) - len(kept)) - trait_value(hand_weights, there)
    return context.waiting(kept) - context.spite * (gain + hand_weights.card)  # and the asker goes on


def _reversal(context: EvaluationContext, asker: Seat, asked: Asked) -> float:
    kept, hand_weights = remove_card(context.view.hand, MOUSE), context.rival_weights[asker]
    there = context.belief.expected(asker, FACES[asked.what])
    if is_trait(asked.what):
        number = round(there)
        return context.waiting(plus(kept, asked.what, number), asked.what) + context.spite * trait_value(
            hand_weights, number
        )
    if there < 0.5:  # noqa: PLR2004 - more likely none
        return context.waiting(kept)
    cards = cards_in(FACES[asked.what])
    gains = context.gains(kept)
    return context.waiting(kept) + min([gains[card] for card in cards]) + context.spite * hand_weights.card
