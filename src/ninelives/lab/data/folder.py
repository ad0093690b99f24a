"""A folder of the lab: plan.json, and for each table a folder with one Parquet part per batch.

A part is written under another name and then renamed, `matches` last: a batch is there when its part of `matches` is.
"""

import json
import os
from importlib.metadata import version
from pathlib import Path
from typing import Final

from ninelives.core.errors import NineLivesError
from ninelives.lab.data.schema import TABLES, TableRow, TableRows
from ninelives.lab.needs import import_extra
from ninelives.lab.plan.cells import LabPlan, MatchBatch, plan_from

PLAN: Final = "plan.json"
LAST: Final = "matches"
LEVEL: Final = 9  # of zstd


def prepare(folder: Path, plan: LabPlan) -> None:
    """Make the folder for a plan, or raise if it is another plan's."""
    facts = {"ninelives": version("ninelives"), **plan.facts()}
    if folder.joinpath(PLAN).exists():
        if plan_in(folder) != plan:
            raise NineLivesError(f"{folder} holds another plan. Name another folder, or delete this one.")
        return
    for table in TABLES:
        folder.joinpath(table).mkdir(parents=True, exist_ok=True)
    _write(folder / PLAN, (json.dumps(facts, indent=1) + "\n").encode())


def plan_in(folder: Path) -> LabPlan:
    """Return the plan of a folder; raise if it is none of the lab, or of other rules than these."""
    try:
        facts = json.loads(folder.joinpath(PLAN).read_text(encoding="utf-8"))
    except OSError as fault:
        raise NineLivesError(f"{folder} is no folder of the lab: it has no {PLAN}.") from fault
    made, here = facts.pop("ninelives"), version("ninelives")
    if made != here:
        raise NineLivesError(f"{folder} was made by ninelives {made}, and this is {here}: install that to go on.")
    return plan_from(facts)


def part(folder: Path, table: str, batch: MatchBatch) -> Path:
    """Return the path of a batch's rows of one table."""
    return folder / table / f"{batch.name}.parquet"


def is_there(folder: Path, batch: MatchBatch) -> bool:
    """Return whether a batch is played and all its rows are written."""
    return part(folder, LAST, batch).exists()


def count_missing_matches(folder: Path, plan: LabPlan) -> int:
    """Return how many matches are not played yet: all, or those up to a look where a plan may end early.

    That is the look that somebody is on the way to; whether a look that was reached is the last one, nobody knows.
    """
    absent = {batch for batch in plan.batches() if not is_there(folder, batch)}
    begun = set(plan.batches()) - absent
    asked = next(asked for look in range(1, plan.looks + 1) if begun.issubset(asked := plan.batches_of(look)))
    return sum([batch.matches for batch in absent.intersection(asked)])


def keep(folder: Path, batch: MatchBatch, rows: TableRows) -> None:
    """Write the rows of a batch, one part for each table."""
    for table in sorted(TABLES, key=lambda table: table == LAST):
        path = part(folder, table, batch)
        _write(path, encode_rows(table, rows[table]))
        for left in path.parent.glob(f"{path.name}.*"):  # by a worker that was killed
            left.unlink(missing_ok=True)


def encode_rows(table: str, rows: list[TableRow]) -> bytes:
    """Return rows as Parquet: the same bytes for the same rows."""
    arrow, parquet = import_extra("pyarrow"), import_extra("pyarrow.parquet")
    columns = TABLES[table]
    arrays = [
        arrow.array([row[nth] for row in rows], arrow.type_for_alias(column.kind)) for nth, column in enumerate(columns)
    ]
    sink = arrow.BufferOutputStream()
    parquet.write_table(
        arrow.table(arrays, names=[column.name for column in columns]),
        sink,
        compression="zstd",
        compression_level=LEVEL,
        write_statistics=False,  # they would be larger than the data of a small part
        store_schema=False,
    )
    return bytes(sink.getvalue())


def _write(path: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.rename(path)
