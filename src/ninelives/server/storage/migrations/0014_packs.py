"""Packs: rows of tables that rest leave the log. Tables that rest already come due in the course of a week.

None of them does on the first day: processes of the version before, which read no packs, may run until then.
"""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "fourteenth"
down_revision = "thirteenth"


def upgrade(op: Operations) -> None:
    op.create_table(
        "pack",
        sa.Column("table_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("commands", sa.LargeBinary, nullable=False),
        sa.Column("rows", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "packed_by",
        sa.Column("who", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    # numbers of tables are random, so these times are too
    op.execute(
        "update head set due = house.beat + 86400 + head.table_id % 604800 from house "
        "where head.due is null and head.seq > 0 and house.beat is not null"
    )
