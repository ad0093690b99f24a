"""Moving a table from one database to another, where a store has several."""

from typing import Protocol

from ninelives.core.errors import NineLivesError
from ninelives.tables.ids import TableId


class TableMover(Protocol):
    async def move(self, table: TableId, to: str) -> None:
        """Move a table to the database of this name; nothing happens where it is there already."""
        ...


class MovesNothing:
    async def move(self, table: TableId, to: str) -> None:  # noqa: ARG002 - there is nowhere to go
        raise NineLivesError("All tables are in one database. Name several by --database NAME=postgresql://… each.")
