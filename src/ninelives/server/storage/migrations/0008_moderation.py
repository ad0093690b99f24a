"""For operators: their keys, what they did and why, and what people report."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "eighth"
down_revision = "seventh"


def upgrade(op: Operations) -> None:
    op.create_table(
        "operator_key",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("operator", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "act",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("operator", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False, index=True),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("reporter", sa.BigInteger, nullable=False),
        sa.Column("who", sa.BigInteger, nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("table_code", sa.Text, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("settled", sa.Integer, nullable=False, index=True),
        sa.UniqueConstraint("reporter", "who", "table_code", "match", "kind", name="report_once"),
    )
