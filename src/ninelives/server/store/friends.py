"""What people keep of each other: a name, whether they keep in touch, and blocks. Times are the wall clock's."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, Protocol

from ninelives.hosting.storage.port import Blocks
from ninelives.tables.ids import GuestId, TableId

NOWHERE: Final = TableId(0)  # no table has this number

# how somebody stands to another
NEW: Final = ""  # they have not said
KEPT: Final = "kept"
LEFT: Final = "left"  # they keep them no more, or never wanted to


class Tie(NamedTuple):
    """What one person keeps of another. Of two who keep each other there are two, and each knows of their own."""

    who: GuestId
    whom: GuestId
    handle: str  # by which `who` speaks of them: a number is told to nobody
    name: str  # what `whom` was called when they met
    met: float
    standing: str = NEW
    blocked: bool = False
    table: TableId = NOWHERE  # to which `who` invites `whom`
    invited: float = 0.0  # when they last did


class FriendStore(Blocks, Protocol):
    async def meet(self, ties: Sequence[Tie]) -> None:
        """Keep ties; one that is there already stays as it is."""
        ...

    async def stand(self, who: GuestId, whom: GuestId, standing: str) -> None: ...

    async def block(self, who: GuestId, whom: GuestId, *, on: bool) -> None: ...

    async def invite(self, who: GuestId, whom: GuestId, table: TableId, now: float, since: float) -> bool:
        """Invite somebody to a table instead of any other; False where they were invited since then."""
        ...

    async def decline(self, who: GuestId, whom: GuestId) -> None:
        """Let the invitation of `who` stand no more. When it was made is still known."""
        ...

    async def ties_of(self, who: GuestId) -> list[Tie]:
        """Return what somebody keeps of others, in the order in which they met."""
        ...

    async def ties_to(self, whom: GuestId) -> list[Tie]:
        """Return what others keep of somebody, in the same order."""
        ...

    async def last_tables_of(self, people: Collection[GuestId]) -> dict[GuestId, TableId]:
        """Return the table where each of these people last did something, unless its log is at rest."""
        ...

    async def forget(self, who: GuestId) -> None:
        """Delete all that a guest keeps of others, and others of them: their name is in it."""
        ...
