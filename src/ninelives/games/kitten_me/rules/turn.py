"""Who must act, and the legal moves of a seat: all that are not refused, in a fixed order."""

from collections.abc import Iterator
from typing import Final, final

from ninelives.core.game import TABLE, Actor, Moves, Seat
from ninelives.games.kitten_me.moves import CHALLENGE, DRAW, PURRFECT, SKIP_TURN, Bid, GoFish, Move
from ninelives.games.kitten_me.options import Ladder, Setup
from ninelives.games.kitten_me.pieces import ATTRIBUTES, GO_FISH, MOST_SEATS, SKIP
from ninelives.games.kitten_me.rules.reasons import (
    above,
    action_card,
    ladder_of,
    no_action,
    no_bid,
    no_call,
    no_card,
    no_purrfect,
    no_target,
)
from ninelives.games.kitten_me.state import Bidding, Over, State

_TABLE_ONLY: Final[tuple[Actor, ...]] = (TABLE,)
_SEAT_ONLY: Final[tuple[tuple[Actor, ...], ...]] = tuple([(seat,) for seat in range(MOST_SEATS)])
_CALLS: Final[tuple[Move, ...]] = (CHALLENGE, PURRFECT)
_CHALLENGE_ONLY: Final[tuple[Move, ...]] = (CHALLENGE,)
_NOTHING: Final[tuple[Move, ...]] = ()


def to_act(state: State) -> tuple[Actor, ...]:
    if isinstance(state, Bidding):
        return _SEAT_ONLY[state.turn]
    return () if isinstance(state, Over) else _TABLE_ONLY


@final
class LegalMoves:
    """The legal moves of a turn: every higher bid as a slice of the ladder, then calls, then action cards."""

    def __init__(self, setup: Setup, ladder: Ladder, standing: Bid | None, others: tuple[Move, ...]) -> None:
        self.setup: Final[Setup] = setup
        self.ladder: Final[Ladder] = ladder
        self.standing: Final[Bid | None] = standing
        self.others: Final[tuple[Move, ...]] = others
        self._rungs: Final[tuple[Bid, ...]] = ladder.bids
        self._first: Final[int] = ladder.starts[min(above(setup, standing), ladder.top) + 1]
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
            return self._rungs[self._first + index]
        return self.others[index - self._bids]

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Bid):
            return no_bid(self.setup, self.ladder, self.standing, move) is None
        return move in self.others

    def __repr__(self) -> str:
        return f"<{self._bids} bids above {above(self.setup, self.standing)}, and {self.others}>"

    def __iter__(self) -> Iterator[Move]:
        yield from self._rungs[self._first :]
        yield from self.others


def legal(state: State, seat: Seat) -> Moves[Move]:
    if not isinstance(state, Bidding) or state.turn != seat:
        return _NOTHING
    return LegalMoves(state.setup, ladder_of(state), state.bid, _calls(state) + _actions(state))


def _calls(state: Bidding) -> tuple[Move, ...]:
    if no_call(state) is not None:
        return _NOTHING
    return _CALLS if no_purrfect(state.setup) is None else _CHALLENGE_ONLY


def _actions(state: Bidding) -> tuple[Move, ...]:
    hand = state.hands[state.turn]
    if not hand or hand[-1] < SKIP or no_action(state) is not None:  # hands are sorted: specials come last
        return _NOTHING
    moves: list[Move] = [action for action in (SKIP_TURN, DRAW) if no_card(hand, action_card(action)) is None]
    if no_card(hand, GO_FISH) is None:
        counts = state.round.counts
        targets = [seat for seat in range(len(counts)) if no_target(counts, state.turn, seat) is None]
        moves += [GoFish(target, attribute) for target in targets for attribute in ATTRIBUTES]
    return tuple(moves)
