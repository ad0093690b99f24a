"""No more packs: rows of tables that rest are deleted, and their snapshots stand for them.

Of a table that wakes from its snapshot alone, the last row goes back into the log. Of others all rows do, and they come
due once more, none on the first day, so that they are put away again.
"""

import zlib

import msgspec
import sqlalchemy as sa
from alembic.operations import Operations

revision = "nineteenth"
down_revision = "eighteenth"

TABLES = sa.text("select distinct table_id from pack order by table_id")
PACKS = sa.text("select until, rows from pack where table_id = :table order by until")
RESTS = sa.text(
    "select snapshot.seq = head.seq from snapshot join head on head.table_id = snapshot.table_id "
    "where head.table_id = :table"
)
ADD = sa.text(
    "insert into log (table_id, seq, who, command, lines, at) values (:table, :seq, :who, :command, :lines, :at)"
)
COME_DUE = sa.text(
    "update head set due = house.beat + 86400 + head.table_id % 604800 from house "
    "where head.table_id = :table and head.due is null and house.beat is not null"
)

type PackedRow = tuple[int, str, str, float]


def upgrade(op: Operations) -> None:
    op.create_table(
        "visit",
        sa.Column("who", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.execute("insert into visit select who, table_id, at from packed_by")
    connection = op.get_bind()
    for (table,) in connection.execute(TABLES).all():
        _unpack(connection, table)
    op.drop_table("packed_by")
    op.drop_table("pack")


def _unpack(connection: sa.Connection, table: int) -> None:
    rests = connection.execute(RESTS, {"table": table}).scalar()
    packs = connection.execute(PACKS, {"table": table}).all()
    for until, packed in packs[-1:] if rests else packs:
        rows = msgspec.json.decode(zlib.decompress(packed), type=list[PackedRow])
        numbered = list(enumerate(rows, until - len(rows)))
        for seq, (who, command, lines, at) in numbered[-1:] if rests else numbered:
            row = {"table": table, "seq": seq, "who": who, "command": command, "lines": lines, "at": at}
            connection.execute(ADD, row)
    if not rests:
        connection.execute(COME_DUE, {"table": table})
