"""Approximate marginals of the hidden cards, fast enough for every decision. `odds` has the exact numbers.

A matrix of marks by cards holds the probability of each card behind each mark. It is fitted by iterative proportional
fitting: rows are scaled to the number of places with that mark, columns to the number of unseen cards, in turn, until
both nearly fit. Places are then assumed to be independent.
"""

from functools import lru_cache
from typing import Final, final

from ninelives.bots.go_kitty.knowledge import marks_of, next_known, sure
from ninelives.core.cards import Hand
from ninelives.core.game import Seat
from ninelives.games.go_kitty.imagine import unseen
from ninelives.games.go_kitty.pieces import ANY, KINDS, Faces
from ninelives.games.go_kitty.state import Marks
from ninelives.games.go_kitty.view import Seen

type CardChances = list[float]  # by card
type Estimates = tuple[float, float]  # of a hand: the expected number of some cards, and the chance of none

_ROUNDS: Final = 30
_CLOSE: Final = 0.01  # of a card
_CARDS: Final = tuple(range(KINDS))
_NOTHING: Final[Estimates] = (0.0, 1.0)
_CERTAIN: Final[CardChances] = [1.0] * KINDS


@lru_cache(maxsize=1 << 13)
def cards_in(faces: Faces) -> Hand:
    return tuple([card for card in _CARDS if faces >> card & 1])


@final
class CardBelief:
    """The marks of each other seat, the chances of every card behind each mark, and those of the next card drawn."""

    def __init__(
        self, marks: dict[Seat, Marks], loose: list[int], behind: dict[Faces, CardChances], drawn: CardChances
    ) -> None:
        self.loose: Final[list[int]] = loose  # by card: how many have an unknown place
        self.marks: Final[dict[Seat, Marks]] = marks
        self.behind: Final[dict[Faces, CardChances]] = behind
        self.drawn: Final[CardChances] = drawn
        self._by_card: Final[dict[Seat, list[Estimates]]] = {}

    def expected(self, seat: Seat, faces: Faces) -> float:
        """Return the expected number of such cards in a hand."""
        return self.estimates(seat, faces)[0]

    def none(self, seat: Seat, faces: Faces) -> float:
        """Return the chance that a hand has no such card: the lesser of the estimates by places and by cards."""
        return self.estimates(seat, faces)[1]

    def estimates(self, seat: Seat, faces: Faces) -> Estimates:
        return self.by_card(seat)[faces.bit_length() - 1] if sure(faces) else self._estimate(seat, faces)

    def by_card(self, seat: Seat) -> list[Estimates]:
        """Return the estimates of every single card: most asks are for one, and all look at the same marks."""
        found = self._by_card.get(seat)
        if found is None:
            found = self._by_card[seat] = self._estimate_each_card(seat)
        return found

    def _estimate_each_card(self, seat: Seat) -> list[Estimates]:
        by_places, expected = [1.0] * KINDS, [0.0] * KINDS
        for mark in self.marks[seat]:
            chances = _CERTAIN if sure(mark) else self.behind[mark]
            for card in cards_in(mark):
                chance = chances[card]
                by_places[card] *= 1.0 - chance
                expected[card] += chance
        return [
            _bounded(chance, number, loose) if number else _NOTHING
            for chance, number, loose in zip(by_places, expected, self.loose, strict=True)
        ]

    def _estimate(self, seat: Seat, faces: Faces) -> Estimates:
        by_places, expected = 1.0, 0.0
        for mark in self.marks[seat]:
            if mark & faces:
                chance = self._within(mark, faces)
                by_places *= 1.0 - chance
                expected += chance
        return _bounded(by_places, expected, sum([self.loose[card] for card in cards_in(faces)]))

    def _within(self, mark: Faces, faces: Faces) -> float:
        if not mark & ~faces:
            return 1.0
        chances = self.behind[mark]
        chance = 0.0
        for card in cards_in(mark & faces):
            chance += chances[card]
        return chance


def _bounded(by_places: float, expected: float, loose: int) -> Estimates:
    if by_places <= 0.0 or not loose:
        return expected, max(0.0, by_places)
    return expected, min(by_places, (1.0 - min(1.0, expected / loose)) ** loose)


def card_belief(view: Seen) -> CardBelief:
    marks = marks_of(view)
    loose = unseen(view)
    behind = _behind(marks, loose)
    known = next_known(view)
    drawn = behind.get(ANY, [0.0] * KINDS) if known is None else [float(card == known) for card in _CARDS]
    return CardBelief(marks, loose, behind, drawn)


def _behind(marks: dict[Seat, Marks], left: list[int]) -> dict[Faces, CardChances]:
    """Fit the matrix, after assigning the cards whose place is certain."""
    places: dict[Faces, int] = {}
    for hand in marks.values():
        for mark in hand:
            if sure(mark):
                left[mark.bit_length() - 1] -= 1
            else:
                places[mark] = places.get(mark, 0) + 1
    loose = sum(left) - sum(places.values())
    if loose:
        places[ANY] = places.get(ANY, 0) + loose
    rows = _fitted(places, left)
    return {mark: _shares(row, number) for (mark, number), row in zip(places.items(), rows, strict=True)}


def _fitted(places: dict[Faces, int], left: list[int]) -> list[CardChances]:
    rows = [(cards_in(mark), number) for mark, number in places.items()]
    columns = [float(number) for number in left]
    for _round in range(_ROUNDS):
        before, columns = columns, _rescaled(columns, rows, left)
        if _close(before, columns):
            break
    return [_row(cards, number, before) for cards, number in rows]


def _rescaled(columns: CardChances, rows: list[tuple[Hand, int]], left: list[int]) -> CardChances:
    """Scale the rows to their places, then the columns to what is left of each card."""
    totals = [0.0] * KINDS
    for cards, number in rows:
        scale = _scale(cards, number, columns)
        for card in cards:
            totals[card] += columns[card] * scale
    return [
        column * number / total if total > 0.0 else 0.0
        for column, number, total in zip(columns, left, totals, strict=True)
    ]


def _scale(cards: Hand, number: int, columns: CardChances) -> float:
    total = 0.0
    for card in cards:
        total += columns[card]
    return number / total if total > 0.0 else 0.0


def _row(cards: Hand, number: int, columns: CardChances) -> CardChances:
    row = [0.0] * KINDS
    scale = _scale(cards, number, columns)
    for card in cards:
        row[card] = columns[card] * scale
    return row


def _close(before: CardChances, after: CardChances) -> bool:
    return max([abs(one - other) for one, other in zip(before, after, strict=True)]) <= _CLOSE


def _shares(row: CardChances, number: int) -> CardChances:
    return [share / number for share in row]


def mean_of(chances: CardChances, values: CardChances) -> float:
    """Return the expected value of a card with these chances."""
    return sum([chance * values[card] for card, chance in enumerate(chances)])


def best_of(chances: CardChances, values: CardChances, number: int) -> float:
    """Return the expected maximum value of so many independent draws."""
    order = sorted([(values[card], chances[card]) for card in _CARDS])
    below, best = 0.0, 0.0
    for worth, chance in order:
        upto = min(1.0, below + chance)
        best += worth * (upto**number - below**number)
        below = upto
    return best
