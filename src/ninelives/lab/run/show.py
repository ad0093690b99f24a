"""From a row back to the record of its match, which is played again and verified."""

from pathlib import Path
from typing import NamedTuple

from ninelives.core.errors import BadOption, NineLivesError
from ninelives.core.record import MOVE, read_record, record
from ninelives.core.replay import verify
from ninelives.lab.data.folder import plan_in
from ninelives.lab.data.query import Tables
from ninelives.lab.found import game_of
from ninelives.lab.run.play import play_match
from ninelives.lab.run.rows import digest


class RowName(NamedTuple):
    """The columns that every row starts with, and the move if it is a decision: 0/17 or 0/17/42."""

    cell: int
    match: int
    move: int | None = None


def read_row(word: str) -> RowName:
    """Return the row that is written as `CELL/MATCH` or `CELL/MATCH/MOVE`."""
    parts = word.split("/")
    if len(parts) not in {2, 3} or not all(part.isdecimal() for part in parts):
        raise BadOption(f"A row looks like CELL/MATCH or CELL/MATCH/MOVE, such as 0/17, not {word!r}.")
    return RowName(*[int(part) for part in parts])


def render_row(folder: Path, row: RowName) -> str:
    """Return the record of a row's match, with a comment above the row's move."""
    plan = plan_in(folder)
    kept = Tables(folder).ask("select record from matches where cell = ? and match = ?", row[:2]).rows
    if not kept:
        raise NineLivesError(f"{folder} has no match {row.match} of cell {row.cell}.")
    cell = plan.cells[row.cell]
    match = play_match(cell, plan.seed, row.match)
    if digest(match) != kept[0][0]:
        raise NineLivesError("This match is played differently here: the rules or bots have changed since.")
    if row.move is not None and row.move >= len(match.moves):
        raise NineLivesError(f"This match has {len(match.moves)} moves, counted from 0: there is no move {row.move}.")
    written = record(match).write()
    if match.outcome is not None:
        verify(read_record(written), game_of(cell.game))
    return written if row.move is None else _mark_move(written, row.move)


def _mark_move(written: str, move: int) -> str:
    lines = written.split("\n")
    lines.insert(read_record(written).line_number_of(MOVE, move) - 1, f"# move {move}:")
    return "\n".join(lines)
