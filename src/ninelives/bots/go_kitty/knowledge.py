"""What a view tells about the other hands: the marks of their cards."""

from ninelives.core.cards import Card
from ninelives.core.game import Seat
from ninelives.games.go_kitty.pieces import Faces
from ninelives.games.go_kitty.state import Marks
from ninelives.games.go_kitty.view import Seen


def others(view: Seen) -> list[Seat]:
    return [seat for seat in range(view.setup.seats) if seat != view.seat]


def marks_of(view: Seen) -> dict[Seat, Marks]:
    """Return the marks of every hand except the viewer's."""
    return {seat: view.known[seat].marks for seat in others(view)}


def next_known(view: Seen) -> Card | None:
    """Return the next card of the pile if the viewer put it there."""
    return view.under[0][0] if view.pile and view.pile == len(view.under) else None


def sure(mark: Faces) -> bool:
    """Return whether a mark allows exactly one card."""
    return mark & (mark - 1) == 0
