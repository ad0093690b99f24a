"""What the record of a finished match says of those who played."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from ninelives.core.errors import BadRecord
from ninelives.core.record import read_record, read_result
from ninelives.daily import PERSON, end_of
from ninelives.hosting.storage.port import Archived
from ninelives.tables.ids import GuestId, TableId
from ninelives.tables.log import TableConfig
from ninelives.tables.statistics import Placing, SeatTally


class SeatRank(NamedTuple):
    """How a match ended on one seat."""

    game: str
    seats: int
    rank: int


UNTOLD: Final = SeatRank("", 0, 0)  # where the record does not say


def placings_in(
    archived: Sequence[Archived],
    guest: GuestId,
    configs: Mapping[TableId, TableConfig],
    tallies: Mapping[str, Sequence[SeatTally]],
) -> list[Placing]:
    """Return how these matches ended for a guest, without lessons."""
    played = [kept for kept in archived if not is_lesson(kept.match, configs.get(kept.table))]
    seats = [(kept, seat) for kept in played if (seat := kept.seat_of(guest)) is not None]
    told = [(kept, seat, rank) for kept, seat in seats for rank in seat_ranks(kept.record)[seat : seat + 1]]
    days = {table: config.day for table, config in configs.items()}
    return [
        Placing(kept.match, *rank, kept.ended, days.get(kept.table, ""), _tally(tallies.get(kept.match, ()), seat))
        for kept, seat, rank in told
    ]


def _tally(tallies: Sequence[SeatTally], seat: int) -> SeatTally | None:
    return tallies[seat] if seat < len(tallies) else None


def ranks_in(archived: Iterable[Archived], configs: Iterable[TableConfig], day: str, game: str) -> dict[int, int]:
    """Return how many people came in at each place who played a deal of the day while it was one."""
    deals = {config.id for config in configs if (config.day, config.game) == (day, game)}
    played = [kept for kept in archived if kept.table in deals and kept.ended < end_of(day)]
    told = [seat_ranks(kept.record)[PERSON : PERSON + 1] for kept in played]
    return Counter([seat.rank for seats in told for seat in seats])


def seat_ranks(text: str) -> list[SeatRank]:
    """Return how a match ended by seat: nothing, where its record does not say."""
    try:
        record = read_record(text)
        ranks, _scores = read_result(record.result)
    except (BadRecord, ValueError):
        return []
    return [SeatRank(record.head.game, record.head.seats, rank) for rank in ranks]


def ranks_of(archived: Archived) -> list[SeatRank]:
    """Return how a match ended for everybody who played it, whatever its record says."""
    return [*seat_ranks(archived.record), *[UNTOLD] * len(archived.people)][: len(archived.people)]


def is_lesson(match: str, config: TableConfig | None) -> bool:
    """Return whether a match was written down beforehand: whoever wins that has won nothing yet."""
    return config is not None and config.lesson and match == f"{config.code}-1"
