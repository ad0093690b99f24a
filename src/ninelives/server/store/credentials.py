"""What a server keeps of the ways to prove who one is: tickets, which count once, and passkeys. No secret is kept."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from ninelives.hosting.people.sessions import NewDevice, Session, SignIn
from ninelives.tables.ids import GuestId

ANY_SITE: Final = ""  # of a passkey that an older version made
FOREVER: Final = 1e12  # a date that nobody lives to see


class Ticket(NamedTuple):
    """Something secret that was given to somebody, and counts once."""

    digest: str  # of the secret
    purpose: str
    who: GuestId
    until: float  # in house time: a step of a wall clock makes none last
    session: int = 0  # in which it was made


class Passkey(NamedTuple):
    id: str
    who: GuestId
    public_key: bytes
    counter: int  # how often it signed, where it counts
    synced: bool  # it is on more than one device
    made: float
    used: float
    session: int = 0  # in which it was made
    site: str = ANY_SITE  # it was made for this one and counts on no other


class CredentialStore(Protocol):
    """What is asked `by` a session raises SignedOut where it has ended.

    `now` is house time, in which tickets end; the times of passkeys are the wall clock's.
    """

    async def issue(self, ticket: Ticket, now: float) -> None:
        """Keep a ticket that proves nothing by itself, and none that are over."""
        ...

    async def replace(self, by: SignIn, purpose: str, tickets: Sequence[Ticket], now: float) -> None:
        """Keep tickets instead of all that a guest had for this purpose, and none that are over."""
        ...

    async def redeem(self, digest: str, purpose: str, now: float) -> GuestId | None:
        """Return whose ticket this is, once; None where there is none that still counts."""
        ...

    async def sign_in(self, digest: str, purpose: str, device: NewDevice, now: float) -> Session | None:
        """Redeem a ticket and return the session that it opens."""
        ...

    async def tickets_left(self, who: GuestId, purpose: str) -> int: ...

    async def add_passkey(self, by: SignIn, passkey: Passkey) -> bool:
        """Keep a passkey; False where it is there already."""
        ...

    async def passkey(self, passkey: str) -> Passkey | None: ...

    async def passkeys_of(self, who: GuestId) -> list[Passkey]:
        """Return the passkeys of a guest, the oldest first."""
        ...

    async def sign_in_by_passkey(self, passkey: Passkey, counter: int, device: NewDevice) -> Session | None:
        """Note that a passkey was used and return the session that it opens; None where it was removed meanwhile."""
        ...

    async def remove_passkey(self, by: SignIn, passkey: str) -> bool:
        """Delete a passkey of this guest; False where they have no such."""
        ...
