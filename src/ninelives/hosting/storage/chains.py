"""A batch taken apart: each table's rows in order. A table's chain goes in whole or not at all."""

from collections.abc import Awaitable, Callable, Sequence
from operator import itemgetter

from ninelives.tables.ids import TableId
from ninelives.tables.log import Row

type Add = Callable[[list[Row]], Awaitable[set[TableId]]]

in_order = itemgetter(0, 1)  # by table, then by number: whoever locks heads in this order waits in a queue


class Repeated(Exception):
    """A command stands in the log already: the guard spoke, and nothing of the batch was added."""


def chains(rows: Sequence[Row]) -> dict[TableId, list[Row]]:
    found: dict[TableId, list[Row]] = {}
    for row in sorted(rows, key=in_order):
        found.setdefault(row.table, []).append(row)
    return found


def is_unbroken(chain: list[Row]) -> bool:
    return all(row.seq == chain[0].seq + place for place, row in enumerate(chain))


async def add_all(add: Add, rows: Sequence[Row]) -> set[TableId]:
    """Add a batch in one commit; where the guard speaks, which takes a fault of ours, table by table instead."""
    batch = sorted(rows, key=in_order)
    try:
        return await add(batch)
    except Repeated:
        return await _singly(add, list(chains(batch).values()))


async def _singly(add: Add, batch: list[list[Row]]) -> set[TableId]:
    added: set[TableId] = set()
    for chain in batch:
        try:
            added |= await add(chain)
        except Repeated:
            continue
    return added
