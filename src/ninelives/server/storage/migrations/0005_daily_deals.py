"""Deals of the day: whose day a table is of."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "fifth"
down_revision = "fourth"


def upgrade(op: Operations) -> None:
    op.add_column("founding", sa.Column("day", sa.Text, nullable=False, server_default=""))
    op.create_index("ix_founding_day", "founding", ["day"])
