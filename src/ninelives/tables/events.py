"""What people did at a table besides playing, told alike to all who look on."""

from typing import Final

from ninelives.core.language import Message, gettext_lazy
from ninelives.tables.ids import GuestId
from ninelives.tables.log import Row
from ninelives.tables.orders import (
    Begin,
    Clear,
    DoorOrder,
    Dress,
    Hurry,
    Lead,
    Lock,
    PlayMove,
    PutBot,
    Ready,
    Remove,
    Restore,
    Rise,
    Seats,
    ShareLead,
    Sit,
    Unlock,
    read_logged,
)
from ninelives.tables.seating import Sitters, names_of, seat_of

_LEVELS: Final = {
    "random": gettext_lazy("a scatterbrain"),
    "kitten": gettext_lazy("a kitten"),
    "tabby": gettext_lazy("a tabby"),
    "panther": gettext_lazy("a panther"),
}


def event_of(row: Row, sitters: Sitters) -> Message | str:
    """Return what a row of the log tells; `sitters` are those before it."""
    names = names_of(sitters)
    match read_logged(row.lines.partition("\n")[0]):
        case Sit(name=name):
            return gettext_lazy("{who} sits down.", who=name)
        case Rise():
            return gettext_lazy("{who} gets up.", who=_doer(row.who, sitters))
        case PutBot(seat, level) if sitters[seat] is None:
            return gettext_lazy("A bot sits down on seat {seat}: {level}.", seat=seat + 1, level=_named(level))
        case PutBot(seat, level):
            return gettext_lazy("{who} is played by a bot now: {level}.", who=names[seat], level=_named(level))
        case Clear(seat):
            return gettext_lazy("{who} leaves.", who=names[seat])
        case Seats(number):
            return gettext_lazy("{number} seats now.", number=number)
        case Begin():
            return gettext_lazy("A match begins.")
        case Remove(seat):
            return gettext_lazy("{who} was removed by whoever opened the table.", who=names[seat])
        case Lock() | Unlock() | Lead() | ShareLead() as order:
            return _about_the_door(order)
        case Restore():
            return gettext_lazy("This server was restored from a backup. A match that ran is called off.")
        case Ready() | Hurry() | Dress() | PlayMove():
            return ""


def _named(level: str) -> str | Message:
    return _LEVELS.get(level, level)  # a plug-in's levels have the names they have


def _doer(who: GuestId, sitters: Sitters) -> str | Message:
    seat = seat_of(sitters, who)
    return gettext_lazy("Somebody") if seat is None else names_of(sitters)[seat]


def _about_the_door(order: DoorOrder) -> Message:
    match order:
        case Lock():
            return gettext_lazy("The table is locked: nobody new sits down.")
        case Unlock():
            return gettext_lazy("The table is open again.")
        case Lead():
            return gettext_lazy("Whoever opened the table decides alone now when a match begins, and for whom.")
        case ShareLead():
            return gettext_lazy("All who sit here decide again.")
