"""Tabby plays the odds: the move that adds most to its own hand on average. It does not plan ahead."""

from functools import lru_cache
from typing import Final, final

from ninelives.bots.choosing import one_of_the_best
from ninelives.bots.go_kitty.belief import CardBelief, CardChances, best_of, card_belief, cards_in, mean_of
from ninelives.bots.go_kitty.hand_value import (
    HandWeights,
    Shape,
    plus,
    shape_of,
    shape_with,
    shapes_with_one_more,
    waiting_value,
)
from ninelives.bots.go_kitty.taste import to_taste
from ninelives.bots.temper import Temper
from ninelives.core.cards import Card, Hand, remove_card, remove_cards
from ninelives.core.chance import Draw
from ninelives.core.game import Moves, Seat
from ninelives.games.go_kitty.moves import (
    Ask,
    DrawCard,
    Give,
    GiveCard,
    Keep,
    Lay,
    Look,
    Move,
    Reverse,
    Skip,
    points_added,
)
from ninelives.games.go_kitty.pieces import (
    FACES,
    FIRST_SEASON,
    KIND,
    LOOKED_AT,
    MOUSE,
    SEASONS,
    TOKENS,
    Faces,
    What,
    is_trait,
)
from ninelives.games.go_kitty.rules.play import goes_on
from ninelives.games.go_kitty.state import Asked
from ninelives.games.go_kitty.view import Public, Seen, View

type _Ask = tuple[float, float]  # the chance that it misses, and what a hit adds

_PLAIN: Final = HandWeights(point=1.0, card=0.25, season=0.1, third=0.1, pair=0.2, triple=0.6, mouse=0.8)
_EAGER: Final = 1.6  # points that a Clowder is worth on the table beyond its own: what is laid is safe
_FIRST: Final = 100.0  # more than any ask is worth: four of a Kind are laid at once, and the turn goes on
_TOKEN: Final = 0.55  # value of a Seek Token, in points


@final
class HandValue:
    """The value of a hand, and what more of each card add to it. It depends on nothing else, so it is cached."""

    def __init__(self, hand: Hand, most_mice: int) -> None:
        self._hand: Final[Hand] = hand
        self._mice: Final[int] = most_mice
        self.now: Final[float] = value_of(shape_of(hand), most_mice)
        self.by_card: Final[CardChances] = [
            value_of(shape, most_mice) - self.now for shape in shapes_with_one_more(hand)
        ]
        self._rows: Final[list[CardChances]] = [[0.0, one] for one in self.by_card]  # by card: what so many more add

    def with_more(self, card: Card, number: float) -> float:
        """Return what so many more of a card add, interpolated between whole numbers."""
        row, fewer = self._rows[card], int(number)
        while len(row) <= fewer + 1:
            row.append(value_of(shape_with(self._hand, card, len(row)), self._mice) - self.now)
        low = row[fewer]
        return low + (row[fewer + 1] - low) * (number - fewer)


hand_value: Final = lru_cache(maxsize=1 << 12)(HandValue)


@lru_cache(maxsize=1 << 16)
def value_of(shape: Shape, most_mice: int) -> float:
    return waiting_value(shape, most_mice, _PLAIN)


@final
class HandGains:
    """What moves add to the value of a hand."""

    def __init__(self, view: Seen) -> None:
        self.view: Final[Seen] = view
        self.belief: Final[CardBelief] = card_belief(view)
        self.hand: Final[HandValue] = hand_value(view.hand, view.setup.mice)
        self.by_card: Final[CardChances] = self.hand.by_card
        self.drawn: Final[float] = mean_of(self.belief.drawn, self.by_card) if view.pile else 0.0
        self._asked: Final[dict[Seat, list[_Ask]]] = {}

    def gain_with(self, hand: Hand) -> float:
        """Return how much more this hand is worth."""
        return value_of(shape_of(hand), self.view.setup.mice) - self.hand.now

    def asked(self, target: Seat) -> list[_Ask]:
        """Return by what a seat may be asked for the chance of a miss, and what a hit adds."""
        found = self._asked.get(target)
        if found is None:
            cards = self.belief.by_card(target)
            every = [
                (miss, self.hand.with_more(card, expected / (1.0 - miss)) if miss < 1.0 else 0.0)
                for card, (expected, miss) in enumerate(cards)
            ]
            seasons = [self._one_of(target, FACES[FIRST_SEASON + season]) for season in SEASONS]
            miss, mice = every[MOUSE]
            mouse = (miss, mice if self.view.setup.seek_all_mice else self.by_card[MOUSE])
            found = self._asked[target] = [*every[:MOUSE], *seasons, mouse]
        return found

    def _one_of(self, target: Seat, faces: Faces) -> _Ask:
        """Return the chance that a hand has none of these, and what one of them adds, which may be any."""
        held, cards = self.belief.by_card(target), cards_in(faces)
        likely = [held[card][0] for card in cards]
        total = sum(likely)
        gain = sum([self.by_card[card] * share for card, share in zip(cards, likely, strict=True)])
        return self.belief.none(target, faces), gain / total if total else 0.0


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
    if isinstance(move, Ask):
        return _ask(gains, move)
    if isinstance(move, Lay):
        return _lay(gains, move)
    view = gains.view
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
    worth = _EAGER + _paid(gains.view, move) + gains.gain_with(remove_cards(gains.view.hand, move.cards))
    return worth + _FIRST if move.clowder == KIND and MOUSE not in move.cards else worth


def _paid(view: Seen, lay: Lay) -> int:
    return points_added(view.laid[view.clock.turn], lay, growing=view.setup.growing)


def _ask(gains: HandGains, move: Ask) -> float:
    """Return the expected gain of an ask: another turn after a Trait, and a card from the pile after a miss."""
    miss, hit = gains.asked(move.target)[move.what]
    onward = gains.drawn if goes_on(gains.view.setup, move) else 0.0
    if move.token:
        return (1.0 - miss) * (hit + onward) - _TOKEN
    return miss * gains.drawn + (1.0 - miss) * (hit + onward)


def _answer(gains: HandGains, move: Move) -> float:
    view, phase = gains.view, gains.view.phase
    if isinstance(move, GiveCard):
        return gains.gain_with(remove_card(view.hand, move.card))
    if not isinstance(phase, Asked):
        return 0.0
    if isinstance(move, Give):
        return gains.gain_with(_given(view.hand, phase.what))
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
        return gains.gain_with(plus(kept, _likeliest(gains, asked.what), min(1, number)))
    return gains.gain_with(plus(kept, asked.what, number))


def _likeliest(gains: HandGains, what: What) -> Card:
    asker = gains.view.clock.turn
    likely = [(gains.belief.expected(asker, 1 << card), card) for card in cards_in(FACES[what])]
    return max(likely)[1]
