"""Who must act, and the legal moves of a seat: all that are not refused, in a fixed order."""

from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from ninelives.core.cards import Card, Hand
from ninelives.core.game import Actor, Moves, Seat
from ninelives.games.shut_up_cat.moves import (
    CHASE,
    SCORE,
    Allocation,
    CardPlay,
    Change,
    Cross,
    Distract,
    Gather,
    Look,
    Move,
    Put,
    Reroll,
    Settle,
    Sleep,
    Swap,
    Treat,
)
from ninelives.games.shut_up_cat.options import Setup
from ninelives.games.shut_up_cat.pieces import (
    ARCS,
    FACES,
    GATHERED,
    MEOW,
    PLACES,
    SEVEN,
    ZED,
    Arc,
    Dice,
    Pillow,
)
from ninelives.games.shut_up_cat.pieces.distractions import BAG, BOX, CUCUMBER, KINDS, LASER, MIRROR, TUNA, WAND, YARN
from ninelives.games.shut_up_cat.rules.reasons import no_allocation, no_chase, no_gather, no_play
from ninelives.games.shut_up_cat.state import (
    TABLE_ONLY,
    Awake,
    Gathering,
    Over,
    Playing,
    Returning,
    State,
    Window,
    awaited,
)

_NOTHING: Final[tuple[Move, ...]] = ()
_CHASE_ONLY: Final[tuple[Move, ...]] = (CHASE,)
_SCORE_ONLY: Final[tuple[Move, ...]] = (SCORE,)

# every move that some dice, Pillow or ring could allow, in the order in which moves are listed
GATHERS: Final = tuple([Gather(dice) for number in range(GATHERED + 1) for dice in combinations(FACES, number)])
_REROLLS: Final[tuple[CardPlay, ...]] = tuple(
    [Reroll(dice) for number in range(1, GATHERED + 1) for dice in combinations_with_replacement(FACES, number)]
)
_PAIRS: Final = tuple([(die, face) for die in FACES for face in FACES])
_SWAPS: Final[tuple[CardPlay, ...]] = tuple([Swap(die, taken) for die, taken in _PAIRS])
_LOOKS: Final[tuple[CardPlay, ...]] = tuple([Look(one, other) for one, other in combinations(range(PLACES), 2)])
_CROSSES: Final[tuple[CardPlay, ...]] = tuple([Cross(one, other) for one, other in combinations(range(PLACES), 2)])


def _changes(card: Card) -> tuple[CardPlay, ...]:
    return tuple([Change(card, die, face) for die, face in _PAIRS])


_NAMING: Final[dict[Card, tuple[CardPlay, ...]]] = {
    LASER: _REROLLS,
    **{card: _changes(card) for card in (WAND, YARN, BOX, MIRROR)},
    TUNA: _LOOKS,
    BAG: _SWAPS,
    CUCUMBER: _CROSSES,
}
CARD_PLAYS: Final = tuple([_NAMING.get(card, (Treat(card),)) for card in range(KINDS)])  # by card


def _arcs() -> list[Arc]:
    return [arc for row in ARCS for arc in sorted(row, key=lambda arc: arc.length)]


ALLOCATIONS: Final[tuple[Allocation, ...]] = (
    *[Sleep(arc.first, arc.last) for arc in _arcs()],
    *[Distract(number) for number in FACES],
    *[Settle(low, SEVEN - low) for low in range(1, 4)],
)


def to_act(state: State) -> tuple[Actor, ...]:
    return awaited(state.phase, state.turn) if isinstance(state, Playing) else TABLE_ONLY


def legal(state: State, seat: Seat) -> Moves[Move]:
    if not isinstance(state, Playing) or isinstance(state.phase, Over) or not 0 <= seat < state.setup.seats:
        return _NOTHING
    moves = _own_moves(state) if seat == state.turn else _NOTHING
    chases = no_chase(state.setup, state.board, state.phase, state.turn, seat) is None
    return moves + _CHASE_ONLY if chases else moves


def _own_moves(state: Playing) -> tuple[Move, ...]:
    phase = state.phase
    if isinstance(phase, Gathering):
        return _gathers(state.board.pillow)
    if isinstance(phase, Window):
        allocations = _allocations(state.setup, phase.dice)
        hand = state.hands[state.turn]
        return _plays(hand, phase.dice, state.board.pillow) + allocations if hand else allocations
    if isinstance(phase, Awake):
        return _SCORE_ONLY
    if isinstance(phase, Returning):
        return _puts(phase.arc.length, (state.tiles & phase.arc.bits).bit_count())
    return _NOTHING


@lru_cache(maxsize=128)
def _gathers(pillow: Pillow) -> tuple[Move, ...]:
    return tuple([move for move in GATHERS if no_gather(pillow, move) is None])


@lru_cache(maxsize=1024)
def _allocations(setup: Setup, dice: Dice) -> tuple[Move, ...]:
    return tuple([move for move in ALLOCATIONS if no_allocation(setup, dice, move) is None])


def _plays(hand: Hand, dice: Dice, pillow: Pillow) -> tuple[Move, ...]:
    moves: tuple[Move, ...] = ()
    last = -1
    for card in hand:
        if card != last:  # hands are sorted: equal cards are neighbours, and have the same moves
            moves += _plays_of(card, dice, pillow if card == BAG else 0)
            last = card
    return moves


@lru_cache(maxsize=1 << 13)
def _plays_of(card: Card, dice: Dice, pillow: Pillow) -> tuple[Move, ...]:
    return tuple([move for move in CARD_PLAYS[card] if no_play(dice, pillow, move) is None])


@lru_cache(maxsize=64)
def _puts(length: int, meows: int) -> tuple[Move, ...]:
    return tuple([Put(tiles) for tiles in orders(length, meows)])


@lru_cache(maxsize=64)
def orders(length: int, meows: int) -> tuple[str, ...]:
    """Return all orders of this many tiles with this many MEOWs, as letters, sorted."""
    chosen = [set(places) for places in combinations(range(length), meows)]
    return tuple(["".join([MEOW if place in some else ZED for place in range(length)]) for some in chosen])
