"""Secrets that count once. The store knows them by a seal alone."""

from collections.abc import Sequence
from typing import Final

from ninelives.server.store.credentials import CredentialStore, Ticket
from ninelives.tables.ids import GuestId
from ninelives.tables.live.identity import Identity


class Tickets:
    """All tickets for one purpose."""

    def __init__(self, purpose: str, store: CredentialStore, identity: Identity) -> None:
        self._purpose: Final = purpose
        self._store: Final = store
        self._identity: Final = identity

    async def issue(self, secrets: Sequence[str], who: GuestId, until: float, now: float) -> None:
        await self._store.issue([Ticket(self._seal(secret), self._purpose, who, until) for secret in secrets], now)

    async def redeem(self, secret: str, now: float) -> GuestId | None:
        """Return to whom a secret was given; it counts no more."""
        return await self._store.redeem(self._seal(secret), self._purpose, now)

    async def withdraw(self, who: GuestId) -> None:
        """Let whatever they were given count no more."""
        await self._store.withdraw(who, self._purpose)

    async def left(self, who: GuestId) -> int:
        return await self._store.tickets_left(who, self._purpose)

    def _seal(self, secret: str) -> str:
        return self._identity.seal(f"{self._purpose} {secret}")
