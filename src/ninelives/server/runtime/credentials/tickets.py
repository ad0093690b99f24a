"""Secrets that count once. The store knows them by a seal alone."""

from collections.abc import Sequence
from typing import Final

from ninelives.server.store.credentials import CredentialStore, Ticket
from ninelives.tables.ids import GuestId
from ninelives.tables.live.identity import Identity
from ninelives.tables.sessions import NewDevice, Session, SignIn


class Tickets:
    """All tickets for one purpose."""

    def __init__(self, purpose: str, store: CredentialStore, identity: Identity) -> None:
        self._purpose: Final = purpose
        self._store: Final = store
        self._identity: Final = identity

    async def issue(self, secret: str, who: GuestId, until: float, now: float) -> None:
        """Note a secret that was given to somebody and proves nothing by itself."""
        await self._store.issue(Ticket(self._seal(secret), self._purpose, who, until), now)

    async def replace(self, by: SignIn, secrets: Sequence[str], until: float) -> None:
        """Note secrets that show who somebody is; earlier ones count no more."""
        tickets = [Ticket(self._seal(secret), self._purpose, by.who, until, by.session.number) for secret in secrets]
        await self._store.replace(by, self._purpose, tickets)

    async def redeem(self, secret: str, now: float) -> GuestId | None:
        """Return to whom a secret was given; it counts no more."""
        return await self._store.redeem(self._seal(secret), self._purpose, now)

    async def sign_in(self, secret: str, device: NewDevice) -> Session | None:
        """Return the session that a secret opens; it counts no more."""
        return await self._store.sign_in(self._seal(secret), self._purpose, device)

    async def left(self, who: GuestId) -> int:
        return await self._store.tickets_left(who, self._purpose)

    def _seal(self, secret: str) -> str:
        return self._identity.seal(f"{self._purpose} {secret}")
