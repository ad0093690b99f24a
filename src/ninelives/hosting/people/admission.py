"""What whoever runs a house lets in: people, names, new tables and matches. Where nobody else comes, that is all."""

from collections.abc import Hashable
from typing import Protocol

from ninelives.core.errors import Refused
from ninelives.tables.commands.match import Begin
from ninelives.tables.commands.order import Order
from ninelives.tables.commands.seats import Sit
from ninelives.tables.faults import ReadOnly
from ninelives.tables.ids import GuestId
from ninelives.tables.names import REFUSED_NAME, is_name, tidy_name


class Admission(Protocol):
    def check_person(self, who: GuestId, sender: Hashable) -> None:
        """Raise Banned where somebody may not play here now, or nobody from where they are."""
        ...

    def check_table(self, code: str) -> None:
        """Raise Banned where a table was closed."""
        ...

    def check_new(self) -> None:
        """Raise ReadOnly where no new table, match or person is taken in."""
        ...

    def allows_name(self, who: GuestId, name: str) -> bool:
        """Return whether somebody may be called this here."""
        ...


class AdmitsAll:
    """For a house of one's own."""

    def check_person(self, who: GuestId, sender: Hashable) -> None: ...

    def check_table(self, code: str) -> None: ...

    def check_new(self) -> None: ...

    def allows_name(self, who: GuestId, name: str) -> bool:  # noqa: ARG002 - whatever it is
        return True


def name_of_watcher(admission: Admission, who: GuestId, said: str) -> str:
    """Return what somebody is called while they watch; what is no name is none, and nobody is turned away for it."""
    name = tidy_name(said)
    return name if is_name(name) and admission.allows_name(who, name) else ""


def judge_order(admission: Admission, who: GuestId, order: Order) -> None:
    """Refuse what is not allowed at any table of this house."""
    if isinstance(order, Sit) and not admission.allows_name(who, tidy_name(order.name)):
        raise Refused("T6", REFUSED_NAME)
    if isinstance(order, Begin):
        try:
            admission.check_new()
        except ReadOnly as fault:
            raise Refused("T20", fault.message) from fault
