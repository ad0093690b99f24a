"""You Gotta Be Kitten Me! in numbers.

Within a round an observation tells everything that the seat has heard, in order: bids rise, so each number was bid once
at most, and action cards lie in the order in which they were played. Of earlier rounds it tells the counts that they
left.
"""

from typing import Final, final

from ninelives.core.game import Moves, Seat
from ninelives.core.options import Options
from ninelives.games.kitten_me.moves import (
    CHALLENGE,
    DRAW,
    PURRFECT,
    SKIP_TURN,
    Bid,
    Challenge,
    DrawThree,
    GoFish,
    Move,
    Purrfect,
    Skip,
)
from ninelives.games.kitten_me.options import Ladder, Setup, setup
from ninelives.games.kitten_me.pieces import ATTRIBUTES, DRAW_THREE, GO_FISH, HANG_IN_THERE, KINDS, SKIP, WILD
from ninelives.games.kitten_me.rules.reasons import above
from ninelives.games.kitten_me.rules.turn import LegalMoves
from ninelives.games.kitten_me.state import (
    Called,
    Dealing,
    Drew,
    Fished,
    Opening,
    Over,
    Played,
    Round,
    State,
    Trail,
)
from ninelives.games.kitten_me.view import Public, Seen, View
from ninelives.rl.codec.contract import Cells, Field, Layout, Payoff, check_move_number, require_seat

_PHASES: Final = ("opening", "dealing", "bidding", "drawing", "called", "over")
_DEALING: Final = 1
_BIDDING: Final = 2
_DRAWING: Final = 3
_CALLED: Final = 4
_OVER: Final = 5
_ACTION_CARDS: Final = (SKIP, DRAW_THREE, GO_FISH)
_NEVER: Final = -1


@final
class KittenMeCodec:
    """Numbers: calls, Skip and Draw 3, Go Fish by target and attribute, then all bids, the lowest first."""

    def __init__(self, options: Options, seats: int) -> None:
        made = setup(options, seats)
        self._seats: Final[int] = seats
        self._ladder: Final[Ladder] = made.ladder(_most_dealt(made))
        self._moves: Final[tuple[Move, ...]] = _number_moves(made, self._ladder)
        self._purrfect: Final[int] = _place(self._moves, PURRFECT)
        self._skip: Final[int] = _place(self._moves, SKIP_TURN)
        self._draw: Final[int] = _place(self._moves, DRAW)
        self._fish: Final[int] = _place(self._moves, GoFish(1, ATTRIBUTES[0]))
        self._rungs: Final[list[int]] = _rungs(self._moves, self._ladder)
        self._raises: Final[dict[tuple[int, ...], list[int]]] = {}
        self.size: Final[int] = len(self._moves)
        self.unasked: Final[bool] = False
        self.payoffs: Final[dict[str, Payoff]] = {"round": round_payoff}
        self.layout: Final[Layout] = _laid_out(made, self._ladder.top)
        starts = self.layout.starts
        self._turn: Final[int] = starts["turn"]
        self._dealer: Final[int] = starts["dealer"]
        self._counts: Final[int] = starts["counts"]
        self._left: Final[int] = starts["left"]
        self._sizes: Final[int] = starts["sizes"]
        self._dealt: Final[int] = starts["dealt"]
        self._hand: Final[int] = starts["hand"]
        self._standing: Final[int] = starts["standing"]
        self._bids: Final[int] = starts["bids"]
        self._players: Final[int] = starts["players"]
        self._blank: Final[Cells] = self.layout.blank()

    def number(self, move: Move, seat: Seat, /) -> int:
        """Return the number of a move, with the fished seat counted from the fisher."""
        if isinstance(move, Bid):
            return self._rungs[len(ATTRIBUTES) * move.number + move.attribute]
        if isinstance(move, Challenge):
            return 1
        if isinstance(move, Purrfect):
            return self._purrfect
        if isinstance(move, Skip):
            return self._skip
        if isinstance(move, DrawThree):
            return self._draw
        if isinstance(move, GoFish):
            others = (move.target - seat) % self._seats - 1
            return self._fish + len(ATTRIBUTES) * others + move.attribute
        raise ValueError("only moves of seats have numbers.")

    def move(self, number: int, seat: Seat, /) -> Move:
        """Return the move with this number, made by this seat."""
        move = self._moves[check_move_number(number)]
        if isinstance(move, GoFish):
            return GoFish((move.target + seat) % self._seats, move.attribute)
        return move

    def mask(self, moves: Moves[Move], seat: Seat, /) -> int:
        """Return legal moves as an int with one bit per number."""
        if not isinstance(moves, LegalMoves):
            return 0
        legal = self._bids_above(moves.ladder, above(moves.setup, moves.standing))
        for move in moves.others:
            legal |= 1 << self.number(move, seat)
        return legal

    def _bids_above(self, ladder: Ladder, passed: int) -> int:
        """Return the set of the bids of this ladder that are higher than a number."""
        known = self._raises.get(ladder.ceilings)
        if known is None:
            known = [0] * (ladder.top + 1)
            for bid in ladder.bids:
                for lower in range(bid.number):
                    known[lower] |= 1 << self.number(bid, 0)
            self._raises[ladder.ceilings] = known
        return known[min(passed, ladder.top)]

    def observation(self, view: View, /) -> Cells:
        """Return a view as numbers, with all seats counted from the viewer."""
        cells = self._blank[:]
        viewer = require_seat(view.seat)
        if isinstance(view, Public):
            self._write_public(cells, view, viewer)
            return cells
        cells[_DRAWING if view.drawing else _BIDDING] = 1
        cells[self._turn + (view.turn - viewer) % self._seats] = 1
        self._write_round(cells, view.round, viewer)
        for seat, size in enumerate(view.sizes):
            cells[self._sizes + (seat - viewer) % self._seats] = size
        cells[self._dealt] = view.dealt
        for card in view.hand:
            cells[self._hand + card] += 1
        if view.bids:
            self._write_bids(cells, view, viewer)
        if view.trail:
            self._write_trail(cells, view.trail, viewer)
        return cells

    def _write_public(self, cells: Cells, view: Public, viewer: Seat) -> None:
        state = view.state
        if isinstance(state, Opening):
            cells[0] = 1
            return
        cells[_DEALING if isinstance(state, Dealing) else _CALLED if isinstance(state, Called) else _OVER] = 1
        self._write_round(cells, state.round, viewer)

    def _write_round(self, cells: Cells, round_: Round, viewer: Seat) -> None:
        cells[self._dealer + (round_.dealer - viewer) % self._seats] = 1
        for seat, count in enumerate(round_.counts):
            cells[self._counts + (seat - viewer) % self._seats] = count
        for place, seat in enumerate(round_.out):
            cells[self._left + (seat - viewer) % self._seats] = place + 1

    def _write_bids(self, cells: Cells, view: Seen, viewer: Seat) -> None:
        width = len(ATTRIBUTES) + self._seats
        for bidder, bid in view.bids:
            start = self._bids + width * (bid.number - 1)
            cells[start + bid.attribute] = 1
            cells[start + len(ATTRIBUTES) + (bidder - viewer) % self._seats] = 1
        bidder, bid = view.bids[-1]
        cells[self._standing] = bid.number
        cells[self._standing + 1 + bid.attribute] = 1
        cells[self._standing + 1 + len(ATTRIBUTES) + (bidder - viewer) % self._seats] = 1

    def _write_trail(self, cells: Cells, trail: Trail, viewer: Seat) -> None:
        """Write each action card into the next place of the fields that tell of them, with what it did."""
        starts = self.layout.starts
        place = -1
        for event in trail:
            if isinstance(event, Played):
                place += 1
                cells[self._players + self._seats * place + (event.seat - viewer) % self._seats] = 1
                cells[starts["actions"] + len(_ACTION_CARDS) * place + event.card - SKIP] = 1
            elif isinstance(event, Drew):
                cells[starts["moved"] + place] = event.number
            else:
                self._write_catch(cells, place, event, viewer)

    def _write_catch(self, cells: Cells, place: int, event: Fished, viewer: Seat) -> None:
        starts = self.layout.starts
        cells[starts["moved"] + place] = event.number
        cells[starts["targets"] + self._seats * place + (event.target - viewer) % self._seats] = 1
        cells[starts["asked"] + len(ATTRIBUTES) * place + event.attribute] = 1
        if event.cards is not None:
            cells[starts["seen"] + place] = 1
            for card in event.cards:
                cells[starts["caught"] + WILD * place + card] += 1


def _number_moves(made: Setup, ladder: Ladder) -> tuple[Move, ...]:
    """Return all moves that these options allow in the order of their numbers, as seat 0 makes them."""
    moves: list[Move] = [CHALLENGE, CHALLENGE]  # the first stands in the place of STILL, which is no move
    moves += [PURRFECT] if made.purrfect else []
    moves += [SKIP_TURN] if made.deck[SKIP] else []
    moves += [DRAW] if made.deck[DRAW_THREE] else []
    if made.deck[GO_FISH]:
        moves += [GoFish(target, attribute) for target in range(1, made.seats) for attribute in ATTRIBUTES]
    return (*moves, *ladder.bids)


def _place(moves: tuple[Move, ...], move: Move) -> int:
    return moves.index(move) if move in moves else _NEVER


def _rungs(moves: tuple[Move, ...], ladder: Ladder) -> list[int]:
    """Return the number of each bid by its own number and attribute."""
    rungs = [_NEVER] * (len(ATTRIBUTES) * (ladder.top + 1))
    first = len(moves) - len(ladder.bids)
    for place, bid in enumerate(ladder.bids):
        rungs[len(ATTRIBUTES) * bid.number + bid.attribute] = first + place
    return rungs


def _laid_out(made: Setup, top: int) -> Layout:
    seats, size, most = made.seats, made.size, max(made.deck)
    actions = sum([made.deck[card] for card in _ACTION_CARDS])
    asks = actions if made.deck[GO_FISH] else 0
    return Layout(
        (
            Field("phase", len(_PHASES), 1, f"one of {', '.join(_PHASES)}"),
            Field("turn", seats, 1, "by seat: whose turn it is"),
            Field("dealer", seats, 1, "by seat: who deals"),
            Field("counts", seats, size, "by seat: the cards dealt this round"),
            Field("left", seats, seats, "by seat: 0 while in, else as which it went out"),
            Field("sizes", seats, size, "by seat: the cards in hand"),
            Field("dealt", 1, size, "all cards dealt or drawn this round"),
            Field("hand", KINDS, most, "by card: how many the viewer holds"),
            Field("standing", 1, top, "the number of the last bid, 0 before the first"),
            Field("attribute", len(ATTRIBUTES), 1, "what it is a bid of"),
            Field("bidder", seats, 1, "by seat: who made it"),
            Field(
                "bids", top * (len(ATTRIBUTES) + seats), 1, "by number from 1: what was bid of it, and by which seat"
            ),
            Field("players", actions * seats, 1, "by action card, in the order played: the seat that played it"),
            Field("actions", actions * len(_ACTION_CARDS), 1, "by action card: Skip, Draw 3 or Go Fish"),
            Field("moved", actions, size, "by action card: the cards that it drew or caught"),
            Field("targets", asks * seats, 1, "by action card: the seat that Go Fish asked"),
            Field("asked", asks * len(ATTRIBUTES), 1, "by action card: what Go Fish asked for"),
            Field("seen", asks, 1, "by action card: whether the viewer saw what Go Fish caught"),
            Field("caught", asks * WILD, most, "by action card, then by card: how many of it the viewer saw"),
        )
    )


def _most_dealt(made: Setup) -> int:
    """Return the most cards that a deal can have: only Hang In There makes them more than there were (K27, K32)."""
    if made.deck[HANG_IN_THERE]:
        return min(made.size - 1, made.seats * made.most)
    return made.seats * made.start


def round_payoff(state: State) -> tuple[float, ...] | None:
    """Return by how much each seat's share of all cards grew in the round that is over, in cards."""
    if not isinstance(state, (Dealing, Over)) or state.round.last is None:
        return None
    counts, changes = state.round.counts, state.round.last.changes
    now = sum(counts)
    before = now - sum(changes)
    return tuple([before * count / now - (count - changes[seat]) for seat, count in enumerate(counts)])
