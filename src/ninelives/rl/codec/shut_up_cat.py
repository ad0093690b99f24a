"""Shut Up, Cat! in numbers. An observation tells all that a view tells a seat, what it knows of tiles included."""

from array import array
from collections.abc import Hashable
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final, final

from ninelives.core.game import Moves, Seat
from ninelives.core.options import Options
from ninelives.games.shut_up_cat.moves import (
    CHASE,
    PLAYS,
    SCORE,
    CardPlay,
    Change,
    Chase,
    Distract,
    Gather,
    Look,
    Move,
    Put,
    Reroll,
    Score,
    Settle,
    Sleep,
    Swap,
    Treat,
)
from ninelives.games.shut_up_cat.options import Setup, setup
from ninelives.games.shut_up_cat.pieces import (
    ARCS,
    DICE,
    FACES,
    GATHERED,
    MEOWS,
    MOST_MULTIPLIER,
    PLACES,
    Bits,
    Dice,
    on_pillow,
    places_in,
)
from ninelives.games.shut_up_cat.pieces.distractions import KINDS, MILK, SUN, SUN_WINKS
from ninelives.games.shut_up_cat.rules.reasons import no_allocation, no_play
from ninelives.games.shut_up_cat.rules.turn import ALLOCATIONS, CARD_PLAYS, GATHERS, orders
from ninelives.games.shut_up_cat.state import (
    Awake,
    Dealing,
    Gathering,
    Mind,
    Opening,
    Over,
    Phase,
    Returning,
    Rolling,
    Window,
)
from ninelives.games.shut_up_cat.view import Public, Seen, View, dice_before
from ninelives.rl.codec.contract import CELL, Cells, Field, Layout, Payoff, check_move_number, require_seat

_PHASES: Final = ("opening", "laying", "gathering", "rolling", "window", "dealing", "awake", "returning", "over")
_PAIRS: Final = tuple(combinations(range(PLACES), 2))
_MOST_ROUNDS: Final = 32767  # where they do not end: a cell holds no more
_FACES: Final = len(FACES)


@final
class ShutUpCatCodec:
    """Numbers: chase, score, gathers, card plays, uses of dice, and orders of tiles put back, as they are listed."""

    def __init__(self, options: Options, seats: int) -> None:
        made = setup(options, seats)
        self._seats: Final[int] = seats
        self._moves: Final[tuple[Move, ...]] = _number_moves(made)
        self._numbers: Final[dict[Hashable, int]] = {
            _key(move): number for number, move in enumerate(self._moves) if number
        }
        self.size: Final[int] = len(self._moves)
        self.unasked: Final[bool] = not made.own_turn
        self.payoffs: Final[dict[str, Payoff]] = {}
        self.layout: Final[Layout] = _laid_out(made)
        self._starts: Final[dict[str, int]] = self.layout.starts
        self._blank: Final[Cells] = self.layout.blank()

    def number(self, move: Move, seat: Seat, /) -> int:  # noqa: ARG002 - no move of this game names a seat
        """Return the number of a move: the same for every seat."""
        return self._numbers[_key(move)]

    def move(self, number: int, seat: Seat, /) -> Move:  # noqa: ARG002 - as above
        """Return the move with this number: the same for every seat."""
        return self._moves[check_move_number(number)]

    def mask(self, moves: Moves[Move], seat: Seat, /) -> int:  # noqa: ARG002 - as above
        """Return legal moves as an int with one bit per number."""
        legal = 0
        for move in moves:
            legal |= 1 << self._numbers[_key(move)]
        return legal

    def observation(self, view: View, /) -> Cells:
        """Return a view as numbers, with all seats counted from the viewer."""
        cells = self._blank[:]
        viewer = require_seat(view.seat)
        if isinstance(view, Public):
            cells[0 if isinstance(view.state, Opening) else 1] = 1
            return cells
        cells[_phase_number(view.phase)] = 1
        cells[self._starts["turn"] + (view.turn - viewer) % self._seats] = 1
        cells[self._starts["first"] + (view.first - viewer) % self._seats] = 1
        self._write_dice(cells, view)
        self._write_arc(cells, view.phase)
        self._write_cards(cells, view)
        for seat in range(self._seats):
            self._write_seat(cells, view, seat, (seat - viewer) % self._seats)
        self._write_tiles(cells, view)
        return cells

    def _write_dice(self, cells: Cells, view: Seen) -> None:
        phase = view.phase
        for die in dice_before(phase):
            cells[self._starts["dice"] + die - 1] += 1
        for die in on_pillow(view.board.pillow):
            cells[self._starts["pillow"] + die - 1] = 1
        if isinstance(phase, Rolling):
            cells[self._starts["rolling"]] = phase.number
        if isinstance(phase, (Rolling, Window)):
            cells[self._starts["catnips"]] = phase.catnips
        if isinstance(phase, (Rolling, Window, Awake)):
            cells[self._starts["milks"]] = phase.milks

    def _write_arc(self, cells: Cells, phase: Phase) -> None:
        if not isinstance(phase, (Awake, Returning)):
            return
        cells[self._starts["arc_first"] + phase.arc.first] = 1
        for place in phase.arc.places:
            cells[self._starts["arc"] + place] = 1
        if isinstance(phase, Awake):
            cells[self._starts["hushed"]] = phase.hushed
        else:
            cells[self._starts["scored"]] = phase.scored

    def _write_cards(self, cells: Cells, view: Seen) -> None:
        for card in view.hand:
            cells[self._starts["hand"] + card] += 1
        start = self._starts["played"]
        cells[start : start + KINDS] = array(CELL, view.board.played)
        cells[self._starts["decided"]] = view.board.decided
        cells[self._starts["rounds"]] = min(view.board.rounds, _MOST_ROUNDS)

    def _write_seat(self, cells: Cells, view: Seen, seat: Seat, place: int) -> None:
        board = view.board
        cells[self._starts["sizes"] + place] = view.sizes[seat]
        cells[self._starts["winks"] + place] = board.winks[seat]
        cells[self._starts["multipliers"] + place] = board.multipliers[seat]
        start = self._starts["together"] + len(_PAIRS) * place
        cells[start : start + len(_PAIRS)] = _together(board.minds[seat])

    def _write_tiles(self, cells: Cells, view: Seen) -> None:
        for nth, group in enumerate(view.mind):
            size = group.bit_count()
            for place in places_in(group):
                cells[self._starts["meows"] + place] = view.meows[nth]
                cells[self._starts["unsure"] + place] = size


@lru_cache(maxsize=1 << 12)
def _together(mind: Mind) -> Cells:
    """Return for each pair of places whether they are in one group: known together, and not apart."""
    return array(CELL, [any(_holds_both(group, one, other) for group in mind) for one, other in _PAIRS])


def _holds_both(group: Bits, one: int, other: int) -> bool:
    return group >> one & group >> other & 1 == 1


def _number_moves(made: Setup) -> tuple[Move, ...]:
    """Return all moves that these options allow in the order of their numbers."""
    plays = [play for card, number in enumerate(made.deck) if number for play in CARD_PLAYS[card] if _can_be(play)]
    allocations = [move for move in ALLOCATIONS if any(no_allocation(made, dice, move) is None for dice in _rolls())]
    lengths = {ARCS[move.first][move.last].length for move in allocations if isinstance(move, Sleep)}
    puts = [
        Put(tiles)
        for length in sorted(lengths)
        for meows in range(min(MEOWS, length) + 1)
        for tiles in orders(length, meows)
    ]
    return (CHASE, CHASE, SCORE, *GATHERS, *plays, *allocations, *puts)  # the first is in the place of STILL


@lru_cache(maxsize=1)
def _rolls() -> tuple[Dice, ...]:
    return tuple(combinations_with_replacement(FACES, GATHERED))


def _can_be(play: CardPlay) -> bool:
    """Return whether a card can be played like this with some dice; a Paper Bag takes from the Pillow."""
    pillow = 1 << play.taken if isinstance(play, Swap) else 0
    return any(no_play(dice, pillow, play) is None for dice in _rolls())


def _key(move: Move) -> Hashable:
    """Return what tells a move from all others; quicker than the hash of a move."""
    if isinstance(move, Put):
        return move.tiles
    if isinstance(move, Gather):
        return move.dice
    if isinstance(move, Sleep):
        return "sleep", move.first, move.last
    if isinstance(move, Distract):
        return "distract", move.number
    if isinstance(move, Settle):
        return "settle", move.low
    if isinstance(move, (Score, Chase)):
        return isinstance(move, Chase)
    if isinstance(move, PLAYS):
        return _play_key(move)
    raise ValueError("only moves of seats have numbers.")


def _play_key(move: CardPlay) -> Hashable:
    if isinstance(move, Reroll):
        return "laser", move.dice
    if isinstance(move, Change):
        return move.card, "shows", move.die, move.face
    if isinstance(move, Swap):
        return "bag", move.die, move.taken
    if isinstance(move, Treat):
        return "treat", move.card
    return "tuna" if isinstance(move, Look) else "cucumber", move.one, move.other


def _phase_number(phase: Phase) -> int:
    for place, kind in enumerate((Gathering, Rolling, Window, Dealing, Awake, Returning, Over)):
        if isinstance(phase, kind):
            return 2 + place
    raise ValueError("there is no such phase.")


def _laid_out(made: Setup) -> Layout:
    seats, cards = made.seats, sum(made.deck)
    most_scored = (PLACES - MEOWS) * (MOST_MULTIPLIER + made.deck[MILK])
    most_winks = made.target + most_scored + SUN_WINKS * made.deck[SUN]  # a last turn starts below the target
    return Layout(
        (
            Field("phase", len(_PHASES), 1, f"one of {', '.join(_PHASES)}"),
            Field("turn", seats, 1, "by seat: whose turn it is"),
            Field("first", seats, 1, "by seat: who started this round"),
            Field("dice", _FACES, GATHERED, "by face: the dice in front of the seat whose turn it is"),
            Field("pillow", _FACES, 1, "by face: whether a die lies on the Pillow"),
            Field("rolling", 1, DICE, "the dice that are being rolled"),
            Field("catnips", 1, cards, "played this turn"),
            Field("milks", 1, cards, "played this turn"),
            Field("arc_first", PLACES, 1, "by place: where the arc starts that is up"),
            Field("arc", PLACES, 1, "by place: whether it is up"),
            Field("hushed", 1, MEOWS, "the MEOWs that were hushed"),
            Field("scored", 1, most_scored, "the winks just scored"),
            Field("hand", KINDS, cards, "by card: how many the viewer holds"),
            Field("played", KINDS, cards, "by card: how many were played"),
            Field("decided", 1, 1, "whether this round is the last"),
            Field("rounds", 1, made.rounds or _MOST_ROUNDS, "the rounds that are over"),
            Field("sizes", seats, cards, "by seat: the cards in hand"),
            Field("winks", seats, most_winks, "by seat"),
            Field("multipliers", seats, MOST_MULTIPLIER, "by seat"),
            Field("meows", PLACES, MEOWS, "by place: the MEOWs among the places that the viewer cannot tell from it"),
            Field("unsure", PLACES, PLACES, "by place: how many places these are; 1 is a tile that the viewer knows"),
            Field(
                "together", seats * len(_PAIRS), 1, "by seat, then by pair of places: whether it cannot tell them apart"
            ),
        )
    )
