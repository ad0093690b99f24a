"""Nine Naps in numbers, for whoever trains on it: announced in pyproject.toml under `ninelives.rl.codec`."""

from collections.abc import Mapping
from typing import Final

from nine_naps import CARDS, NINE, Move, View
from ninelives.core.game import Moves, Seat
from ninelives.core.options import Options
from ninelives.rl.codec import Cells, Field, Layout, Payoff, check_move_number, require_seat

MOVES: Final = ("", "stay", "swap")  # the first is no move
FINAL: Final[Mapping[str, Payoff]] = {}  # an episode is a match


class NineNapsCodec:
    def __init__(self, _options: Options, seats: int) -> None:
        self.seats = seats
        self.size = len(MOVES)
        self.unasked = False
        self.payoffs = FINAL
        self.layout = Layout(
            (
                Field("starter", seats, 1, "by seat: who starts"),
                Field("own", NINE, 1, "the viewer's card"),
                Field("hidden", seats, 1, "by seat: whether a card lies there face down"),
                Field("spoke", seats, 1, "by seat: whether it has spoken"),
                Field("swapped", seats * NINE, 1, "by seat: the card that it swapped"),
                Field("naps", seats, NINE, "by seat: its card, once all are shown"),
            )
        )

    def number(self, move: Move, _seat: Seat, /) -> int:
        return MOVES.index(move)

    def move(self, number: int, _seat: Seat, /) -> Move:
        return MOVES[check_move_number(number)]

    def mask(self, moves: Moves[Move], seat: Seat, /) -> int:
        return sum([1 << self.number(move, seat) for move in moves])

    def observation(self, view: View, /) -> Cells:
        cells, starts, viewer = self.layout.blank(), self.layout.starts, require_seat(view.seat)
        if view.starter >= 0:
            cells[starts["starter"] + (view.starter - viewer) % self.seats] = 1
        if view.own in CARDS:
            cells[starts["own"] + view.own - 1] = 1
        for turn, card in enumerate(view.said):
            place = (view.starter + turn - viewer) % self.seats
            cells[starts["spoke"] + place] = 1
            if card:
                cells[starts["swapped"] + NINE * place + card - 1] = 1
        for seat in range(self.seats):
            place = (seat - viewer) % self.seats
            cells[starts["hidden"] + place] = view.hidden[seat]
            cells[starts["naps"] + place] = view.naps[seat] if view.naps else 0
        return cells
