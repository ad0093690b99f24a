"""When a table needs attention although nobody says anything: bots' turns, clocks, a match to archive."""

import hashlib
from typing import Any, NamedTuple

from ninelives.core.game import Seat
from ninelives.core.match import Step
from ninelives.tables.state import OVER, PLAYING, Steps, TableState

CLAIM = 15.0  # seconds after which another process takes up what one claimed and did not do
GRACE = 1.0  # seconds in which the process that wrote a table's last row takes it up itself, before any other may
JITTER = 0.3  # of the pace, so that bots do not tick like clocks
SENTENCE = 0.25  # of the pace, for each sentence to read beyond the first
LONGEST_SHOW = 10  # paces that a table gives to it at most
HURRIED = 0.1  # of the pace, where all who play want the match to be over
WATCHED = 1.2  # seconds for each beat of a show in which no clock runs


class Pace(NamedTuple):
    """How long bots and answers take here. None of it depends on what anyone holds, so quickness tells nothing."""

    bot: float = 1.2  # seconds from the moment a bot is asked until its move is made
    mask: float = 1.0  # seconds before a person's answer to another's move is taken
    tick: float = 0.05  # seconds between looks at what is due, at least
    longest: float = 5.0  # and at most: what no process waits for is found by then
    bell: float = 20.0  # seconds for which a slow table waits for somebody before it sends for them
    rest: float = 7 * 86_400.0  # seconds after a match until what is left of it is put away, if nothing else happens


def next_due(table: TableState, pace: Pace, *, asked_bots: bool = False) -> float | None:
    """Return when the table is due next. Bots that may step in are asked once, and then left alone (`asked_bots`)."""
    if table.phase == OVER:
        return table.waiting.at  # at once: a match is archived, and then it is settled when the table rests
    if table.phase != PLAYING:
        return None
    if awaited_bots(table) or (not asked_bots and idle_bots(table)):
        when = bot_moves_at(table, pace)
        return max(table.waiting.at, when - pace.bot / 2)  # which is for thinking
    return bell_at(table, pace) or deadline(table)


def bell_at(table: TableState, pace: Pace) -> float | None:
    """Return when those awaited are sent for, at a table where nobody has to stay: whoever is there plays before."""
    return _resume_time(table, WATCHED) + pace.bell if table.config.is_slow else None


def deadline(table: TableState) -> float:
    """Return when the clock of those awaited runs out; it stands while a show is watched."""
    return _resume_time(table, WATCHED) + table.config.clock


def bot_moves_at(table: TableState, pace: Pace) -> float:
    """Return when a bot moves here: people have read or watched what happened. It never depends on what it holds."""
    if table.hurries:
        return table.waiting.at + HURRIED * pace.bot
    digest = hashlib.sha256(f"{table.config.id} {table.waiting.seq}".encode()).digest()
    jitter = JITTER * (digest[0] / 255 - 0.5)
    return _resume_time(table, pace.bot) + pace.bot * (1 + jitter + _reading_time(table))


def _resume_time(table: TableState, step: float) -> float:
    """Return when play goes on: after a show when all are ready, or after so many steps of time, whoever stalls."""
    waiting = table.waiting
    if waiting.resumed is not None:
        return waiting.resumed
    shown = min(LONGEST_SHOW, waiting.beats) if table.is_watched else 0
    return waiting.at + step * shown


def _reading_time(table: TableState) -> float:
    """Return how much longer than usual it takes to read what everybody was told last, in paces."""
    waiting = table.waiting
    return 0.0 if waiting.beats else SENTENCE * max(0, sentences_of(table, waiting.steps) - 1)


def sentences_of(table: TableState, steps: Steps) -> int:
    """Return in how many sentences somebody who watches is told of steps."""
    return len([sentence for step in steps for sentence in _told_sentences(table, step) if sentence])


def _told_sentences(table: TableState, step: Step[Any, Any]) -> tuple[str, ...]:
    line = table.game.hear(step.before, step.actor, step.move, None)
    return table.game.tell(table.game.view(step.after, None), step.actor, line, table.match_log.names)


def awaited_bots(table: TableState) -> list[Seat]:
    return [seat for seat in table.awaited if _is_played_by_bot(table, seat)]


def idle_bots(table: TableState) -> list[Seat]:
    """Return the seats where a bot is not awaited but has something that it may do."""
    if table.config.is_daily:  # who is quicker must not matter there
        return []
    seats = [seat for seat in range(len(table.sitters)) if _is_played_by_bot(table, seat)]
    return [seat for seat in seats if seat not in table.awaited and len(table.game.legal(table.position, seat))]


def _is_played_by_bot(table: TableState, seat: Seat) -> bool:
    sitter = table.sitters[seat]
    return sitter is not None and not sitter.plays


def held_until(table: TableState, seat: Seat, pace: Pace) -> float:
    """Return when a person's move may be made: an answer not at once, lest quickness tell what they hold."""
    if seat not in table.awaited or table.waiting.by == seat:
        return 0.0
    return table.waiting.at + pace.mask
