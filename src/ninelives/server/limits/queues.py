"""How much of something expensive may be under way at once, in all and for one asker. Beyond that it is refused."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from ninelives.tables.faults import Busy


class Queue:
    """Turns at something, first come, first served. Whoever is cancelled while waiting leaves the queue."""

    def __init__(self, busy: str, *, running: int, waiting: int, each: int) -> None:
        self._busy: Final = busy  # what is said where too many wait
        self._running: Final = asyncio.Semaphore(running)
        self._most: Final = running + waiting
        self._each: Final = each
        self._asked: Final[Counter[Hashable]] = Counter()  # running or waiting, by asker

    @asynccontextmanager
    async def turn(self, asker: Hashable) -> AsyncIterator[None]:
        """Wait for a turn and hold it; raise Busy where too many wait already."""
        if self._asked.total() >= self._most or self._asked[asker] >= self._each:
            raise Busy(self._busy)
        self._asked[asker] += 1
        try:
            async with self._running:
                yield
        finally:
            self._asked[asker] -= 1
            if not self._asked[asker]:
                del self._asked[asker]


class Queues:
    """A queue for each asker: what one asks for waits for their own answers alone."""

    def __init__(self, busy: str, *, running: int, waiting: int) -> None:
        self._new: Final = partial(Queue, busy, running=running, waiting=waiting, each=running + waiting)
        self._known: Final[WeakValueDictionary[Hashable, Queue]] = WeakValueDictionary()  # while they hold a turn

    @asynccontextmanager
    async def turn(self, asker: Hashable) -> AsyncIterator[None]:
        queue = self._known.get(asker) or self._new()
        self._known[asker] = queue
        async with queue.turn(asker):
            yield
