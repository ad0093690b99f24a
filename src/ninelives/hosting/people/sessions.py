"""Where somebody is signed in: the sessions that tokens name."""

from collections.abc import Iterable
from secrets import randbelow
from typing import Final, NamedTuple, Protocol

from ninelives.tables.ids import GuestId

BITS: Final = 62
FIRST_SESSION: Final = 2**31  # smaller numbers are of a version that counted a guest's tokens


class Session(NamedTuple):
    """A browser or a program in which somebody is signed in."""

    who: GuestId
    number: int  # random


class SignIn(NamedTuple):
    """Who asks, from which device, and when by the wall clock."""

    session: Session
    device: str  # its kind and its browser, as far as it says
    now: float

    @property
    def who(self) -> GuestId:
        return self.session.who


class NewDevice(NamedTuple):
    """Where somebody signs in, and the number of the session that this opens."""

    number: int
    device: str
    now: float


class SignedIn(NamedTuple):
    """A session that counts."""

    session: Session
    device: str
    made: float
    proved: float  # when a code or a passkey last showed who it is
    passkey: str  # by which it was opened; an empty word where by none


class Ended(NamedTuple):
    """Whose tokens count no more: of these sessions, and all that were made before the epoch was raised."""

    epoch: int
    sessions: tuple[Session, ...] = ()


class SessionEnds(Protocol):
    async def ended(self, since: float) -> Ended:
        """Return the sessions that ended since then, by house time."""
        ...


class NoSessionEnds:
    """For a house where people are on one device."""

    async def ended(self, _since: float) -> Ended:
        return Ended(0)


def new_session(who: GuestId) -> Session:
    return Session(who, FIRST_SESSION + randbelow(2**BITS - FIRST_SESSION))


def is_ended(number: int, ended: Iterable[int]) -> bool:
    """Return whether a session is among those that ended; where tokens were counted, one ended all before it."""
    return any(number == other or number < other < FIRST_SESSION for other in ended)
