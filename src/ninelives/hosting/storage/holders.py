"""Who held a seat in a finished match: what `Archived` says by seat, of one seat."""

from itertools import zip_longest
from typing import NamedTuple

from ninelives.hosting.storage.port import Archived
from ninelives.tables.ids import UNKNOWN_NETWORK, GuestId


class SeatHolder(NamedTuple):
    who: GuestId  # SYSTEM for a bot
    level: str = ""
    stood_in: int = 0
    network: int = UNKNOWN_NETWORK


def holders_of(archived: Archived) -> list[SeatHolder]:
    """Return who held each seat; a match of an earlier version says less."""
    by_seat = zip_longest(archived.people, archived.levels, archived.stood_in, archived.networks)
    return [
        SeatHolder(who, level or "", stood_in or 0, UNKNOWN_NETWORK if network is None else network)
        for who, level, stood_in, network in by_seat
    ]


def with_holder(archived: Archived, holder: SeatHolder) -> Archived:
    """Return a match with the holder of its next seat."""
    return archived._replace(
        people=(*archived.people, holder.who),
        levels=(*archived.levels, holder.level),
        stood_in=(*archived.stood_in, holder.stood_in),
        networks=(*archived.networks, holder.network),
    )
