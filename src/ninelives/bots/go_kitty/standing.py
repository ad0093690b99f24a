"""What moves are worth in chance to win, by what all can see: points laid, cards in hand, tokens, turns to come.

The value of a move is in points, and only differences count. So the best move keeps the chance, and each other one has
it with so many points less.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ninelives.bots.go_kitty.weights import STANDING
from ninelives.bots.standing import strength, win_shares
from ninelives.games.go_kitty.moves import points
from ninelives.games.go_kitty.state import NOT_YET
from ninelives.games.go_kitty.view import Seen, View

_AT_THE_END: Final = 5  # cards: however few are left, who leads may be overtaken


class SeatStanding(NamedTuple):
    """What all can see of a seat."""

    points: float
    cards: int  # in hand; 0 where it has no turn left to lay them
    tokens: int
    on_turn: int  # 1 if it has the turn


def feature_vector(left: int, seat: SeatStanding) -> list[float]:
    """Return the features of a seat: all count the more, the fewer cards are left in hands and pile."""
    return [float(part) / (left + _AT_THE_END) for part in seat]


def standing_of(  # noqa: PLR0913 - all that can be seen, in any order of seats
    laid: Sequence[int], sizes: Sequence[int], tokens: Sequence[int], pile: int, turn: int, last: int
) -> tuple[int, list[SeatStanding]]:
    """Return how many cards are left in hands and pile, and what all can see of each seat."""
    seats = range(len(laid))
    in_time = [last == NOT_YET or (seat - turn) % len(laid) < last for seat in seats]
    return pile + sum(sizes), [
        SeatStanding(laid[seat], sizes[seat] * in_time[seat], tokens[seat], int(seat == turn)) for seat in seats
    ]


def chances_by(left: int, seats: Sequence[SeatStanding]) -> list[float]:
    """Return by seat the chance to win a match, with so many cards left in hands and pile."""
    return win_shares([_strength(left, seat) for seat in seats])


def win_chances(view: View, values: Sequence[float]) -> list[float]:
    """Return the chance to win after moves of these values, in points."""
    if not values or not isinstance(view, Seen) or view.seat is None:
        return [0.0] * len(values)
    me, best = view.seat, max(values)
    laid, sizes = (
        [points(lays, growing=view.setup.growing) for lays in view.laid],
        [len(known.marks) for known in view.known],
    )
    left, seats = standing_of(laid, sizes, view.tokens, view.pile, view.clock.turn, view.clock.last)
    found = []
    for value in values:
        mine = seats[me]._replace(points=seats[me].points + value - best)
        found.append(chances_by(left, [*seats[:me], mine, *seats[me + 1 :]])[me])
    return found


def _strength(left: int, seat: SeatStanding) -> float:
    return strength(STANDING, feature_vector(left, seat))
