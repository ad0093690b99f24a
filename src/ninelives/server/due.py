"""When a table wants attention although nobody says anything: bots' turns, clocks, a match to put away."""

import hashlib
from typing import NamedTuple

from ninelives.core.game import Seat
from ninelives.server.moment import OVER, PLAYING, Moment
from ninelives.server.table import Table

CLAIM = 15.0  # seconds after which another process takes up what one claimed and did not do
JITTER = 0.3  # of the pace, so that bots do not tick like clocks


class House(NamedTuple):
    """How this server keeps time. None of it depends on what anyone holds, so quickness tells nothing."""

    pace: float = 1.2  # seconds from the moment a bot is asked until its move is made
    mask: float = 1.0  # seconds before a person's answer to another's move is taken


def due(table: Table, moment: Moment, house: House, *, asked_bots: bool = False) -> float | None:
    """Say when the table is due next. Bots that may step in are asked once, and then left alone (`asked_bots`)."""
    if moment.phase == OVER:
        ended = table.game.outcome(moment.state) is not None
        return moment.asked.at if ended else None  # at once, to be put away
    if moment.phase != PLAYING:
        return None
    if awaited_bots(moment) or (not asked_bots and idle_bots(table, moment)):
        return moment.asked.at + pace(table, moment, house) / 2  # the other half is for thinking
    return deadline(table, moment)


def deadline(table: Table, moment: Moment) -> float:
    """Say when the clock of those awaited runs out."""
    return moment.asked.at + table.founding.clock


def pace(table: Table, moment: Moment, house: House) -> float:
    """Give how long a bot takes here: a little different from move to move, and never by what it holds."""
    digest = hashlib.sha256(f"{table.founding.id} {moment.asked.seq}".encode()).digest()
    return house.pace * (1 + JITTER * (digest[0] / 255 - 0.5))


def awaited_bots(moment: Moment) -> list[Seat]:
    return [seat for seat in moment.awaited if _is_played_by_bot(moment, seat)]


def idle_bots(table: Table, moment: Moment) -> list[Seat]:
    """Give the seats where a bot is not awaited but has something that it may do."""
    seats = [seat for seat in range(len(moment.sitters)) if _is_played_by_bot(moment, seat)]
    return [seat for seat in seats if seat not in moment.awaited and len(table.game.legal(moment.state, seat))]


def _is_played_by_bot(moment: Moment, seat: Seat) -> bool:
    sitter = moment.sitters[seat]
    return sitter is not None and not sitter.plays


def held_until(table: Table, seat: Seat, house: House) -> float:
    """Say when a person's move may be made: an answer to another's not at once, lest quickness tell what they hold."""
    if seat not in table.awaited or table.asked.by == seat:
        return 0.0
    return table.asked.at + house.mask
