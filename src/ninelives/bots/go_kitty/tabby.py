"""Tabby plays the odds: the move that adds most to its own hand on average. It does not plan ahead."""

from typing import Final, final

from ninelives.bots.choosing import one_of_the_best
from ninelives.bots.go_kitty.belief import CardBelief, CardChances, best_of, card_belief, cards_in, mean_of
from ninelives.bots.go_kitty.hand_value import HandWeights, plus, shape_of, waiting_value
from ninelives.bots.go_kitty.taste import to_taste
from ninelives.bots.temper import Temper
from ninelives.core.cards import Card, Hand, remove_card, remove_cards
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.go_kitty.moves import Ask, DrawCard, Give, GiveCard, Keep, Lay, Look, Move, Reverse, Skip
from ninelives.games.go_kitty.pieces import (
    ASK_MOUSE,
    FACES,
    KIND,
    KINDS,
    LOOKED_AT,
    MOUSE,
    POINTS,
    TOKENS,
    What,
    is_trait,
)
from ninelives.games.go_kitty.rules.play import goes_on
from ninelives.games.go_kitty.state import Asked
from ninelives.games.go_kitty.view import Public, Seen, View

_PLAIN: Final = HandWeights(point=1.0, card=0.25, season=0.1, third=0.1, pair=0.2, triple=0.6, mouse=0.8)
_EAGER: Final = 1.6  # points that a Clowder is worth on the table beyond its own: what is laid is safe
_FIRST: Final = 100.0  # more than any ask is worth: four of a Kind are laid at once, and the turn goes on
_TOKEN: Final = 0.55  # value of a Seek Token, in points


@final
class HandGains:
    """The value of the hand, and what each additional card would add to it."""

    def __init__(self, view: Seen) -> None:
        self.view: Final[Seen] = view
        self.belief: Final[CardBelief] = card_belief(view)
        self.now: Final[float] = value_of(view.hand, view)
        self.by_card: Final[CardChances] = [
            value_of(plus(view.hand, card, 1), view) - self.now for card in range(KINDS)
        ]
        self.drawn: Final[float] = mean_of(self.belief.drawn, self.by_card) if view.pile else 0.0


def value_of(hand: Hand, view: Seen) -> float:
    return waiting_value(shape_of(hand), view.setup.mice, _PLAIN)


def tabby(view: View, moves: Moves[Move], awaited: bool, draw: Draw, temper: Temper) -> Move | None:  # noqa: FBT001 - as every Level
    if not awaited:
        return None
    if isinstance(view, Public) or len(moves) == 1:
        return moves[0]
    gains = HandGains(view)
    values = [_score(gains, move) for move in moves]
    return one_of_the_best(moves, to_taste(view, moves, values, temper), 0.0, draw)


def _score(gains: HandGains, move: Move) -> float:
    """Return the expected gain in hand value from this move."""
    view = gains.view
    if isinstance(move, Lay):
        return _lay(gains, move)
    if isinstance(move, Ask):
        return _seek(gains, move) if move.token else _ask(gains, move)
    if isinstance(move, Look):
        return best_of(gains.belief.drawn, gains.by_card, min(LOOKED_AT, view.pile)) - _TOKEN
    if isinstance(move, DrawCard):
        return gains.drawn
    if isinstance(move, Keep):
        return gains.by_card[move.card]
    if isinstance(move, Skip):
        return _TOKEN if view.tokens[view.clock.turn] < TOKENS else 0.0
    return _answer(gains, move)


def _lay(gains: HandGains, move: Lay) -> float:
    worth = _EAGER + POINTS[move.clowder] + value_of(remove_cards(gains.view.hand, move.cards), gains.view) - gains.now
    return worth + _FIRST if move.clowder == KIND and MOUSE not in move.cards else worth


def _ask(gains: HandGains, move: Ask) -> float:
    """Return the expected gain of an ask: a draw after a miss, another turn after a Trait."""
    miss = gains.belief.none(move.target, FACES[move.what])
    onward = gains.drawn if goes_on(gains.view.setup, move) else 0.0
    return miss * gains.drawn + (1.0 - miss) * (_hit(gains, move) + onward)


def _seek(gains: HandGains, move: Ask) -> float:
    onward = gains.drawn if goes_on(gains.view.setup, move) else 0.0
    hit = 1.0 - gains.belief.none(move.target, FACES[move.what])
    return hit * (_hit(gains, move) + onward) - _TOKEN


def _hit(gains: HandGains, move: Ask) -> float:
    """Return the gain of a hit: all of a Trait, or one card that may be any of those asked for."""
    if is_trait(move.what):
        return _all_of(gains, move, move.what)
    if move.what == ASK_MOUSE:
        return _all_of(gains, move, MOUSE) if gains.view.setup.seek_all_mice else gains.by_card[MOUSE]
    cards = cards_in(FACES[move.what])
    likely = [gains.belief.expected(move.target, 1 << card) for card in cards]
    total = sum(likely)
    return (
        sum([gains.by_card[card] * share for card, share in zip(cards, likely, strict=True)]) / total if total else 0.0
    )


def _all_of(gains: HandGains, move: Ask, card: Card) -> float:
    miss = gains.belief.none(move.target, FACES[move.what])
    if miss >= 1.0:
        return 0.0
    number = gains.belief.expected(move.target, FACES[move.what]) / (1.0 - miss)
    return _some(gains, card, number)


def _some(gains: HandGains, card: Card, number: float) -> float:
    """Return what so many of a card add, interpolated between whole numbers."""
    fewer = int(number)
    view = gains.view
    low = value_of(plus(view.hand, card, fewer), view) - gains.now
    high = value_of(plus(view.hand, card, fewer + 1), view) - gains.now
    return low + (high - low) * (number - fewer)


def _answer(gains: HandGains, move: Move) -> float:
    view, phase = gains.view, gains.view.phase
    if isinstance(move, GiveCard):
        return value_of(remove_card(view.hand, move.card), view) - gains.now
    if not isinstance(phase, Asked):
        return 0.0
    if isinstance(move, Give):
        return value_of(_given(view.hand, phase.what), view) - gains.now
    return _reversal(gains, phase) if isinstance(move, Reverse) else 0.0


def _given(hand: Hand, what: What) -> Hand:
    if not is_trait(what):
        return hand  # one card by chance, or a Mouse: there is nothing to choose
    return tuple([card for card in hand if card != what])


def _reversal(gains: HandGains, asked: Asked) -> float:
    view, asker = gains.view, gains.view.clock.turn
    kept = remove_card(view.hand, MOUSE)
    number = round(gains.belief.expected(asker, FACES[asked.what]))
    if not is_trait(asked.what):
        return value_of(plus(kept, _likeliest(gains, asked.what), min(1, number)), view) - gains.now
    return value_of(plus(kept, asked.what, number), view) - gains.now


def _likeliest(gains: HandGains, what: What) -> Card:
    asker = gains.view.clock.turn
    likely = [(gains.belief.expected(asker, 1 << card), card) for card in cards_in(FACES[what])]
    return max(likely)[1]
