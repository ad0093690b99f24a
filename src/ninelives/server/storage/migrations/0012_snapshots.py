"""Snapshots: how a table stood before its last match. They are made as tables are played at."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "twelfth"
down_revision = "eleventh"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade(op: Operations) -> None:
    op.create_table(
        "snapshot",
        sa.Column("table_id", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
