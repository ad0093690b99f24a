"""Shards: which of several databases this is, where tables are, and which are being moved."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "thirteenth"
down_revision = "twelfth"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade(op: Operations) -> None:
    op.create_table(
        "shard",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
    )
    op.create_table(
        "place",
        sa.Column("table_id", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("shard", sa.Text, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
    )
    op.create_table(
        "transit",
        sa.Column("table_id", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("shard", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
    )
