"""Tabby plays the odds: the move that adds most to its own hand, by what is likely right now. It plans nothing."""

from typing import Final, final

from ninelives.bots.choosing import one_of_the_best
from ninelives.bots.go_kitty.belief import Belief, Chances, believe, best_of, cards_in, mean_of
from ninelives.bots.go_kitty.worth import Scale, held, plus, shape_of
from ninelives.core.cards import Card, Hand, without, without_all
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.go_kitty.moves import Ask, DrawCard, Give, GiveCard, Keep, Lay, Look, Move, Reverse, Skip
from ninelives.games.go_kitty.pieces import (
    ASK_MOUSE,
    FACES,
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

_PLAIN: Final = Scale(point=1.0, card=0.25, season=0.1, third=0.1, pair=0.2, triple=0.6, mouse=0.8)
_EAGER: Final = 1.0  # Clowders come first: what is laid is safe
_TOKEN: Final = 0.55  # what a Seek Token is worth to it, in points


@final
class Odds:
    """The seat's own hand, and what it would be worth with each card more."""

    def __init__(self, view: Seen) -> None:
        self.view: Final[Seen] = view
        self.belief: Final[Belief] = believe(view)
        self.now: Final[float] = worth(view.hand, view)
        self.more: Final[Chances] = [worth(plus(view.hand, card, 1), view) - self.now for card in range(KINDS)]
        self.drawn: Final[float] = mean_of(self.belief.drawn, self.more) if view.pile else 0.0


def worth(hand: Hand, view: Seen) -> float:
    return held(shape_of(hand), view.setup.mice, _PLAIN)


def tabby(view: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    if not awaited:
        return None
    if isinstance(view, Public) or len(moves) == 1:
        return moves[0]
    odds = Odds(view)
    return one_of_the_best(moves, [_score(odds, move) for move in moves], 0.0, draw)


def _score(odds: Odds, move: Move) -> float:
    """Give how much more the hand is worth after this move, on average."""
    view = odds.view
    if isinstance(move, Lay):
        return _EAGER + POINTS[move.clowder] + worth(without_all(view.hand, move.cards), view) - odds.now
    if isinstance(move, Ask):
        return _seek(odds, move) if move.token else _ask(odds, move)
    if isinstance(move, Look):
        return best_of(odds.belief.drawn, odds.more, min(LOOKED_AT, view.pile)) - _TOKEN
    if isinstance(move, DrawCard):
        return odds.drawn
    if isinstance(move, Keep):
        return odds.more[move.card]
    if isinstance(move, Skip):
        return _TOKEN if view.tokens[view.clock.turn] < TOKENS else 0.0
    return _answer(odds, move)


def _ask(odds: Odds, move: Ask) -> float:
    """Draw after a miss; go on after a Trait."""
    miss = odds.belief.none(move.target, FACES[move.what])
    onward = odds.drawn if goes_on(odds.view.setup, move) else 0.0
    return miss * odds.drawn + (1.0 - miss) * (_hit(odds, move) + onward)


def _seek(odds: Odds, move: Ask) -> float:
    onward = odds.drawn if goes_on(odds.view.setup, move) else 0.0
    hit = 1.0 - odds.belief.none(move.target, FACES[move.what])
    return hit * (_hit(odds, move) + onward) - _TOKEN


def _hit(odds: Odds, move: Ask) -> float:
    """Give what a hit brings: all of a Trait, or one card that may be any of those asked for."""
    if is_trait(move.what):
        return _all_of(odds, move)
    if move.what == ASK_MOUSE:
        return odds.more[MOUSE]
    cards = cards_in(FACES[move.what])
    likely = [odds.belief.expected(move.target, 1 << card) for card in cards]
    total = sum(likely)
    return sum([odds.more[card] * share for card, share in zip(cards, likely, strict=True)]) / total if total else 0.0


def _all_of(odds: Odds, move: Ask) -> float:
    miss = odds.belief.none(move.target, FACES[move.what])
    if miss >= 1.0:
        return 0.0
    number = odds.belief.expected(move.target, FACES[move.what]) / (1.0 - miss)
    return _some(odds, move.what, number)


def _some(odds: Odds, what: What, number: float) -> float:
    """Give what so many of a Trait add; between whole numbers, in proportion."""
    fewer = int(number)
    view = odds.view
    low = worth(plus(view.hand, what, fewer), view) - odds.now
    high = worth(plus(view.hand, what, fewer + 1), view) - odds.now
    return low + (high - low) * (number - fewer)


def _answer(odds: Odds, move: Move) -> float:
    view, phase = odds.view, odds.view.phase
    if isinstance(move, GiveCard):
        return worth(without(view.hand, move.card), view) - odds.now
    if not isinstance(phase, Asked):
        return 0.0
    if isinstance(move, Give):
        return worth(_given(view.hand, phase.what), view) - odds.now
    return _reversal(odds, phase) if isinstance(move, Reverse) else 0.0


def _given(hand: Hand, what: What) -> Hand:
    if not is_trait(what):
        return hand  # one card by chance, or a Mouse: there is nothing to choose
    return tuple([card for card in hand if card != what])


def _reversal(odds: Odds, asked: Asked) -> float:
    view, asker = odds.view, odds.view.clock.turn
    kept = without(view.hand, MOUSE)
    number = round(odds.belief.expected(asker, FACES[asked.what]))
    if not is_trait(asked.what):
        return worth(plus(kept, _likeliest(odds, asked.what), min(1, number)), view) - odds.now
    return worth(plus(kept, asked.what, number), view) - odds.now


def _likeliest(odds: Odds, what: What) -> Card:
    asker = odds.view.clock.turn
    likely = [(odds.belief.expected(asker, 1 << card), card) for card in cards_in(FACES[what])]
    return max(likely)[1]
