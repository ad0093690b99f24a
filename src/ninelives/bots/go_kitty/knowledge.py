"""The other hands as a seat sees them: the marks that their cards lie behind."""

from ninelives.core.cards import Card
from ninelives.core.game import Seat
from ninelives.games.go_kitty.pieces import Faces
from ninelives.games.go_kitty.state import Marks
from ninelives.games.go_kitty.view import Seen


def others(view: Seen) -> list[Seat]:
    return [seat for seat in range(view.setup.seats) if seat != view.seat]


def marks_of(view: Seen) -> dict[Seat, Marks]:
    """Give the marks of every hand but one's own."""
    return {seat: view.known[seat].marks for seat in others(view)}


def next_known(view: Seen) -> Card | None:
    """Give the next card of the pile if this seat put it there itself."""
    return view.under[0][0] if view.pile and view.pile == len(view.under) else None


def sure(mark: Faces) -> bool:
    """Tell whether a mark leaves just one card."""
    return mark & (mark - 1) == 0
