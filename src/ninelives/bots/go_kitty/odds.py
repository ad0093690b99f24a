"""Exact odds of who holds what: all assignments of the unseen cards to the marks are equally likely.

Cards that no mark distinguishes form one lot, and places with equal marks one group. The assignments are counted lot by
lot. Groups whose marks agree about all remaining lots are merged, so that their number shrinks on the way.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Final, final

from ninelives.bots.go_kitty.knowledge import marks_of, next_known
from ninelives.core.cards import Card, Counts, bits_of
from ninelives.core.game import Names, Seat
from ninelives.core.language import gettext as _
from ninelives.core.language import ngettext
from ninelives.core.speech import Voice, as_sentence, format_percent
from ninelives.games.go_kitty.imagine import unseen
from ninelives.games.go_kitty.options import Setup
from ninelives.games.go_kitty.pieces import ANY, ASK_MOUSE, FACES, KINDS, MOUSE, Faces, What
from ninelives.games.go_kitty.state import Marks, Over
from ninelives.games.go_kitty.text.words import name_of_what
from ninelives.games.go_kitty.view import Public, Seen, View

type Groups = tuple[tuple[Faces, int], ...]  # marks and their numbers of places, sorted
type CardLot = tuple[Faces, int]  # cards that no mark distinguishes, and their number


@final
class Unknown:
    """What a seat does not see: the marks of the other hands, and the number of each unseen card."""

    def __init__(self, marks: dict[Seat, Marks], left: Counts) -> None:
        self.marks: Final[dict[Seat, Marks]] = marks
        self.left: Final[Counts] = left
        self.loose: Final[int] = sum(left) - sum([len(hand) for hand in marks.values()])  # cards behind no mark
        self.ways: Final[int] = self.count(marks)

    def count(self, marks: dict[Seat, Marks]) -> int:
        """Count the assignments of all cards to such marks."""
        places = [mark for hand in marks.values() for mark in hand] + [ANY] * self.loose
        return ways(tuple(sorted(places)), self.left)

    def holds(self, seat: Seat, faces: Faces) -> Fraction:
        """Return the chance that a seat holds at least one such card."""
        lacking = tuple([mark & ~faces for mark in self.marks[seat]])
        return 1 - Fraction(self.count({**self.marks, seat: lacking}), self.ways)

    def expected(self, seat: Seat, faces: Faces) -> Fraction:
        """Return the expected number of such cards in a hand."""
        return sum([self._behind(seat, place, faces) for place in range(len(self.marks[seat]))], Fraction(0))

    def _behind(self, seat: Seat, place: int, faces: Faces) -> Fraction:
        """Return the chance that such a card is behind one mark."""
        hand = self.marks[seat]
        sharper = (*hand[:place], hand[place] & faces, *hand[place + 1 :])
        return Fraction(self.count({**self.marks, seat: sharper}), self.ways)

    def loose_is(self, card: Card) -> Fraction:
        """Return the chance that an unmarked card, such as the next of the pile, is this one."""
        if not self.loose or not self.left[card]:
            return Fraction(0)
        fewer = tuple([number - (kind == card) for kind, number in enumerate(self.left)])
        return Fraction(Unknown(self.marks, fewer).ways, self.ways)


def unknown(view: Seen) -> Unknown:
    return Unknown(marks_of(view), tuple(unseen(view)))


def next_is(view: Seen, card: Card) -> Fraction:
    """Return the chance that the next card of the pile is this one."""
    known = next_known(view)
    if known is not None:
        return Fraction(int(known == card))
    return unknown(view).loose_is(card) if view.pile else Fraction(0)


@lru_cache(maxsize=1 << 12)
def ways(places: Marks, left: Counts) -> int:
    """Count the ways to put a card in every place that its mark allows; equal cards are not distinguished."""
    lots = _lots(places, left)
    ahead = bits_of([card for card in range(KINDS) if left[card]])
    found: dict[Groups, int] = {_grouped([(mark, 1) for mark in places], ahead): 1}
    for faces, number in lots:
        ahead &= ~faces
        found = _placed(found, faces, number, ahead)
    return found.get((), 0) * _within(lots, left)


def _within(lots: list[CardLot], left: Counts) -> int:
    """Count the ways to order the cards of each lot among the places that it has taken."""
    number = 1
    for faces, size in lots:
        room = size
        for card in range(KINDS):
            if faces >> card & 1:
                number *= comb(room, left[card])
                room -= left[card]
    return number


def _placed(found: dict[Groups, int], faces: Faces, number: int, ahead: Faces) -> dict[Groups, int]:
    """Put one lot of cards in place, in every way."""
    after: dict[Groups, int] = {}
    for groups, before in found.items():
        taking = [group for group in groups if group[0] & faces]
        rest = [group for group in groups if not group[0] & faces]
        for kept, chosen in _choices(taking, number):
            groups_now = _grouped(rest + kept, ahead)
            if not groups_now or groups_now[0][0]:  # a place that no card to come may fill is a dead end
                after[groups_now] = after.get(groups_now, 0) + before * chosen
    return after


def _choices(groups: list[tuple[Faces, int]], number: int) -> Iterator[tuple[list[tuple[Faces, int]], int]]:
    """Choose so many places of these groups; yield the places left, and the number of ways to choose."""
    if not groups:
        if not number:
            yield [], 1
        return
    (mark, places), others = groups[0], groups[1:]
    room = sum([places for _mark, places in others])
    for taken in range(max(0, number - room), min(places, number) + 1):
        for kept, chosen in _choices(others, number - taken):
            yield [(mark, places - taken), *kept], comb(places, taken) * chosen


def _grouped(groups: list[tuple[Faces, int]], ahead: Faces) -> Groups:
    """Merge the places whose marks agree about all remaining cards."""
    numbers: dict[Faces, int] = {}
    for mark, places in groups:
        if places:
            numbers[mark & ahead] = numbers.get(mark & ahead, 0) + places
    return tuple(sorted(numbers.items()))


def _lots(places: Marks, left: Counts) -> list[CardLot]:
    """Group the cards that no mark distinguishes; those that fewest marks allow come first."""
    marks = sorted(set(places))
    lots: dict[tuple[bool, ...], CardLot] = {}
    for card in range(KINDS):
        if left[card]:
            allowed = tuple([mark >> card & 1 == 1 for mark in marks])
            faces, number = lots.get(allowed, (0, 0))
            lots[allowed] = (faces | 1 << card, number + left[card])
    return [lots[allowed] for allowed in sorted(lots, key=sum)]


def tell_odds(view: View, names: Names) -> tuple[str, ...]:
    """Describe the unseen cards, the chance that each seat holds what the viewer holds, and the next card."""
    if isinstance(view, Public) or isinstance(view.phase, Over):
        return ()
    found, voice = unknown(view), Voice(names, view.seat)
    seats = [_tell_seat(view, found, seat, as_sentence(voice.name(seat))) for seat in found.marks]
    return (_tell_sight(found, voice), *seats, *_tell_next(view))


def _tell_sight(found: Unknown, voice: Voice) -> str:
    hands = [_("{n} with {who}", n=len(marks), who=voice.name(seat)) for seat, marks in found.marks.items()]
    return ngettext(
        "Out of sight: {n} cards, {pile} in the pile, {hands}.",
        "Out of sight: {n} cards, {pile} in the pile, {hands}.",
        sum(found.left),
        pile=found.loose,
        hands=", ".join(hands),
    )


def _tell_seat(view: Seen, found: Unknown, seat: Seat, name: str) -> str:
    whats = [*sorted(set(view.hand) - {MOUSE}), ASK_MOUSE]
    chances = ", ".join([_tell_chance(view.setup, found, seat, what) for what in whats])
    return _("{who} holds {chances}.", who=name, chances=chances)


def _tell_chance(setup: Setup, found: Unknown, seat: Seat, what: What) -> str:
    unseen_now = sum([number for card, number in enumerate(found.left) if FACES[what] >> card & 1])
    chance = format_percent(float(found.holds(seat, FACES[what])))
    return _("{card} with {chance} ({n} out of sight)", card=name_of_what(setup, what), chance=chance, n=unseen_now)


def _tell_next(view: Seen) -> tuple[str, ...]:
    if not view.pile:
        return ()
    own = sum([next_is(view, card) for card in sorted(set(view.hand) - {MOUSE})], Fraction(0))
    mouse, trait = format_percent(float(next_is(view, MOUSE))), format_percent(float(own))
    return (
        _("The next card drawn is a Mouse with {mouse}, a Trait that you hold with {own}.", mouse=mouse, own=trait),
    )
