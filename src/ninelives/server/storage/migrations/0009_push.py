"""Your turn: devices that people are sent for by, what is due to be told, and tables that are muted."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "ninth"
down_revision = "eighth"


def upgrade(op: Operations) -> None:
    op.create_table(
        "push_subscription",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("who", sa.BigInteger, nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "nudge",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("table_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("due", sa.Double, nullable=False, index=True),
        sa.Column("made", sa.Double, nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "muted",
        sa.Column("who", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )
