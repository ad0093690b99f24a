"""Sessions that ended: their connections are closed, here at once and in other processes within a beat."""

from collections.abc import Iterable
from typing import Final

from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.people.identity import Identity
from ninelives.hosting.people.sessions import Session, SessionEnds

OVERLAP: Final = 60.0  # seconds looked at again: processes may disagree a little on what time it is


class Sessions:
    def __init__(self, hub: Executor, identity: Identity, ends: SessionEnds) -> None:
        self._hub: Final = hub
        self._identity: Final = identity
        self._ends: Final = ends
        self._since = 0.0

    def end(self, sessions: Iterable[Session]) -> None:
        """Let these sessions count no more; it stands in the store already."""
        self._hub.dismiss(frozenset(self._identity.end(sessions)))

    async def refresh(self) -> None:
        """Learn what other processes ended."""
        since, self._since = self._since, self._hub.time.now() - OVERLAP
        ended = await self._ends.ended(since)
        if self._identity.raise_epoch(ended.epoch):
            self._hub.dismiss_all()
        self.end(ended.sessions)
