"""Whether the logs hold what was sent, and nothing else."""

from collections.abc import Iterator

from hostile.attackers import Report
from hostile.honest import Table
from hostile.house import TableServer

from ninelives.tables.ids import SYSTEM, GuestId
from ninelives.tables.log import Row


def audit(house: TableServer, tables: list[Table], reports: list[Report]) -> list[str]:
    """Give a sentence for each row that nobody sent, and each acknowledged command that is not there."""
    honest = house.rows([table.code for table in tables])
    foreign = house.rows([code for report in reports for code in report.tables])
    said = {one for report in reports for one in report.said}
    faults = [fault for table in tables for fault in audit_table(table, honest.get(table.code, []))]
    return [*faults, *[fault for code, rows in foreign.items() for fault in unsaid(code, rows, said)]]


def audit_table(table: Table, rows: list[Row]) -> Iterator[str]:
    for row in rows:
        line = row.lines.partition("\n")[0]
        if table.sent.get((row.who, row.command)) != line:
            yield f"At {table.code} row {row.seq} says {line!r}, which its player did not send."
    places = {(row.who, row.command): row.seq + 1 for row in rows}
    for player in table.players:
        for name, seq in player.acknowledged.items():
            if places.get((GuestId(player.who), name)) != seq:
                yield f"At {table.code} command {name} was acknowledged with {seq} and is not there."


def unsaid(code: str, rows: list[Row], said: set[tuple[int, str]]) -> Iterator[str]:
    """Give what strangers' own tables hold that they did not say; to come back is said by coming."""
    for row in rows:
        if row.who != SYSTEM and (row.who, row.command) not in said and not row.command.startswith("back "):
            yield f"At {code} row {row.seq} is by {row.who}, who did not send it."
