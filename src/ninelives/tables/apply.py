"""The table after a change, and the change that a row of the log stands for."""

from typing import Final

from ninelives.core.game import TABLE
from ninelives.core.match import history_of
from ninelives.tables.commands.order import TableChange
from ninelives.tables.commands.reading import read_logged
from ninelives.tables.faults import Unreadable
from ninelives.tables.ids import after
from ninelives.tables.log import Row
from ninelives.tables.match_log import MatchLog, begun_by
from ninelives.tables.score import RunningScore
from ninelives.tables.state import OVER, PLAYING, AnyMatch, ReadySignal, TableState, Waiting

MOST_MOVES: Final = 10_000  # of a match, TABLE's too; cats that want to win made 732 at most, and these take a day


def apply(table: TableState, change: TableChange, at: float) -> TableState:
    """Return the table after a change that is made at this time; the one before stays as it is."""
    match = change.match
    if change.begins:
        table = table._replace(number=table.number + 1, match_epoch=table.epoch, match_log=begun_by(change.sitters))
    if change.steps and match is not None:
        match = match.after(change.steps)
    moved = _with_turn(table, change, match, at)
    return moved._replace(
        seq=after(table.seq),
        last_row_at=at,
        epoch=change.epoch or table.epoch,
        match=match,
        match_log=_log_after(table, change, match, plays=moved.phase == PLAYING),
        score=_score_after(change, moved),
    )


def replay(table: TableState, row: Row) -> tuple[TableState, TableChange]:
    """Return the table after a row of its log, and what the row changed, or raise Unreadable."""
    try:
        if row.seq != table.seq:
            raise ValueError("a row is missing.")  # noqa: TRY301 - as any other fault of it
        first, *rest = row.lines.split("\n")
        change = read_logged(first, *rest[:1]).replay(table, row.who, rest)
        return apply(table, change, row.at), change
    except Exception as fault:  # noqa: BLE001 - whatever it was: its words may hold a card
        raise Unreadable(row.table, row.seq, type(fault).__name__) from None


def _with_turn(table: TableState, change: TableChange, match: AnyMatch | None, at: float) -> TableState:
    """Return whom the table waits for after a change, and since when."""
    if change.signal is not None:
        return _with_signal(table, change.signal, at)
    if match is None:
        return table._replace(sitters=change.sitters, access=change.access)
    awaited = () if _is_called_off(table, change, match) else match.to_act
    return table._replace(
        match=match,
        phase=PLAYING if awaited else OVER,
        awaited=awaited,
        sitters=change.sitters,
        access=change.access,
        waiting=_waiting_after(table, change, awaited, at),
        hurried=frozenset() if change.begins else table.hurried,
    )


def _is_called_off(table: TableState, change: TableChange, match: AnyMatch) -> bool:
    """Return whether a match has too many moves, or a secret that may be known from before a restore."""
    return len(match.moves) >= MOST_MOVES or table.match_epoch < (change.epoch or table.epoch)


def _waiting_after(table: TableState, change: TableChange, awaited: tuple[int, ...], at: float) -> Waiting:
    actor = TABLE if change.begins else change.steps[0].actor if change.steps else None
    if actor is None:
        return table.waiting
    # where several are awaited, those who still are were asked when they were asked
    waits_on = len(awaited) > 0 and set(awaited) <= set(table.awaited) - {actor}
    if waits_on or not (actor in table.awaited or awaited != table.awaited or change.begins):
        return table.waiting
    beats = table.game.reveal_beats(history_of(change.steps)) if len(change.steps) > 1 else 0
    return Waiting(after(table.seq), at, actor, change.steps, beats)


def _with_signal(table: TableState, signal: ReadySignal, at: float) -> TableState:
    """Return the table with what a person wants; where all who play have seen the show, it is over."""
    if signal.hurries:
        wants = table._replace(hurried=table.hurried | {signal.seat})
    else:
        wants = table._replace(waiting=table.waiting._replace(ready=table.waiting.ready | {signal.seat}))
    if table.is_watched and wants.all_seen:
        return wants._replace(waiting=wants.waiting._replace(resumed=at))
    return wants


def _log_after(table: TableState, change: TableChange, match: AnyMatch | None, *, plays: bool) -> MatchLog:
    if match is None:
        return table.match_log
    log = table.match_log.after(after(table.seq), len(match.moves), change.sitters, change.who, change.steps)
    seats_changed = change.begins or change.sitters is not table.sitters
    return log.with_seats(change.sitters, plays=plays) if seats_changed and (plays or change.steps) else log


def _score_after(change: TableChange, moved: TableState) -> RunningScore:
    """Return the score after a change: another one if it ends a match with a result."""
    ends = moved.phase == OVER and moved.match is not None and (change.begins or len(change.steps) > 0)
    outcome = moved.match.outcome if ends and moved.match is not None else None
    return moved.score if outcome is None else moved.score.after(moved.sitters, outcome)
