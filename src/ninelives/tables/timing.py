"""When a table needs attention although nobody says anything: bots' turns, clocks, a match to archive."""

import hashlib
from typing import NamedTuple

from ninelives.core.game import Seat
from ninelives.tables.moment import OVER, PLAYING, Moment
from ninelives.tables.projection import Eyes, heard_by
from ninelives.tables.table import Table

CLAIM = 15.0  # seconds after which another process takes up what one claimed and did not do
JITTER = 0.3  # of the pace, so that bots do not tick like clocks
SENTENCE = 0.25  # of the pace, for each sentence to read beyond the first
LONGEST_STORY = 2.0  # of the pace, for all of them


class Pace(NamedTuple):
    """How long bots and answers take here. None of it depends on what anyone holds, so quickness tells nothing."""

    bot: float = 1.2  # seconds from the moment a bot is asked until its move is made
    mask: float = 1.0  # seconds before a person's answer to another's move is taken
    tick: float = 0.05  # seconds between looks at what is due


def due(table: Table, moment: Moment, pace: Pace, *, asked_bots: bool = False) -> float | None:
    """Return when the table is due next. Bots that may step in are asked once, and then left alone (`asked_bots`)."""
    if moment.phase == OVER:
        ended = table.game.outcome(moment.state) is not None
        return moment.waiting.at if ended else None  # at once, to be archived
    if moment.phase != PLAYING:
        return None
    if awaited_bots(moment) or (not asked_bots and idle_bots(table, moment)):
        return moment.waiting.at + bot_delay(table, moment, pace) / 2  # the other half is for thinking
    return deadline(table, moment)


def deadline(table: Table, moment: Moment) -> float:
    """Return when the clock of those awaited runs out."""
    return moment.waiting.at + table.config.clock


def bot_delay(table: Table, moment: Moment, pace: Pace) -> float:
    """Return how long a bot takes here: until people have read what happened, and never by what it holds."""
    digest = hashlib.sha256(f"{table.config.id} {moment.waiting.seq}".encode()).digest()
    return pace.bot * (1 + JITTER * (digest[0] / 255 - 0.5) + _reading(table, moment))


def _reading(table: Table, moment: Moment) -> float:
    """Return how much longer than usual it takes to read what everybody was told last, in paces."""
    heard = heard_by(table, moment.waiting.steps, 0, Eyes(table, None))
    sentences = len([sentence for step in heard for sentence in step.story if sentence])
    return min(LONGEST_STORY, SENTENCE * max(0, sentences - 1))


def awaited_bots(moment: Moment) -> list[Seat]:
    return [seat for seat in moment.awaited if _is_played_by_bot(moment, seat)]


def idle_bots(table: Table, moment: Moment) -> list[Seat]:
    """Return the seats where a bot is not awaited but has something that it may do."""
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
