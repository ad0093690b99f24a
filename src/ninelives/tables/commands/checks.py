"""What several kinds of orders ask before they are allowed."""

from ninelives.core.game import Seat
from ninelives.core.language import gettext_lazy
from ninelives.tables.catalog import levels_of
from ninelives.tables.commands.order import refuse_if
from ninelives.tables.ids import SYSTEM, GuestId
from ninelives.tables.names import LONGEST_NAME
from ninelives.tables.state import PLAYING, TableState


def check_seated(table: TableState, who: GuestId) -> None:
    refuse_if("T4", who != SYSTEM and table.seat_of(who) is None, "Sit down first.")


def check_decides(table: TableState, who: GuestId) -> None:
    """Let all who sit decide about a table, or the host alone."""
    check_seated(table, who)
    another = table.host_decides and who not in {SYSTEM, table.config.host}
    refuse_if("T17", another, "Whoever opened this table decides that here. Ask them.")


def check_between(table: TableState, who: GuestId) -> None:
    check_decides(table, who)
    refuse_if("T3", table.phase == PLAYING, "Wait until the match is over.")


def check_host(table: TableState, who: GuestId) -> None:
    refuse_if("T12", who not in {SYSTEM, table.config.host}, "Only whoever opened this table may do that.")


def check_seat(table: TableState, seat: Seat) -> None:
    refuse_if("T1", seat >= len(table.sitters), gettext_lazy("There is no seat {seat}.", seat=seat))


def check_level(table: TableState, level: str) -> None:
    levels = levels_of(table.game.key)
    unknown = gettext_lazy(
        "There is no bot called {level}. Bots: {levels}.", level=level[:LONGEST_NAME], levels=", ".join(levels)
    )
    refuse_if("T9", level not in levels, unknown)
