"""Play a batch of a plan and keep its rows."""

from pathlib import Path

from ninelives.lab.data.folder import is_there, keep
from ninelives.lab.data.schema import TABLES, TableRows
from ninelives.lab.plan.cells import LabPlan, MatchBatch
from ninelives.lab.run.play import play_match
from ninelives.lab.run.rows import rows_of


def play_batch(folder: Path, plan: LabPlan, batch: MatchBatch) -> None:
    """Play a batch that is not there yet. It can be asked for anywhere: folder, plan and batch are plain words."""
    if not is_there(folder, batch):
        keep(folder, batch, batch_rows(plan, batch))


def batch_rows(plan: LabPlan, batch: MatchBatch) -> TableRows:
    """Play the matches of a batch and return their rows by table."""
    rows: TableRows = {table: [] for table in TABLES}
    for number in range(batch.first, batch.first + batch.matches):
        match = play_match(plan.cells[batch.cell], plan.seed, number)
        for table, some in rows_of(plan, batch.cell, number, match).items():
            rows[table].extend(some)
    return rows
