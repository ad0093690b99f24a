"""A socket between a client and a process: messages keep their order, may be slow, and are lost when it is cut."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final, Protocol

from ninelives.hosting.connections.closing import Closing
from ninelives.tables import wire
from ninelives.tables.ids import GuestId, Seq
from ninelives.tables.log import TableConfig

if TYPE_CHECKING:
    from collections.abc import Hashable

    from simulation.process import Process
    from simulation.world import World

LATENCY: Final = (0.005, 0.08)  # seconds
SHORTEST: Final = 1e-6  # seconds between two messages
SLOW: Final = (1.0, 6.0)  # seconds for each message of a client that reads slowly
MOST_WAITING: Final = 20  # messages that wait for a reader, until it is dropped
UNNOTICED: Final = (0.0, 8.0)  # seconds until one side notices that a socket is cut


class Cut(OSError):
    """The other side is gone."""


class Client(Protocol):
    """Whoever is at the other end, as a socket knows them."""

    @property
    def who(self) -> GuestId: ...

    @property
    def table(self) -> TableConfig: ...

    @property
    def language(self) -> str: ...

    def take(self, socket: "Socket", data: bytes) -> None: ...

    def notice_cut(self, socket: "Socket") -> None: ...


class Socket:
    """Both ends of one connection. To the process it is a `Visitor`."""

    def __init__(self, world: "World", client: Client, process: "Process", seen: Seq, *, slow: bool) -> None:
        self._world: Final = world
        self._client: Final = client
        self.process: Final = process
        self.seen: Final = seen  # what the client says that it has heard
        self.table: Final = client.table
        self.language: Final = client.language
        self.number: Final = world.next_number()
        self.who: Final = client.who
        self.sender: Final[Hashable] = client.who
        self.network: Final = ""
        self.opened: Final = world.loop.time()
        self.slow = slow
        self.is_open = True
        self._inbox: Final[deque[str]] = deque()
        self._arrived: asyncio.Future[None] | None = None
        self._in_flight = 0  # messages to the client
        self._last_arrival = {"up": 0.0, "down": 0.0}

    def __repr__(self) -> str:
        return f"socket {self.number} of {self._client} at {self.table.code} to {self.process}"

    # the process's end

    def may_say_hello(self) -> bool:
        return True

    def may_look_up(self) -> bool:
        return True

    def send(self, data: bytes) -> bool:
        if not self.is_open or not self.process.alive:
            return True  # nobody knows yet
        self._world.witness.take_message(self, data)
        self._in_flight += 1
        self._world.loop.call_at(self._arrival("down"), self._bring, data, context=self._world.context)
        if self._in_flight > MOST_WAITING:
            self._world.note("slow reader dropped")
            return False
        return True

    async def receive(self) -> str:
        while not self._inbox:
            if not self.is_open:
                raise Cut
            self._arrived = asyncio.get_running_loop().create_future()
            await self._arrived
        return self._inbox.popleft()

    def close(self, closing: Closing) -> None:
        """Say goodbye and close."""
        if self.is_open and self.process.alive:
            self.send(wire.write(closing.bye))

    # the client's end

    def say(self, text: str) -> None:
        self._world.loop.call_at(self._arrival("up"), self._take, text, context=self._world.context)

    def cut(self) -> None:
        """End the connection: what is under way is lost, and each side notices it when it does."""
        if not self.is_open:
            return
        self.is_open = False
        loop, chance = self._world.loop, self._world.chance
        loop.call_later(chance.uniform(*UNNOTICED), self._wake, context=self._world.context)
        loop.call_later(chance.uniform(*UNNOTICED), self._client.notice_cut, self, context=self._world.context)

    # on the way

    def _arrival(self, way: str) -> float:
        """Return when the next message arrives: none overtakes another."""
        latency = self._world.chance.uniform(*(SLOW if way == "down" and self.slow else LATENCY))
        last, now = self._last_arrival[way], self._world.loop.time()
        begins = max(last, now) if self.slow else now  # a slow reader takes one after the other
        self._last_arrival[way] = max(last + SHORTEST, begins + latency)
        return self._last_arrival[way]

    def _bring(self, data: bytes) -> None:
        self._in_flight -= 1
        if self.is_open:
            self._client.take(self, data)

    def _take(self, text: str) -> None:
        if self.is_open:
            self._inbox.append(text)
            self._wake()

    def _wake(self) -> None:
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)
