"""When a table needs attention although nobody says anything: bots' turns, clocks, a match to archive."""

import hashlib
from typing import NamedTuple

from ninelives.core.game import Seat
from ninelives.tables.moment import OVER, PLAYING, Moment
from ninelives.tables.table import Table

CLAIM = 15.0  # seconds after which another process takes up what one claimed and did not do
GRACE = 1.0  # seconds in which the process that wrote a table's last row takes it up itself, before any other may
JITTER = 0.3  # of the pace, so that bots do not tick like clocks
SENTENCE = 0.25  # of the pace, for each sentence to read beyond the first
LONGEST_SHOW = 10  # paces that a table gives to it at most
HURRIED = 0.1  # of the pace, where all who play want the match to be over
WATCHED = 1.2  # seconds for each sentence of a show in which no clock runs


class Pace(NamedTuple):
    """How long bots and answers take here. None of it depends on what anyone holds, so quickness tells nothing."""

    bot: float = 1.2  # seconds from the moment a bot is asked until its move is made
    mask: float = 1.0  # seconds before a person's answer to another's move is taken
    tick: float = 0.05  # seconds between looks at what is due, at least
    longest: float = 5.0  # and at most: what no process waits for is found by then
    bell: float = 20.0  # seconds for which a slow table waits for somebody before it sends for them
    rest: float = 7 * 86_400.0  # seconds after a match until what is left of it is put away, if nothing else happens


def due(table: Table, moment: Moment, pace: Pace, *, asked_bots: bool = False) -> float | None:
    """Return when the table is due next. Bots that may step in are asked once, and then left alone (`asked_bots`)."""
    if moment.phase == OVER:
        return moment.waiting.at  # at once: a match is archived, and then it is settled when the table rests
    if moment.phase != PLAYING:
        return None
    if awaited_bots(moment) or (not asked_bots and idle_bots(table, moment)):
        when = bot_moves_at(table, moment, pace)
        return max(moment.waiting.at, when - pace.bot / 2)  # which is for thinking
    return bell_at(table, moment, pace) or deadline(table, moment)


def bell_at(table: Table, moment: Moment, pace: Pace) -> float | None:
    """Return when those awaited are sent for, at a table where nobody has to stay: whoever is there plays before."""
    return _resumed(table, moment, WATCHED) + pace.bell if table.config.is_slow else None


def deadline(table: Table, moment: Moment) -> float:
    """Return when the clock of those awaited runs out; it stands while a show is watched."""
    return _resumed(table, moment, WATCHED) + table.config.clock


def bot_moves_at(table: Table, moment: Moment, pace: Pace) -> float:
    """Return when a bot moves here: people have read or watched what happened. It never depends on what it holds."""
    if moment.hurries:
        return moment.waiting.at + HURRIED * pace.bot
    digest = hashlib.sha256(f"{table.config.id} {moment.waiting.seq}".encode()).digest()
    jitter = JITTER * (digest[0] / 255 - 0.5)
    return _resumed(table, moment, pace.bot) + pace.bot * (1 + jitter + _reading(table, moment))


def _resumed(table: Table, moment: Moment, step: float) -> float:
    """Return when play goes on: after a show when all are ready, or after so many steps of time, whoever stalls."""
    waiting = moment.waiting
    if waiting.resumed is not None:
        return waiting.resumed
    shown = min(LONGEST_SHOW, table.sentences(waiting.steps)) if table.is_watched(moment) else 0
    return waiting.at + step * shown


def _reading(table: Table, moment: Moment) -> float:
    """Return how much longer than usual it takes to read what everybody was told last, in paces."""
    steps = moment.waiting.steps
    return 0.0 if table.is_show(steps) else SENTENCE * max(0, table.sentences(steps) - 1)


def awaited_bots(moment: Moment) -> list[Seat]:
    return [seat for seat in moment.awaited if _is_played_by_bot(moment, seat)]


def idle_bots(table: Table, moment: Moment) -> list[Seat]:
    """Return the seats where a bot is not awaited but has something that it may do."""
    if table.config.is_daily:  # who is quicker must not matter there
        return []
    seats = [seat for seat in range(len(moment.sitters)) if _is_played_by_bot(moment, seat)]
    return [seat for seat in seats if seat not in moment.awaited and len(table.game.legal(moment.state, seat))]


def _is_played_by_bot(moment: Moment, seat: Seat) -> bool:
    sitter = moment.sitters[seat]
    return sitter is not None and not sitter.plays


def held_until(table: Table, seat: Seat, pace: Pace) -> float:
    """Return when a person's move may be made: an answer not at once, lest quickness tell what they hold."""
    if seat not in table.awaited or table.waiting.by == seat:
        return 0.0
    return table.waiting.at + pace.mask
