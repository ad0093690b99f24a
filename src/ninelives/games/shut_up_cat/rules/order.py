"""The order of play: round by round to the left, and who starts a round may change (S1)."""

from ninelives.core.game import Seat
from ninelives.games.shut_up_cat.options import Setup


def next_first(setup: Setup, first: Seat) -> Seat:
    """Return who starts the round after one that this seat started."""
    return (first + 1) % setup.seats if setup.rotating else first


def others_in_turn(setup: Setup, first: Seat, turn: Seat) -> list[Seat]:
    """Return the other seats as they will play next: those left in the round, then those of the next one."""
    seats = setup.seats
    start = next_first(setup, first)
    left = [(turn + step) % seats for step in range(1, (first - turn - 1) % seats + 1)]
    coming = [(start + step) % seats for step in range(seats)]
    return left + [seat for seat in coming if seat != turn and seat not in left]


def last_in_turn(setup: Setup, first: Seat, turn: Seat, *, over: bool) -> Seat:
    """Return the seat whose turn ended just before this one began, or before the match was over."""
    rotated = turn == first and setup.rotating and not over
    return (turn - (2 if rotated else 1)) % setup.seats
