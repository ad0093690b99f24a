"""What a command would change at a table, or by which ruling it is refused: the table's come before the game's."""

from typing import Final, NamedTuple

from ninelives.core.errors import BadOption, Misread, Refused
from ninelives.core.language import gettext_noop
from ninelives.tables.commands.order import Order, TableChange, refuse_if
from ninelives.tables.commands.seats import Rise
from ninelives.tables.ids import SYSTEM, GuestId, Seq
from ninelives.tables.state import PLAYING, TableState

LONGEST: Final = 50_000  # rows of a log; no session comes near it
FULL: Final = gettext_noop("Much happened here. Set up a new table.")


class Command(NamedTuple):
    """An order with its sender, the sender's name for it, and the `seq` that they had seen."""

    who: GuestId
    name: str
    order: Order
    seen: Seq


def decide(table: TableState, command: Command) -> TableChange:
    """Return what a command would change, or raise Refused with a ruling of the table or of the game."""
    who, _name, order, seen = command
    refuse_if("T5", table.seq > LONGEST and who != SYSTEM and not order.ends(table, who), FULL)
    if table.config.is_daily and who != SYSTEM:
        _check_daily(table, who, order)
    try:
        return order.check(table, who, seen).change(table, who)
    except BadOption as fault:
        raise Refused("T5", fault.message) from fault
    except Misread as fault:
        raise Refused("T9", fault.message) from fault


def _check_daily(table: TableState, who: GuestId, order: Order) -> None:
    refuse_if("T18", who != table.config.host, "This deal is somebody else's. Play your own of today.")
    leaves = isinstance(order, Rise) and table.phase != PLAYING
    unfit = not order.is_daily and not leaves
    refuse_if("T18", unfit, "Play this deal to its end, by yourself. It waits for you all day.")
