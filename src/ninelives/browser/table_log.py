"""The rows of all tables in a browser's database. A row is added under its own number, by whoever comes first."""

from collections.abc import Iterable, Sequence
from math import inf
from typing import Final, NamedTuple

from ninelives.browser.transactions import (
    Decision,
    FoundTexts,
    Key,
    Span,
    Transactions,
    Write,
    name_of,
    one,
    read_all,
    read_one,
    under,
    written,
)
from ninelives.hosting.storage.chains import chains, is_unbroken
from ninelives.hosting.storage.port import LATEST
from ninelives.tables.ids import EMPTY, GuestId, Seq, TableId, after, before
from ninelives.tables.log import Row


class LogHead(NamedTuple):
    """The next free number of a table, and when it is due."""

    table: TableId
    seq: Seq
    due: float | None


class KeptSnapshot(NamedTuple):
    """How a table stood before the row with this number."""

    seq: Seq
    text: str


class Visit(NamedTuple):
    """Where somebody did something, and when they last did."""

    table: TableId
    at: float


def head_written(head: LogHead) -> Write:
    return Write(("head", name_of(head.table)), written(head))


class BrowserLog:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions: Final = transactions

    async def append(self, rows: Sequence[Row]) -> set[TableId]:
        batch = list(chains(rows).values())

        def decide(found: FoundTexts) -> Decision[set[TableId]]:
            places = iter(found)
            fitting = [chain for chain in batch if _fits(chain, next(places), [next(places) for _ in chain])]
            writes = [write for chain in fitting for write in _chain_written(chain)]
            return {chain[0].table for chain in fitting}, writes

        return await self._transactions.change([span for chain in batch for span in _spans_of(chain)], decide)

    async def tail(self, table: TableId, start: Seq = EMPTY) -> list[Row]:
        name = name_of(table)
        (texts,) = await self._transactions.read(Span(("row", name, start), ("row", name, ()), LATEST))
        return read_all(texts, Row)

    async def find(self, table: TableId, who: GuestId, command: str) -> Seq | None:
        (known,) = await self._transactions.read(one("command", name_of(table), name_of(who), command))
        if not known:  # mostly: then nobody need read all rows
            return None
        (texts,) = await self._transactions.read(under("row", name_of(table)))
        return next(row.seq for row in read_all(texts, Row) if (row.who, row.command) == (who, command))

    async def prune(self, table: TableId, seq: Seq) -> bool:
        def decide(found: FoundTexts) -> Decision[bool]:
            head = read_one(found[0], LogHead)
            if head is None or head.seq < seq:
                return False, []
            rows = [row for row in read_all(found[1], Row) if row.seq < before(seq)]
            return len(rows) == LATEST, [Write(key, None) for row in rows for key in (row_key(row), command_key(row))]

        first_rows = under("row", name_of(table))._replace(most=LATEST)
        return await self._transactions.change([_head_of(table), first_rows], decide)

    async def heads(self, tables: Iterable[TableId]) -> dict[TableId, tuple[Seq, float | None]]:
        found = await self._transactions.read(*[_head_of(table) for table in tables])
        return {head.table: (head.seq, head.due) for head in _heads_in(found)}

    async def claim(self, now: float, until: float, most: int, after: float = -inf) -> list[TableId]:
        def decide(found: FoundTexts) -> Decision[list[TableId]]:
            claimed = _late(found, now, after)[:most]
            return [head.table for head in claimed], _put_off(claimed, until)

        heads = [under("head")]
        anything = _late(await self._transactions.read(*heads), now, after)  # mostly nothing: then nobody need write
        return await self._transactions.change(heads, decide) if anything else []

    async def claim_these(self, tables: Sequence[TableId], now: float, until: float) -> dict[TableId, Seq]:
        def decide(found: FoundTexts) -> Decision[dict[TableId, Seq]]:
            claimed = _late(found, now)
            return {head.table: head.seq for head in claimed}, _put_off(claimed, until)

        return await self._transactions.change([_head_of(table) for table in tables], decide)

    async def postpone(self, table: TableId, seq: Seq, due: float | None) -> None:
        def decide(found: FoundTexts) -> Decision[None]:
            head = read_one(found[0], LogHead)
            stands = head is not None and head.seq == seq
            return None, [head_written(LogHead(table, seq, due))] if stands else []

        await self._transactions.change([_head_of(table)], decide)


def _head_of(table: TableId) -> Span:
    return one("head", name_of(table))


def _heads_in(found: FoundTexts) -> list[LogHead]:
    return [head for texts in found for head in read_all(texts, LogHead)]


def _late(found: FoundTexts, now: float, after: float = -inf) -> list[LogHead]:
    """Return what came due after that time, the longest due first."""
    dues = [(head.due, head) for head in _heads_in(found) if head.due is not None and after < head.due <= now]
    return [head for _due, head in sorted(dues)]


def _put_off(heads: list[LogHead], due: float) -> list[Write]:
    return [head_written(head._replace(due=due)) for head in heads]


def _spans_of(chain: list[Row]) -> list[Span]:
    return [_head_of(chain[0].table), *[Span(key := command_key(row), key) for row in chain]]


def command_key(row: Row) -> Key:
    return ("command", name_of(row.table), name_of(row.who), row.command)


def _fits(chain: list[Row], head_texts: list[str], commands: list[list[str]]) -> bool:
    head = read_one(head_texts, LogHead)
    stands = head is not None and head.seq == chain[0].seq and is_unbroken(chain)
    return stands and not any(commands) and len({command_key(row) for row in chain}) == len(chain)


def _chain_written(chain: list[Row]) -> list[Write]:
    last = chain[-1]
    writes = [write for row in chain for write in (row_written(row, new=True), _command_written(row))]
    return [
        *writes,
        *[visit_written(row.who, Visit(row.table, row.at)) for row in chain],
        head_written(LogHead(last.table, after(last.seq), last.due)),
    ]


def row_written(row: Row, *, new: bool = False) -> Write:
    return Write(row_key(row), written(row._replace(due=None)), new)


def row_key(row: Row) -> Key:
    return ("row", name_of(row.table), row.seq)


def _command_written(row: Row) -> Write:
    return Write(command_key(row), "1")


def visits_of(who: GuestId) -> Span:
    return under("visit", name_of(who))


def visit_key(who: GuestId, table: TableId) -> Key:
    return ("visit", name_of(who), name_of(table))


def visit_written(who: GuestId, visit: Visit) -> Write:
    return Write(visit_key(who, visit.table), written(visit))


def snapshot_of(table: TableId) -> Span:
    return one("snapshot", name_of(table))
