"""Why a move is not allowed. Each function returns None if it is allowed; `legal` lists exactly the allowed moves."""

from typing import Final

from ninelives.core.cards import Card, Hand
from ninelives.core.game import Refusal, Seat
from ninelives.core.language import gettext_lazy, ngettext_lazy
from ninelives.games.kitten_me.moves import Action, Bid, Challenge, DrawThree, GoFish, Move, Purrfect, Skip
from ninelives.games.kitten_me.options import Ladder, Setup
from ninelives.games.kitten_me.pieces import AMOUNTS, ATTRIBUTES, DRAW_THREE, GO_FISH, SKIP
from ninelives.games.kitten_me.state import Bidding

_NOT_YOUR_TURN: Final = Refusal("A3", "It is not your turn. Wait until it comes round to you.")
_CALLS_IN_TURN: Final = Refusal("K11", "You can call a bid only when it is your turn.")
_NO_BID_YET: Final = Refusal("K12", "There is no bid to call yet. Make the opening bid.")
_OWN_BID_CALLED: Final = Refusal("K14", "Your own bid came back to you, and nobody calls their own bid. Raise it.")
_OWN_BID: Final = Refusal("K14", "Your own bid came back to you. Raise it.")
_MUST_OPEN: Final = Refusal("K13", "You deal, so open with a bid: action cards are for the turns after it.")
_NO_HIGHER: Final = Refusal("K38", "No higher bid is possible, so no action card may be played. Call the bid.")
_NO_PURRFECT: Final = Refusal("K34", "Purrfect is not played at this table.")
_TABLE_DOES: Final = Refusal("K15", "Only the table deals and flips. Bid, call, or play an action card.")
_NO_ATTRIBUTE: Final = Refusal("K9", "Name an accessory or a colour: hat, tie, glasses, blue, red or green.")
_NO_TARGET: Final = Refusal("K20", "Choose another player who is still in.")
_NO_CARD: Final = {
    SKIP: Refusal("K16", "You have no Skip in your hand."),
    DRAW_THREE: Refusal("K16", "You have no Draw 3 in your hand."),
    GO_FISH: Refusal("K16", "You have no Go Fish in your hand."),
}


def not_now(move: Move) -> Refusal:
    """Return why a seat whose turn it is not may not make this move."""
    return _CALLS_IN_TURN if isinstance(move, (Challenge, Purrfect)) else _NOT_YOUR_TURN


def no_move(state: Bidding, move: Move) -> Refusal | None:
    """Return why the seat whose turn it is may not make this move."""
    if isinstance(move, Bid):
        return no_bid(state.setup, ladder_of(state), state.bid, move)
    if isinstance(move, Challenge):
        return no_call(state)
    if isinstance(move, Purrfect):
        return no_purrfect(state.setup) or no_call(state)
    if isinstance(move, (Skip, DrawThree, GoFish)):
        return _no_play(state, move)
    return _TABLE_DOES


def ladder_of(state: Bidding) -> Ladder:
    return state.setup.ladder(sum(state.round.counts))


def above(setup: Setup, standing: Bid | None) -> int:
    """Return the number that a bid must exceed (K6, K8)."""
    return setup.lowest - 1 if standing is None else standing.number


def no_bid(setup: Setup, ladder: Ladder, standing: Bid | None, bid: Bid) -> Refusal | None:
    if bid.attribute not in ATTRIBUTES:
        return _NO_ATTRIBUTE
    passed = above(setup, standing)
    if bid.number <= passed:
        if standing is None:
            return Refusal("K6", gettext_lazy("The smallest bid is {number}.", number=passed + 1))
        lower = gettext_lazy("Too low: bid more than {number}, of anything.", number=passed)
        return Refusal("K8", lower)
    ceiling = ladder.ceilings[bid.attribute]
    if bid.number > ceiling:
        most = ngettext_lazy(*AMOUNTS[bid.attribute], ceiling)
        return Refusal("K7", gettext_lazy("There cannot be more than {most} in play.", most=most))
    return None


def no_call(state: Bidding) -> Refusal | None:
    """Return why the bid may not be called now, by Challenge or Purrfect."""
    if state.bid is None:
        return _NO_BID_YET
    return _OWN_BID_CALLED if state.bidder == state.turn else None


def no_purrfect(setup: Setup) -> Refusal | None:
    return None if setup.purrfect else _NO_PURRFECT


def _no_play(state: Bidding, move: Action) -> Refusal | None:
    refusal = no_card(state.hands[state.turn], action_card(move))
    if refusal is None and isinstance(move, GoFish):
        refusal = no_target(state.round.counts, state.turn, move.target)
        if refusal is None and move.attribute not in ATTRIBUTES:
            refusal = _NO_ATTRIBUTE
    return no_action(state) if refusal is None else refusal


def no_action(state: Bidding) -> Refusal | None:
    """Return why no action card at all may be played now."""
    if state.bid is None:
        return None if state.setup.dealer_may_skip else _MUST_OPEN
    if state.bidder == state.turn and state.setup.must_raise:
        return _OWN_BID
    if state.bid.number >= ladder_of(state).top:
        return _NO_HIGHER
    return None


def no_card(hand: Hand, card: Card) -> Refusal | None:
    return None if card in hand else _NO_CARD[card]


def no_target(counts: tuple[int, ...], seat: Seat, target: Seat) -> Refusal | None:
    return None if target != seat and target in range(len(counts)) and counts[target] else _NO_TARGET


def action_card(move: Action) -> Card:
    if isinstance(move, Skip):
        return SKIP
    return DRAW_THREE if isinstance(move, DrawThree) else GO_FISH
