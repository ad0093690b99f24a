"""Everything in the memory of one process, for tests and for trying things out."""

from typing import Final

from ninelives.server.store.memory.credentials import MemoryCredentials
from ninelives.server.store.memory.friends import MemoryFriends
from ninelives.server.store.memory.operators import MemoryOperators
from ninelives.server.store.memory.push import MemoryPush
from ninelives.server.store.memory.ratings import MemoryRatings
from ninelives.tables.store.memory import MemoryStore


class MemoryServerStore(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.credentials: Final = MemoryCredentials()
        self.friends: Final = MemoryFriends()
        self.ratings: Final = MemoryRatings(self.facts)
        self.operators: Final = MemoryOperators()
        self.push: Final = MemoryPush()
