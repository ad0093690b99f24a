"""Somebody who looks at a table, with no socket between."""

from ninelives.core.language import ENGLISH
from ninelives.hosting.execution.executor import Executor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.lobby import Opener, set_up
from ninelives.hosting.people.sessions import Session
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import SetUp
from ninelives.tables.seating import SpeakerId


class Onlooker:
    who = GuestId(99)
    session = Session(who, 0)
    language = ENGLISH

    def __init__(self) -> None:
        self.told: list[str] = []

    def send(self, data: bytes) -> None:
        self.told.append(data.decode())

    def hear_phrase(self, speaker: SpeakerId, data: bytes, *, watches: bool) -> None: ...

    def dismiss(self) -> None: ...

    def reconnect(self) -> None: ...

    def recheck(self) -> None: ...


async def watched_table(hub: Executor, *, private: bool = True) -> OpenTable:
    """Set up a table, and look at it."""
    wishes = SetUp("go-kitty", seats=2, private=private)
    config = await set_up(hub.store.facts, wishes, Opener(), hub.time.now())
    live = await hub.cache.get(config.id)
    live.viewers[Onlooker()] = None
    return live
