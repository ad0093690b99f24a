"""States that are consistent with a view: all assignments of the unseen cards to the marks are equally likely.

Four hidden hands have too many assignments to count. So a first assignment is found and then shuffled: two or three
places exchange cards if the marks allow it. These exchanges favour no assignment, and there are many more of them than
a plain shuffle needs. An assignment has a card for each mark: a hand with one mark for Snow that holds two of them
counts twice. In an imagined state all seats know of a hand what the viewer knows of it.
"""

from typing import Final

from ninelives.core.cards import Card, Hand, cards_of, counts_without
from ninelives.core.chance import Draw, sample
from ninelives.games.go_kitty.pieces import ANY, DECK, KINDS, MOUSE, Faces
from ninelives.games.go_kitty.state import Backs, Board, Keeping, Phase, Playing, State
from ninelives.games.go_kitty.view import Peeking, Public, Seen, View

_TRADES: Final = 12  # per place; about two are enough for a plain shuffle by exchanges


def imagine(view: View, draw: Draw) -> State:
    if isinstance(view, Public):
        return view.state
    marks = [mark for seat, known in enumerate(view.known) if seat != view.seat for mark in known.marks]
    cards = shuffled(marks, cards_of(unseen(view)), draw)
    cards.reverse()  # the places of the hands come first, and cards are taken from the end
    sizes = enumerate([len(known.marks) for known in view.known])
    hands = tuple([view.hand if seat == view.seat else _take(cards, size) for seat, size in sizes])
    under = tuple([(cards.pop() if card is None else card, seat) for card, seat in view.under])
    phase = _phase(view.phase, cards)
    stock = tuple([cards.count(card) for card in range(KINDS)])  # what is left
    board = Board(
        hands=hands,
        backs=tuple([Backs(known, ()) for known in view.known]),
        laid=view.laid,
        tokens=view.tokens,
        stock=stock,
        under=under,
        spent=view.spent,
    )
    return Playing(view.setup, board, view.clock, phase)


def unseen(view: Seen) -> list[int]:
    """Return the number of each card that this seat does not see anywhere."""
    laid = [lay.cards for clowders in view.laid for lay in clowders]
    looked_at = view.phase.cards if isinstance(view.phase, Keeping) else ()
    own = tuple([card for card, _seat in view.under if card is not None])
    return counts_without(DECK, view.hand, looked_at, own, *laid, (MOUSE,) * view.spent)


def _take(cards: list[Card], number: int) -> Hand:
    return tuple(sorted([cards.pop() for _card in range(number)]))


def _phase(seen: Phase | Peeking, cards: list[Card]) -> Phase:
    return Keeping(_take(cards, seen.number), seen.knower) if isinstance(seen, Peeking) else seen


def shuffled(marks: list[Faces], cards: Hand, draw: Draw) -> list[Card]:
    """Return the cards in random order, such that the first ones fit the marks."""
    places = marks + [ANY] * (len(cards) - len(marks))
    lying = _fitted(places, sample(draw, cards, len(cards)))
    unsure = [place for place, mark in enumerate(places) if mark.bit_count() > 1]
    # a place that few cards fit is tried more often, since few of its exchanges are possible
    eager = [place for place in unsure for _offer in range(KINDS // places[place].bit_count())]
    for _trade in range(_TRADES * len(eager)):
        one = eager[draw.below(len(eager))]
        two, three = unsure[draw.below(len(unsure))], unsure[draw.below(len(unsure))]
        _swap(places, lying, one, two)
        _rotate(places, lying, one, two, three)
    return lying


def _swap(places: list[Faces], lying: list[Card], one: int, two: int) -> None:
    """Swap two cards if each fits its new place."""
    first, second = lying[one], lying[two]
    if places[two] >> first & places[one] >> second & 1:
        lying[one], lying[two] = second, first


def _rotate(places: list[Faces], lying: list[Card], one: int, two: int, three: int) -> None:
    """Rotate three cards if each fits its new place: some assignments cannot be reached by swaps alone."""
    first, second, third = lying[one], lying[two], lying[three]
    if places[two] >> first & places[three] >> second & places[one] >> third & 1 and one != two != three != one:
        lying[two], lying[three], lying[one] = first, second, third


def _fitted(places: list[Faces], cards: list[Card]) -> list[Card]:
    """Return a card for each place, the most restricted first; a card in the way is moved to another place."""
    holder: dict[int, int] = {}  # from the index of a card in the list to its place
    for place in sorted(range(len(places)), key=lambda place: places[place].bit_count()):
        if not _settle(place, places, cards, holder, set()):
            raise ValueError("no card fits a mark: the view contradicts itself.")
    lying = [0] * len(places)
    for nth, place in holder.items():
        lying[place] = cards[nth]
    return lying


def _settle(place: int, places: list[Faces], cards: list[Card], holder: dict[int, int], tried: set[int]) -> bool:
    for nth, card in enumerate(cards):
        if places[place] >> card & 1 and nth not in tried:
            tried.add(nth)
            if nth not in holder or _settle(holder[nth], places, cards, holder, tried):
                holder[nth] = place
                return True
    return False
