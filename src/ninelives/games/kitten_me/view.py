"""What a seat may see. While hands are hidden a view has no field in which another's hand could stand."""

from typing import Any, Final, final

from ninelives.core.cards import Card, Hand
from ninelives.core.game import TABLE, Actor, Seat, check_seat
from ninelives.core.notation import hear_cards, hear_deal, write_hands
from ninelives.core.value import Value
from ninelives.games.kitten_me.moves import Bid, Challenge, Deal, Drawn, GoFish, Move, Purrfect, write
from ninelives.games.kitten_me.options import Setup
from ninelives.games.kitten_me.pieces import (
    ATTRIBUTE_WORDS,
    CANT_SEE_ME,
    CODES,
    DOUBLE_TROUBLE,
    FISHED,
    WORTH,
    Attribute,
)
from ninelives.games.kitten_me.rules.reckon import hand_sum
from ninelives.games.kitten_me.rules.table import stock_of
from ninelives.games.kitten_me.state import (
    NOBODY,
    Bidding,
    Bids,
    Call,
    Called,
    Dealing,
    Drawing,
    Drew,
    Fished,
    Opening,
    Over,
    Played,
    Reckoning,
    Round,
    State,
    Trail,
)


@final
class Playing(Value):
    """The view while hands are hidden: one's own hand, and how many cards the others hold."""

    __match_args__ = ("seat", "setup", "round", "hand", "sizes", "trail", "dealt", "turn", "bids", "drawing")

    def __init__(  # noqa: PLR0913 - a view is its fields
        self,
        seat: Seat | None,
        setup: Setup,
        round_: Round,
        hand: Hand,
        sizes: tuple[int, ...],
        trail: Trail,
        dealt: int,
        turn: Seat,
        bids: Bids,
        drawing: bool,  # noqa: FBT001 - positional, as every Value
    ) -> None:
        self.seat: Final[Seat | None] = seat
        self.setup: Final[Setup] = setup
        self.round: Final[Round] = round_
        self.hand: Final[Hand] = hand
        self.sizes: Final[tuple[int, ...]] = sizes
        self.trail: Final[Trail] = trail
        self.dealt: Final[int] = dealt
        self.turn: Final[Seat] = turn
        self.bids: Final[Bids] = bids
        self.bid: Final[Bid | None] = bids[-1][1] if bids else None
        self.bidder: Final[Seat] = bids[-1][0] if bids else NOBODY
        self.drawing: Final[bool] = drawing


@final
class Public(Value):
    """The view while nothing is hidden: before the deal, at the reveal, at the end."""

    __match_args__ = ("seat", "state")

    def __init__(self, seat: Seat | None, state: Opening | Dealing | Called | Over) -> None:
        self.seat: Final[Seat | None] = seat
        self.state: Final[Opening | Dealing | Called | Over] = state


type View = Playing | Public


def view(state: State, seat: Seat | None) -> View:
    if isinstance(state, Bidding):
        return _playing(state, seat, drawing=False)
    if isinstance(state, Drawing):
        return _playing(state.before, seat, drawing=True)
    check_seat(seat, state.setup.seats)
    return Public(seat, state)


def _playing(state: Bidding, seat: Seat | None, *, drawing: bool) -> Playing:
    check_seat(seat, len(state.hands))
    return Playing(
        seat,
        state.setup,
        state.round,
        () if seat is None else state.hands[seat],
        tuple([len(hand) for hand in state.hands]),
        state.trail and seen_trail(state.setup, state.trail, seat),
        state.dealt,
        state.turn,
        state.bids,
        drawing,
    )


def seen_trail(setup: Setup, trail: Trail, seat: Seat | None) -> Trail:
    """Leave out the faces of Go Fish for all but the two (K21)."""
    if setup.open_fish:
        return trail
    return tuple([_seen(event, seat) for event in trail])


def _seen(event: Played | Drew | Fished, seat: Seat | None) -> Played | Drew | Fished:
    if isinstance(event, Fished) and seat not in (event.seat, event.target):
        return Fished(event.seat, event.target, event.attribute, event.number, None)
    return event


def hear(state: State, actor: Actor, move: Move, seat: Seat | None) -> str:
    """Tell a move as this seat hears it: numbers stand where faces are not its to see."""
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


def show(view: View) -> dict[str, Any]:
    """Give a view as JSON-able data: words and numbers, cards by their codes."""
    if isinstance(view, Playing):
        return {
            "phase": "drawing" if view.drawing else "bidding",
            "seat": view.seat,
            "to_act": [TABLE] if view.drawing else [view.turn],
            **_show_round(view.setup, view.round),
            "hand": [CODES[card] for card in view.hand],
            "worth": {word: _worths(view.hand, attribute) for attribute, word in enumerate(ATTRIBUTE_WORDS)},
            "holding": {
                word: hand_sum(view.setup, view.hand, attribute) for attribute, word in enumerate(ATTRIBUTE_WORDS)
            },
            "sizes": list(view.sizes),
            "turn": view.turn,
            "bids": [_show_bid(bid, seat) for seat, bid in view.bids],
            "ceilings": list(view.setup.ladder(view.dealt).ceilings),
            "deck": view.setup.size - view.dealt,
            "trail": [_show_event(event) for event in view.trail],
        }
    return _show_public(view)


def _show_public(view: Public) -> dict[str, Any]:
    state = view.state
    if isinstance(state, Opening):
        return {"phase": "opening", "seat": view.seat, "to_act": [TABLE], "seats": state.setup.seats}
    if isinstance(state, Called):
        return {
            "phase": "called",
            "seat": view.seat,
            "to_act": [TABLE],
            **_show_round(state.setup, state.round),
            "hands": _show_hands(state.hands),
            **_show_worths(state.setup, state.hands, state.call.bid.attribute),
            "call": _show_call(state.call),
            "deck": sum(stock_of(state)),
            "trail": [_show_event(event) for event in state.trail],
        }
    over = isinstance(state, Over)
    return {
        "phase": "over" if over else "dealing",
        "seat": view.seat,
        "to_act": [] if over else [TABLE],
        **_show_round(state.setup, state.round),
        "deck": state.setup.size,
    }


def _show_round(setup: Setup, round_: Round) -> dict[str, Any]:
    last = round_.last
    return {
        "counts": list(round_.counts),
        "out": list(round_.out),
        "dealer": round_.dealer,
        "start": setup.start,
        "last": None if last is None else _show_reckoning(setup, last),
    }


def _show_reckoning(setup: Setup, last: Reckoning) -> dict[str, Any]:
    attribute = last.call.bid.attribute
    return {
        "call": _show_call(last.call),
        "hands": _show_hands(last.hands),
        **_show_worths(setup, last.hands, attribute),
        "flip": None if last.flip is None else CODES[last.flip],
        **_show_flip(last.flip, attribute),
        "total": last.total,
        "loser": last.loser,
        "changes": list(last.changes),
    }


def _show_worths(setup: Setup, hands: tuple[Hand, ...], attribute: Attribute) -> dict[str, Any]:
    """Say what each card counts by itself, what then happens to the whole hand, and what it comes to."""
    return {
        "worths": [_worths(hand, attribute) for hand in hands],
        "effects": [_effect(hand) for hand in hands],
        "times": [0 if CANT_SEE_ME in hand else setup.doubling(hand.count(DOUBLE_TROUBLE)) for hand in hands],
        "sums": [hand_sum(setup, hand, attribute) for hand in hands],
    }


def _show_flip(flip: Card | None, attribute: Attribute) -> dict[str, Any]:
    """Say what the flip adds, or what it does to the total instead."""
    effect = None if flip is None else _effect((flip,))
    return {
        "flip_worth": None if flip is None or effect is not None else WORTH[attribute][flip],
        "flip_effect": effect,
    }


def _worths(hand: Hand, attribute: Attribute) -> list[int]:
    return [WORTH[attribute][card] for card in hand]


def _effect(hand: Hand) -> str | None:
    if CANT_SEE_ME in hand:
        return "hides"
    return "doubles" if DOUBLE_TROUBLE in hand else None


def _show_call(call: Call) -> dict[str, Any]:
    return {"caller": call.caller, "purrfect": call.purrfect, "bid": _show_bid(call.bid, call.bidder)}


def _show_bid(bid: Bid, bidder: Seat) -> dict[str, Any]:
    return {"number": bid.number, "attribute": ATTRIBUTE_WORDS[bid.attribute], "by": bidder}


def _show_hands(hands: tuple[Hand, ...]) -> list[list[str]]:
    return [[CODES[card] for card in hand] for hand in hands]


def _show_event(event: Played | Drew | Fished) -> dict[str, Any]:
    if isinstance(event, Played):
        return {"seat": event.seat, "played": CODES[event.card]}
    if isinstance(event, Drew):
        return {"seat": event.seat, "drew": event.number}
    return {
        "seat": event.seat,
        "fished": event.target,
        "attribute": ATTRIBUTE_WORDS[event.attribute],
        "number": event.number,
        "cards": None if event.cards is None else [CODES[card] for card in event.cards],
    }
