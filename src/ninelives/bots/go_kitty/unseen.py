"""What a seat has not seen: the cards, and the marks that some of them lie behind."""

from ninelives.core.cards import Card
from ninelives.core.game import Seat
from ninelives.games.go_kitty.pieces import DECK, MOUSE, Faces
from ninelives.games.go_kitty.state import Keeping, Marks
from ninelives.games.go_kitty.view import Seen


def unseen(view: Seen) -> list[int]:
    """Count the cards that this seat does not see anywhere."""
    left = list(DECK)
    left[MOUSE] -= view.spent
    for card in _seen(view):
        left[card] -= 1
    return left


def _seen(view: Seen) -> list[Card]:
    cards = [card for clowders in view.laid for lay in clowders for card in lay.cards]
    cards += view.hand
    cards += [card for card, _seat in view.under if card is not None]
    if isinstance(view.phase, Keeping):
        cards += view.phase.cards
    return cards


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
