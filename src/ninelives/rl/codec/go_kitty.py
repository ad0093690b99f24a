"""Go Kitty in numbers.

A view keeps what was learned as facts about the present, and so does an observation: of each hand it tells, by card,
how many are certainly there and how many may be. Which marks lie on the same card, and the order of cards under the
pile, it leaves out; they are in the view.
"""

from itertools import product
from typing import Final, final

from ninelives.core.cards import Card
from ninelives.core.game import Moves, Seat
from ninelives.core.options import Options
from ninelives.games.go_kitty.moves import (
    DRAW,
    END,
    GIVE,
    GIVE_CARD,
    LOOK,
    NO_KITTY,
    REVERSE,
    SKIP,
    Ask,
    DrawCard,
    End,
    Give,
    GiveCard,
    Keep,
    Lay,
    Look,
    Move,
    NoKitty,
    Reverse,
    Skip,
)
from ninelives.games.go_kitty.options import Setup, setup
from ninelives.games.go_kitty.pieces import (
    ASK_MOUSE,
    CLOWDER_WORDS,
    COPIES,
    KINDS,
    LOOKED_AT,
    MOUSE,
    TOKENS,
    WHATS,
)
from ninelives.games.go_kitty.rules.clowders import CLOWDERS, mice_in
from ninelives.games.go_kitty.state import (
    STAGES,
    Acting,
    Asked,
    Drawing,
    Keeping,
    Looking,
    Marks,
    Opening,
    Paying,
    Phase,
    Picking,
)
from ninelives.games.go_kitty.view import Public, Seen, View
from ninelives.games.go_kitty.view.seeing import Peeking
from ninelives.rl.codec.contract import Cells, Field, Layout, Payoff, check_move_number, require_seat
from ninelives.rl.codec.points import points_payoff

_PHASES: Final = (
    "opening",
    "dealing",
    "acting",
    "asked",
    "picking",
    "paying",
    "drawing",
    "looking",
    "keeping",
    "over",
)
_SINGLE_MOVES: Final[tuple[Move, ...]] = (DRAW, LOOK, SKIP, END, GIVE, NO_KITTY, REVERSE)
_FIRST_GIFT: Final = 1 + len(_SINGLE_MOVES)
_FIRST_ASK: Final = _FIRST_GIFT + MOUSE
_KINDS_OF_ASK: Final = len(WHATS) + ASK_MOUSE  # with a Seek Token for anything, without one never for a Mouse
_CARDS: Final = COPIES * KINDS


@final
class GoKittyCodec:
    """Numbers: the moves that name nothing, gifts, asks by target, Clowders, and what is kept of cards looked at."""

    def __init__(self, options: Options, seats: int) -> None:
        made = setup(options, seats)
        self._seats: Final[int] = seats
        self._moves: Final[tuple[Move, ...]] = _number_moves(made)
        self._clowders: Final[dict[tuple[int, tuple[Card, ...]], int]] = {
            (move.clowder, move.cards): number for number, move in enumerate(self._moves) if isinstance(move, Lay)
        }
        self._kept: Final[dict[tuple[Card, tuple[Card, ...]], int]] = {
            (move.card, move.under): number for number, move in enumerate(self._moves) if isinstance(move, Keep)
        }
        self.size: Final[int] = len(self._moves)
        self.unasked: Final[bool] = False
        self.payoffs: Final[dict[str, Payoff]] = {"points": points_payoff}
        self.layout: Final[Layout] = _laid_out(made)
        self._starts: Final[dict[str, int]] = self.layout.starts
        self._blank: Final[Cells] = self.layout.blank()

    def number(self, move: Move, seat: Seat, /) -> int:
        """Return the number of a move, with the asked seat counted from the asker."""
        if isinstance(move, Ask):
            others = (move.target - seat) % self._seats - 1
            return _FIRST_ASK + _KINDS_OF_ASK * others + move.what + (ASK_MOUSE if move.token else 0)
        if isinstance(move, Lay):
            return self._clowders[move.clowder, move.cards]
        if isinstance(move, Keep):
            return self._kept[move.card, move.under]
        if isinstance(move, GiveCard):
            return _FIRST_GIFT + move.card
        return _number_of_single(move)

    def move(self, number: int, seat: Seat, /) -> Move:
        """Return the move with this number, made by this seat."""
        move = self._moves[check_move_number(number)]
        if isinstance(move, Ask):
            return Ask((move.target + seat) % self._seats, move.what, move.token)
        return move

    def mask(self, moves: Moves[Move], seat: Seat, /) -> int:
        """Return legal moves as an int with one bit per number."""
        legal = 0
        for move in moves:
            legal |= 1 << self.number(move, seat)
        return legal

    def observation(self, view: View, /) -> Cells:
        """Return a view as numbers, with all seats counted from the viewer."""
        cells = self._blank[:]
        viewer = require_seat(view.seat)
        if isinstance(view, Public):
            cells[0 if isinstance(view.state, Opening) else 1] = 1
            return cells
        self._write_phase(cells, view.phase, viewer)
        self._write_clock(cells, view, viewer)
        for card in view.hand:
            cells[self._starts["hand"] + card] += 1
        for seat in range(self._seats):
            self._write_seat(cells, view, seat, (seat - viewer) % self._seats)
        self._write_pile(cells, view, viewer)
        return cells

    def _write_phase(self, cells: Cells, phase: Phase | Peeking, viewer: Seat) -> None:
        cells[_phase_number(phase)] = 1
        if isinstance(phase, Acting):
            cells[self._starts["stage"] + phase.stage] = 1
        elif isinstance(phase, Asked):
            self._write_ask(cells, phase, viewer)
        elif isinstance(phase, Picking):
            self._write_ask(cells, phase.asked, viewer)
        elif isinstance(phase, Paying):
            cells[self._starts["target"] + (phase.target - viewer) % self._seats] = 1
            cells[self._starts["what"] + phase.what] = 1
        elif isinstance(phase, Drawing) and phase.what is not None:
            cells[self._starts["what"] + phase.what] = 1
        elif isinstance(phase, Keeping):
            self._write_peek(cells, len(phase.cards), phase.knower, viewer)
            for card in phase.cards:
                cells[self._starts["looked"] + card] += 1
        elif isinstance(phase, Peeking):
            self._write_peek(cells, phase.number, phase.knower, viewer)

    def _write_ask(self, cells: Cells, asked: Asked, viewer: Seat) -> None:
        cells[self._starts["target"] + (asked.target - viewer) % self._seats] = 1
        cells[self._starts["what"] + asked.what] = 1
        cells[self._starts["token"]] = asked.token

    def _write_peek(self, cells: Cells, number: int, knower: Seat, viewer: Seat) -> None:
        cells[self._starts["peeked"]] = number
        if knower >= 0:
            cells[self._starts["knower"] + (knower - viewer) % self._seats] = 1

    def _write_clock(self, cells: Cells, view: Seen, viewer: Seat) -> None:
        clock = view.clock
        cells[self._starts["turn"] + (clock.turn - viewer) % self._seats] = 1
        cells[self._starts["turns"]] = clock.turns
        cells[self._starts["quiet"]] = clock.quiet
        cells[self._starts["last"]] = clock.last + 1

    def _write_seat(self, cells: Cells, view: Seen, seat: Seat, place: int) -> None:
        marks = view.known[seat].marks
        cells[self._starts["sizes"] + place] = len(marks)
        cells[self._starts["tokens"] + place] = view.tokens[seat]
        self._write_marks(cells, marks, KINDS * place)
        for lay in view.laid[seat]:
            cells[self._starts["clowders"] + len(CLOWDER_WORDS) * place + lay.clowder] += 1
            for card in lay.cards:
                cells[self._starts["laid"] + KINDS * place + card] += 1

    def _write_marks(self, cells: Cells, marks: Marks, shift: int) -> None:
        certain, possible = self._starts["certain"] + shift, self._starts["possible"] + shift
        for mark in marks:
            if mark & (mark - 1) == 0:
                cells[certain + mark.bit_length() - 1] += 1
            for card in range(KINDS):
                if mark >> card & 1:
                    cells[possible + card] += 1

    def _write_pile(self, cells: Cells, view: Seen, viewer: Seat) -> None:
        cells[self._starts["pile"]] = view.pile
        cells[self._starts["spent"]] = view.spent
        for card, owner in view.under:
            cells[self._starts["under"] + (owner - viewer) % self._seats] += 1
            if card is not None:
                cells[self._starts["known_under"] + card] += 1


def _number_moves(made: Setup) -> tuple[Move, ...]:
    """Return all moves that these options allow in the order of their numbers, as seat 0 makes them."""
    asks = [ask for target in range(1, made.seats) for ask in _asks(target)]
    clowders = [lay for lay in CLOWDERS if mice_in(lay) <= made.mice]
    clowders.sort(key=_lay_order)
    return (DRAW, *_SINGLE_MOVES, *GIVE_CARD[:MOUSE], *asks, *clowders, *_keeps())  # DRAW: in the place of STILL


def _asks(target: Seat) -> list[Ask]:
    return [Ask(target, what, token=False) for what in WHATS[:ASK_MOUSE]] + [
        Ask(target, what, token=True) for what in WHATS
    ]


def _lay_order(lay: Lay) -> tuple[int, tuple[Card, ...]]:
    return lay.clowder, lay.cards


def _keeps() -> list[Keep]:
    looked = [cards for number in range(1, LOOKED_AT + 1) for cards in product(range(KINDS), repeat=number)]
    return [Keep(cards[0], tuple(cards[1:])) for cards in looked]


def _number_of_single(move: Move) -> int:
    """Return the place of a move among _SINGLE_MOVES, which starts at 1."""
    if isinstance(move, DrawCard):
        return 1
    if isinstance(move, Look):
        return 2
    if isinstance(move, Skip):
        return 3
    if isinstance(move, End):
        return 4
    if isinstance(move, Give):
        return 5
    if isinstance(move, NoKitty):
        return 6
    if isinstance(move, Reverse):
        return 7
    raise ValueError("only moves of seats have numbers.")


def _phase_number(phase: Phase | Peeking) -> int:
    kinds = (Acting, Asked, Picking, Paying, Drawing, Looking)
    for place, kind in enumerate(kinds):
        if isinstance(phase, kind):
            return 2 + place
    return _PHASES.index("keeping") if isinstance(phase, (Keeping, Peeking)) else _PHASES.index("over")


def _laid_out(made: Setup) -> Layout:
    seats = made.seats
    return Layout(
        (
            Field("phase", len(_PHASES), 1, f"one of {', '.join(_PHASES)}"),
            Field("stage", len(STAGES), 1, "how far the turn is: fresh, laid, drew, goes on, closing"),
            Field("turn", seats, 1, "by seat: whose turn it is"),
            Field("turns", 1, made.most_turns + seats, "the turns before this one"),
            Field("quiet", 1, made.most_quiet, "the latest of them that were quiet"),
            Field("last", 1, seats + 1, "0 until the end is near, then 1 and the turns to come"),
            Field("target", seats, 1, "by seat: who is asked or paid"),
            Field("what", len(WHATS), 1, "what is asked for: the Traits, the Seasons, the Mouse"),
            Field("token", 1, 1, "whether by a Seek Token"),
            Field("peeked", 1, LOOKED_AT, "the cards that are looked at"),
            Field("knower", seats, 1, "by seat: who knows them besides"),
            Field("looked", KINDS, LOOKED_AT, "by card: how many of them, where the viewer knows"),
            Field("hand", KINDS, COPIES, "by card: how many the viewer holds"),
            Field("sizes", seats, _CARDS, "by seat: the cards in hand"),
            Field("tokens", seats, TOKENS, "by seat: the active Seek Tokens"),
            Field(
                "certain", seats * KINDS, COPIES, "by seat, then by card: how many are certainly in hand, to the others"
            ),
            Field("possible", seats * KINDS, _CARDS, "by seat, then by card: how many of its cards may be this one"),
            Field(
                "clowders", seats * len(CLOWDER_WORDS), _CARDS // 4, "by seat: Clowders of a Kind, Year-round, Seasonal"
            ),
            Field("laid", seats * KINDS, COPIES, "by seat, then by card: how many lie in its Clowders"),
            Field("pile", 1, _CARDS - seats * made.dealt, "the cards in the pile"),
            Field("spent", 1, COPIES, "the Mice that are out of the game"),
            Field("under", seats, _CARDS, "by seat: the cards that it put under the pile"),
            Field("known_under", KINDS, COPIES, "by card: how many of them the viewer put there"),
        )
    )
