"""A seat's turn: what it may do, and why not."""

from collections.abc import Iterator
from typing import Final, final

from ninelives.core.cards import Card
from ninelives.core.game import TABLE, Actor, Moves, Refusal, Seat
from ninelives.games.kitten_me.moves import (
    CHALLENGE,
    DRAW,
    PURRFECT,
    SKIP_TURN,
    Action,
    Bid,
    Challenge,
    DrawThree,
    GoFish,
    Move,
    Purrfect,
    Skip,
)
from ninelives.games.kitten_me.options import Ladder
from ninelives.games.kitten_me.pieces import ATTRIBUTES, DRAW_THREE, GO_FISH, MOST_SEATS, NAMES, PLURALS, SKIP
from ninelives.games.kitten_me.state import Bidding, Over, State

_TABLE_ONLY: Final[tuple[Actor, ...]] = (TABLE,)
_SEAT_ONLY: Final[tuple[tuple[Actor, ...], ...]] = tuple([(seat,) for seat in range(MOST_SEATS)])
_CALLS: Final[tuple[Move, ...]] = (CHALLENGE, PURRFECT)
_CHALLENGE_ONLY: Final[tuple[Move, ...]] = (CHALLENGE,)
_NOTHING: Final[tuple[Move, ...]] = ()

_NO_BID_YET: Final = Refusal("K12", "There is no bid to call yet. Make the opening bid.")
_OWN_BID_CALLED: Final = Refusal("K14", "Your own bid came back to you, and nobody calls their own bid. Raise it.")
_OWN_BID: Final = Refusal("K14", "Your own bid came back to you. Raise it.")
_MUST_OPEN: Final = Refusal("K13", "At this table the dealer must open with a bid.")
_NO_HIGHER: Final = Refusal("K38", "No higher bid is possible, so no action card may be played. Call the bid.")
_NO_PURRFECT: Final = Refusal("K34", "Purrfect is not played at this table.")
_TABLE_DOES: Final = Refusal("K15", "Only the table deals and flips. Bid, call, or play an action card.")
_NO_ATTRIBUTE: Final = Refusal("K9", "Name an accessory or a colour: hat, tie, glasses, blue, red or green.")
_NO_TARGET: Final = Refusal("K20", "Go Fish asks another player who is still in.")


def to_act(state: State) -> tuple[Actor, ...]:
    if isinstance(state, Bidding):
        return _SEAT_ONLY[state.turn]
    return () if isinstance(state, Over) else _TABLE_ONLY


@final
class Choices:
    """A turn's moves: every higher bid as a slice of the ladder, then calls, then action cards."""

    def __init__(self, ladder: Ladder, above: int, others: tuple[Move, ...]) -> None:
        self.ladder: Final[Ladder] = ladder
        self.above: Final[int] = above
        self.others: Final[tuple[Move, ...]] = others
        self._first: Final[int] = ladder.starts[min(above, ladder.top) + 1]
        self._bids: Final[int] = len(ladder.bids) - self._first
        self._size: Final[int] = self._bids + len(others)

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: int) -> Move:
        if index < 0:
            index += self._size
        if not 0 <= index < self._size:
            raise IndexError(index)
        if index < self._bids:
            return self.ladder.bids[self._first + index]
        return self.others[index - self._bids]

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Bid):
            known = move.attribute in ATTRIBUTES
            return known and self.above < move.number <= self.ladder.ceilings[move.attribute]
        return move in self.others

    def __repr__(self) -> str:
        return f"<{self._bids} bids above {self.above}, and {self.others}>"

    def __iter__(self) -> Iterator[Move]:
        yield from self.ladder.bids[self._first :]
        yield from self.others


def legal(state: State, seat: Seat) -> Moves[Move]:
    if not isinstance(state, Bidding) or state.turn != seat:
        return _NOTHING
    return Choices(state.setup.ladder(state.dealt), _above(state), _calls(state) + _actions(state))


def _above(state: Bidding) -> int:
    """Give the number that a bid must exceed (K6, K8)."""
    return state.setup.lowest - 1 if state.bid is None else state.bid.number


def _calls(state: Bidding) -> tuple[Move, ...]:
    if _no_call(state) is not None:
        return _NOTHING
    return _CALLS if state.setup.purrfect else _CHALLENGE_ONLY


def _actions(state: Bidding) -> tuple[Move, ...]:
    hand = state.hands[state.turn]
    if not hand or hand[-1] < SKIP or _no_action(state) is not None:  # hands are sorted: specials come last
        return _NOTHING
    moves: list[Move] = []
    if SKIP in hand:
        moves.append(SKIP_TURN)
    if DRAW_THREE in hand:
        moves.append(DRAW)
    if GO_FISH in hand:
        targets = [seat for seat, count in enumerate(state.round.counts) if count and seat != state.turn]
        moves += [GoFish(target, attribute) for target in targets for attribute in ATTRIBUTES]
    return tuple(moves)


def _no_call(state: Bidding) -> Refusal | None:
    if state.bid is None:
        return _NO_BID_YET
    if state.bidder == state.turn:
        return _OWN_BID_CALLED
    return None


def _no_action(state: Bidding) -> Refusal | None:
    if state.bid is None:
        return None if state.setup.dealer_may_skip else _MUST_OPEN
    if state.bidder == state.turn and state.setup.must_raise:
        return _OWN_BID
    if state.bid.number >= state.setup.ladder(state.dealt).top:
        return _NO_HIGHER
    return None


def refuse(state: Bidding, seat: Seat, move: Move) -> Refusal | None:
    """Say why the seat whose turn it is may not make this move."""
    if isinstance(move, Bid):
        return _refuse_bid(state, move)
    if isinstance(move, Challenge):
        return _no_call(state)
    if isinstance(move, Purrfect):
        return _no_call(state) if state.setup.purrfect else _NO_PURRFECT
    if isinstance(move, (Skip, DrawThree, GoFish)):
        return _refuse_action(state, seat, move)
    return _TABLE_DOES


def _refuse_bid(state: Bidding, bid: Bid) -> Refusal | None:
    above = _above(state)
    if bid.attribute not in ATTRIBUTES:
        return _NO_ATTRIBUTE
    if bid.number <= above:
        if state.bid is None:
            return Refusal("K6", f"The smallest bid is {above + 1}.")
        return Refusal("K8", f"A bid must be a higher number than {above}, whatever the attribute.")
    ceiling = state.setup.ladder(state.dealt).ceilings[bid.attribute]
    if bid.number > ceiling:
        return Refusal("K7", f"The cards in play can never come to more than {ceiling} {PLURALS[bid.attribute]}.")
    return None


def _refuse_action(state: Bidding, seat: Seat, move: Action) -> Refusal | None:
    card = action_card(move)
    if card not in state.hands[seat]:
        return Refusal("K16", f"You hold no {NAMES[card]}, and action cards are played from your own hand.")
    if isinstance(move, GoFish):
        counts = state.round.counts
        if move.target == seat or move.target not in range(len(counts)) or not counts[move.target]:
            return _NO_TARGET
        if move.attribute not in ATTRIBUTES:
            return _NO_ATTRIBUTE
    return _no_action(state)


def action_card(move: Action) -> Card:
    if isinstance(move, Skip):
        return SKIP
    return DRAW_THREE if isinstance(move, DrawThree) else GO_FISH
