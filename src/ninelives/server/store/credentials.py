"""What a server keeps of the ways to prove who one is: tickets, which count once, and passkeys. No secret is kept."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from ninelives.tables.ids import GuestId

FOREVER: Final = 1e12  # a date of the wall clock that nobody lives to see


class Ticket(NamedTuple):
    """Something secret that was given to somebody, and counts once."""

    digest: str  # of the secret
    purpose: str
    who: GuestId
    until: float


class Passkey(NamedTuple):
    id: str
    who: GuestId
    public_key: bytes
    counter: int  # how often it signed, where it counts
    synced: bool  # it is on more than one device
    made: float
    used: float


class CredentialStore(Protocol):
    """Times are the wall clock's."""

    async def issue(self, tickets: Sequence[Ticket], now: float) -> None:
        """Keep tickets, and none that are over."""
        ...

    async def redeem(self, digest: str, purpose: str, now: float) -> GuestId | None:
        """Return whose ticket this is, once; None where there is none that still counts."""
        ...

    async def withdraw(self, who: GuestId, purpose: str) -> None:
        """Let the tickets of a guest for this purpose count no more."""
        ...

    async def tickets_left(self, who: GuestId, purpose: str) -> int: ...

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Keep a passkey; False where it is there already."""
        ...

    async def passkey(self, passkey: str) -> Passkey | None: ...

    async def passkeys_of(self, who: GuestId) -> list[Passkey]:
        """Return the passkeys of a guest, the oldest first."""
        ...

    async def note_use(self, passkey: str, counter: int, now: float) -> None: ...

    async def remove_passkey(self, who: GuestId, passkey: str) -> bool:
        """Delete a passkey of this guest; False where they have no such."""
        ...

    async def forget(self, who: GuestId) -> None:
        """Delete all of a guest's."""
        ...
