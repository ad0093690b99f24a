"""What the other seats know for certain about a hand, card by card.

Every mark is a set that contains the card behind it. If an unknown card leaves the hand, neighbouring marks are merged:
one card of each two is still there. So marks are always true, although more could be deduced. Marks are sorted by their
numbers, so that a set always comes before its supersets.
"""

from ninelives.core.game import Seat
from ninelives.games.go_kitty.pieces import FACES, MOUSE_FACE, Faces, What, is_season
from ninelives.games.go_kitty.state import Backs, Known, Lesson, Marks


def came(marks: Marks, faces: Faces, number: int) -> Marks:
    """Learn that this many such cards were added."""
    if not marks or faces >= marks[-1]:
        return marks + (faces,) * number
    return tuple(sorted(marks + (faces,) * number))


def left(marks: Marks, faces: Faces, number: int) -> Marks:
    """Learn that this many such cards are gone, whichever they were."""
    for _card in range(number):
        marks = _one_left(marks, faces)
    return marks


def _one_left(marks: Marks, faces: Faces) -> Marks:
    may = [mark for mark in marks if mark & faces]
    first = may[0]
    if _within_all(first, may):  # whichever it was, nothing changes for the others
        place = marks.index(first)
        return marks[:place] + marks[place + 1 :]
    merged = [may[place] | may[place + 1] for place in range(len(may) - 1)]
    return tuple(sorted([mark for mark in marks if not mark & faces] + merged))


def _within_all(faces: Faces, marks: list[Faces]) -> bool:
    for mark in marks:  # noqa: SIM110 - a loop: `all` would make a generator in the hottest place of the game
        if faces & ~mark:
            return False
    return True


def lacks(marks: Marks, faces: Faces, _number: int = 0) -> Marks:
    """Learn that there is no such card."""
    for mark in marks:
        if mark & faces:
            return tuple(sorted([mark & ~faces for mark in marks]))
    return marks


def gave_all(marks: Marks, faces: Faces, number: int) -> Marks:
    """Learn that this many such cards are gone and none is left."""
    return lacks(left(marks, faces, number), faces)


def has(marks: Marks, faces: Faces, _number: int = 0) -> Marks:
    """Learn that there is such a card; it may be known already."""
    possible = 0
    for mark in marks:
        if not mark & ~faces:
            return marks
        possible |= mark & faces
    return came(_one_left(marks, faces), possible, 1)


def may_ask(marks: Marks, what: What, _number: int) -> Marks:
    """Learn that the hand was allowed to ask without a token; for a Season a hand of only Mice is allowed too (G11)."""
    faces = FACES[what]
    if is_season(what) and all(mark & MOUSE_FACE for mark in marks):
        faces |= MOUSE_FACE
    return has(marks, faces)


def learn(backs: Backs, lesson: Lesson, faces: Faces, number: int = 1) -> Backs:
    """Return the backs after everyone learned the same."""
    public = Known((), backs.public, lesson, faces, number)
    if not backs.private:
        return Backs(public, ())
    return Backs(public, tuple([(seat, Known((), known, lesson, faces, number)) for seat, known in backs.private]))


def learn_apart(backs: Backs, lesson: Lesson, faces: Faces, privy: Seat, face: Faces) -> Backs:
    """Return the backs after everyone learned something about one card, and one seat learned more."""
    private = [(seat, _of_one(known, lesson, faces)) for seat, known in backs.private if seat != privy]
    private.append((privy, _of_one(backs.seen_by(privy), lesson, face)))
    private.sort(key=_seat)
    return Backs(_of_one(backs.public, lesson, faces), tuple(private))


def _of_one(known: Known, lesson: Lesson, faces: Faces) -> Known:
    return Known((), known, lesson, faces, 1)


def _seat(known: tuple[Seat, Known]) -> Seat:
    return known[0]
