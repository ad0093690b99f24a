"""Tickets: secrets that count once, and end in house time. The store knows them by a seal alone."""

from collections.abc import Sequence
from typing import Final

from ninelives.hosting.people.identity import Identity
from ninelives.hosting.people.sessions import NewDevice, Session, SignIn
from ninelives.hosting.timing.shared_time import SharedTime
from ninelives.server.features.credentials.store import CredentialStore, Ticket
from ninelives.server.storage import FOREVER
from ninelives.tables.ids import GuestId


class Tickets:
    """All tickets for one purpose."""

    def __init__(self, purpose: str, store: CredentialStore, identity: Identity, time: SharedTime) -> None:
        self._purpose: Final = purpose
        self._store: Final = store
        self._identity: Final = identity
        self._time: Final = time

    async def issue(self, secret: str, who: GuestId, lives: float) -> None:
        """Note a secret that was given to somebody and proves nothing by itself, for some seconds."""
        now = self._time.now()
        await self._store.issue(Ticket(self._seal(secret), self._purpose, who, now + lives), now)

    async def replace(self, by: SignIn, secrets: Sequence[str], lives: float = FOREVER) -> None:
        """Note secrets that show who somebody is, for some seconds; earlier ones count no more."""
        now = self._time.now()
        until = now + lives
        tickets = [Ticket(self._seal(secret), self._purpose, by.who, until, by.session.number) for secret in secrets]
        await self._store.replace(by, self._purpose, tickets, now)

    async def redeem(self, secret: str) -> GuestId | None:
        """Return to whom a secret was given; it counts no more."""
        return await self._store.redeem(self._seal(secret), self._purpose, self._time.now())

    async def sign_in(self, secret: str, device: NewDevice) -> Session | None:
        """Return the session that a secret opens; it counts no more."""
        return await self._store.sign_in(self._seal(secret), self._purpose, device, self._time.now())

    def _seal(self, secret: str) -> str:
        return self._identity.seal(f"{self._purpose} {secret}")
