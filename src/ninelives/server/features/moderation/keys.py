"""Keys of operators: made on the command line, shown once, and kept as seals that nobody can turn back."""

from typing import Final

from ninelives.hosting.people.identity import Identity
from ninelives.server.features.letter_codes import letters_in, new_code
from ninelives.server.features.moderation.store import ModerationStore, OperatorKey

GROUPS: Final = (4, 4, 4, 4, 4)  # letters; 91 bits


class OperatorKeys:
    def __init__(self, store: ModerationStore, identity: Identity) -> None:
        self._store: Final = store
        self._identity: Final = identity

    async def make(self, operator: str, now: float) -> str:
        """Return a new key for an operator, who may have several."""
        key = new_code(GROUPS)
        await self._store.add_key(OperatorKey(self._seal(key), operator, now))
        return key

    async def holder(self, key: str) -> str | None:
        """Return whose key this is, however it was typed."""
        return await self._store.operator_of(self._seal(key))

    def _seal(self, key: str) -> str:
        return self._identity.seal(f"operator {letters_in(key)}")
