"""Why something that was asked was not done, in one sentence, and the status that HTTP gives it."""

from typing import Final, NamedTuple

from ninelives.core.errors import NineLivesError
from ninelives.core.language import gettext
from ninelives.tables.faults import Banned, Busy, NotFound, ReadOnly, SignedOut, StoreDown, Unstorable

EXPECTED: Final = (StoreDown, Unstorable, NotFound, Busy, NineLivesError)


class RefusedAnswer(NamedTuple):
    status: int
    reason: str


def refusal_of(fault: Exception) -> RefusedAnswer:
    match fault:
        case StoreDown():
            return RefusedAnswer(503, gettext("The house cannot read or write just now. Try again in a moment."))
        case Unstorable():
            return RefusedAnswer(400, gettext("This holds a value that cannot be kept here. Look at it again."))
        case SignedOut():
            return RefusedAnswer(401, str(fault))
        case NotFound():
            return RefusedAnswer(404, str(fault))
        case Busy():
            return RefusedAnswer(429, str(fault))
        case Banned():
            return RefusedAnswer(403, str(fault))
        case ReadOnly():
            return RefusedAnswer(503, str(fault))
        case NineLivesError():
            return RefusedAnswer(400, str(fault))
        case _:
            return RefusedAnswer(500, gettext("Something went wrong here. Try again in a moment."))
