"""A view as JSON-able data: words and numbers, cards by their codes."""

from ninelives.core.cards import Hand
from ninelives.core.game import TABLE, Seat
from ninelives.games.kitten_me.moves import Bid
from ninelives.games.kitten_me.options import Setup
from ninelives.games.kitten_me.pieces import (
    ATTRIBUTE_WORDS,
    BLUE,
    CANT_SEE_ME,
    CODES,
    DOUBLE_TROUBLE,
    GLASSES,
    GREEN,
    HAT,
    RED,
    TIE,
    WORTH,
    Attribute,
    Code,
)
from ninelives.games.kitten_me.rules.reckon import hand_sum
from ninelives.games.kitten_me.rules.table import stock_of
from ninelives.games.kitten_me.state import Call, Called, Dealing, Drew, Fished, Opening, Over, Played, Reckoning, Round
from ninelives.games.kitten_me.view.seeing import Seen, View
from ninelives.games.kitten_me.view.shown import (
    Effect,
    Shown,
    ShownAmounts,
    ShownBetween,
    ShownBid,
    ShownBidding,
    ShownCall,
    ShownCalled,
    ShownEvent,
    ShownHands,
    ShownPlayed,
    ShownReckoning,
    ShownRound,
    ShownWorths,
)


def show(view: View) -> Shown:
    """Return a view as JSON-able data."""
    if isinstance(view, Seen):
        return _bidding(view)
    state = view.state
    if isinstance(state, Opening):
        return {"phase": "opening", "seat": view.seat, "to_act": [TABLE], "seats": state.setup.seats}
    return _called(state, view.seat) if isinstance(state, Called) else _between(state, view.seat)


def _bidding(view: Seen) -> ShownBidding:
    return {
        "phase": "drawing" if view.drawing else "bidding",
        "seat": view.seat,
        "to_act": [TABLE] if view.drawing else [view.turn],
        **_round(view.setup, view.round),
        "hand": _codes(view.hand),
        "worth": _worths_of(view.hand),
        "holding": _holding(view.setup, view.hand),
        "sizes": list(view.sizes),
        "turn": view.turn,
        "bids": [_bid(bid, seat) for seat, bid in view.bids],
        "ceilings": list(view.setup.ladder(sum(view.round.counts)).ceilings),
        "deck": view.setup.size - view.dealt,
        "trail": [_event(event) for event in view.trail],
    }


def _called(state: Called, seat: Seat | None) -> ShownCalled:
    return {
        "phase": "called",
        "seat": seat,
        "to_act": [TABLE],
        **_round(state.setup, state.round),
        **_hands(state.setup, state.hands, state.call.bid.attribute),
        "call": _call(state.call),
        "deck": sum(stock_of(state)),
        "trail": [_played(event) for event in state.trail],
    }


def _between(state: Dealing | Over, seat: Seat | None) -> ShownBetween:
    over = isinstance(state, Over)
    return {
        "phase": "over" if over else "dealing",
        "seat": seat,
        "to_act": [] if over else [TABLE],
        **_round(state.setup, state.round),
        "deck": state.setup.size,
    }


def _round(setup: Setup, round_: Round) -> ShownRound:
    last = round_.last
    return {
        "counts": list(round_.counts),
        "out": list(round_.out),
        "dealer": round_.dealer,
        "start": setup.start,
        "last": None if last is None else _reckoning(setup, last),
    }


def _reckoning(setup: Setup, last: Reckoning) -> ShownReckoning:
    attribute, flip = last.call.bid.attribute, last.flip
    effect = None if flip is None else _effect((flip,))
    return {
        "call": _call(last.call),
        **_hands(setup, last.hands, attribute),
        "flip": None if flip is None else CODES[flip],
        "flip_worth": None if flip is None or effect is not None else WORTH[attribute][flip],
        "flip_effect": effect,
        "total": last.total,
        "loser": last.loser,
        "changes": list(last.changes),
    }


def _hands(setup: Setup, hands: tuple[Hand, ...], attribute: Attribute) -> ShownHands:
    """Return the worth of each card by itself, the effect on the whole hand, and its sum."""
    return {
        "hands": [_codes(hand) for hand in hands],
        "worths": [_worths(hand, attribute) for hand in hands],
        "effects": [_effect(hand) for hand in hands],
        "times": [0 if CANT_SEE_ME in hand else setup.doubling(hand.count(DOUBLE_TROUBLE)) for hand in hands],
        "sums": [hand_sum(setup, hand, attribute) for hand in hands],
    }


def _worths_of(hand: Hand) -> ShownWorths:
    return {
        "hat": _worths(hand, HAT),
        "tie": _worths(hand, TIE),
        "glasses": _worths(hand, GLASSES),
        "blue": _worths(hand, BLUE),
        "red": _worths(hand, RED),
        "green": _worths(hand, GREEN),
    }


def _holding(setup: Setup, hand: Hand) -> ShownAmounts:
    return {
        "hat": hand_sum(setup, hand, HAT),
        "tie": hand_sum(setup, hand, TIE),
        "glasses": hand_sum(setup, hand, GLASSES),
        "blue": hand_sum(setup, hand, BLUE),
        "red": hand_sum(setup, hand, RED),
        "green": hand_sum(setup, hand, GREEN),
    }


def _worths(hand: Hand, attribute: Attribute) -> list[int]:
    return [WORTH[attribute][card] for card in hand]


def _effect(hand: Hand) -> Effect | None:
    if CANT_SEE_ME in hand:
        return "hides"
    return "doubles" if DOUBLE_TROUBLE in hand else None


def _codes(hand: Hand) -> list[Code]:
    return [CODES[card] for card in hand]


def _call(call: Call) -> ShownCall:
    return {"caller": call.caller, "purrfect": call.purrfect, "bid": _bid(call.bid, call.bidder)}


def _bid(bid: Bid, bidder: Seat) -> ShownBid:
    return {"number": bid.number, "attribute": ATTRIBUTE_WORDS[bid.attribute], "by": bidder}


def _event(event: Played | Drew | Fished) -> ShownEvent:
    if isinstance(event, Played):
        return _played(event)
    if isinstance(event, Drew):
        return {"seat": event.seat, "drew": event.number}
    return {
        "seat": event.seat,
        "fished": event.target,
        "attribute": ATTRIBUTE_WORDS[event.attribute],
        "number": event.number,
        "cards": None if event.cards is None else _codes(event.cards),
    }


def _played(event: Played) -> ShownPlayed:
    return {"seat": event.seat, "played": CODES[event.card]}
