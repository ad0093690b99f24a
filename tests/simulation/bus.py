"""The bus between processes: it delays, loses, repeats and reorders, and keeps what RedisBus promises.

A process that was cut off hears `subscribed` of all its tables when it is back. A process that could not publish
lets all others hear it, as soon as it can. Besides, a message may be lost without anybody knowing, and somebody without
the key may send any (`forgery.py`).
"""

from typing import TYPE_CHECKING, Final

from ninelives.hosting.bus.port import Received, Subscribed
from ninelives.tables.ids import TableId
from simulation.forgery import Forger
from simulation.loop import SimulatedLoop

if TYPE_CHECKING:
    from simulation.process import Process
    from simulation.world import World

LATENCY: Final = (0.001, 0.01)  # seconds
LATE: Final = (0.05, 3.0)  # seconds for a message that others overtake


class Network:
    """Carries messages between the buses of all processes."""

    def __init__(self, world: "World") -> None:
        self._world: Final = world
        self._forger: Final = Forger(world)
        self.buses: Final[list[SimulatedBus]] = []

    def carry(self, sender: "SimulatedBus", table: TableId, message: bytes) -> None:
        self._forger.hear(table, message)
        if self._world.chance.happens(self._world.faults.rates.forged_message):
            forged = self._forger.forge(table)
            for bus in [bus for bus in self.buses if bus.hears(table)]:
                bus.deliver(self._delay(), table, forged)
        for bus in self.buses:
            if bus is not sender and bus.hears(table):
                self._carry_to(bus, table, message)

    def _carry_to(self, bus: "SimulatedBus", table: TableId, message: bytes) -> None:
        rates, chance = self._world.faults.rates, self._world.chance
        if chance.happens(rates.lost_message):
            self._world.note("bus message lost")
            return
        copies = 1 + chance.happens(rates.repeated_message)
        if copies > 1:
            self._world.note("bus message repeated")
        for _ in range(copies):
            bus.deliver(self._delay(), table, message)

    def _delay(self) -> float:
        if self._world.chance.happens(self._world.faults.rates.late_message):
            self._world.note("bus message late")
            return self._world.chance.uniform(*LATE)
        return self._world.chance.uniform(*LATENCY)

    def confess(self, sender: "SimulatedBus") -> None:
        """Let all processes hear that this one could not tell something."""
        self._world.note("bus confession")
        for bus in self.buses:
            if bus is not sender:
                bus.hear_confession(self._delay())


class SimulatedBus:
    """One process's end of the bus."""

    alone: Final = False

    def __init__(self, network: Network, process: "Process", loop: SimulatedLoop) -> None:
        self._network: Final = network
        self._process: Final = process
        self._loop: Final = loop
        self._tables: Final[dict[TableId, None]] = {}  # to be heard
        self._certain: Final[dict[TableId, None]] = {}  # of these, those that are heard
        self._connection = 0  # counts connections: what one was to bring is lost with it
        self._connected = False
        self._lost = False  # something could not be published, and nobody knows yet
        self.mute = False  # nothing can be published
        self.losses = 0

    async def open(self, received: Received, subscribed: Subscribed) -> None:
        self._received = received
        self._subscribed = subscribed
        self._network.buses.append(self)
        self._connected = True

    async def close(self) -> None:
        self.leave()

    def leave(self) -> None:
        """Be gone for everybody else."""
        self.cut()
        if self in self._network.buses:
            self._network.buses.remove(self)

    def subscribe(self, table: TableId) -> None:
        self._tables[table] = None
        self._confirm_soon()

    def unsubscribe(self, table: TableId) -> None:
        self._tables.pop(table, None)
        self._certain.pop(table, None)

    def hears(self, table: TableId) -> bool:
        return table in self._certain

    def publish(self, table: TableId, message: bytes) -> None:
        if self.mute:
            self.losses += 1
            self._lost = True
        elif self._process.alive:
            self._network.carry(self, table, message)

    # what happens to it

    def deliver(self, delay: float, table: TableId, message: bytes) -> None:
        self._later(delay, self._connection, self._receive, table, message)

    def hear_confession(self, delay: float) -> None:
        self._later(delay, self._connection, lambda: self._subscribed(list(self._certain)))

    def cut(self) -> None:
        self.losses += 1
        self._connection += 1
        self._connected = False
        self._certain.clear()

    def reconnect(self) -> None:
        if not self._connected and self._process.alive:
            self._connected = True
            self._confirm_soon()

    @property
    def is_troubled(self) -> bool:
        return self.mute or not self._connected

    def speak_again(self) -> None:
        """Publish again, and let all hear of what could not be published."""
        self.mute = False
        if self._lost:
            self._lost = False
            self._network.confess(self)

    def _confirm_soon(self) -> None:
        if self._connected:
            self._later(self._network._world.chance.uniform(*LATENCY), self._connection, self._confirm)

    def _confirm(self) -> None:
        """Take note that everything wanted is heard from now on; announce what is new."""
        new = [table for table in self._tables if table not in self._certain]
        self._certain.update(dict.fromkeys(new))
        if new:
            self._subscribed(new)

    def _receive(self, table: TableId, message: bytes) -> None:
        if table in self._tables:
            self._received(table, message)

    def _later(self, delay: float, connection: int, call: object, *args: object) -> None:
        def arrive() -> None:
            if connection == self._connection:
                call(*args)  # type: ignore[operator] # a method of ours

        self._loop.call_later(delay, arrive, context=self._process.new_context())
