"""What a server keeps to send for people: their devices, what is due to be told, and tables that are muted."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from ninelives.hosting.people.sessions import SignIn
from ninelives.tables.ids import GuestId, TableId

NEVER: Final = 1e12  # a date of the wall clock that nobody lives to see: when a nudge is due that was claimed


class PushSubscription(NamedTuple):
    """How one device of somebody is reached. Minutes are of the day there; the same twice is no quiet time."""

    id: str  # a digest of the endpoint
    who: GuestId
    endpoint: str  # an address of the browser maker's push service
    public_key: bytes  # of the browser: the service cannot read what is sealed for it
    auth: bytes
    language: str
    quiet_from: int
    quiet_to: int
    zone: str
    made: float
    session: int = 0  # in which it was made: it ends with that


class Nudge(NamedTuple):
    """What one device is to be told about a table. It stays when it was told: so no turn is told twice."""

    device: str
    table: TableId
    kind: str
    turn: int  # a later one takes the place of an earlier one, and no other does
    due: float
    made: float
    tries: int = 0


class PushStore(Protocol):
    """Times are the wall clock's."""

    async def subscribe(self, by: SignIn, subscription: PushSubscription) -> None:
        """Keep a device, or what is new about it. Whoever used it before is sent for no more.

        Raise SignedOut where the session that asks has ended.
        """
        ...

    async def subscription(self, device: str) -> PushSubscription | None: ...

    async def subscriptions_of(self, who: GuestId) -> list[PushSubscription]:
        """Return the devices of a guest, the oldest first."""
        ...

    async def unsubscribe(self, device: str) -> None:
        """Delete a device, and what it was to be told."""
        ...

    async def mute(self, who: GuestId, table: TableId, *, on: bool) -> None: ...

    async def muted_by(self, who: GuestId) -> frozenset[TableId]: ...

    async def enqueue(self, nudges: Sequence[Nudge]) -> None:
        """Keep nudges; one whose turn is known already, told or not, changes nothing."""
        ...

    async def claim(self, now: float, most: int) -> list[Nudge]:
        """Return what is due, the oldest first. It is nobody else's from then on, and never due again."""
        ...

    async def put_off(self, nudge: Nudge, due: float) -> None:
        """Let a nudge be due once more, unless a later turn took its place."""
        ...

    async def tidy(self, before: float) -> None:
        """Delete nudges that were made before then."""
        ...

    async def forget(self, who: GuestId) -> None:
        """Delete all of a guest's."""
        ...
