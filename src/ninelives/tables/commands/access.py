"""What the host settles: who may sit down, and who decides."""

from dataclasses import dataclass
from typing import ClassVar

from ninelives.core.language import Message, gettext_lazy
from ninelives.tables.commands.checks import check_host
from ninelives.tables.commands.order import Order, TableChange, change_by
from ninelives.tables.ids import GuestId, Seq
from ninelives.tables.seating import Sitters
from ninelives.tables.state import AccessSettings, TableState


class AccessOrder(Order):
    """An order of the host that changes one of the settings of access."""

    told: ClassVar[Message]

    def set(self, access: AccessSettings) -> AccessSettings:
        raise NotImplementedError

    def check(self, table: TableState, who: GuestId, seen: Seq) -> Order:  # noqa: ARG002 - as every order
        check_host(table, who)
        return self

    def change(self, table: TableState, who: GuestId) -> TableChange:
        return change_by(self, table, who, access=self.set(table.access))

    def tell(self, who: GuestId, sitters: Sitters) -> Message:  # noqa: ARG002 - as every order
        return self.told


@dataclass(frozen=True)
class Lock(AccessOrder):
    """Lets nobody new sit down."""

    word = form = "lock"
    told = gettext_lazy("The table is locked: nobody new sits down.")

    def set(self, access: AccessSettings) -> AccessSettings:
        return access._replace(locked=True)


@dataclass(frozen=True)
class Unlock(AccessOrder):
    """Lets people sit down again."""

    word = form = "unlock"
    told = gettext_lazy("The table is open again.")

    def set(self, access: AccessSettings) -> AccessSettings:
        return access._replace(locked=False)


@dataclass(frozen=True)
class RestrictToHost(AccessOrder):
    """Lets nobody but the host begin a match or set seats."""

    word = form = "lead"
    told = gettext_lazy("Whoever opened the table decides alone now when a match begins, and for whom.")

    def set(self, access: AccessSettings) -> AccessSettings:
        return access._replace(host_only=True)


@dataclass(frozen=True)
class AllowAll(AccessOrder):
    """Lets all who sit begin a match and set seats again."""

    word = form = "share"
    told = gettext_lazy("All who sit here decide again.")

    def set(self, access: AccessSettings) -> AccessSettings:
        return access._replace(host_only=False)
