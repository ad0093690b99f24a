"""What reader derives from a view once for all moves: the value of its hand, what of it the others know, the risk."""

from functools import lru_cache
from typing import Final, final

from ninelives.bots.go_kitty.belief import CardBelief, CardChances, card_belief
from ninelives.bots.go_kitty.hand_value import (
    HandWeights,
    Shape,
    laying_value,
    shape_of,
    shapes_with_one_more,
    waiting_value,
)
from ninelives.bots.go_kitty.knowledge import others, sure
from ninelives.bots.go_kitty.weights import Weights
from ninelives.core.cards import Card, Hand, remove_cards
from ninelives.core.game import Seat
from ninelives.games.go_kitty.moves import Lay, points_added
from ninelives.games.go_kitty.pieces import DECK, KINDS, MOUSE, POINTS, TOKENS
from ninelives.games.go_kitty.rules.clowders import lays
from ninelives.games.go_kitty.state import NOT_YET
from ninelives.games.go_kitty.view import Seen

_NOTHING: Final = HandWeights(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
_FAR: Final = 20  # turns; more make no difference
NO_CARD: Final = -1


@lru_cache(maxsize=256)
def _scaled(hand_weights: HandWeights, share: float) -> HandWeights:
    return HandWeights(hand_weights.point, *[part * share for part in hand_weights[1:]])


def turns_to_come(view: Seen, seat: Seat) -> int:
    """Return how many turns a seat has after the current one, as far as can be told."""
    seats, clock = view.setup.seats, view.clock
    away = (seat - clock.turn) % seats or seats
    if clock.last != NOT_YET:
        return int(away < clock.last)
    last = view.setup.last_turns == seats
    return max(int(last or view.pile > 1), min(_FAR, 1 + view.pile // seats))


def _hand_weights_for(view: Seen, seat: Seat, me: Seat, weights: Weights) -> HandWeights:
    to_come = turns_to_come(view, seat)
    if seat == view.clock.turn != me:  # whoever asks may still lay what they get
        to_come = max(1, to_come)
    if not to_come:
        return _NOTHING
    return _scaled(weights.hand_weights, min(1.0, weights.low + weights.rise * (to_come - 1)))


def _token(to_come: int, weights: Weights) -> float:
    """Return the value of a Seek Token; with no turn to come it only breaks ties."""
    return min(weights.tokens_most, weights.token + weights.tokens_rise * (to_come - 1)) if to_come else 0.01


def _idle(view: Seen) -> float:
    """Return the share of turns that took no card from the pile; two rounds that did are added, against haste."""
    seats, turns = view.setup.seats, view.clock.turns
    drawn = sum(DECK) - view.setup.dealt * seats - view.pile
    return max(0, turns - drawn) / (turns + 2 * seats)


def _reclaimed(view: Seen, weights: Weights) -> float:
    """Return the chance that what is taken is taken back: where most turns draw nothing, cards go to and fro."""
    return min(1.0, weights.reclaimed * max(0.0, _idle(view) - weights.patience))


@final
class EvaluationContext:
    """The quantities of a view that the evaluation of every move needs."""

    def __init__(self, view: Seen, me: Seat, weights: Weights) -> None:
        self.view: Final[Seen] = view
        self.me: Final[Seat] = me
        self.weights: Final[Weights] = weights
        self.belief: Final[CardBelief] = card_belief(view)
        self.mice: Final[int] = view.setup.mice
        self.hand_weights: Final[HandWeights] = _hand_weights_for(view, me, me, weights)
        self.rival_weights: Final[dict[Seat, HandWeights]] = {
            seat: _hand_weights_for(view, seat, me, weights) for seat in others(view)
        }
        self.spite: Final[float] = weights.spite / (view.setup.seats - 1) ** 2
        self.token: Final[float] = _token(turns_to_come(view, me), weights)
        self.back: Final[float] = self.token if view.tokens[me] < TOKENS else 0.0  # for a Clowder
        self.reclaimed: Final[float] = _reclaimed(view, weights)
        self.known: Final[list[int]] = _known(view, me)
        self.shared: Final[CardChances] = [self._shared(card) for card in range(MOUSE)]
        self.anytime: Final[bool] = view.setup.lay_anytime or view.clock.last != NOT_YET or not view.pile
        self.between: Final[bool] = self.anytime or view.setup.lay_between
        self.leaves: Final[dict[tuple[Hand, Card], float]] = {}

    def _shared(self, card: Card) -> float:
        """Return the chance that another seat with a turn to come holds this Trait too."""
        alone = 1.0
        for seat, hand_weights in self.rival_weights.items():
            if hand_weights is not _NOTHING:
                alone *= self.belief.none(seat, 1 << card)
        return 1.0 - alone

    def paid(self, lay: Lay) -> int:
        """Return the points that a Clowder adds now."""
        return points_added(self.view.laid[self.me], lay, growing=self.view.setup.growing)

    def waiting(self, hand: Hand, shown: Card = NO_CARD) -> float:
        """Return the value of a hand that waits for its next turn, with one more Trait revealed."""
        key = (hand, shown)
        if key not in self.leaves:
            self.leaves[key] = self._waiting(hand, shown)
        return self.leaves[key]

    def _waiting(self, hand: Hand, shown: Card) -> float:
        worth = waiting_value(shape_of(hand), self.mice, self.hand_weights)
        for card in set(hand):
            if card == shown or self.known[card]:
                worth -= self._risk(hand, card)
        return worth

    def _risk(self, hand: Hand, card: Card) -> float:
        """Return the expected loss to others who ask for a Trait that they know to be here."""
        if card == MOUSE:
            return 0.0
        rest = tuple([other for other in hand if other != card])
        loss = waiting_value(shape_of(hand), self.mice, self.hand_weights) - waiting_value(
            shape_of(rest), self.mice, self.hand_weights
        )
        loss += self.spite * trait_value(self.weights.hand_weights, len(hand) - len(rest))
        return self.weights.taken * self.shared[card] * loss

    def laying(self, hand: Hand, shown: Card = NO_CARD) -> float:
        """Return the value of a hand that may lay now."""
        gained, rest = settle(hand, self.mice, self.hand_weights, self.back)
        return gained + self.waiting(rest, shown)

    def ended(self, hand: Hand, shown: Card = NO_CARD) -> float:
        """Return the value of a hand at the end of this turn."""
        return self.laying(hand, shown) if self.anytime else self.waiting(hand, shown)

    def going_on(self, hand: Hand, shown: Card = NO_CARD) -> float:
        """Return the value of a hand while this turn continues."""
        return self.laying(hand, shown) if self.between else self.waiting(hand, shown)

    def gains(self, hand: Hand) -> CardChances:
        """Return by card what one more of it would add."""
        at_once = self.anytime and self.me == self.view.clock.turn
        now = self._plain(shape_of(hand), at_once)
        return [self._plain(shape, at_once) - now for shape in shapes_with_one_more(hand)]

    def _plain(self, shape: Shape, at_once: bool) -> float:  # noqa: FBT001 - hot
        return (
            laying_value(shape, self.mice, self.hand_weights, self.back)
            if at_once
            else waiting_value(shape, self.mice, self.hand_weights)
        )


def trait_value(hand_weights: HandWeights, number: int) -> float:
    """Return the value of so many of a Trait to a seat whose hand is unknown."""
    worth = hand_weights.card * number
    if number:
        worth += hand_weights.season / 2
    if number > 1:
        worth += hand_weights.pair
    if number > 2:  # noqa: PLR2004 - a triple
        worth += hand_weights.triple
    return worth


def _known(view: Seen, me: Seat) -> list[int]:
    known = [0] * KINDS
    for mark in view.known[me].marks:
        if sure(mark):
            known[mark.bit_length() - 1] += 1
    return known


@lru_cache(maxsize=1 << 14)
def settle(hand: Hand, most_mice: int, hand_weights: HandWeights, token: float) -> tuple[float, Hand]:
    """Lay the best Clowders now; return the points and tokens gained, and the remaining hand."""
    best, rest, gained = waiting_value(shape_of(hand), most_mice, hand_weights), hand, 0.0
    for lay in lays(hand, most_mice):
        left = remove_cards(hand, lay.cards)
        paid = POINTS[lay.clowder] + token
        worth = paid + laying_value(shape_of(left), most_mice, hand_weights, token)
        if worth > best:
            best, rest, gained = worth, left, paid
    if rest is hand:
        return 0.0, hand
    more, last = settle(rest, most_mice, hand_weights, token)
    return gained + more, last
