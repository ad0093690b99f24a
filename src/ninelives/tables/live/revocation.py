"""Tokens that no longer count, known to every process within a beat."""

from typing import Final

from ninelives.tables.ids import GuestId
from ninelives.tables.live.hub import Hub
from ninelives.tables.live.identity import NEVER, Identity
from ninelives.tables.store.port import Revoked

OVERLAP: Final = 60.0  # seconds looked at again: processes may disagree a little on what time it is


class Revocation:
    """Raises a guest's generation, here at once and elsewhere with the next beat there."""

    def __init__(self, hub: Hub, identity: Identity) -> None:
        self._hub: Final = hub
        self._identity: Final = identity
        self._since = 0.0

    async def renew(self, who: GuestId) -> None:
        """Let every token that this guest has count no more; the next one made does."""
        await self._revoke(who, self._identity.generation(who) + 1)

    async def end(self, who: GuestId) -> None:
        """Let this guest never come back."""
        await self._revoke(who, NEVER)

    async def refresh(self) -> None:
        """Learn what other processes revoked."""
        since, self._since = self._since, self._hub.time.now() - OVERLAP
        for revoked in await self._hub.store.facts.revoked(since):
            self._take(revoked)

    async def _revoke(self, who: GuestId, generation: int) -> None:
        revoked = Revoked(who, generation, self._hub.time.now())
        await self._hub.store.facts.revoke(revoked)
        self._take(revoked)

    def _take(self, revoked: Revoked) -> None:
        if self._identity.raise_generation(revoked.who, revoked.generation):
            self._hub.dismiss(revoked.who)
