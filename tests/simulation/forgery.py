"""What somebody sends who can write to the bus and knows no key: junk, forgeries, and what they have heard."""

from collections import deque
from typing import TYPE_CHECKING, Final

from ninelives.hosting.execution.bus_messages import Added, BusMessage, Here, Rewritten, Signer, Spoken
from ninelives.tables.ids import GuestId, Seq, TableId
from ninelives.tables.projection import PHRASES

if TYPE_CHECKING:
    from collections.abc import Callable

    from simulation.world import World

FORGER: Final = "The operator"  # nobody is called that at any table
REMEMBERED: Final = 300  # messages
LONGEST: Final = 200  # bytes of junk


class Forger:
    """Has heard the last messages of the bus, and sends one of its own where it can."""

    def __init__(self, world: "World") -> None:
        self._world: Final = world
        self._heard: Final[deque[tuple[TableId, bytes]]] = deque(maxlen=REMEMBERED)
        self._signer: Final = Signer(b"a key that opens nothing")

    def hear(self, table: TableId, message: bytes) -> None:
        self._heard.append((table, message))

    def forge(self, table: TableId) -> bytes:
        """Return a message about a table."""
        kinds: tuple[tuple[str, Callable[[TableId], bytes]], ...] = (
            ("junk", self._junk),
            ("wrong signature", self._wrong_signature),
            ("forged", self._forged),
            ("replayed", self._replayed),
            ("of another table", self._of_another),
        )
        name, make = self._world.chance.choice(kinds)
        self._world.note(f"bus message {name}")
        return make(table)

    def _junk(self, _table: TableId) -> bytes:
        return self._world.chance.randbytes(self._world.chance.randrange(LONGEST))

    def _wrong_signature(self, table: TableId) -> bytes:
        message = bytearray(self._replayed(table))
        message[self._world.chance.randrange(len(message))] ^= 1
        return bytes(message)

    def _forged(self, table: TableId) -> bytes:
        chance = self._world.chance
        row = Seq(self._world.store.log.head(table) + chance.randrange(3))
        ghosts = {GuestId(chance.randrange(10**6)): FORGER for _ in range(chance.randrange(50))}
        messages: tuple[BusMessage, ...] = (
            Added(row, None, chance.uniform(0.0, 1e6)),
            Spoken(GuestId(1), FORGER, chance.choice(PHRASES)),
            Here(f"{chance.randrange(10**9)}", ghosts, new=chance.happens(0.5), more=chance.randrange(10**6)),
            Rewritten(),
        )
        return self._signer.write(table, chance.choice(messages))

    def _replayed(self, table: TableId) -> bytes:
        """Return what was said about this table before: it was true once."""
        heard = [message for about, message in self._heard if about == table]
        return self._world.chance.choice(heard) if heard else self._forged(table)

    def _of_another(self, table: TableId) -> bytes:
        heard = [message for about, message in self._heard if about != table]
        return self._world.chance.choice(heard) if heard else self._junk(table)
