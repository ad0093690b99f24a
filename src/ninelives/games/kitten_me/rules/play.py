"""The effects of moves, and the end of a match."""

from ninelives.core.cards import Hand, add_cards, remove_card, replace_at
from ninelives.core.game import TABLE, Actor, Outcome, Refusal, Seat
from ninelives.core.language import gettext_lazy, gettext_noop
from ninelives.games.kitten_me.moves import (
    Action,
    Bid,
    Challenge,
    Deal,
    Drawn,
    DrawThree,
    FirstDealer,
    Flip,
    GoFish,
    Move,
    Purrfect,
)
from ninelives.games.kitten_me.pieces import FISHED
from ninelives.games.kitten_me.rules import table
from ninelives.games.kitten_me.rules.reasons import action_card, no_move, not_now
from ninelives.games.kitten_me.rules.reckon import reckon
from ninelives.games.kitten_me.state import (
    Bidding,
    Call,
    Called,
    Dealing,
    Drawing,
    Drew,
    Fished,
    Opening,
    Over,
    Played,
    Round,
    State,
    Trail,
)


def refuse(state: State, actor: Actor, move: Move) -> Refusal | None:
    if actor == TABLE:
        return table.refuse(state, move)
    if isinstance(state, Over):
        return Refusal("K37", "The match is over. Nobody comes back.")
    if not isinstance(state, Bidding):
        return Refusal("K11", "Wait: the table moves first.")
    if actor not in range(state.setup.seats):
        return Refusal("K1", gettext_lazy("There is no seat {seat} at this table.", seat=actor))
    if not state.round.counts[actor]:
        return Refusal("K37", "You are out of this match. Watch the end, then play another.")
    if state.turn != actor:
        return not_now(move)
    return no_move(state, move)


def apply(state: State, actor: Actor, move: Move) -> State:
    if isinstance(state, Bidding):
        return _take_turn(state, actor, move)
    if isinstance(state, Dealing) and isinstance(move, Deal):
        return _opened(state, move.hands)
    if isinstance(state, Called) and isinstance(move, Flip):
        return reckon(state, move.card)
    if isinstance(state, Drawing) and isinstance(move, Drawn):
        return _draw(state.before, move.cards)
    if isinstance(state, Opening) and isinstance(move, FirstDealer):
        counts = (state.setup.start,) * state.setup.seats
        return Dealing(state.setup, Round(counts=counts, out=(), dealer=move.seat, last=None))
    raise ValueError("This move was not asked about: `refuse` names the ruling.")


def _opened(state: Dealing, hands: tuple[Hand, ...]) -> Bidding:
    dealt = sum(state.round.counts)
    turn = state.round.dealer
    return Bidding(state.setup, state.round, hands, (), dealt, turn, ())


def _take_turn(state: Bidding, seat: Seat, move: Move) -> State:
    if isinstance(move, Bid):
        turn = state.round.left[seat]
        bids = (*state.bids, (seat, move))
        # not by `but`: this is by far the most frequent move, and must be fast
        return Bidding(state.setup, state.round, state.hands, state.trail, state.dealt, turn, bids)
    if isinstance(move, (Challenge, Purrfect)):
        return _call(state, seat, isinstance(move, Purrfect))
    if isinstance(move, (FirstDealer, Deal, Drawn, Flip)):
        raise TypeError("A seat never makes TABLE's moves: `refuse` names the ruling.")
    return _act(state, seat, move)


def _call(state: Bidding, caller: Seat, purrfect: bool) -> State:  # noqa: FBT001 - passed on to Call
    if state.bid is None:
        raise ValueError("There is no bid to call: `refuse` names the ruling.")
    call = Call(caller, purrfect, state.bid, state.bidder)
    face_up = tuple([event for event in state.trail if isinstance(event, Played)])
    called = Called(state.setup, state.round, state.hands, face_up, call)
    if state.setup.flip and state.dealt < state.setup.size:
        return called
    return reckon(called, None)  # K10, K19


def _act(state: Bidding, seat: Seat, move: Action) -> State:
    card = action_card(move)
    hands = replace_at(state.hands, seat, remove_card(state.hands[seat], card))
    trail = (*state.trail, Played(seat, card))
    if isinstance(move, GoFish):
        return _fish(state, hands, trail, move)
    if isinstance(move, DrawThree) and state.dealt < state.setup.size:
        return Drawing(state.but(hands=hands, trail=trail))
    return state.but(hands=hands, trail=trail, turn=state.round.left[seat])


def _fish(state: Bidding, hands: tuple[Hand, ...], trail: Trail, move: GoFish) -> State:
    """Move every Single, Double and Triple with the attribute; the asker's turn is over (K20)."""
    seat = state.turn
    taken = FISHED[move.attribute]
    caught = tuple([card for card in hands[move.target] if taken[card]])
    kept = tuple([card for card in hands[move.target] if not taken[card]])
    hands = replace_at(hands, move.target, kept)
    hands = replace_at(hands, seat, add_cards(hands[seat], caught))
    number = len(caught)
    event = Fished(seat, move.target, move.attribute, number, caught)
    return state.but(hands=hands, trail=(*trail, event), turn=state.round.left[seat])


def _draw(state: Bidding, cards: Hand) -> State:
    seat = state.turn
    hands = replace_at(state.hands, seat, add_cards(state.hands[seat], cards))
    trail = (*state.trail, Drew(seat, len(cards)))
    return state.but(hands=hands, trail=trail, dealt=state.dealt + len(cards), turn=state.round.left[seat])


def outcome(state: State) -> Outcome | None:
    """Return ranks by who stayed longest; the score is the number of cards left (A2)."""
    if not isinstance(state, Over):
        return None
    seats = state.setup.seats
    ranks = [1] * seats
    for place, seat in enumerate(state.round.out):
        ranks[seat] = seats - place
    return Outcome(tuple(ranks), state.round.counts, gettext_noop("one player has cards left"))
