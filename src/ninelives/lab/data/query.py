"""Questions to the tables of a folder, in SQL."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ninelives.core.errors import NineLivesError
from ninelives.lab.data.folder import LAST
from ninelives.lab.data.schema import TABLES
from ninelives.lab.needs import import_extra


class Answer(NamedTuple):
    """The columns and rows that a query gave."""

    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]


class Tables:
    """The tables of a folder as views of a database in memory."""

    def __init__(self, folder: Path) -> None:
        self._duckdb = import_extra("duckdb")
        if not any(folder.joinpath(LAST).glob("*.parquet")):
            raise NineLivesError(f"{folder} has no matches yet. Play them with: ninelives lab resume {folder}")
        self._base = self._duckdb.connect()
        for table in TABLES:
            parts = str(folder / table / "*.parquet").replace("'", "''")
            self._base.execute(f"create view {table} as select * from read_parquet('{parts}')")  # noqa: S608 - our own words

    def ask(self, question: str, values: Sequence[object] = ()) -> Answer:
        """Return what a select statement finds; raise with the database's own words if it cannot be understood."""
        try:
            found = self._base.execute(question, list(values))
            return Answer(tuple([column[0] for column in found.description]), found.fetchall())
        except self._duckdb.Error as fault:
            raise NineLivesError(f"This cannot be answered: {fault}") from fault
